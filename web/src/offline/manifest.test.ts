import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import document from "../../offline.html?raw";
import { fillIn, LANGUAGES, manifest, OFFLINE_TEXTS } from "./manifest";

const say = (language: string) => (key: string) => `${language} <${key}>`;

test("the page that is shown without the program says every text in both languages", () => {
  const filled = fillIn(document, say);
  for (const language of LANGUAGES) {
    for (const key of OFFLINE_TEXTS) expect(filled).toContain(`${language} &lt;${key}>`);
  }
  expect(filled).not.toMatch(/%[a-z]/);
});

test("both languages describe the same app, and its pictures are there", () => {
  const [english, italian] = LANGUAGES.map((it) => manifest(it, say(it))) as [App, App];
  expect([english.id, english.lang, italian.lang]).toEqual([italian.id, "en", "it"]);
  expect(english.description).not.toBe(italian.description);
  const drawn = english.icons.filter(({ type }) => type === "image/png");
  expect(drawn.length).toBe(3);
  for (const { src } of drawn) expect(existsSync(`public${src}`), src).toBe(true);
});

type App = {
  id: string;
  lang: string;
  description: string;
  icons: { src: string; type: string }[];
};
