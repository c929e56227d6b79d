/** What went over the live line of a page, as the browser saw it. */
import { inflateRawSync } from "node:zlib";
import type { Page, WebSocket } from "playwright-core";
import type { LogLine, PromptView, Reach, Scene, Setting } from "../../types/scene.js";
import type { Looked, Push, Reply, Request } from "../../types/wire.js";
import { until } from "./until.js";

type ScenePush = Extract<Push, { push: "scene" }>;

export class Frames {
  /** Every frame from the server, as text. */
  readonly received: string[] = [];
  /** How often the page opened a line. */
  lines = 0;
  #scene: ScenePush | null = null;
  #setting: Setting | null = null;
  #log: LogLine[] = [];
  /** The questions behind answers that were taken up, by those answers. */
  readonly #looked = new Map<string, PromptView>();
  readonly #asked = new Map<number, Request>();
  readonly #answers = new Map<Request["do"], unknown>();

  constructor(page: Page) {
    page.on("websocket", (socket) => this.#listen(socket));
  }

  /** The scene that was pushed last. */
  get scene(): Scene {
    if (!this.#scene) throw new Error("no scene has come yet");
    return this.#scene.scene;
  }

  /** What does not change during the game. */
  get setting(): Setting {
    if (!this.#setting) throw new Error("the setting has not come yet");
    return this.#setting;
  }

  /** The open question of the viewer. */
  get prompt(): PromptView {
    if (!this.scene.prompt) throw new Error(`nothing is asked at step ${this.scene.step}`);
    return this.scene.prompt;
  }

  /** The question behind answers that the page has taken up. */
  behind(taken: string): PromptView {
    const prompt = this.#looked.get(`${this.scene.step}: ${taken}`);
    if (!prompt) throw new Error(`nobody looked behind ${taken} at step ${this.scene.step}`);
    return prompt;
  }

  /** Where the pieces of the open question can go. */
  get reaches(): readonly Reach[] {
    return this.scene.prompt?.reaches ?? [];
  }

  /** The log as the viewer may read it. */
  get log(): readonly LogLine[] {
    return this.#log;
  }

  /** Waits for the answer to a question of this kind; it counts once. */
  async answerTo<Answer>(kind: Request["do"]): Promise<Answer> {
    await until(`the answer to ${kind}`, () => this.#answers.has(kind));
    const answer = this.#answers.get(kind) as Answer;
    this.#answers.delete(kind);
    return answer;
  }

  #listen(socket: WebSocket): void {
    this.lines += 1;
    this.#asked.clear();
    socket.on("framesent", ({ payload }) => this.#sent(String(payload)));
    socket.on("framereceived", ({ payload }) =>
      this.#came(typeof payload === "string" ? payload : inflateRawSync(payload).toString()),
    );
  }

  #sent(text: string): void {
    const request = JSON.parse(text) as Request;
    this.#asked.set(request.id, request);
  }

  #came(text: string): void {
    this.received.push(text);
    const frame = JSON.parse(text) as Push | Reply;
    if ("push" in frame) {
      if (frame.push === "setting") this.#setting = frame.setting;
      if (frame.push !== "scene") return;
      this.#scene = frame;
      this.#log = [...this.#log.filter((line) => line.step <= frame.log_from), ...frame.log];
      return;
    }
    const request = frame.id === null ? undefined : this.#asked.get(frame.id);
    if (!request || !("ok" in frame)) return;
    this.#answers.set(request.do, frame.ok);
    if (request.do !== "look") return;
    const { prompt } = frame.ok as Looked;
    this.#looked.set(`${prompt.step}: ${request.actions.join(", ")}`, prompt);
  }
}
