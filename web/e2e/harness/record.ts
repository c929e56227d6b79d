/** Records: what was played, and whether the program can prove it. */
import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { command } from "./program.js";

/** The answers of a record, as `seat verb …`. */
export function answers(record: string): string[] {
  const lines = record.split("\n").filter((line) => line.startsWith("> "));
  return lines.map((line) => line.slice(2));
}

/** The verbs that were played. */
export function verbs(record: string): Set<string> {
  return new Set(answers(record).map((answer) => answer.split(" ")[1] ?? ""));
}

/** How many dice were rolled. */
export function rolls(record: string): number {
  return record.split("\n").filter((line) => line.startsWith(". ")).length;
}

/** Every answer with the faces that were rolled for it. */
export function moves(record: string): { action: string; dice: number[] }[] {
  const found: { action: string; dice: number[] }[] = [];
  for (const line of record.split("\n")) {
    if (line.startsWith("> ")) found.push({ action: line.split(" ").slice(2).join(" "), dice: [] });
    if (line.startsWith(". ")) found.at(-1)?.dice.push(Number(line.split(" ")[2]));
  }
  return found;
}

/** Fails unless the program proves the record. */
export async function verify(record: string): Promise<void> {
  await withFile(record, async (file) => {
    const said = await command("verify", file);
    assert.match(said, /./, "`esagono verify` says what it proved");
  });
}

/** The scene of a viewer after so many answers, as the program itself tells it. */
export async function sceneOf(record: string, viewer: string, step: number): Promise<unknown> {
  return withFile(record, async (file) => {
    const args = ["--viewer", viewer, "--to", String(step), "--json"];
    return JSON.parse(await command("replay", file, ...args)) as unknown;
  });
}

async function withFile<T>(record: string, use: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "esagono-record-"));
  const file = join(folder, "game.rec");
  try {
    await writeFile(file, record);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
