/** What has been read in a game with a story, as the notes of the scene tell it. */
import type { Message, Scene } from "../../types/scene";
import { words } from "../lib/texts";

/** A paragraph that was read. */
export type Paragraph = { number: number; text: string };

/** The paragraphs read so far, the newest first. */
export function storyOf(scene: Scene | null): Paragraph[] {
  const notes = (scene?.notes ?? []).filter(({ key }) => key.endsWith("-read"));
  return notes.map(paragraphOf).reverse();
}

function paragraphOf({ args }: Message): Paragraph {
  const { paragraph, text } = args;
  return {
    number: paragraph && "number" in paragraph ? paragraph.number : 0,
    text: text && "words" in text ? words(text.words) : "",
  };
}

/** With whom the viewer may talk now, where players have agreed to keep to it. */
export function talkOf(scene: Scene | null): Message[] {
  return (scene?.notes ?? []).filter(({ key }) => key.includes("-talk-"));
}
