/** A WebSocket for tests: the test plays the server. */
import { deflateRawSync } from "node:zlib";
import { vi } from "vitest";

export class FakeSocket {
  static readonly OPEN = 1;
  /** Every socket that was opened, in order. */
  static all: FakeSocket[] = [];

  /** Puts fakes in the place of real sockets. */
  static install(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }

  readonly address: string;
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string | ArrayBuffer }) => void) | null = null;
  binaryType = "blob";
  onclose: (() => void) | null = null;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server accepts. */
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The server says something. */
  says(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  /** The server says something at length. */
  saysDeflated(frame: unknown): void {
    const bytes = deflateRawSync(JSON.stringify(frame));
    this.saysBytes(bytes);
  }

  /** Bytes come, whatever they are. */
  saysBytes(bytes: Uint8Array): void {
    const data = new Uint8Array(bytes).buffer;
    this.onmessage?.({ data });
  }

  /** The line breaks. */
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The requests of one kind. */
  asked(what: string): Record<string, unknown>[] {
    return this.sent.filter((request) => request["do"] === what);
  }

  /** Answers the last request of a kind. */
  answers(what: string, ok: unknown = {}): void {
    this.says({ id: this.asked(what).at(-1)?.["id"], ok });
  }

  /** Refuses the last request of a kind. */
  refuses(what: string, code: string): void {
    const id = this.asked(what).at(-1)?.["id"];
    this.says({ id, err: { code, message: { en: code }, rule: null } });
  }
}
