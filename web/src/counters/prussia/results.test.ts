import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { fatesInWords, resultInWords } from "./results";

describe("results in words", () => {
  beforeEach(() => {
    settings.language = "en";
  });

  it("says what each side of a close combat suffers", () => {
    expect(resultInWords("0 / 2")).toBe("Att.: nothing · Def.: 2 LP");
    expect(resultInWords("*(3)R / 1")).toBe(
      "Att.: 3 LP, −1 with Support, retreats as Rout, guns −1 level · Def.: 1 LP",
    );
    expect(resultInWords("Exr / Ex(+1)*")).toBe(
      "Att.: exchange, MR ≤ 4 falls back · Def.: exchange + 1 LP, −1 with Support, guns −1 level",
    );
    expect(resultInWords("0 / 5RS*")).toContain("MR ≤ 3 surrenders");
  });

  it("says what a bombardment does, and how many charge", () => {
    expect(resultInWords("2r*")).toBe("2 LP, MR ≤ 4 falls back, guns −1 level");
    expect(resultInWords("0")).toBe("nothing");
    expect(resultInWords("1 charge")).toBe("One unit charges");
    expect(resultInWords("0 charge")).toBe("Nobody charges");
  });

  it("leaves words alone, in Italian too", () => {
    expect(resultInWords("rallied")).toBeNull();
    settings.language = "it";
    expect(resultInWords("0 / 1")).toBe("Att.: niente · Dif.: 1 LP");
  });

  it("says what befell whom", () => {
    expect(fatesInWords("ir-13 holds, ir-17 routs")).toBe("ir-13 holds, ir-17 Routs");
    expect(fatesInWords("seydlitz killed")).toBe("seydlitz is killed");
    expect(fatesInWords("art-3 part-captured")).toBe("art-3 loses the counter on the map");
    expect(fatesInWords("rallied")).toBeNull();
    expect(fatesInWords("0 / 2")).toBeNull();
  });
});
