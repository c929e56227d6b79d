import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Message, OutcomeView } from "../../types/scene";
import { board, scene, setting } from "../lib/fixture";
import { settings } from "../lib/settings.svelte";
import type { TableStore } from "../lib/table.svelte";
import { tallies } from "../time/dice";
import { log, read } from "../time/fixture";
import { accountsOf, isOneAccount, secretsOf } from "./account";
import Outcome from "./Outcome.svelte";

const said = (key: string, args: Message["args"] = {}): Message => ({ key, args });

const outcome: OutcomeView = {
  result: "Blue victory",
  text: { en: "Blue victory", it: "Vittoria blu" },
  winner: "blue",
  points: { blue: 5 },
  parts: {
    blue: [
      { message: said("scs-account-control", { hex: { text: "03.01" } }), number: 7 },
      { message: said("scs-loss-steps"), number: -2 },
    ],
  },
  losses: {
    blue: [{ message: said("scs-loss-units"), number: 1 }],
    red: [{ message: said("scs-loss-units"), number: 4 }],
  },
  rule: "scs:13.0C",
};

let mounted: ReturnType<typeof mount> | null = null;

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
});

function show(language: "en" | "it"): HTMLElement {
  const now = scene({ step: 1, outcome, asked: null });
  const store = { setting, board, log, scene: now, shown: now, past: null, info: null };
  settings.language = language;
  const props = { store: store as unknown as TableStore, outcome };
  mounted = mount(Outcome, { target: document.body, props });
  flushSync();
  return document.body;
}

describe("the account of a finished game", () => {
  it("has a line for every seat, and points only for those who score", () => {
    const accounts = accountsOf(outcome, setting.seats, []);
    expect(accounts.map(({ seat, points }) => [seat, points])).toEqual([
      ["blue", 5],
      ["red", null],
    ]);
    expect(accounts[1]!.losses[0]!.number).toBe(4);
  });

  it("says nothing of a side that nobody plays and that has nothing to account for", () => {
    const seats = [...setting.seats, { id: "gray" }];
    expect(accountsOf(outcome, seats, []).map(({ seat }) => seat)).toEqual(["blue", "red"]);
  });

  it("counts each die once", () => {
    const [blue, red] = accountsOf(outcome, setting.seats, tallies(read()));
    expect(blue!.luck.map(({ count, rolls }) => [count, rolls])).toEqual([[1, 2]]);
    expect(red!.luck).toEqual([]);
  });

  it("tells what players kept to themselves, and nothing else", () => {
    const notes = [said("coh-note-aim-of"), said("coh-note-card-of"), said("coh-note-card")];
    expect(secretsOf(scene({ notes })).map(({ key }) => key)).toEqual([
      "coh-note-aim-of",
      "coh-note-card-of",
    ]);
  });

  it.each(["en", "it"] as const)("shows points with their parts and losses (%s)", (language) => {
    const page = show(language);
    const points = page.querySelector("[data-points=blue]")!.textContent!;
    expect(points).toMatch(/5/);
    expect(points).toMatch(language === "en" ? /03\.01 held\s*7/ : /03\.01 sotto controllo\s*7/);
    expect(points).toContain("−2");
    expect(page.querySelector("[data-points=red]")).toBeNull();
    const lost = page.querySelector("[data-losses=red]")!.textContent!;
    expect(lost).toMatch(language === "en" ? /Units destroyed\s*4/ : /Unità distrutte\s*4/);
  });

  it("says in words how lucky each seat was", () => {
    const page = show("en");
    // A four and a six: three more than two dice come to on average.
    const blue = page.querySelector("[data-luck=blue]")!.textContent!;
    expect(blue).toMatch(/2 rolls\.\s+Mean 5, expected 3\.5\./);
    expect(blue).toContain("A little higher than expected: +3 in all.");
    expect(page.querySelector("[data-luck=red]")!.textContent).toContain("No dice");
  });
});

it("players with one account between them win together", () => {
  const parts = { able: [], baker: [] };
  expect(isOneAccount({ ...outcome, points: { able: 5, baker: 5 }, parts })).toBe(true);
  expect(isOneAccount({ ...outcome, points: { able: 5, baker: 4 }, parts })).toBe(false);
  expect(isOneAccount(outcome)).toBe(false);
});
