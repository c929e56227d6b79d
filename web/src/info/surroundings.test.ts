import { describe, expect, it } from "vitest";
import { board, counter, scene, setting } from "../lib/fixture";
import { surroundings } from "./surroundings";

describe("the surroundings of a hex", () => {
  it("name terrain, roads, hexsides, places, control and the stack from its top", () => {
    const counters = [
      counter("B1", { hex: "03.01" }),
      counter("B2", { hex: "03.01" }),
      counter("B3"),
    ];
    const seen = scene({ counters, control: { "03.01": "red" } });
    expect(surroundings(board, seen, setting.objectives, "03.01")).toMatchObject({
      terrain: "town",
      names: ["Mühlhof"],
      lines: ["road"],
      sides: [],
      controller: "red",
      objective: true,
      stack: [{ id: "B2" }, { id: "B1" }],
    });
    expect(surroundings(board, seen, [], "01.01")!.sides).toEqual([
      { kind: "river", towards: ["02.01"] },
    ]);
  });

  it("of a hex that is not on the board are nothing", () => {
    expect(surroundings(board, scene(), [], "99.99")).toBeNull();
  });
});
