import { describe, expect, it } from "vitest";
import { line, read } from "./fixture";
import { frames, missed, Seen } from "./film";

describe("what was missed", () => {
  it("is what others did after the last step seen", () => {
    const film = missed(read(), "red", 2, 21)!;
    expect([film.combats, film.losses]).toEqual([1, 1]);
    expect(film.entries.map((it) => it.lines[0]!.step)).toEqual([3, 7, 11]);
  });

  it("is nothing if only the viewer has played", () => {
    expect(missed(read(), "blue", 2, 16)).toBeNull();
    expect(missed(read(), "red", 16, 21)).toBeNull();
  });

  it("is nothing if nobody knows who has played", () => {
    const unclaimed = read([line(1, "announced", { hex: "04.01" })]);
    expect(missed(unclaimed, "blue", 0, 1)).toBeNull();
  });

  it("ends where the game stood", () => {
    expect(missed(read(), "red", 2, 10)!.entries.map((it) => it.lines[0]!.step)).toEqual([3, 7]);
  });
});

describe("a film", () => {
  const film = missed(read(), "red", 2, 21)!;

  it("shows ways as a whole and combats step by step, and how things stood before", () => {
    expect(frames(film, "in-order")).toEqual([2, 4, 7, 10, 11, 12, 13, 14, 15, 16]);
  });

  it("can begin with the combats", () => {
    expect(frames(film, "combats-first")).toEqual([10, 11, 12, 13, 14, 15, 16, 2, 4, 7]);
  });

  it("does not go back behind what was seen", () => {
    const rest = missed(read(), "red", 12, 21)!;
    expect(frames(rest, "in-order")).toEqual([12, 13, 14, 15, 16]);
  });
});

describe("the steps seen", () => {
  it("are kept by game and viewer", () => {
    const kept = new Map<string, string>();
    const seen = new Seen({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    });
    seen.note("g1", "blue", 17);
    expect([seen.last("g1", "blue"), seen.last("g1", "red"), seen.last("g2", "blue")]).toEqual([
      17,
      null,
      null,
    ]);
    kept.set("esagono.seen.g1.blue", "nonsense");
    expect(seen.last("g1", "blue")).toBeNull();
  });
});
