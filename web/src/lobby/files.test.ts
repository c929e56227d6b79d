import { expect, test } from "vitest";
import { listed, sorted } from "./files";

const brought = (...names: string[]) =>
  names.map((path) => ({ path, file: new File(["x"], path.split("/").at(-1) ?? path) }));

test("files of a scenario are known by their endings", () => {
  const { data, record } = sorted(
    brought("mine/a.toml", "mine/b.CSV", "mine/notes.md", "c.sealed"),
  );
  expect(data.map(({ path }) => path)).toEqual(["mine/a.toml", "mine/b.CSV", "c.sealed"]);
  expect(record).toBe(null);
});

test("anything else by itself is taken for a record", () => {
  expect(sorted(brought("game.rec")).record?.name).toBe("game.rec");
  expect(sorted(brought("letter.txt")).record?.name).toBe("letter.txt");
  expect(sorted([])).toEqual({ data: [], record: null });
});

test("a record comes with the files of its scenario", () => {
  const { data, record } = sorted(brought("game.rec", "bridge.toml"));
  expect([record?.name, data.length]).toEqual(["game.rec", 1]);
});

test("a field that nothing was chosen in gives nothing", () => {
  expect(listed(null)).toEqual([]);
});
