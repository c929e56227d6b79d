import { expect, test } from "vitest";
import type { CatalogScenario } from "../../types/wire";
import { ANYTHING, found, isAsking, isSolo, lengthOf, type Wish, OWN } from "./finder";

function scenario(id: string, more: Partial<CatalogScenario> & { minutes?: number } = {}) {
  const { minutes, ...rest } = more;
  const seats = [{ id: "a" }, { id: "b" }];
  const length = minutes === undefined ? null : { answers: minutes * 15, minutes };
  return {
    id,
    system: id.split("/")[0],
    title: { en: id },
    seats,
    options: [],
    difficulty: 1,
    length,
    ...rest,
  } as unknown as CatalogScenario;
}

const one = [{ id: "us" }] as CatalogScenario["seats"];
const four = ["a", "b", "c", "d"].map((id) => ({ id })) as CatalogScenario["seats"];
const ALL = [
  scenario("scs/mill", { minutes: 20 }),
  scenario("scs/gothic", { minutes: 480, difficulty: 2 }),
  scenario("coh/first", { minutes: 20, difficulty: 2, options: ["solitaire"] }),
  scenario("coh/four", { minutes: 90, difficulty: 2, seats: four }),
  scenario("coh/new"),
  scenario("ambush/corbeau", { minutes: 90, difficulty: 3, seats: one }),
];

function ids(wish: Partial<Wish>): string[] {
  const text = ({ id }: CatalogScenario): string => (id === "scs/gothic" ? "Linea gòtica" : id);
  return found(ALL, { ...ANYTHING, ...wish }, text).map(({ id }) => id);
}

test("who asks for nothing sees every system first, the shortest of each", () => {
  expect(ids({})).toEqual([
    "scs/mill",
    "coh/first",
    "ambush/corbeau",
    "coh/four",
    "scs/gothic",
    "coh/new",
  ]);
  expect(isAsking(ANYTHING)).toBe(false);
});

test("system, difficulty and sides are kept to", () => {
  expect(ids({ system: "coh" })).toEqual(["coh/first", "coh/four", "coh/new"]);
  expect(ids({ difficulty: 3 })).toEqual(["ambush/corbeau"]);
  expect(ids({ sides: 1 })).toEqual(["ambush/corbeau"]);
  expect(ids({ sides: 3 })).toEqual(["coh/four"]);
});

test("what was not measured has no length", () => {
  expect(ids({ length: "short" })).toEqual(["scs/mill", "coh/first"]);
  expect(ids({ length: "evening" })).toEqual(["coh/four", "ambush/corbeau"]);
  expect(ids({ length: "long" })).toEqual(["scs/gothic"]);
  expect(lengthOf(ALL[4]!)).toBe(null);
});

test("guided games stand behind the others of their system", () => {
  const guided = scenario("scs/lesson", { minutes: 5, guide: true });
  const order = found([guided, ALL[1]!, ALL[0]!], ANYTHING, () => "").map(({ id }) => id);
  expect(order).toEqual(["scs/mill", "scs/gothic", "scs/lesson"]);
});

test("a single player finds what has rules for one", () => {
  expect(ids({ solo: true })).toEqual(["coh/first", "ambush/corbeau"]);
  expect(isSolo(ALL[0]!)).toBe(false);
});

test("words are found without accents and capitals, all of them", () => {
  expect(ids({ words: "GOTICA" })).toEqual(["scs/gothic"]);
  expect(ids({ words: " gotica  linea " })).toEqual(["scs/gothic"]);
  expect(ids({ words: "gotica mill" })).toEqual([]);
});

test("scenarios of one's own are asked for like a system", () => {
  const mine = { ...scenario("scs/mine@1", { minutes: 5 }), own: true };
  const fitting = found([...ALL, mine], { ...ANYTHING, system: OWN }, () => "");
  expect(fitting.map(({ id }) => id)).toEqual(["scs/mine@1"]);
});
