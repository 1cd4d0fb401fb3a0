// Made by `hastilude schema --typescript`; do not edit.

/** Take the decision that is due. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  action: number | string;
}

/** One kind of action. The numbers of its actions begin at `offset` and count through the values of its fields like digits, the last field fastest. */
export interface ActionKind {
  name: string;
  sentence: string;
  offset: number;
  count: number;
  fields: Record<string, string[]>;
}

/** What became of a decision. */
export interface Answered {
  accepted: boolean;
  version: number;
  refusal: Refusal | null;
  message: string;
}

export interface Arrange {
  seat: number;
  kind: "bot" | "invited" | "open";
  bot?: string;
}

/** A legal action in its three forms. */
export interface Choice {
  id: number;
  text: string;
  kind: string;
  args: Record<string, string>;
}

export interface Claim {
  token: string;
}

/** The table's choice; all times in milliseconds, 0 for none. No bank, no increment and no limit: no clock at all. */
export interface ClockRule {
  bank_ms?: number;
  increment_ms?: number;
  cap_ms?: number;
  limit_ms?: number;
}

/** What everybody at the table sees of the clocks. `now_ms` is the server's time of the message. */
export interface ClockSeen {
  now_ms: number;
  banks_ms: number[] | null;
  seat: number | null;
  since_ms: number | null;
  deadline_ms: number | null;
  overdue: number | null;
}

/** My turn is done: at tables where a turn waits for this. */
export interface Confirm {
  type: "confirm";
  id: string;
  version: number;
}

export interface ConfirmTurn {
  seat: number;
  id: string;
  version: number;
  lang?: "en" | "ru";
}

export interface Credentials {
  login: string;
  password: string;
}

export interface Decide {
  seat: number;
  id: string;
  version: number;
  action: number | string;
  lang?: "en" | "ru";
}

/** A card the viewer returned: its place counted from the bottom, and its kind. Cards of the same pool were shuffled: the viewer knows the set, not the order. */
export interface DeckCard {
  from_bottom: number;
  kind: string;
  pool: number;
}

/** What was asked is done, and durable. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

export interface Farewell {
  password?: string;
}

export interface Fill {
  bot: string;
}

export interface GameInfo {
  id: string;
  name: Record<string, string>;
  seats: number[];
  minutes: [number, number];
  weight: number;
  rules_version: number;
  status: string;
  options: OptionInfo[];
  bots: string[];
}

/** What a client needs to draw the game and to name its actions. */
export interface GameParts {
  id: string;
  actions: ActionKind[];
  things: Record<string, string>;
  components: Record<string, unknown>;
  digest: string;
}

/** The two stages: the side with its numbers, then every seat. */
export interface GameSheet {
  reason: string;
  side: string;
  killed: number[];
  wounds: number[];
  verdicts: Verdict[];
  winners: number[];
}

/** What a request's body may hold, and nothing else. */
export interface Given {
}

export interface HandCard {
  card: string;
  kind: string;
  strength: number | null;
  usable: boolean;
}

export interface HeartsAndArmourView {
  viewer: number | null;
  seats: number;
  options: Record<string, string>;
  phase: string;
  seat: number;
  game_number: number;
  round: number;
  lap: number;
  turn: number;
  first: number;
  declarer: number | null;
  may_declare: boolean;
  must_declare: boolean;
  next_forced: number;
  next_forced_turn: number;
  heroes: HeroView[];
  hand: HeldCard[];
  effect: string | null;
  target: string | null;
  chosen: number | null;
  discard: TableCard[];
  deck_count: number;
  card_list: Record<string, number>;
  card_list_source: string;
  games: number[][];
  last_fight: Struck[];
  last_game: GameSheet | null;
  result: Result | null;
}

export interface HeldCard {
  card: string;
  swords: number;
  shields: number;
  effect: string;
}

/** The first message of a socket: whose eyes, and what these saw last. */
export interface Hello {
  type: "hello";
  version?: number | null;
  lang?: "en" | "ru";
  seat?: number | null;
  spectator?: boolean;
  link?: string;
}

export interface HeroView {
  seat: number;
  hero: string;
  side: string | null;
  wounds: number;
  deadly: number;
  dead: boolean;
  marker: string[];
  hand_count: number;
  known_cards: string[];
  cards: TableCard[];
  known_net: number;
  unknown_count: number;
  goals: string[];
  tokens: number;
  deeds: number[];
}

export interface HoldingView {
  holding: string;
  people: string | null;
  castle: string | null;
  strength: number;
  defence: number;
  garrison: string | null;
}

export interface KingsBountyView {
  viewer: number | null;
  seats: number;
  options: Record<string, string>;
  phase: string;
  seat: number;
  turn: number;
  removed: string[];
  title_points_source: string;
  titles: TitleView[];
  players: PlayerView[];
  hand: HandCard[];
  picked: string[];
  deck_count: number;
  deck_known: DeckCard[];
  deck_returned: ReturnedCard[];
  discard: Record<string, number>;
  last_hero: number | null;
  last_monster: number | null;
  final_phase: boolean;
  final_turns_left: number | null;
  exchange_streak: number;
  stall_guard_applies: boolean;
  result: Result | null;
  final_hands: string[][];
}

/** Refused by the rules, legal but not what is taught (`wrong`), or done. */
export interface LessonAnswer {
  right: boolean;
  refusal: Refusal | null;
  wrong: string;
  moments: LessonLook[];
}

/** What the learner sees. */
export interface LessonLook {
  view: Record<string, unknown>;
  prompt: Prompt;
  decider: number | null;
  actions: Choice[];
  result: Result | null;
  events: Seen[];
}

export interface LessonStep {
  id: string;
  seat: number;
  seats: number;
  tasks: Task[];
  look: LessonLook;
}

export interface LessonTry {
  action: number | string;
  done?: number[];
}

export interface MaybeSeat {
  seat?: number | null;
}

/** What I may know of myself. */
export interface Me {
  user: string;
  name: string;
  arms: number;
  login: string | null;
}

/** The last frame was not a message of this protocol, or came too fast. */
export interface Mistake {
  type: "mistake";
  code: string;
  message: string;
}

export interface MyTables {
  waiting: number;
  tables: TableFacts[];
}

export interface NewGuest {
  name?: string;
  lang?: "en" | "ru";
}

export interface NewLine {
  text?: string;
  phrase?: string;
}

export interface NewName {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewWebhook {
  url: string;
}

export interface NoticePage {
  push_key: string;
  pushes: number;
  webhook: string | null;
}

export interface OneSeat {
  seat: number;
}

/** After the end: where the shuffle came from (core.record.Seal), in hexadecimal. */
export interface Opened {
  seed: string;
  secret: string;
  nonces: string[];
}

export interface OptionInfo {
  name: string;
  default: string;
  origin: string;
  rules: string[];
  text: Record<string, string>;
  values: OptionValue[];
}

export interface OptionValue {
  value: string;
  text: Record<string, string>;
}

export interface Ping {
  type: "ping";
  n?: number;
}

export interface PlayerView {
  seat: number;
  hand_count: number;
  holdings: HoldingView[];
  points: number;
  licences: string[];
  has_hidden_title: boolean;
  hidden_title: string | null;
  hidden_title_points: number | null;
  known_cards: string[];
  first: boolean;
  last: boolean;
}

export interface Pong {
  type: "pong";
  n: number;
}

/** Lamps and clocks. */
export interface PresenceMessage {
  type: "presence";
  table: string;
  seats: SeatSeen[];
  watchers: number;
  clock: ClockSeen | null;
}

/** The body of every answer that is not a success. */
export interface Problem {
  code: string;
  message: string;
  rules: string[];
  where: string;
}

/** What is being decided. Everybody at the table may read it. */
export interface Prompt {
  code: string;
  args: Record<string, unknown>;
  rules: string[];
}

/** What somebody proposes, and who still has to agree. One at a time. */
export interface ProposalSeen {
  id: number;
  kind: "abandon" | "rollback" | "swap" | "takeover";
  by: number;
  agreed: number[];
  waiting: number[];
  seat: number | null;
  version: number | null;
}

export interface Propose {
  kind: "abandon" | "rollback" | "swap" | "takeover";
  by: number;
  seat?: number | null;
  version?: number | null;
}

export interface Proposed {
  id: number;
}

/** What `PushSubscription.toJSON()` gives in a browser. */
export interface Push {
  endpoint: string;
  keys: PushKeys;
}

export interface PushAddress {
  endpoint: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The server goes away: come again after so long. The socket is closed after this. */
export interface Reconnect {
  type: "reconnect";
  after_ms: number;
  why: string;
}

/** Why an action may not be taken: the rule, and the numbers of the case. */
export interface Refusal {
  code: string;
  args: Record<string, unknown>;
  rules: string[];
}

/** What was asked was not done. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  message: string;
  args: Record<string, unknown>;
  rules: string[];
  version: number | null;
}

export interface ReplayStep {
  n: number;
  of: number;
  seat: number | null;
  action: string | null;
  prompt: Prompt;
  events: Seen[];
  views: Record<string, unknown>[];
}

/** How it ended. `places` gives each seat's place, 1 the best; equal places are ties. */
export interface Result {
  reason: string;
  winners: number[];
  places: number[];
  scores: Score[];
  args: Record<string, unknown>;
}

/** A card of the deck that came back from a hand: everybody saw from whose. */
export interface ReturnedCard {
  from_bottom: number;
  seat: number;
}

/** A line of chat. */
export interface SaidMessage {
  type: "said";
  table: string;
  id: number;
  channel: string;
  user: string;
  name: string;
  seat: number | null;
  text: string;
  at_ms: number;
  phrase: string;
}

/** A line of chat, or a quick phrase by its code. Seats write at the table, others among themselves. */
export interface Say {
  type: "say";
  id: string;
  text?: string;
  phrase?: string;
}

export interface Score {
  seat: number;
  points: number;
  parts: ScoreLine[];
}

/** One line of the scoring sheet. */
export interface ScoreLine {
  code: string;
  points: number;
  args: Record<string, unknown>;
}

/** Where the shuffle came from. Until the end only the commitment is known. */
export interface SealPage {
  commitment: string;
  opened: boolean;
  secret: string | null;
  nonces: string[];
  seed: string | null;
  holds: boolean | null;
  flaw: string;
}

/** A seat as everybody sees it. */
export interface SeatSeen {
  seat: number;
  kind: "bot" | "invited" | "open" | "person";
  name: string;
  user: string;
  bot: string;
  stands_in: boolean;
  left: boolean;
  present: boolean;
  host: boolean;
}

/** A seat of a new table: `me` is the host. */
export interface SeatWish {
  kind?: "bot" | "invited" | "me" | "open";
  bot?: string;
}

/** A token for the right side of a link, after `#`: it is not to reach any log. */
export interface Secret {
  token: string;
}

/** An event after redaction: this may leave the server. */
export interface Seen {
  code: string;
  args: Record<string, unknown>;
}

export interface SignedOut {
  sessions: number;
}

export interface Sit {
  seat?: number | null;
  token?: string;
  nonce?: string;
}

/** What a fight did to the hero of one seat. */
export interface Struck {
  seat: number;
  cards: TableCard[];
  swords: number;
  shields: number;
  wounds: number;
  total: number;
}

export interface Swap {
  seat: number;
  other: number;
}

export interface TableCard {
  place: number;
  up: boolean;
  layer: number;
  turn: number;
  laid_on: number;
  moved_by: number | null;
  card: string | null;
}

/** The public facts of a table: for the lobby and the table's page. */
export interface TableFacts {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatSeen[];
  status: "abandoned" | "over" | "playing" | "waiting";
  visibility: string;
  host: string;
  clock: ClockRule;
  at_zero: string;
  teams: number[];
  rated: boolean;
  confirm_turn: boolean;
  marked: boolean;
  created_ms: number;
  updated_ms: number;
  commitment: string;
  result: Record<string, unknown> | null;
  rematch: string | null;
  waiting_user: string | null;
}

/** A table as I may see it. */
export interface TablePage {
  facts: TableFacts;
  mine: number[];
  link: string | null;
}

/** Take back my last decision; with `whole`, all that may be taken back. */
export interface TakeBack {
  type: "undo";
  id: string;
  version: number;
  whole?: boolean;
}

/** One thing to do. Without `point` and `act` it is only to be read. */
export interface Task {
  say: string;
  point?: string[];
  act?: string[];
  replies?: string[];
  wrong?: Record<string, string>;
}

export interface TitleView {
  title: string;
  points: number;
  counts: number[];
  holder: number | null;
  tied: boolean;
}

export interface TutorialPage {
  steps: LessonStep[];
  text: Record<string, string>;
}

/** Whether this seat may take its last decision back; if not, why. */
export interface Undo {
  possible: boolean;
  why: Refusal | null;
}

export interface UndoDecision {
  seat: number;
  id: string;
  version: number;
  whole?: boolean;
  lang?: "en" | "ru";
}

/** All that this stream may know, after something in it changed. */
export interface UpdateMessage {
  type: "update";
  table: string;
  seat: number | null;
  version: number;
  fresh: boolean;
  status: "abandoned" | "over" | "playing" | "waiting";
  view: unknown | null;
  prompt: Prompt | null;
  decider: number | null;
  thinking: number | null;
  events: Seen[];
  news: Seen[];
  actions: Choice[];
  pending: Choice | null;
  undo: Undo;
  seats: SeatSeen[];
  clock: ClockSeen | null;
  proposal: ProposalSeen | null;
  marked: boolean;
  result: Result | null;
  commitment: string;
  opened: Opened | null;
  rematch: string | null;
}

/** One seat at the end of a game (HA-151). */
export interface Verdict {
  seat: number;
  hero: string;
  wounds: number;
  verdict: string;
  goals: string[];
}

export interface Vote {
  seat: number;
  proposal: number;
  agree: boolean;
}

/** Notices carry `x-hastilude-signature: sha256=` HMAC-SHA256 of the body with this secret. */
export interface WebhookSecret {
  secret: string;
}

/** What a new table is to be. GameError or Trouble with a sentence if it cannot be. */
export interface Wish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  clock?: ClockRule;
  at_zero?: "bot" | "claim";
  visibility?: "link" | "public";
  teams?: number[];
  rated?: boolean;
  confirm_turn?: boolean;
  nonce?: string;
}

export type FromClient = Hello | Act | TakeBack | Confirm | Say | Ping;

export type FromServer = UpdateMessage | PresenceMessage | SaidMessage | Done | Refused | Pong | Reconnect | Mistake;

/** The view of each game. */
export interface Views {
  hearts_and_armour: HeartsAndArmourView;
  kings_bounty: KingsBountyView;
}
