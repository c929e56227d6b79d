/** Every text that the page names exists, and every text of the page is named. */
import { expect, test } from "vitest";
import english from "../../../../data/texts/en/page.ftl?raw";

const sources = import.meta.glob<string>("../../**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.entries(sources)
  .filter(([path]) => !path.endsWith(".test.ts"))
  .map(([, source]) => source)
  .join("\n");

const texts = [...english.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? "");
const families = [...new Set(texts.map((key) => key.split("-")[0]))].join("|");

/** Keys written out, and the beginnings of keys that are put together. */
const named = matches(new RegExp(`["'\`]((?:${families})-[a-z0-9-]*[a-z0-9])["'\`]`, "g"));
const begun = matches(new RegExp(`\`((?:${families})-[a-z0-9-]*)\\$\\{`, "g"));

function matches(pattern: RegExp): string[] {
  return [...new Set([...code.matchAll(pattern)].map((match) => match[1] ?? ""))];
}

test("every text that is named exists", () => {
  const isStart = (key: string): boolean => texts.some((text) => text.startsWith(`${key}-`));
  expect(named.filter((key) => !texts.includes(key) && !isStart(key))).toEqual([]);
  expect(begun.filter((start) => !texts.some((text) => text.startsWith(start)))).toEqual([]);
});

test("every text of the page is named", () => {
  const isBuilt = (text: string): boolean => begun.some((start) => text.startsWith(start));
  const isNamed = (text: string): boolean =>
    named.some((key) => text === key || text.startsWith(`${key}-`));
  expect(texts.filter((text) => !isNamed(text) && !isBuilt(text))).toEqual([]);
});
