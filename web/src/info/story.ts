/** What has been read in a game with a story: all of it, and what was read just now. */
import type { LogLine, Message, Scene, Setting } from "../../types/scene";
import { has, words } from "../lib/texts";

/** A paragraph that was read; what a question says in a story's words may have no number. */
export type Paragraph = { number: number | null; text: string };

/** Lines that tell a paragraph. */
const READ = "read";

/** Lines that tell an answer to which there was no other. */
const ONLY_ANSWER = "only-answer";

/** Whether a system tells a story. */
export function tellsStory(system: string | undefined): boolean {
  return has(`${system}-read`);
}

/** What a story begins with: the orders of the mission. */
export function briefingOf(setting: Setting | null): Paragraph | null {
  const text = tellsStory(setting?.system) ? words(setting?.briefing) : "";
  return text === "" ? null : { number: null, text };
}

/** The paragraphs read so far, the newest first. */
export function storyOf(scene: Scene | null): Paragraph[] {
  const notes = (scene?.notes ?? []).filter(({ key }) => key.endsWith("-read"));
  return notes.map(paragraphOf).reverse();
}

/**
 * What was read since somebody had a choice, in order: what the log tells of the last answer and of
 * those that the page gave by itself after it, and what the question is asked with.
 */
export function readNow(scene: Scene | null, log: readonly LogLine[]): Paragraph[] {
  if (scene === null) return [];
  const from = lastChoice(scene.step, log);
  const lines = log.filter(({ step, event }) => event === READ && step >= from);
  const because = scene.prompt?.about.because;
  const said = because?.key.endsWith("-said") ? [because] : [];
  const texts = [
    ...lines.filter(({ step }) => step <= scene.step).map((it) => it.message),
    ...said,
  ];
  const story = storyOf(scene);
  return [...new Set(texts.map(textOf))]
    .filter((text) => text !== "")
    .map((text) => story.find((it) => it.text === text) ?? { number: null, text });
}

/** The last answer to which there was another. */
function lastChoice(step: number, log: readonly LogLine[]): number {
  const forced = new Set(log.flatMap((it) => (it.event === ONLY_ANSWER ? it.step : [])));
  let last = step;
  while (forced.has(last)) last -= 1;
  return last;
}

function paragraphOf(message: Message): Paragraph {
  const { paragraph } = message.args;
  return {
    number: paragraph && "number" in paragraph ? paragraph.number : null,
    text: textOf(message),
  };
}

function textOf({ args: { text } }: Message): string {
  return text && "words" in text ? words(text.words) : "";
}

/** With whom the viewer may talk now, where players have agreed to keep to it. */
export function talkOf(scene: Scene | null): Message[] {
  return (scene?.notes ?? []).filter(({ key }) => key.includes("-talk-"));
}
