import { expect, it } from "vitest";
import { Seeker } from "./seek";

it("carries out the first and the latest of many wishes", async () => {
  const gone: (number | null)[] = [];
  const seeker = new Seeker(async (step) => {
    gone.push(step);
    await Promise.resolve();
  });
  await Promise.all([1, 2, 3, 4].map((step) => seeker.seek(step)));
  await seeker.seek(null);
  expect(gone).toEqual([1, 4, null]);
});

it("goes on after a failure", async () => {
  const gone: (number | null)[] = [];
  const seeker = new Seeker(async (step) => {
    if (step === 1) throw new Error("lost");
    gone.push(step);
  });
  await expect(seeker.seek(1)).rejects.toThrow("lost");
  await seeker.seek(2);
  expect(gone).toEqual([2]);
});
