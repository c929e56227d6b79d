/**
 * The live line of one game: a WebSocket with numbered requests that mends itself.
 *
 * A request is sent at most once. If the line breaks before its answer came, the request is lost
 * for the caller; whether the server took it shows in the scene that follows the reconnection.
 */
import type { Push, Reply, Request } from "../../../types/wire";
import { LOST, NO_ANSWER, RequestFailed, ownFailure } from "./failure";
import { DEFLATED, canInflate, inflated } from "./inflate";

/** A request without its number, which the line gives. */
export type Ask = Request extends infer R
  ? R extends { id: number }
    ? Omit<R, "id">
    : never
  : never;

/** What the owner of a line is told. */
export type Listener = {
  /** The line stands: the owner says who looks. */
  opened(): void;
  /** The line broke and is being mended. */
  lost(): void;
  pushed(push: Push): void;
};

type Waiting = {
  resolve(answer: unknown): void;
  reject(reason: RequestFailed): void;
  timer: ReturnType<typeof setTimeout>;
};

/** Milliseconds that an answer may take before the line counts as dead. */
export const ANSWER_WITHIN = 15_000;
/** Milliseconds before each try to reconnect; the last one repeats. */
export const RETRY_AFTER = [250, 500, 1_000, 2_000, 4_000];

export class LiveLine {
  readonly #address: string;
  readonly #listener: Listener;
  readonly #waiting = new Map<number, Waiting>();
  #socket: WebSocket | null = null;
  #lastId = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #closed = false;

  constructor(address: string, listener: Listener) {
    this.#address = canInflate() ? `${address}?${DEFLATED}` : address;
    this.#listener = listener;
    // Somebody who comes back to the page should not wait for the next try.
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Sends a request and returns its answer. */
  request<Answer>(ask: Ask): Promise<Answer> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new RequestFailed(ownFailure(LOST)));
    }
    const id = ++this.#lastId;
    return new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => this.#unanswered(id), ANSWER_WITHIN);
      this.#waiting.set(id, { resolve: (answer) => resolve(answer as Answer), reject, timer });
      socket.send(JSON.stringify({ id, ...ask }));
    });
  }

  /** Ends the line for good. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    this.#drop();
  }

  #connect(): void {
    this.#retry = null;
    const socket = new WebSocket(this.#address);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) =>
      this.#arrived(socket, event.data);
    socket.onclose = () => this.#broken();
  }

  /** Takes frames in the order in which they came, though some have to be inflated first. */
  #arrived(socket: WebSocket, frame: string | ArrayBuffer): void {
    if (typeof frame === "string" && this.#inflating === null) {
      this.#received(frame);
      return;
    }
    const text = typeof frame === "string" ? frame : inflated(frame);
    const taken = Promise.all([text, this.#inflating]).then(
      ([read]) => {
        if (this.#inflating === taken) this.#inflating = null;
        if (this.#socket === socket) this.#received(read);
      },
      // What cannot be read is as good as lost: a new line brings the scene again.
      () => {
        if (this.#inflating === taken) this.#inflating = null;
        if (this.#socket === socket) this.#broken();
      },
    );
    this.#inflating = taken;
  }
  /** The frame that is being inflated, and all before it. */
  #inflating: Promise<void> | null = null;

  #received(text: string): void {
    const frame = JSON.parse(text) as Reply | Push;
    if ("push" in frame) {
      this.#listener.pushed(frame);
      return;
    }
    const waiting = frame.id === null ? undefined : this.#take(frame.id);
    if (!waiting) return;
    if ("ok" in frame) waiting.resolve(frame.ok);
    else waiting.reject(new RequestFailed(frame.err));
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting) clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    return waiting;
  }

  /** Nobody knows what became of the request: a new line brings the scene as it truly is. */
  #unanswered(id: number): void {
    this.#take(id)?.reject(new RequestFailed(ownFailure(NO_ANSWER)));
    this.#broken();
  }

  #broken(): void {
    this.#drop();
    if (this.#closed) return;
    this.#listener.lost();
    const wait = RETRY_AFTER[Math.min(this.#tries, RETRY_AFTER.length - 1)];
    this.#tries += 1;
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** Lets go of the socket and of everybody who waits for it. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const id of [...this.#waiting.keys()]) {
      this.#take(id)?.reject(new RequestFailed(ownFailure(LOST)));
    }
  }

  readonly #hurry = (): void => {
    if (this.#retry === null || document.hidden) return;
    clearTimeout(this.#retry);
    this.#connect();
  };
}
