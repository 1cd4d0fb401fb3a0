/** The JSON API. Answers that are no success throw an `ApiError` with the server's sentence. */

import type {
  AnalysisPage,
  Arrange,
  Deal,
  DealsPage,
  Following,
  Friend,
  GameInfo,
  GameParts,
  LessonAnswer,
  LessonTry,
  Me,
  MyTables,
  NewSlowGames,
  NoticePage,
  Outline,
  Problem,
  Profile,
  Propose,
  PuzzleId,
  PuzzlePage,
  PuzzlesPage,
  PuzzleWhy,
  Push,
  ReplayStep,
  SaidMessage,
  SealPage,
  Secret,
  Sit,
  Seek,
  SeenMoment,
  StudyBoard,
  SlowGames,
  TableFacts,
  TablePage,
  TutorialPage,
  Vote,
  Wish,
} from "./wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rules: string[] = [],
  ) {
    super(message);
  }

  /** The server, or the way to it, is away: try again. */
  get away(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

async function ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-csrf-token"] = await csrf();
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new ApiError(0, "away", "");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  throw new ApiError(response.status, problem.code ?? "unexpected", problem.message ?? "", problem.rules);
}

export async function json<T>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<T> {
  const response = await ask(method, path, body, headers);
  const text = await response.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** The page's half of the double submit; any GET brings the cookie. */
async function csrf(): Promise<string> {
  const read = () => /(?:^|; )hastilude_csrf=([^;]+)/.exec(document.cookie)?.[1];
  if (!read()) await fetch("/api/games", { credentials: "same-origin" }).catch(() => null);
  return decodeURIComponent(read() ?? "");
}

function linked(link: string): Record<string, string> {
  return link ? { "x-table-link": link } : {};
}

const of = (id: string, what: string) => `/tables/${encodeURIComponent(id)}${what}`;

export const api = {
  games: () => json<GameInfo[]>("GET", "/games"),
  parts: (game: string, rules = 0) =>
    json<GameParts>("GET", `/games/${game}${rules ? `?rules=${rules}` : ""}`),
  text: async (game: string, lang: string) => (await ask("GET", `/games/${game}/text/${lang}`)).text(),
  rules: async (game: string, lang: string) => (await ask("GET", `/games/${game}/rules/${lang}`)).text(),

  tutorial: (game: string) => json<TutorialPage>("GET", `/games/${game}/tutorial`),
  lesson: (game: string, step: string, wish: LessonTry) =>
    json<LessonAnswer>("POST", `/games/${game}/tutorial/${step}/act`, wish),

  puzzles: () => json<PuzzlesPage>("GET", "/puzzles"),
  nextPuzzle: (game = "") => json<PuzzleId>("GET", `/puzzles/next?game=${game}`),
  puzzle: (id: string) => json<PuzzlePage>("GET", `/puzzles/${encodeURIComponent(id)}`),
  /** `n`: tries before this one */
  tryPuzzle: (id: string, action: number, n: number) =>
    json<PuzzlePage>("POST", `/puzzles/${encodeURIComponent(id)}/tries`, { action, n }),
  giveUpPuzzle: (id: string) => json<PuzzlePage>("POST", `/puzzles/${encodeURIComponent(id)}/give-up`, {}),
  whyPuzzle: (id: string, action: number) =>
    json<PuzzleWhy>("POST", `/puzzles/${encodeURIComponent(id)}/why`, { action }),

  greet: (lang: string, name = "") => json<Me>("POST", "/guests", { name, lang }),
  rename: (name: string) => json<Me>("PATCH", "/me", { name }),
  forget: (password: string) => json<null>("POST", "/me/forget", { password }),
  register: (login: string, password: string) => json<Me>("POST", "/account/register", { login, password }),
  signIn: (login: string, password: string) => json<Me>("POST", "/account/sign-in", { login, password }),
  changePassword: (old: string, fresh: string) => json<Me>("POST", "/account/password", { old, new: fresh }),
  signOut: () => json<null>("POST", "/account/sign-out", {}),
  signOutEverywhere: () => json<{ sessions: number }>("POST", "/account/sign-out-everywhere", {}),

  profile: (user: string) => json<Profile>("GET", `/people/${encodeURIComponent(user)}`),
  hide: (hides: string[]) => json<Profile>("PUT", "/me/hides", { hides }),

  deals: (day = "") => json<DealsPage>("GET", day ? `/deals/${encodeURIComponent(day)}` : "/deals"),
  tryDeal: (id: string, link = "") =>
    json<TablePage>("POST", `/deals/${encodeURIComponent(id)}/try`, undefined, linked(link)),
  sameDeal: (id: string, seat: number, link = "") =>
    json<Deal>("POST", of(id, "/deal"), { seat }, linked(link)),

  pair: (seek: Seek) => json<TablePage>("POST", "/pairing", seek),
  friends: () => json<Friend[]>("GET", "/me/friends"),
  follow: (user: string, on: boolean) =>
    json<Following>("POST", `/people/${encodeURIComponent(user)}/${on ? "follow" : "unfollow"}`),
  slowGames: () => json<SlowGames>("GET", "/me/slow-games"),
  setSlowGames: (chosen: NewSlowGames) => json<SlowGames>("PUT", "/me/slow-games", chosen),

  notices: () => json<NoticePage>("GET", "/me/notices"),
  addPush: (push: Push) => json<NoticePage>("POST", "/me/notices/push", push),
  removePush: (endpoint: string) => json<NoticePage>("POST", "/me/notices/push/remove", { endpoint }),

  mine: () => json<MyTables>("GET", "/tables/mine"),
  open: () => json<TableFacts[]>("GET", "/tables/open"),
  finished: () => json<TableFacts[]>("GET", "/tables/finished"),
  create: (wish: Wish) => json<TablePage>("POST", "/tables", wish),

  table: (id: string, link = "") => json<TablePage>("GET", of(id, ""), undefined, linked(link)),
  sit: (id: string, sit: Sit, link = "") => json<TablePage>("POST", of(id, "/sit"), sit, linked(link)),
  stand: (id: string, seat: number) => json<TablePage>("POST", of(id, "/stand"), { seat }),
  swap: (id: string, seat: number, other: number) =>
    json<TablePage>("POST", of(id, "/swap"), { seat, other }),
  arrange: (id: string, wish: Arrange) => json<TablePage>("POST", of(id, "/arrange"), wish),
  fill: (id: string, bot: string) => json<TablePage>("POST", of(id, "/fill"), { bot }),
  invite: (id: string, seat: number) => json<Secret>("POST", of(id, "/invite"), { seat }),
  /** without a seat: the table's link */
  revoke: (id: string, seat: number | null) => json<TablePage>("POST", of(id, "/revoke"), { seat }),
  start: (id: string, nonce = "") => json<TablePage>("POST", of(id, "/start"), { nonce }),
  commit: (id: string, seat: number, sealed: string) =>
    json<TablePage>("POST", of(id, "/commit"), { seat, sealed }),
  unseal: (id: string, nonce: string) => json<TablePage>("POST", of(id, "/open"), { nonce }),
  close: (id: string) => json<TablePage>("POST", of(id, "/close"), {}),
  leave: (id: string) => json<TablePage>("POST", of(id, "/leave"), {}),
  comeBack: (id: string) => json<TablePage>("POST", of(id, "/come-back"), {}),
  claimLink: (id: string, seat: number) => json<Secret>("POST", of(id, "/claim-link"), { seat }),
  claimSeat: (id: string, token: string) => json<TablePage>("POST", of(id, "/claim-seat"), { token }),
  rematch: (id: string) => json<TablePage>("POST", of(id, "/rematch"), {}),
  propose: (id: string, wish: Propose) => json<{ id: number }>("POST", of(id, "/propose"), wish),
  vote: (id: string, vote: Vote) => json<TablePage>("POST", of(id, "/vote"), vote),
  claim: (id: string, seat: number) => json<TablePage>("POST", of(id, "/claim"), { seat }),
  chat: (id: string, channel: string, link = "") =>
    json<SaidMessage[]>("GET", of(id, `/chat?channel=${channel}`), undefined, linked(link)),

  seal: (id: string, link = "") => json<SealPage>("GET", of(id, "/seal"), undefined, linked(link)),
  seen: (id: string, version: number, seat: number | null, link = "") =>
    json<SeenMoment>(
      "GET",
      of(id, `/seen/${version}${seat === null ? "" : `?seat=${seat}`}`),
      undefined,
      linked(link),
    ),
  replay: (id: string, n: number, eyes: string, link = "") =>
    json<ReplayStep>("GET", of(id, `/replay/${n}?eyes=${eyes}`), undefined, linked(link)),
  outline: (id: string, link = "") => json<Outline>("GET", of(id, "/replay"), undefined, linked(link)),
  analysis: (id: string, link = "") =>
    json<AnalysisPage>("GET", of(id, "/analysis"), undefined, linked(link)),
  /** a decision to be tried again, and the better line */
  studyBoard: (id: string, n: number, eyes: string, link = "") =>
    json<StudyBoard>("GET", of(id, `/analysis/${n}?eyes=${eyes}`), undefined, linked(link)),
  analyse: (id: string, link = "") =>
    json<AnalysisPage>("POST", of(id, "/analysis"), undefined, linked(link)),
  record: async (id: string, seat: number | null, link = "") =>
    (
      await ask("GET", of(id, `/record${seat === null ? "" : `?seat=${seat}`}`), undefined, linked(link))
    ).text(),
};
