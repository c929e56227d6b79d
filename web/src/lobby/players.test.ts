import { expect, test } from "vitest";
import type { CatalogBot, CatalogScenario } from "../../types/wire";
import { settings } from "../lib/settings.svelte";
import { defaultPlayers, personName, playerName, strongest } from "./players";

const bots = [
  { name: "random", level: 0 },
  { name: "greedy", level: 2 },
  { name: "steady", level: 1 },
] as CatalogBot[];
const scenario = { seats: [{ id: "blue" }, { id: "red" }] } as CatalogScenario;

test("a newcomer plays the first seat against the strongest bot", () => {
  expect(strongest(bots)?.name).toBe("greedy");
  expect(defaultPlayers(scenario, bots)).toEqual({ blue: "human", red: "greedy" });
});

test("without bots people play every seat", () => {
  expect(defaultPlayers(scenario, [])).toEqual({ blue: "human", red: "human" });
});

test("the first person is you, a further one somebody else", () => {
  settings.language = "en";
  const both = { blue: "human", red: "human" };
  expect(personName(scenario, both, "blue")).toBe("You, at this screen");
  expect(personName(scenario, both, "red")).toBe("Another person, at this screen");
  expect(personName(scenario, { blue: "greedy", red: "human" }, "red")).toBe("You, at this screen");
  expect(personName(scenario, { blue: "greedy", red: "random" }, "red")).toBe(
    "You, at this screen",
  );
});

test("players have names", () => {
  settings.language = "en";
  const captain = { name: "greedy", level: 1, title: { en: "Captain" } } as unknown as CatalogBot;
  expect(playerName("human", [captain])).toBe("a person");
  expect(playerName("greedy", [captain])).toBe("Captain (bot)");
  expect(playerName("gone", [captain])).toBe("gone (bot)");
});
