import { describe, expect, it } from "vitest";
import { sections, tracks } from "./tracks";

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

  it("that are whole by themselves belong to no seat, however their names end", () => {
    const whole = (name: string): boolean => name === "replacements-blue";
    expect(tracks({ "replacements-blue": 2 }, ["blue"], whole)).toEqual([
      { name: "replacements-blue", shared: 2, bySeat: {} },
    ]);
  });

  it("stand in the sections of their system; what stands at zero may be left out", () => {
    const numbers = {
      "air-points": 3,
      "replacements-rok": 1,
      "replacements-us": 0,
      "yellow-sea-inshore": 0,
    };
    const shown = (system: string) =>
      sections(system, tracks(numbers, [])).map(({ id, rows }) => [id, rows.map((it) => it.name)]);
    expect(shown("nextwar")).toEqual([
      [null, ["air-points"]],
      ["sea", ["yellow-sea-inshore"]],
      ["replacements", ["replacements-rok"]],
    ]);
    expect(shown("scs")).toEqual([[null, Object.keys(numbers)]]);
  });
});
