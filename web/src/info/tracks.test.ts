import { describe, expect, it } from "vitest";
import { tracks } from "./tracks";

describe("tracks", () => {
  it("that belong to seats stand in one row", () => {
    expect(
      tracks({ "air-blue": 2, "air-red": 0, "points-blue": 5, weather: 1 }, ["blue", "red"]),
    ).toEqual([
      { name: "air", shared: null, bySeat: { blue: 2, red: 0 } },
      { name: "points", shared: null, bySeat: { blue: 5 } },
      { name: "weather", shared: 1, bySeat: {} },
    ]);
  });
});
