import { describe, expect, it } from "vitest";
import type { Counter, Facts, PromptView, Reach, Scene } from "../../types/scene";
import { facesOf } from "../counters/face";
import {
  NONE,
  hexInQuestion,
  hexesInQuestion,
  hexesToChoose,
  highlightsOf,
  selectable,
  shotsAtTargets,
  unitsAsked,
} from "./highlights";

const faces = facesOf("scs");

const counter = (id: string, seat: string, hex: string, marks: string[] = []): Counter =>
  ({ id, seat, hex, marks, face: "up", values: {} }) as unknown as Counter;

const scene = (...counters: Counter[]): Scene => ({ counters }) as unknown as Scene;

const prompt = (choices: { hex?: string; unit?: string }[], about: Facts = {}): PromptView =>
  ({
    seat: "blue",
    about,
    choices: choices.map(({ hex, unit }) => ({ hex: hex ?? null, unit: unit ?? null })),
  }) as unknown as PromptView;

const reach = (hex: string, cost: string): Reach => ({
  hex,
  box: null,
  cost,
  left: "",
  path: [],
  actions: [],
});

describe("what is pointed out", () => {
  it("is nothing without a scene", () => {
    expect(highlightsOf(null, null, [], faces)).toEqual(NONE);
  });

  it("is hexes to go to with their cost, and targets where somebody else stands", () => {
    const found = highlightsOf(
      scene(counter("R", "red", "2"), counter("B", "blue", "3")),
      prompt([{ hex: "1" }, { hex: "2" }, { hex: "3" }]),
      [reach("1", "1½"), reach("4", "3")],
      faces,
    );
    expect(found.reach).toEqual([
      { hex: "1", label: "1½" },
      { hex: "3", label: "" },
      { hex: "4", label: "3" },
    ]);
    expect(found.targets).toEqual([{ hex: "2", label: "" }]);
  });

  it("is who aims at whom, with the odds that the question names", () => {
    const table = scene(
      counter("A", "blue", "1"),
      counter("B", "blue", "1"),
      counter("R", "red", "2"),
    );
    const about = { target: "2", attackers: ["A", "B"], odds: "5:2", column: "2:1" };
    const found = highlightsOf(table, prompt([], about), [], faces);
    expect(found.aims).toEqual([{ from: "1", to: "2" }]);
    expect(found.targets).toEqual([{ hex: "2", label: "5:2 · 2:1" }]);
  });

  it("shows no way for those who attack out of a box", () => {
    const aboard = { ...counter("M", "blue", ""), hex: null, box: "aboard" };
    const table = scene(counter("A", "blue", "1"), aboard, counter("R", "red", "2"));
    const found = highlightsOf(
      table,
      prompt([], { attackers: ["A", "M"], target: "2" }),
      [],
      faces,
    );
    expect(found.aims).toEqual([{ from: "1", to: "2" }]);
  });

  it("is told by marks to those who are not asked", () => {
    const table = scene(
      counter("A", "blue", "1", ["attacking"]),
      counter("R", "red", "2", ["defending"]),
      counter("C", "blue", "5", ["selected"]),
    );
    const found = highlightsOf(table, null, [], faces);
    expect(found.aims).toEqual([{ from: "1", to: "2" }]);
    expect(found.chosen).toEqual(["5"]);
  });

  it("lies about the hex that is in question", () => {
    const table = scene(counter("A", "blue", "7"));
    expect(hexInQuestion(table, prompt([], { target: "2", hex: "1" }))).toBe("2");
    expect(hexInQuestion(table, prompt([], { unit: "A" }))).toBe("7");
    expect(hexInQuestion(table, prompt([]))).toBeNull();
  });

  it("is the counters that an answer is about", () => {
    expect(selectable(prompt([{ unit: "A" }, { unit: "A" }, { hex: "1" }]))).toEqual(
      new Set(["A"]),
    );
    expect(selectable(null)).toEqual(new Set());
  });
});

it("knows the hexes that can be chosen, and those of counters that can be", () => {
  const asked = prompt([{ hex: "1" }, { hex: "2", unit: "B1" }, { unit: "B2" }, {}]);
  expect(hexesToChoose(asked)).toEqual(["1"]);
  const table = scene(counter("B1", "blue", "2"), counter("B2", "blue", "3"));
  expect(hexesInQuestion(table, asked)).toEqual(["2", "3", "1"]);
  expect(hexesInQuestion(null, null)).toEqual([]);
});

describe("a firefight", () => {
  const squads = facesOf("coh");
  const shooting = (verb: string, hex: string) => ({
    action: `${verb} ${hex}`,
    verb,
    hex,
    unit: null,
  });
  const plan = {
    seat: "blue",
    about: { units: ["B"] },
    choices: [
      shooting("fire", "1"),
      shooting("fire", "2"),
      shooting("move", "3"),
      shooting("fire", "3"),
    ],
  } as unknown as PromptView;
  const table = scene(counter("R", "red", "2"), counter("B", "blue", "5"), {
    ...counter("smoke", "red", "1"),
    kind: "smoke",
  });

  it("tells targets from hexes that are shot at in vain, and from those to go to", () => {
    const found = highlightsOf(table, plan, [], squads, new Map([["2", "28%"]]));
    expect(found.targets).toEqual([{ hex: "2", label: "28%" }]);
    expect(found.shots).toEqual(["1"]);
    expect(found.reach).toEqual([{ hex: "3", label: "" }]);
  });

  it("frames the counters that the question is about", () => {
    expect([...unitsAsked(plan, squads)]).toEqual(["B"]);
    expect(highlightsOf(table, plan, [], squads).chosen).toEqual(["5"]);
  });

  it("asks for the chances of shots at somebody only", () => {
    expect(shotsAtTargets(table, plan, squads)).toEqual([{ action: "fire 2", hex: "2" }]);
  });
});

describe("a box", () => {
  it("is pointed out as a hex is: to go to, as a target, and as the place of who is chosen", () => {
    const inBox = (id: string, seat: string, box: string, marks: string[] = []): Counter =>
      ({ ...counter(id, seat, "", marks), hex: null, box }) as Counter;
    const asked = prompt([], {});
    const choices = ["port", "lost"].map((box) => ({ hex: null, box, unit: null }));
    const found = highlightsOf(
      scene(inBox("R", "red", "lost"), inBox("B", "blue", "base", ["selected"])),
      { ...asked, choices } as unknown as PromptView,
      [{ ...reach("", "2"), hex: null, box: "port" }],
      faces,
    );
    expect(found.reach).toEqual([{ hex: "port", label: "2" }]);
    expect(found.targets).toEqual([{ hex: "lost", label: "" }]);
    expect(found.chosen).toEqual(["base"]);
  });
});
