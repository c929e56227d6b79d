import { expect, test } from "vitest";
import type { Choice, PromptView } from "../../types/scene";
import { choice } from "../play/fixture";
import { type Ahead, PLAIN, actingAlready, answersOpen, inWay, modesOf, onTable } from "./ahead";

/** A choice that commits to nothing, in a way of acting if one is named. */
function opening(action: string, mode?: string): Choice {
  const [, unit = null] = action.split(" ");
  return { ...inMode(choice(action), mode), unit, hex: null, opens: true };
}

function inMode(given: Choice, mode?: string): Choice {
  return mode === undefined ? given : { ...given, mode: { id: mode, title: given.label } };
}

function question(choices: Choice[], more: Partial<PromptView> = {}): PromptView {
  const asked = { step: 7, seat: "blue", decision: "turn", about: {}, asks: [], reaches: [] };
  return { ...asked, choices, front: [], ...more } as unknown as PromptView;
}

const TURN = question([
  choice("pass"),
  opening("use B1"),
  opening("command B1", "command"),
  opening("command B2", "command"),
]);

const PLAN = question(
  [
    choice("move 01.01"),
    inMode(choice("smoke 02.01"), "smoke"),
    opening("join B2", "group"),
    choice("dig"),
  ],
  { decision: "plan" },
);

const TAKEN: Ahead = { actions: ["use B1"], unit: "B1", prompt: PLAN };

function offered(prompt: PromptView | null): string[] {
  return (prompt?.choices ?? []).map(({ action }) => action);
}

test("plain answers are offered, and who has none is lent the first it has", () => {
  expect(offered(onTable(TURN, null, PLAIN))).toEqual(["pass", "use B1", "command B2"]);
});

test("a way of acting that is switched on makes room for its own answers", () => {
  const prompt = onTable(TURN, null, { open: "command", ahead: null });
  expect(offered(prompt)).toEqual(["pass", "command B1", "command B2"]);
});

test("a question without ways of acting is put as it is", () => {
  const plain = question([choice("pass"), choice("move 01.01")]);
  expect(onTable(plain, null, PLAIN)).toBe(plain);
});

test("what is taken up brings the question behind it, beside the open one", () => {
  const prompt = onTable(TURN, TAKEN, PLAIN);
  expect(prompt?.decision).toBe("plan");
  expect(prompt?.step).toBe(7);
  expect(offered(prompt)).toEqual(["move 01.01", "dig", "pass", "command B2"]);
});

test("counters that are added leave hexes to be pointed at", () => {
  const prompt = onTable(TURN, TAKEN, { open: null, ahead: "group" });
  expect(offered(prompt)).toEqual(["move 01.01", "join B2", "dig", "pass"]);
});

test("smoke takes the place of other hexes", () => {
  const prompt = onTable(TURN, TAKEN, { open: null, ahead: "smoke" });
  expect(offered(prompt)).toContain("smoke 02.01");
  expect(offered(prompt)).not.toContain("move 01.01");
});

test("an answer belongs to the question that offers it, or that knows its verb", () => {
  expect(answersOpen(TURN, TAKEN, "pass")).toBe(true);
  expect(answersOpen(TURN, TAKEN, "move 01.01")).toBe(false);
  expect(answersOpen(TURN, TAKEN, "use B9")).toBe(true);
  expect(answersOpen(TURN, TAKEN, "move 09.09")).toBe(false);
  expect(answersOpen(TURN, null, "move 09.09")).toBe(true);
});

test("who acts already is taken up with its plain answer", () => {
  expect(actingAlready(TURN)).toBeNull();
  expect(actingAlready({ ...TURN, about: { unit: "B1" } as never })?.action).toBe("use B1");
  expect(actingAlready({ ...TURN, about: { unit: "B2" } as never })).toBeNull();
});

test("ways of acting are known by question and by counter", () => {
  expect(modesOf(PLAN).map(({ id }) => id)).toEqual(["smoke", "group"]);
  expect(inWay(TURN, "B1", "command")?.action).toBe("command B1");
  expect(inWay(TURN, "B1", null)?.action).toBe("use B1");
});

test("what both questions offer is offered once, and takes along what was taken up", () => {
  const group: Ahead = {
    actions: ["join B2"],
    unit: "B2",
    prompt: question([choice("move 01.01"), choice("take-out B2")], { decision: "plan" }),
  };
  expect(offered(onTable(PLAN, group, PLAIN))).toEqual(["move 01.01", "take-out B2", "dig"]);
  expect(answersOpen(PLAN, group, "move 01.01")).toBe(false);
  expect(answersOpen(PLAN, group, "dig")).toBe(true);
});
