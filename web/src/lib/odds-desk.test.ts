import { describe, expect, it } from "vitest";
import type { Failure } from "../../types/wire";
import { OddsDesk, type AskOdds } from "./odds-desk";

const refused = (action: string): Failure => ({ code: action, message: {}, rule: null });

/** A desk that notes what it asks; every answer is refused by its own name. */
function desk(): { desk: OddsDesk; asked: string[][] } {
  const asked: string[][] = [];
  const ask: AskOdds = (actions) => {
    asked.push([...actions]);
    return Promise.resolve(actions.map(refused));
  };
  return { desk: new OddsDesk(ask), asked };
}

describe("chances", () => {
  it("that are wanted at the same time are asked for in one request", async () => {
    const { desk: odds, asked } = desk();
    const told = await Promise.all(["roll", "announce", "roll"].map((it) => odds.of(it)));
    expect(asked).toEqual([["roll", "announce"]]);
    expect(told).toEqual(["roll", "announce", "roll"].map(refused));
  });

  it("stay known until the question changes", async () => {
    const { desk: odds, asked } = desk();
    await odds.of("roll");
    await odds.of("roll");
    expect(asked).toHaveLength(1);
    odds.forget();
    await odds.of("roll");
    expect(asked).toEqual([["roll"], ["roll"]]);
  });

  it("are refused alike where the request fails", async () => {
    const lost = refused("lost");
    const odds = new OddsDesk(() => Promise.resolve(lost));
    expect(await Promise.all([odds.of("roll"), odds.of("end")])).toEqual([lost, lost]);
  });
});
