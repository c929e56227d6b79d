import { expect, it } from "vitest";
import { unitsNamed } from "./named";

it("finds the counters of a message, in lists and in messages within it", () => {
  const unit = (id: string) => ({ unit: { id, name: `${id} Lancers` } });
  const within = { key: "seen", args: { unit: unit("c") } };
  const args = { hex: { text: "07.05" }, list: { list: [unit("a"), unit("b")] } };
  expect(unitsNamed({ key: "moved", args: { ...args, then: { message: within } } })).toEqual([
    "a",
    "b",
    "c",
  ]);
});
