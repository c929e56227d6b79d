import { describe, expect, it } from "vitest";
import { choice, prompt } from "./fixture";
import { placesOf } from "./stack-order";

describe("the places of a stack", () => {
  it("come from the top down, each with what lies below it", () => {
    const at = (place: number) => choice(`place-at ${place}`, { hex: null, unit: null });
    const asked = { ...prompt(at(1), at(2), at(3)), about: { stack: ["low", "high"] } };
    expect(placesOf(asked).map(({ choice, below }) => [choice.action, below])).toEqual([
      ["place-at 3", "high"],
      ["place-at 2", "low"],
      ["place-at 1", null],
    ]);
  });

  it("are none where no stack is asked about", () => {
    expect(placesOf(prompt(choice("end")))).toEqual([]);
  });
});
