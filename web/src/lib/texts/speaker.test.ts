import { describe, expect, test } from "vitest";
import type { Message } from "../../../types/scene";
import spoken from "../../../../crates/texts/tests/it/spoken.json";
import { Speaker } from "./speaker";

type Spoken = {
  texts: Record<string, string>;
  said: { message: Message; by: Record<string, string> }[];
};

const { texts, said } = spoken as unknown as Spoken;

describe.each(Object.entries(texts))("in the language %s", (language, source) => {
  const speaker = new Speaker(language, [source]);
  const cases = said.map(({ message, by }): [string, Message] => [by[language] ?? "", message]);

  test.each(cases)("the page says what the program says: %s", (sentence, message) => {
    expect(speaker.say(message)).toBe(sentence);
  });
});

test("a text of the page takes plain words and numbers", () => {
  const speaker = new Speaker("en", [
    "units = { $count ->\n [one] one\n *[other] { $count } of { $side }\n}",
  ]);
  expect(speaker.text("units", { count: 1, side: "Blue" })).toBe("one");
  expect(speaker.text("units", { count: 1200, side: "Blue" })).toBe("1200 of Blue");
  expect(speaker.has("units")).toBe(true);
  expect(speaker.has("nothing")).toBe(false);
});
