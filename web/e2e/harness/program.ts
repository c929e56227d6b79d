/** The program under test: `esagono play` on a port and in a data folder of its own. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { GameInfo } from "../../types/wire.js";

/** The built program; `cargo xtask browser` names it. */
export const FILE = process.env["ESAGONO"] ?? "../target/debug/esagono";

/** What a new game is asked for with. */
export type NewGame = {
  scenario: string;
  title?: string;
  players?: Record<string, string>;
  seed?: number;
  options?: Record<string, unknown>;
  /** The finished game that it comes after. */
  after?: string;
};

export class Program {
  /** Where the page is served, without a slash at the end. */
  readonly address: string;
  readonly #child: ChildProcess;
  readonly #data: string;
  readonly #further: readonly string[];

  private constructor(
    child: ChildProcess,
    address: string,
    data: string,
    further: readonly string[],
  ) {
    this.#child = child;
    this.address = address;
    this.#data = data;
    this.#further = further;
  }

  /** Starts the program with an empty data folder, and further arguments if there are any. */
  static async start(...further: string[]): Promise<Program> {
    return Program.#start(await mkdtemp(join(tmpdir(), "esagono-e2e-")), 0, further);
  }

  static async #start(data: string, port: number, further: readonly string[]): Promise<Program> {
    const args = ["play", "--no-open", "--port", String(port), "--data", data, ...further];
    const child = spawn(FILE, args, { stdio: ["ignore", "pipe", "inherit"] });
    const address = await firstAddress(child);
    return new Program(child, address, data, further);
  }

  /** Kills the program as a power cut would: it gets no chance to put anything in order. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await ended;
  }

  /** Starts a killed program again: same port, same data. */
  async again(): Promise<Program> {
    return Program.#start(this.#data, Number(new URL(this.address).port), this.#further);
  }

  /** The folder in which its games are kept. */
  get data(): string {
    return this.#data;
  }

  /** Ends the program and throws its data away. */
  async end(): Promise<void> {
    await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }

  /** Begins a game without the page. */
  async begin(game: NewGame): Promise<GameInfo> {
    return (await this.request("/api/games", "POST", game)) as GameInfo;
  }

  /** Opens a record as a game. */
  async open(file: string): Promise<GameInfo> {
    return this.import(await readFile(file, "utf8"));
  }

  /** Opens the text of a record as a game. */
  async import(record: string): Promise<GameInfo> {
    return (await this.request("/api/games/import", "POST", { record })) as GameInfo;
  }

  /** Gives an answer without the page. */
  async play(game: string, step: number, action: string): Promise<void> {
    await this.request(`/api/games/${game}/play`, "POST", { step, action });
  }

  /** The record of a game as it stands on the disk. */
  async record(game: string): Promise<string> {
    const response = await fetch(`${this.address}/api/games/${game}/record`);
    return response.text();
  }

  /** Sends a request and returns the answer; a refusal is an error. */
  async request(path: string, method = "GET", body?: unknown): Promise<unknown> {
    const response = await fetch(this.address + path, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === "" ? null : JSON.parse(text);
  }
}

/** Runs another command of the program and returns what it prints. */
export async function command(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(FILE, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** The first line that the program prints says where the page is. */
async function firstAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("the output of the program is piped");
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address !== undefined) return address;
    throw new Error(`the program should say its address first, not: ${line}`);
  }
  throw new Error("the program ended before it said its address");
}
