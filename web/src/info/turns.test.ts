import { describe, expect, it } from "vitest";
import { scene, setting } from "../lib/fixture";
import { turnBoxes } from "./turns";

describe("the turn track", () => {
  const arrival = (turn: number) => ({ turn, seat: "blue", units: [`B${turn}`], hexes: [] });
  const boxes = turnBoxes(setting, scene({ arrivals: [arrival(1), arrival(2), arrival(4)] }));

  it("has a box for every turn and knows which is now", () => {
    expect(boxes.map((it) => it.when)).toEqual(["past", "now", "to-come", "to-come"]);
    expect(boxes[0]!.label).toEqual({ en: "one", it: "uno" });
  });

  it("keeps what is late in the current turn", () => {
    const units = boxes.map((it) => it.arrivals.flatMap((own) => own.units));
    expect(units).toEqual([[], ["B1", "B2"], [], ["B4"]]);
  });
});
