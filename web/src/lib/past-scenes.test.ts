import { expect, test, vi } from "vitest";
import type { Scene } from "../../types/scene";
import { PastScenes } from "./past-scenes";

function scenes() {
  const load = vi.fn(async (step: number) => ({ step }) as Scene);
  return { load, past: new PastScenes(load) };
}

test("a scene is loaded once", async () => {
  const { load, past } = scenes();
  expect((await past.at(3)).step).toBe(3);
  await past.at(3);
  expect(load).toHaveBeenCalledTimes(1);
});

test("what was taken back is loaded again, what came before is not", async () => {
  const { load, past } = scenes();
  await Promise.all([past.at(3), past.at(7)]);
  past.forgetAfter(5);
  await Promise.all([past.at(3), past.at(7)]);
  expect(load.mock.calls.map(([step]) => step)).toEqual([3, 7, 7]);
});

test("a scene that could not be loaded is asked for again", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("lost")).mockResolvedValue({ step: 1 });
  const past = new PastScenes(load);
  await expect(past.at(1)).rejects.toThrow("lost");
  expect((await past.at(1)).step).toBe(1);
});

test("only so many are kept", async () => {
  const { load, past } = scenes();
  for (let step = 0; step <= 120; step++) await past.at(step);
  await past.at(120);
  expect(load).toHaveBeenCalledTimes(121);
  await past.at(0);
  expect(load).toHaveBeenCalledTimes(122);
});
