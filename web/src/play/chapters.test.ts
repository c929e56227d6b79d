import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { settings } from "../lib/settings.svelte";
import { chapterTitle } from "./chapters";
import { chapterOf } from "./rule-book";

const LEDGERS = {
  ambush: "ambush",
  coh: "coh",
  nextwar: "nextwar",
  prussia: "prussia",
  scs: "scs",
};

for (const [system, folder] of Object.entries(LEDGERS)) {
  it(`every chapter of ${system} has a title in both languages`, () => {
    const ledger = readFileSync(`../docs/rules/${folder}/ledger.tsv`, "utf8").trim().split("\n");
    const rules = ledger.map((row) => row.split("\t")[0] ?? "").filter((id) => id.includes(":"));
    expect(rules.length).toBeGreaterThan(100);
    for (const language of ["en", "it"] as const) {
      settings.language = language;
      const untitled = rules.filter((rule) => chapterTitle(system, rule) === chapterOf(rule));
      expect([...new Set(untitled.map(chapterOf))]).toEqual([]);
    }
  });
}
