/**
 * Small maps come a few at a time: each is drawn when it is first asked for, and a browser keeps
 * only a few lines open to one program. The others stay free for what a player does.
 */

/** How many pictures are asked for at the same time. */
export const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let under = 0;

/** Calls back when it is a picture's turn; returns what ends the turn, or the wait for it. */
export function inTurn(start: () => void): () => void {
  let state: "waits" | "runs" | "ended" = "waits";
  const run = (): void => {
    state = "runs";
    start();
  };
  waiting.push(run);
  advance();
  return () => {
    if (state === "waits") waiting.splice(waiting.indexOf(run), 1);
    if (state === "runs") under -= 1;
    state = "ended";
    advance();
  };
}

function advance(): void {
  while (under < AT_ONCE && waiting.length > 0) {
    under += 1;
    waiting.shift()!();
  }
}
