/** Private notes as they are written: saved a moment after the last stroke, never for another. */
import type { MapMark, Notes } from "../../types/wire";

/** The signs a mark on the map can have. */
export const SIGNS = ["!", "?", "★", "✕", "⚑"] as const;

/** How long the pen must rest before what was written is saved, in milliseconds. */
const REST = 700;

/** What a notebook writes to. */
export type Desk = {
  readonly viewer: string | null;
  saveNotes: (notes: Notes) => Promise<void>;
};

/** Saves notes when the pen rests. */
export class Notebook {
  private waiting: { viewer: string | null; notes: Notes } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly desk: Desk) {}

  /** Whether something is still to be saved. */
  get unsaved(): boolean {
    return this.waiting !== null;
  }

  /** Saves notes once nothing else was written for a moment. */
  write(notes: Notes): void {
    this.waiting = { viewer: this.desk.viewer, notes };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), REST);
  }

  /** Saves at once what is still to be saved, unless somebody else looks by now. */
  async save(): Promise<void> {
    clearTimeout(this.timer);
    const waiting = this.waiting;
    this.waiting = null;
    if (waiting !== null && waiting.viewer === this.desk.viewer)
      await this.desk.saveNotes(waiting.notes);
  }
}

/** The notes with one more mark; a hex has only one. */
export function withMark(notes: Notes, mark: MapMark): Notes {
  return { ...notes, marks: [...withoutMark(notes, mark.hex).marks, mark] };
}

/** The notes without the mark of a hex. */
export function withoutMark(notes: Notes, hex: string): Notes {
  return { ...notes, marks: notes.marks.filter((it) => it.hex !== hex) };
}
