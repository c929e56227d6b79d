/** Who plays when nobody has chosen, and how players are called. */
import type { CatalogBot, CatalogScenario, Player } from "../../types/wire";
import { HUMAN } from "../lib/seating";
import { t, words } from "../lib/texts";

export type Players = { [seat in string]: Player };

/** The bot of the highest level. */
export function strongest(bots: CatalogBot[]): CatalogBot | undefined {
  return bots.reduce<CatalogBot | undefined>(
    (best, bot) => (best === undefined || bot.level > best.level ? bot : best),
    undefined,
  );
}

/** One person at the first seat, the strongest bot at every other. */
export function defaultPlayers(scenario: CatalogScenario, bots: CatalogBot[]): Players {
  const opponent = strongest(bots)?.name ?? HUMAN;
  const seats = scenario.seats.map((seat, index) => [seat.id, index === 0 ? HUMAN : opponent]);
  return Object.fromEntries(seats) as Players;
}

/** What a person at a seat is called: the first one is whoever sits here. */
export function personName(scenario: CatalogScenario, players: Players, seat: string): string {
  const first = scenario.seats.find((it) => players[it.id] === HUMAN)?.id;
  return t(first === undefined || first === seat ? "page-player-you" : "page-player-another");
}

/** What players call a bot. */
export function botTitle(bots: CatalogBot[], name: string): string {
  return words(bots.find((bot) => bot.name === name)?.title) || name;
}

/** The name of a player in a list. */
export function playerName(player: Player, bots: CatalogBot[]): string {
  if (player === HUMAN) return t("page-person");
  return t("page-player-bot", { name: botTitle(bots, player) });
}
