import { expect, test } from "vitest";
import type { Setting } from "../../types/scene";
import type { CatalogOption, CatalogScenario, CatalogSeat } from "../../types/wire";
import { agreedAt, chosenCount, offeredBy, seatsBy, withOption } from "./options";

const words = { en: "", it: "" };
const value = (name: string) => ({ name, title: words, seats: null });
const fog: CatalogOption = {
  name: "fog",
  rule: "scs:0.10A",
  title: words,
  about: words,
  values: [value("on"), value("off")],
  usual: "on",
};
const order: CatalogOption = { ...fog, name: "order", usual: null };

test("only what is not the usual is agreed on", () => {
  const off = withOption({}, fog, "off");
  expect(off).toEqual({ fog: "off" });
  expect(withOption(off, fog, "on")).toEqual({});
  expect(chosenCount(off)).toBe(1);
});

test("where the scenario decides, every value is a choice and none leaves it to the scenario", () => {
  const on = withOption({ fog: "off" }, order, "on");
  expect(on).toEqual({ fog: "off", order: "on" });
  expect(withOption(on, order, "")).toEqual({ fog: "off" });
});

test("a scenario lists what it offers, and nothing else of its system", () => {
  const names = (options: string[]) => offeredBy({ options }, [fog, order]).map(({ name }) => name);
  expect(names(["order"])).toEqual(["order"]);
  expect(names(["order", "fog"])).toEqual(["fog", "order"]);
  expect(names([])).toEqual([]);
});

test("who sits at the table may be agreed on", () => {
  const seats = (...ids: string[]) => ids.map((id) => ({ id }) as CatalogSeat);
  const scenario = { seats: seats("us") } as CatalogScenario;
  const two = { ...value("2"), seats: seats("able", "baker") };
  const players: CatalogOption = { ...fog, name: "players", values: [value("1"), two], usual: "1" };
  const ids = (agreed: { [name in string]: string }) =>
    seatsBy(scenario, [fog, players], agreed).map(({ id }) => id);
  expect(ids({})).toEqual(["us"]);
  expect(ids({ fog: "off" })).toEqual(["us"]);
  expect(ids({ fog: "off", players: "2" })).toEqual(["able", "baker"]);
});

test("a game like another is begun with what that one had agreed on", () => {
  const message = (key: string) => ({ key, args: {} });
  const agreed = [
    {
      title: message("ambush-option-players"),
      value: message("ambush-option-players-2"),
      rule: "",
    },
  ];
  const setting: Pick<Setting, "system" | "agreed"> = { system: "ambush", agreed };
  expect(agreedAt(setting)).toEqual({ players: "2" });
});
