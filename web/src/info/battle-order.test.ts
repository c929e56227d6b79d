import { describe, expect, it } from "vitest";
import { battleOrder, standing, type Wanted } from "./battle-order";
import { counter } from "../lib/fixture";

const counters = [
  counter("B10"),
  counter("B2", { name: "2 Wilno" }),
  counter("B3", { kind: "armor", hex: null, box: "destroyed" }),
  counter("B4", { hex: null, box: "reinforcements" }),
  counter("R1", { hex: null, box: "exited" }),
  counter("?1", { seat: "red", kind: "hidden", face: "down", name: "" }),
];
const list = (given: Partial<Wanted>) => {
  const wanted: Wanted = {
    listed: "all",
    query: "",
    active: new Set(),
    words: (it) => `${it.id} ${it.name}`,
    ...given,
  };
  return battleOrder(counters, ["blue", "red"], wanted);
};
const ids = (given: Partial<Wanted>) =>
  list(given).flatMap((it) => it.groups.flatMap((group) => group.counters.map((own) => own.id)));

describe("the order of battle", () => {
  it("lists each seat by kind, the largest kind first, hidden counters last", () => {
    const [blue, red] = list({});
    expect([blue!.count, red!.count]).toEqual([4, 2]);
    expect(blue!.groups.map((it) => it.kind)).toEqual(["infantry", "armor"]);
    expect(blue!.groups[0]!.counters.map((it) => it.id)).toEqual(["B2", "B4", "B10"]);
    expect(red!.groups.map((it) => it.kind)).toEqual(["infantry", "hidden"]);
  });

  it("lists formations before what belongs to none", () => {
    const corps = [
      counter("B1"),
      counter("B2", { marks: ["of-ii"] }),
      counter("B3", { marks: ["moved", "of-i"] }),
      counter("B4", { kind: "armor", marks: ["of-ii"] }),
    ];
    const wanted: Wanted = { listed: "all", query: "", active: new Set(), words: () => "" };
    const [blue] = battleOrder(corps, ["blue"], wanted);
    expect(blue!.groups.map((it) => [it.formation, it.counters.map(({ id }) => id)])).toEqual([
      ["ii", ["B2", "B4"]],
      ["i", ["B3"]],
      [null, ["B1"]],
    ]);
  });

  it("counts who is at sea or off the map among those in play", () => {
    const at = (box: string) => standing(counter("B1", { hex: null, box }));
    expect(["aboard-us-amph-1", "yellow-sea-inshore", "reinforcements"].map(at)).toEqual([
      "on-map",
      "on-map",
      "to-come",
    ]);
  });

  it("tells where a counter is in its life", () => {
    expect(counters.map(standing)).toEqual([
      "on-map",
      "on-map",
      "destroyed",
      "to-come",
      "left",
      "on-map",
    ]);
    expect(ids({ listed: "destroyed" })).toEqual(["B3"]);
    expect(ids({ listed: "to-come" })).toEqual(["B4"]);
  });

  it("lists what can still act", () => {
    expect(ids({ listed: "can-act", active: new Set(["B10"]) })).toEqual(["B10"]);
  });

  it("finds counters by their words", () => {
    expect(ids({ query: "wilno" })).toEqual(["B2"]);
  });
});
