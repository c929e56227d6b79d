import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket } from "./fake-socket";
import { RequestFailed } from "./failure";
import { ANSWER_WITHIN, LiveLine, RETRY_AFTER } from "./live";

const listener = { opened: vi.fn(), lost: vi.fn(), pushed: vi.fn() };
let line: LiveLine;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  FakeSocket.install();
  line = new LiveLine("ws://table/live", listener);
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The code with which a request failed. */
async function codeOf(request: Promise<unknown>): Promise<string> {
  const thrown: unknown = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  return thrown instanceof RequestFailed ? thrown.failure.code : "answered";
}

test("answers find their requests, in whatever order they come", async () => {
  FakeSocket.last.accept();
  expect(listener.opened).toHaveBeenCalledOnce();
  const [first, second] = [
    line.request({ do: "why", action: "a" }),
    line.request({ do: "odds", action: "b" }),
  ];
  FakeSocket.last.answers("odds", { outcomes: [] });
  FakeSocket.last.answers("why", { legal: true });
  expect(await first).toEqual({ legal: true });
  expect(await second).toEqual({ outcomes: [] });
});

test("a refusal reaches the one who asked", async () => {
  FakeSocket.last.accept();
  const request = line.request({ do: "play", step: 1, actions: ["done"] });
  FakeSocket.last.refuses("play", "stale");
  expect(await codeOf(request)).toBe("stale");
});

test("pushes go to the listener; an answer nobody waits for goes nowhere", () => {
  FakeSocket.last.accept();
  FakeSocket.last.says({ push: "thinking", seat: "red" });
  FakeSocket.last.says({ id: 99, ok: {} });
  FakeSocket.last.says({ id: null, err: { code: "bad-request", message: {}, rule: null } });
  expect(listener.pushed.mock.calls).toEqual([[{ push: "thinking", seat: "red" }]]);
});

test("nothing is sent on a line that is not open", async () => {
  expect(await codeOf(line.request({ do: "overlays" }))).toBe("lost");
  expect(FakeSocket.last.sent).toEqual([]);
});

test("what was under way when the line broke is lost and not sent again", async () => {
  FakeSocket.last.accept();
  const play = line.request({ do: "play", step: 4, actions: ["move 07.05"] });
  FakeSocket.last.breaks();
  expect(await codeOf(play)).toBe("lost");
  expect(listener.lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(RETRY_AFTER[0] ?? 0);
  FakeSocket.last.accept();
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.sent).toEqual([]);
  expect(listener.opened).toHaveBeenCalledTimes(2);
});

test("tries to reconnect come later and later, and soon again after a success", () => {
  for (const wait of [...RETRY_AFTER, RETRY_AFTER.at(-1) ?? 0]) {
    const before = FakeSocket.all.length;
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  FakeSocket.last.accept();
  FakeSocket.last.breaks();
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(RETRY_AFTER[0] ?? 0);
  expect(FakeSocket.all).toHaveLength(before + 1);
});

test("somebody who comes back to the page does not wait", () => {
  FakeSocket.last.breaks();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a request that stays unanswered breaks the line, so that the scene tells the truth", async () => {
  FakeSocket.last.accept();
  const play = line.request({ do: "play", step: 4, actions: ["done"] });
  vi.advanceTimersByTime(ANSWER_WITHIN);
  expect(await codeOf(play)).toBe("no-answer");
  expect(listener.lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(RETRY_AFTER[0] ?? 0);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a closed line stays closed", () => {
  FakeSocket.last.accept();
  line.close();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(listener.lost).not.toHaveBeenCalled();
});

test("the line asks for deflated frames, and takes them in the order they came", async () => {
  expect(FakeSocket.last.address).toBe("ws://table/live?frames=deflated");
  expect(FakeSocket.last.binaryType).toBe("arraybuffer");
  FakeSocket.last.accept();
  const [long, short, again] = ["long", "short", "again"].map((seat) => ({
    push: "thinking",
    seat,
  }));
  FakeSocket.last.saysDeflated(long);
  FakeSocket.last.says(short);
  FakeSocket.last.saysDeflated(again);
  expect(listener.pushed).not.toHaveBeenCalled();
  vi.useRealTimers();
  await vi.waitFor(() => expect(listener.pushed).toHaveBeenCalledTimes(3));
  expect(listener.pushed.mock.calls).toEqual([[long], [short], [again]]);
  FakeSocket.last.says(short);
  expect(listener.pushed).toHaveBeenCalledTimes(4);
});

test("a frame that cannot be inflated breaks the line, so that the scene comes again", async () => {
  FakeSocket.last.accept();
  vi.useRealTimers();
  FakeSocket.last.saysBytes(new Uint8Array([255, 254, 253]));
  await vi.waitFor(() => expect(listener.lost).toHaveBeenCalledOnce());
  expect(listener.pushed).not.toHaveBeenCalled();
});
