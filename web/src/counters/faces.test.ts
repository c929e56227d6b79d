import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Counter } from "../../types/scene";
import { ARMS } from "./ambush/arms";
import { VEHICLES } from "./ambush/vehicles";
import { SILHOUETTES, silhouetteOf } from "./coh/silhouettes";
import { face, facesOf } from "./face";
import { DRAWN } from "./nato/drawn";
import { symbols } from "./nato/generate.mjs";
import { drawnAs } from "./nato/symbols";
import { stripeOf } from "./nextwar/nations";
import { SILHOUETTES as SHIPS_AND_HELICOPTERS } from "./nextwar/silhouettes";
import { figureOf } from "./prussia/faces";
import { TYPES } from "./prussia/figures";
import { figures } from "./scs/faces";
import { stripeOf as divisionOf } from "./scs/nations";
import { Sides } from "./sides";

const sides = new Sides({
  seats: [
    { id: "blue", name: {}, forms: {}, color: "#5b7fa6" },
    { id: "red", name: {}, forms: {}, color: "#b06a4f" },
  ],
});

const counter = (rest: Partial<Counter> = {}): Counter => ({
  id: "A",
  seat: "blue",
  hex: "1",
  box: null,
  kind: "infantry",
  face: "up",
  size: "III",
  name: "3/26",
  values: { attack: 4, defense: 5, movement: 6, steps: 1, "steps-max": 2 },
  marks: [],
  ...rest,
});

const picture = (rest: Partial<Counter> = {}): string => {
  const shown = counter(rest);
  return face(facesOf("scs"), shown, sides.of(shown.seat));
};

describe("counters", () => {
  it("show every printed value", () => {
    for (const printed of [">4-5-6<", ">III<", ">3/26<"]) {
      expect(picture()).toContain(printed);
    }
    expect(figures(counter({ values: { barrage: 3, defense: 2, movement: 5, range: 4 } }))).toBe(
      "(3)-2-5",
    );
  });

  it("differ by side in more than color", () => {
    const colorless = (markup: string): string => markup.replace(/#[0-9a-f]{6}/g, "");
    expect(colorless(picture({ seat: "red" }))).not.toBe(colorless(picture()));
  });

  it("say nothing about themselves from behind", () => {
    const hidden = picture({ face: "down", name: "secret", size: "" });
    expect(hidden).not.toContain("secret");
    expect(hidden).not.toContain("<text");
    expect(hidden).toBe(picture({ face: "down", kind: "armor", values: {}, name: "" }));
  });

  it("show states as badges, and unknown ones by a letter", () => {
    expect(picture({ marks: ["out-of-supply"] })).not.toBe(picture());
    expect(picture({ marks: ["haunted"] })).toContain(">H<");
    expect(picture({ marks: ["exploitation"] })).toContain("#f7d64a");
  });

  it("never let a name into the markup", () => {
    expect(picture({ name: "<img src=x>" })).toContain("&lt;img src=x&gt;");
  });
});

describe("counters of squads", () => {
  const squad = (rest: Partial<Counter> = {}): string => {
    const values = {
      fire: 3,
      red: 4,
      blue: 0,
      movement: 1,
      range: 7,
      flank: 11,
      front: 12,
      facing: 2,
    };
    const shown = counter({ id: "G7", name: "Rifles", size: "", values, ...rest });
    return face(facesOf("coh"), shown, sides.of(shown.seat));
  };

  it("show their id, their name and every printed value", () => {
    for (const printed of [">G7<", ">Rifles<", ">3<", ">4<", ">0<", ">1<", ">7<", ">11<", ">12<"]) {
      expect(squad()).toContain(printed);
    }
  });

  it("look somewhere on the map, and nowhere off it", () => {
    expect(squad()).toContain("rotate(120)");
    expect(squad({ hex: null })).not.toContain("rotate(120)");
    expect(squad({ marks: ["carried", "on-G9"] })).not.toContain("rotate(120)");
  });

  it("are told apart when spent, hit or hidden, and hide which marker lies under them", () => {
    const looks = [[], ["spent"], ["hit"], ["hidden"]].map((marks) => squad({ marks }));
    expect(new Set(looks).size).toBe(4);
    expect(squad({ marks: ["hit", "hit-pinned"] })).toBe(squad({ marks: ["hit", "hit-panicked"] }));
  });

  it("have works of their own drawing, with their figures", () => {
    const kinds = [
      "trench",
      "wire",
      "bunker",
      "emplacement",
      "mines",
      "road-block",
      "smoke",
      "coin",
    ];
    const pictures = kinds.map((kind) =>
      squad({ kind, values: { number: 12, smoke: 2, facing: 1 } }),
    );
    expect(new Set(pictures).size).toBe(kinds.length);
    const sign = (kind: string): string =>
      facesOf("coh").sign?.(counter({ kind, values: { number: 12, smoke: 2 } })) ?? "";
    expect(sign("mines")).toContain(">12<");
    expect(sign("smoke")).toContain(">+2<");
    expect(sign("trench")).toBe("");
  });
});

describe("silhouettes", () => {
  it("are the same in the picture crate", () => {
    const file = "../crates/render/src/counters/silhouettes.rs";
    const entries = readFileSync(file, "utf8").matchAll(/\(\s+"(.*)",\s+"(.*)",\s+"(.*)",\s+\)/g);
    const drawn = [...entries].map(([, name, dark, light]) => [name, dark, light]);
    expect(drawn).toEqual(
      Object.entries(SILHOUETTES).map(([name, { dark, light = "" }]) => [name, dark, light]),
    );
  });

  it("tell every vehicle and gun of the roster apart", () => {
    const roster = readFileSync("../data/coh/roster.csv", "utf8").split("\n").slice(1);
    const built = ["gun", "tank", "flame-tank", "spg", "truck", "scout", "aircraft"];
    const ids = roster.flatMap((line) => {
      const cells = line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
      return built.includes(cells[4] ?? "") ? [{ model: cells[0]!, kind: cells[4]! }] : [];
    });
    expect(ids.length).toBeGreaterThan(30);
    expect(new Set(ids.map((it) => silhouetteOf(it).dark)).size).toBe(ids.length);
  });
});

describe("counters of regiments", () => {
  const regiment = (rest: Partial<Counter> = {}): string => {
    const values = { sp: 8, mr: 6, ma: 3, level: 2, levels: 4, color: 0xb3261e };
    const shown = counter({ name: "IR 18", size: "", kind: "infantry", values, ...rest });
    return face(facesOf("prussia"), shown, sides.of(shown.seat));
  };

  it("show strength, morale and movement, and the stripe of their wing", () => {
    expect(regiment()).toContain(">8-6-3<");
    expect(regiment()).toContain("#b3261e");
    expect(regiment({ marks: ["bracketed"] })).toContain(">(8)-6-3<");
  });

  it("show guns by range and leaders by what they lend", () => {
    const guns = { "bs-1": 8, "bs-2": 4, "bs-3": 1, mr: 5, ma: 3, level: 4, levels: 4 };
    expect(regiment({ kind: "artillery", values: guns })).toContain(">8/4/1-5-3<");
    const king = { initiative: 5, mm: 2, ma: 6 };
    expect(regiment({ kind: "leader", values: king })).toContain(">5-2-6<");
  });

  it("are told apart by morale, formation and their place in the stack", () => {
    const states = [[], ["disordered"], ["routed"], ["column"], ["engaged"], ["support"]];
    expect(new Set(states.map((marks) => regiment({ marks }))).size).toBe(states.length);
  });

  it("lie under markers of their own drawing", () => {
    const kinds = ["marker-engaged", "marker-shifted", "marker-momentum"];
    expect(new Set(kinds.map((kind) => regiment({ kind }))).size).toBe(kinds.length);
  });
});

describe("figures of regiments", () => {
  it("are the same in the picture crate", () => {
    const file = "../crates/render/src/counters/figures.rs";
    const entries = readFileSync(file, "utf8").matchAll(
      /\(\s+"(.*)",\s+"(.*)",\s+"(.*)",\s+"(.*)",\s+\)/g,
    );
    const drawn = [...entries].map(([, name, dark, light, color]) => [name, dark, light, color]);
    expect(drawn).toEqual(
      Object.entries(TYPES).map(([name, { dark, light, color }]) => [name, dark, light, color]),
    );
  });

  it("tell grenadiers, hussars, cuirassiers, dragoons, Cossacks and Croats apart", () => {
    const types = ["line", "grenadier", "croat", "hussar", "cuirassier", "dragoon", "cossack"];
    const shown = types.map((type) => {
      const { dark, light } = figureOf({ kind: "infantry", marks: [`type-${type}`] });
      return dark + light;
    });
    expect(new Set(shown).size).toBe(types.length);
  });

  it("are there for every type of the rosters", () => {
    for (const name of ["leuthen", "rossbach", "torgau", "training", "zorndorf"]) {
      const lines = readFileSync(`../data/prussia/rosters/${name}.csv`, "utf8").trim().split("\n");
      const types = lines.slice(1).map((line) => line.split(",")[4] ?? "");
      expect(types.filter((type) => !(type in TYPES) && type !== "baggage")).toEqual([]);
    }
  });
});

describe("nations and divisions of an operation", () => {
  const drawn = (rest: Partial<Counter>): string => {
    const shown = counter({ id: "X", values: { attack: 3, defense: 4, movement: 5 }, ...rest });
    return face(facesOf("scs"), shown, sides.of(shown.seat));
  };

  it("are the same in the picture crate", () => {
    const rust = readFileSync("../crates/render/src/counters/nations.rs", "utf8");
    const page = readFileSync("src/counters/scs/nations.ts", "utf8");
    const rows = (text: string, open: string, close: string): string[] =>
      text
        .split("\n")
        .filter((line) => /^ +[([]"[^"]+", "[^"]+", "[^"]*", "[^"]*"[)\]],$/.test(line))
        .map((line) => line.trim().replace(open, "").replace(close, ""));
    expect(rows(rust, "(", ")").length).toBeGreaterThan(20);
    expect(rows(rust, "(", ")")).toEqual(rows(page, "[", "]"));
  });

  it("are known for every formation of the Gothic Line", () => {
    const file = "../data/scs/rosters/gothic-line.csv";
    const lines = readFileSync(file, "utf8").trim().split("\n").slice(1);
    const slug = (name: string): string =>
      name.toLowerCase().replaceAll(" ", "-").replaceAll("ä", "a");
    const formations = new Set(lines.map((line) => slug(line.split(",")[3] ?? "")));
    const page = readFileSync("src/counters/scs/nations.ts", "utf8");
    expect([...formations].filter((it) => it !== "" && !page.includes(`"${it}"`))).toEqual([]);
  });

  it("show letters of the nation and a stripe of the division", () => {
    expect(drawn({ marks: ["of-3-carpathian"] })).toContain(">POL<");
    expect(drawn({ id: "GK3", marks: ["of-i-canadian"] })).toContain(">GR<");
    const stripes = ["26-panzer", "90-panzer-grenadier", "1-parachute", "162-turkoman"];
    expect(new Set(stripes.map((it) => drawn({ marks: [`of-${it}`] }))).size).toBe(stripes.length);
    expect(divisionOf("lxxvi-panzer")).toBeNull();
  });
});

describe("counters of a modern war", () => {
  const drawn = (rest: Partial<Counter> = {}): string => {
    const values = {
      attack: 5,
      defense: 6,
      efficiency: 4,
      movement: 8,
      levels: 2,
      "levels-max": 2,
    };
    const shown = counter({ name: "8/II", size: "XX", model: "dprk", values, ...rest });
    return face(facesOf("nextwar"), shown, sides.of(shown.seat));
  };
  const roster = (file: string): string[][] =>
    readFileSync(`../data/nextwar/rosters/korea-${file}.csv`, "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(","));

  it("show attack, defense, efficiency and movement", () => {
    for (const printed of [">5-6<", ">4<", ">8<", ">XX<", ">8/II<"]) {
      expect(drawn()).toContain(printed);
    }
    expect(drawn({ marks: ["bracketed"] })).toContain(">5-(6)<");
  });

  it("have a symbol for every kind of the roster", () => {
    const kinds = [...new Set(roster("ground").map((cells) => cells[4] ?? ""))];
    expect(kinds.length).toBeGreaterThan(10);
    expect(kinds.map(drawnAs)).not.toContain(null);
    const ships = roster("naval").map((cells) => cells[3] ?? "");
    for (const kind of ["helicopter", ...ships]) expect(SHIPS_AND_HELICOPTERS).toHaveProperty(kind);
  });

  it("have a stripe of its own for every formation of a nation", () => {
    const stripes = new Map<string, string>();
    for (const [, nation = "", formation = ""] of [...roster("ground"), ...roster("air")]) {
      if (formation === "") continue;
      const { color, lined } = stripeOf(formation);
      const stripe = `${nation} ${color} ${lined}`;
      expect(stripes.get(stripe) ?? formation).toBe(formation);
      stripes.set(stripe, formation);
    }
    expect(stripes.size).toBeGreaterThan(30);
    expect(drawn({ marks: ["of-ii"] })).toContain(stripeOf("ii").color);
    expect(drawn({ marks: ["of-ii"] })).not.toContain("data-badge");
  });

  it("tell nations and levels apart in more than color", () => {
    const colorless = (markup: string): string => markup.replace(/#[0-9a-f]{6}/g, "");
    const nations = ["rok", "us", "usmc", "cw", "jpn"].map((model) => colorless(drawn({ model })));
    expect(new Set(nations).size).toBe(5);
    expect(drawn({ marks: ["reduced"] })).not.toBe(drawn());
  });

  it("show support, range and what ships carry", () => {
    const ship = { kind: "amph", size: "", values: { support: 1, range: 4, capacity: 5 } };
    for (const printed of [">1-4<", ">5<"]) expect(drawn(ship)).toContain(printed);
  });
});

describe("counters of a squad on patrol", () => {
  const drawn = (rest: Partial<Counter> = {}): string => {
    const values = { initiative: 3, perception: 2, "weapon-skill": 4, movement: 5 };
    const shown = counter({
      id: "C",
      name: "Kowalski",
      kind: "soldier",
      model: "rifle",
      size: "",
      values,
      ...rest,
    });
    return face(facesOf("ambush"), shown, sides.of(shown.seat));
  };
  const distinct = (pictures: readonly string[]): number => new Set(pictures).size;

  it("show a soldier's letter, his name, his skill and his movement", () => {
    for (const printed of [">C<", ">Kowalski<", ">4<", ">5<"]) {
      expect(drawn()).toContain(printed);
    }
  });

  it("call a German by his letter alone: what he is, is told in words", () => {
    const german = { seat: "red", name: "Rifleman C", title: { en: "Rifleman", it: "Fuciliere" } };
    expect(drawn(german)).toContain(">C<");
    expect(drawn(german)).not.toContain("Rifleman");
  });

  it("tell stances, wounds and weapons apart", () => {
    const stances = ["standing", "crouching", "prone"].map((it) => drawn({ marks: [it] }));
    expect(distinct(stances)).toBe(3);
    const states = [[], ["wounded"], ["incapacitated"], ["killed"], ["captured"], ["commander"]];
    expect(distinct(states.map((it) => drawn({ marks: ["prone", ...it] })))).toBe(states.length);
    const models = Object.keys(ARMS);
    expect(distinct(models.map((model) => drawn({ model })))).toBe(models.length);
  });

  it("show the turns that are left by pips", () => {
    const boxes = ["turns-2", "turns-1", "complete", "panic", "unaware"];
    expect(distinct(boxes.map((it) => drawn({ marks: [it] })))).toBe(boxes.length);
    for (const box of boxes) expect(drawn({ marks: [box] })).toContain(`data-pips="${box}"`);
  });

  it("have one badge for a jam, whatever jams, and none for what is carried", () => {
    const marks = ["has-rifle", "jammed-rifle", "has-pistol", "jammed-pistol"];
    expect(drawn({ marks }).match(/data-badge/g)).toHaveLength(1);
    expect(drawn({ marks: ["has-rifle"] })).toBe(drawn({ marks: ["has-radio"] }));
  });

  it("turn vehicles to where they look, and mark wrecks", () => {
    const vehicle = (rest: Partial<Counter>): string =>
      drawn({ kind: "vehicle", values: { facing: 2, crew: 5 }, ...rest });
    expect(distinct(Object.keys(VEHICLES).map((model) => vehicle({ model })))).toBe(6);
    expect(vehicle({ model: "sherman" })).toContain("rotate(120)");
    expect(vehicle({ model: "sherman", hex: null })).not.toContain("rotate(120)");
    expect(vehicle({ model: "jeep", marks: ["wrecked"] })).toContain("data-wreck");
  });

  it("have a drawing for whatever else lies on the map", () => {
    const ground = ["crater", "rubble", "ford", "burning-building", "bunker", "minefield"];
    const markers = ["event-marker", "booby-trap", "tank-mine", "roadblock", "bunker-door"];
    const others = ["landmark", "breach", "ammunition", "crate", "canoe", "water"];
    const kinds = [...ground, ...markers, ...others];
    const values = { facing: 1, sides: 5 };
    expect(distinct(kinds.map((kind) => drawn({ kind, values, seat: "none" })))).toBe(kinds.length);
  });

  it("open each breached side of a building and no other", () => {
    const breached = drawn({ kind: "breach", values: { sides: 0b100001 } });
    expect(breached.match(/data-breach="\d"/g)).toEqual(['data-breach="0"', 'data-breach="5"']);
  });
});

describe("symbols", () => {
  it("are drawn as milsymbol draws them now", () => {
    expect(DRAWN).toEqual(symbols());
  });

  it("fall back to a known word", () => {
    expect(drawnAs("heavy-artillery")).toBe("artillery");
    expect(drawnAs("machine-gun")).toBe("machine-gun");
    expect(drawnAs("partisan")).toBeNull();
    expect(Object.keys(DRAWN)).toContain("infantry");
  });
});

describe("the faces of a system", () => {
  it("are never those of another one", () => {
    expect(() => facesOf("chess")).toThrow("chess");
  });
});
