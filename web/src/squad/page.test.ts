import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import SquadPage from "./SquadPage.svelte";
import type { Squad } from "./squad";

const squad: Squad = {
  missions: [{ mission: "ambush/corbeau", won: true, points: 7 }],
  fallen: [{ letter: "H", name: "Pfc. Old", health: "killed", mission: "ambush/corbeau" }],
  men: [
    {
      letter: "A",
      name: "Sgt. New",
      command: true,
      in: 3,
      pc: 5,
      ws: -1,
      ds: 4,
      mpa: 4,
      price: 8,
      cp: 2,
      missions: 1,
      wounds: 1,
      health: "wounded",
      lost: false,
      deeds: [["KF", 31]],
      tally: { killed: 1, incapacitated: 0, wounded: 0, captured: 0, vehicles: 0 },
      arms: [{ model: "rifle" }],
      ammo: ["grenade", "grenade"],
    },
  ],
};

/** What the server says of the squad. */
let told: Squad | null = squad;
let page: ReturnType<typeof mount> | null = null;

function serve(address: string): Promise<Response> {
  if (address.endsWith("/squad")) return Promise.resolve(Response.json(told));
  if (address.endsWith("/catalog")) {
    const title = { en: "Corbeau Bridge", it: "Ponte Corbeau" };
    const seats = [{ id: "us", name: title, forms: {}, color: "#6b7042" }];
    const scenarios = [{ id: "ambush/corbeau", system: "ambush", kind: "game", title, seats }];
    return Promise.resolve(Response.json({ systems: [], scenarios, bots: [] }));
  }
  return Promise.resolve(Response.json({ id: "k3f9", scenario: "ambush/corbeau", over: true }));
}

beforeEach(() => {
  told = squad;
  settings.language = "en";
  vi.stubGlobal("fetch", serve);
});

afterEach(async () => {
  if (page) await unmount(page);
  vi.unstubAllGlobals();
});

async function shown(): Promise<string> {
  page = mount(SquadPage, { target: document.body, props: { id: "k3f9" } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("main")?.getAttribute("aria-busy")).toBe("false");
  });
  return (document.body.textContent ?? "").replace(/\s+/g, " ");
}

test("men, wounds, kills, gear and missions stand on the page", async () => {
  const text = await shown();
  for (const words of [
    "Sgt. New",
    "commands",
    "wounded",
    "hurt once",
    "1 killed",
    "killed by fire",
  ])
    expect(text).toContain(words);
  for (const words of ["rifle", "2 × grenade", "Corbeau Bridge", "won", "+7", "Pfc. Old", "−1"])
    expect(text).toContain(words);
  expect(text).toContain("Next mission");
});

test("a game without a squad says so", async () => {
  told = null;
  expect(await shown()).toContain("No squad has been chosen yet");
});
