/** The program's line protocol: what is true, told without the page or its server. */
import { type ChildProcess, spawn } from "node:child_process";
import { type Interface, createInterface } from "node:readline";
import type { Facts, PromptView, Scene } from "../../types/scene.js";
import { FILE } from "./program.js";

/** A question as the line protocol writes it: facts by flat names, and the answers as texts. */
export type LinePrompt = Omit<PromptView, "about"> & {
  about: Facts & { [name in string]: unknown };
  actions: string[];
};

/** A scene as the line protocol writes it. */
export type LineScene = Omit<Scene, "prompt"> & { prompt: LinePrompt | null };

export class Engine {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  private constructor(child: ChildProcess, lines: Interface) {
    this.#child = child;
    this.#lines = lines[Symbol.asyncIterator]();
  }

  static start(): Engine {
    const child = spawn(FILE, ["engine"], { stdio: ["pipe", "pipe", "inherit"] });
    if (!child.stdout) throw new Error("the output of the program is piped");
    return new Engine(child, createInterface({ input: child.stdout }));
  }

  /** What a viewer may know now. */
  scene(viewer: string): Promise<LineScene> {
    return this.ask({ do: "scene", viewer }) as Promise<LineScene>;
  }

  /** Asks something; a refusal is an error. */
  async ask(request: { do: string; [field: string]: unknown }): Promise<unknown> {
    this.#child.stdin?.write(`${JSON.stringify(request)}\n`);
    const line = await this.#lines.next();
    if (line.done) throw new Error("the engine has ended");
    const reply = JSON.parse(line.value) as { ok?: unknown; err?: unknown };
    if (reply.err) throw new Error(JSON.stringify(reply.err));
    return reply.ok;
  }

  end(): void {
    this.#child.stdin?.end();
  }
}
