import { describe, expect, it } from "vitest";
import type { Failure } from "../../types/wire";
import { OddsDesk, type AskOdds } from "./odds-desk";

const refused = (action: string): Failure => ({ code: action, message: {}, rule: null });

/** A desk that notes what it asks; every answer is refused by its own name, nothing hits `empty`. */
function desk(): { desk: OddsDesk; asked: string[][] } {
  const asked: string[][] = [];
  const ask: AskOdds = (actions, targets) => {
    asked.push([...actions, ...targets.map((it) => `at ${it}`)]);
    const at = (target: string): Failure | null => (target === "empty" ? null : refused(target));
    return Promise.resolve({ odds: actions.map(refused), targets: targets.map(at) });
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

  it("of attacks on places go with them, and are told apart", async () => {
    const { desk: odds, asked } = desk();
    const told = await Promise.all([odds.at("06.05"), odds.of("roll"), odds.at("empty")]);
    expect(asked).toEqual([["roll", "at 06.05", "at empty"]]);
    expect(told).toEqual([refused("06.05"), refused("roll"), null]);
  });

  it("stay known until the question changes", async () => {
    const { desk: odds, asked } = desk();
    await odds.of("roll");
    await odds.at("06.05");
    await Promise.all([odds.of("roll"), odds.at("06.05")]);
    expect(asked).toEqual([["roll"], ["at 06.05"]]);
    odds.forget();
    await Promise.all([odds.of("roll"), odds.at("06.05")]);
    expect(asked.slice(2)).toEqual([["roll", "at 06.05"]]);
  });

  it("are refused alike where the request fails", async () => {
    const lost = refused("lost");
    const odds = new OddsDesk(() => Promise.resolve(lost));
    const told = await Promise.all([odds.of("roll"), odds.of("end"), odds.at("06.05")]);
    expect(told).toEqual([lost, lost, lost]);
  });
});
