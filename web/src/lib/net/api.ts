/** The HTTP side of the server: catalog, list of games, texts of rules. */
import type { Board, Setting } from "../../../types/scene";
import type {
  Catalog,
  Failure,
  GameInfo,
  GlossaryEntry,
  OwnFiles,
  OwnInfo,
  OwnOpened,
  Player,
  RuleText,
  ScenarioSheet,
  ToldGame,
} from "../../../types/wire";
import type { Squad } from "../../squad/squad";
import { LOST, NO_ANSWER, RequestFailed, ownFailure } from "./failure";

/** What a new game needs. */
export type NewGame = {
  scenario: string;
  title?: string;
  players?: { [seat in string]: Player };
  seed?: number;
  options?: { readonly [name in string]: string };
  /** The id of a finished game whose squad goes on. */
  after?: string;
};

export const catalog = (): Promise<Catalog> => json("GET", "/api/catalog");
/** What the page of a scenario tells beyond the catalog. */
export const scenario = (id: string): Promise<ScenarioSheet> => json("GET", `/api/scenarios/${id}`);
/** Games of one page of a list. */
const PAGE = 100;

/** A page of a list, and whether there may be more behind it. */
export type GamePage = { games: GameInfo[]; more: boolean };

/** A page of a list of games, the last played first: the first one, or the one after a game. */
export const games = (after?: GameInfo): Promise<GamePage> => page("", after);
export const basket = (after?: GameInfo): Promise<GamePage> => page("deleted=1&", after);
/** What is to be known of the file of games; nothing as long as all is well. */
export const notices = (): Promise<Failure[]> => json("GET", "/api/notices");
export const game = (id: string): Promise<GameInfo> => json("GET", gamePath(id));
export const newGame = (wanted: NewGame): Promise<GameInfo> => json("POST", "/api/games", wanted);
export const importGame = (record: string, title?: string): Promise<GameInfo> =>
  json("POST", "/api/games/import", title ? { record, title } : { record });
/** Opens a record with the files of its scenario. */
export const importBundle = (record: string, files: OwnFiles["files"]): Promise<GameInfo> =>
  json("POST", "/api/games/import", { record, files });
/** Scenarios of one's own. */
export const own = (): Promise<OwnInfo[]> => json("GET", "/api/own");
export const openOwn = (files: OwnFiles["files"]): Promise<OwnOpened> =>
  json("POST", "/api/own", { files });
export async function removeOwn(id: string): Promise<void> {
  await send("DELETE", `/api/own/${id}`);
}
export const rename = (id: string, title: string): Promise<GameInfo> =>
  json("PATCH", gamePath(id), { title });
export const remove = (id: string): Promise<GameInfo> => json("DELETE", gamePath(id));
export const restore = (id: string): Promise<GameInfo> => json("POST", gamePath(id, "/restore"));
export const branch = (id: string, step: number, title?: string): Promise<GameInfo> =>
  json("POST", gamePath(id, "/branch"), title ? { step, title } : { step });
export const setting = (id: string): Promise<Setting> => json("GET", gamePath(id, "/setting"));
export const board = (id: string): Promise<Board> => json("GET", gamePath(id, "/board"));
/** A game as its record tells it. */
export const told = (id: string): Promise<ToldGame> => json("GET", gamePath(id, "/told"));
/** The squad of a game as it stands; none where games stand by themselves. */
export const squad = (id: string): Promise<Squad | null> => json("GET", gamePath(id, "/squad"));
export const rule = (id: string): Promise<RuleText> =>
  json("GET", `/api/rules/${encodeURIComponent(id)}`);
/** The rules of a system, in the order of its book. */
export const rules = (system: string): Promise<RuleText[]> =>
  json("GET", `/api/rules?system=${encodeURIComponent(system)}`);
export const glossary = (): Promise<GlossaryEntry[]> => json("GET", "/api/glossary");
/** The guide of a scenario, in the shape the coach knows. */
export const guide = <Guide>(scenario: string): Promise<Guide> =>
  json("GET", `/api/guides/${scenario}`);

async function page(of: string, last?: GameInfo): Promise<GamePage> {
  const after = last ? `&after=${last.updated}.${encodeURIComponent(last.id)}` : "";
  const games = await json<GameInfo[]>("GET", `/api/games?${of}limit=${PAGE}${after}`);
  return { games, more: games.length === PAGE };
}

/** Throws a game of the basket away for good. */
export async function removeForever(id: string): Promise<void> {
  await send("DELETE", gamePath(id, "?forever=1"));
}

/** Where a game's record is downloaded from; with the files of its scenario if that is one's own. */
export const recordAddress = (id: string, scenario = ""): string =>
  gamePath(id, scenario.includes("@") ? "/bundle" : "/record");
/** Where a scenario's map lies as a small picture. */
export const smallMapAddress = (scenario: string): string => `/api/maps/${scenario}`;
/** Where the small picture of a scenario lies. */
export const pictureAddress = (scenario: string): string => `/api/pictures/${scenario}`;
/** Where a game's live line is. */
export const liveAddress = (id: string): string =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${gamePath(id, "/live")}`;

function gamePath(id: string, rest = ""): string {
  return `/api/games/${encodeURIComponent(id)}${rest}`;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await send(method, path, body)).json()) as T;
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.headers = { "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new RequestFailed(ownFailure(LOST));
  }
  if (!response.ok) throw new RequestFailed(await refusal(response));
  return response;
}

async function refusal(response: Response): Promise<Failure> {
  try {
    const { err } = (await response.json()) as { err?: Failure };
    return err ?? ownFailure(NO_ANSWER);
  } catch {
    return ownFailure(NO_ANSWER);
  }
}
