/** How long frames take. */

export type Figure = { p50: number; p95: number };

/** Resolves at the next frame with its time. */
export const frame = (): Promise<number> => new Promise(requestAnimationFrame);

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

/** The times from frame to frame while something is done in each. */
export async function frames(count: number, act: (at: number) => void): Promise<Figure> {
  const times: number[] = [];
  let last = await frame();
  for (let at = 0; at < count; at += 1) {
    act(at);
    const now = await frame();
    times.push(now - last);
    last = now;
  }
  return figure(times);
}

function figure(times: readonly number[]): Figure {
  const sorted = [...times].sort((first, second) => first - second);
  const at = (share: number): number =>
    Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 100) / 100;
  return { p50: at(0.5), p95: at(0.95) };
}
