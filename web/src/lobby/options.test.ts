import { expect, test } from "vitest";
import type { CatalogOption } from "../../types/wire";
import { chosenCount, withOption } from "./options";

const words = { en: "", it: "" };
const value = (name: string) => ({ name, title: words });
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
