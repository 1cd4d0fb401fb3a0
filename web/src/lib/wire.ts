// Made by `hastilude schema --typescript`; do not edit.

/** Where a seat's chances went from the beginning to the end. */
export interface Account {
  accuracy: number;
  own: number;
  others: number;
  luck: number;
  counts: Record<string, number>;
}

/** Take the decision that is due. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  action: number | string;
  hold?: boolean;
}

/** One kind of action. The numbers of its actions begin at `offset` and count through the values of its fields like digits, the last field fastest. */
export interface ActionKind {
  name: string;
  sentence: string;
  offset: number;
  count: number;
  fields: Record<string, string[]>;
}

export interface Analysis {
  seats: string[];
  decisions: Studied[];
  turning_points: number[];
  mistakes: number[];
  accounts: Account[];
  deal: number[];
}

/** How far the analysis of a game is. `none`: nobody has asked for it, or it was broken off. Every decision is glanced at first, so that there is a picture of the whole game soon; then each is thought over, and the picture becomes truer while one reads. */
export interface AnalysisPage {
  state: "failed" | "none" | "ready" | "working";
  done: number;
  of: number;
  analysis: Analysis | null;
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

/** What would be good here? Only for who is to decide, and only where the table has hints. */
export interface AskHint {
  type: "hint";
  id: string;
  version: number;
}

/** Why may I not do this? Nothing is done, whatever the answer. */
export interface AskWhy {
  type: "why";
  id: string;
  version: number;
  action: number | string;
}

/** Why: for the moderation log. */
export interface Because {
  reason?: string;
}

export interface Begin {
  nonce?: string;
}

/** A legal action in its three forms. */
export interface Choice {
  id: number;
  text: string;
  kind: string;
  args: Record<string, string>;
  remarks: Remark[];
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

export interface Commit {
  seat: number;
  sealed: string;
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

/** A count of a title, before and after. */
export interface CountChange {
  seat: number;
  was: number;
  now: number;
}

export interface Credentials {
  login: string;
  password: string;
}

export interface Deal {
  id: string;
  day: string | null;
  game: string;
  seats: number;
  bot: string;
  commitment: string;
  secret: string | null;
  begins: boolean;
  opens_ms: number;
  begun: number;
  finished: number;
  board: Line[];
  mine: string;
  table: string;
  line: Line | null;
}

/** The deals of a day. */
export interface DealsPage {
  day: string;
  ends_ms: number;
  now_ms: number;
  before: string | null;
  tomorrow: Record<string, string>;
  deals: Deal[];
}

export interface Decide {
  seat: number;
  id: string;
  version: number;
  action: number | string;
  hold?: boolean;
  lang?: "en" | "ru";
}

/** A card the viewer returned: its place counted from the bottom, and its kind. Cards of the same pool were shuffled: the viewer knows the set, not the order. */
export interface DeckCard {
  from_bottom: number;
  kind: string;
  pool: number;
}

/** A line of the moderation log. */
export interface Deed {
  id: number;
  at_ms: number;
  by: string;
  deed: string;
  subject: string;
  reason: string;
}

export interface Deeds {
  deeds: Deed[];
}

/** What was asked is done, and durable. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** All that is kept about me; the records of the tables can be had one by one. */
export interface Export {
  login: string | null;
  created_ms: number;
  profile: Profile;
  tables: string[];
  follows: string[];
  digest_hour: number | null;
  away_from_ms: number;
  away_until_ms: number;
}

export interface Farewell {
  password?: string;
}

/** One hero, if the fight came now: all wounds then. */
export interface Fate {
  seat: number;
  known: number;
  least: number;
  most: number;
  unknown: number;
  fate: string;
}

/** What may be earned in a game, and how often this player has. */
export interface Feat {
  game: string;
  code: string;
  name: Record<string, string>;
  how: Record<string, string>;
  times: number;
  first_ms: number | null;
}

export interface Fill {
  bot: string;
}

export interface Following {
  followed: boolean;
}

export interface ForDays {
  reason?: string;
  days?: number;
}

export interface Forecast {
  heroes: Fate[];
  sure: boolean;
  ends: boolean;
  reason: string | null;
  side: string | null;
  verdict: string | null;
}

export interface FreshPassword {
  password: string;
}

/** Somebody whom I follow. */
export interface Friend {
  user: string;
  name: string;
  arms: number;
  here: boolean | null;
  table: string | null;
}

export interface GameInfo {
  id: string;
  name: Record<string, string>;
  seats: number[];
  minutes: [number, number];
  weight: number;
  rules_version: number;
  status: string;
  other_name: Record<string, string>;
  line: Record<string, string>;
  tincture: string;
  newcomer_seats: number;
  newcomer_bot: string;
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
  forecast: Forecast | null;
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
  goal: string | null;
  tokens: number;
  deeds: number[];
}

/** What others do not see of me. */
export interface Hides {
  hides: ("feats" | "games" | "presence" | "ratings" | "statistics")[];
}

/** An action worth a thought, as the strongest bot sees it from this seat. */
export interface Hint {
  action: Choice;
  chance: number;
  line: Choice[];
}

/** The actions worth a thought, the best first. The table may have gone on since. */
export interface HintMessage {
  type: "hint";
  id: string;
  version: number;
  hints: Hint[];
}

/** The actions worth a thought, the best first. */
export interface HintPage {
  version: number;
  hints: Hint[];
}

export interface HoldingView {
  holding: string;
  people: string | null;
  castle: string | null;
  strength: number;
  defence: number;
  garrison: string | null;
  titles: string[];
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
  castle_strength_source: string;
  obelisk_points: number;
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
  turns_left: number | null;
  copies: Record<string, number>;
  unseen: Record<string, number>;
  previews: PlayPreview[];
  result: Result | null;
  final_hands: string[][];
}

/** A place for pawns; without cells it takes any number. */
export interface KnightsTaleArea {
  area: string;
  cells: number | null;
  pawns: number;
}

/** A travel card with its figures. */
export interface KnightsTaleCard {
  card: string;
  deck: string;
  cost: number;
  attack: number;
  stars: number;
  gain: string[];
  chance: number | null;
}

/** A cell of the support track; the price is the viewer's. */
export interface KnightsTaleCell {
  cell: string;
  support: string | null;
  effect: string;
  price: number;
  special: boolean;
}

export interface KnightsTaleDie {
  die: string;
  value: number;
  symbol: boolean;
  marked: boolean;
}

export interface KnightsTaleDuel {
  reason: string;
  knight: string | null;
  card: string | null;
  title: string | null;
  virtual: boolean;
  clash: number;
  to_win: number;
  most_strength: number;
  step: string;
  first: number | null;
  acted: number;
  armour_dice: number;
  less: Record<string, number>;
  foe_die: number | null;
  sides: KnightsTaleSide[];
  winner: number | null;
}

/** How far the viewer is with a title that may be scored or chosen. */
export interface KnightsTaleNear {
  title: string;
  have: number[];
  done: number;
}

/** A place of the tournament board. */
export interface KnightsTalePlace {
  place: string;
  knight: string | null;
  knight_class: string | null;
  attack: number;
  armour_dice: number;
  glory: number;
  stars: number;
  less: Record<string, number>;
  shield: number | null;
  chance: number | null;
}

export interface KnightsTalePlayer {
  seat: number;
  virtual: boolean;
  character: string | null;
  glory: number;
  coins: number;
  faith: number;
  strength: number;
  horse: number;
  armour: number;
  support: KnightsTaleToken[];
  relics: KnightsTaleToken[];
  prestige: KnightsTaleToken[];
  hand_count: number;
  hand_decks: number[];
  hand_known: string[];
  played: string[];
  played_decks: number[];
  titles_count: number;
  titles: string[];
  pawns: number;
  placed: Record<string, number>;
  plays: number;
  plays_most: number;
  stopped: boolean;
  decided: boolean;
  earned: Record<string, number>;
  scored: string[];
}

/** One line of a duel's report: who acts first and why, tokens, dice, totals. */
export interface KnightsTaleReport {
  clash: number;
  step: string;
  what: string;
  side: number;
  word: string | null;
  count: number;
  dice: string[];
  attacks: number[];
}

/** One side of a duel. */
export interface KnightsTaleSide {
  seat: number | null;
  attack: number;
  needed: number;
  tie: string;
  stars: number;
  wins: number;
  committed: number;
  faith_spent: number;
  bonus: number;
  dice: KnightsTaleDie[];
  used_support: string[];
  used_relics: string[];
  used_prestige: string[];
}

/** A title that the viewer may score: its worth, whether its conditions are met now, and whether it belongs to the best set (KT-R80). */
export interface KnightsTaleTitle {
  title: string;
  glory: number;
  needs: string;
  public: boolean;
  met: boolean;
  chosen: boolean;
}

/** A support token, relic or prestige token. */
export interface KnightsTaleToken {
  token: string;
  timing: string | null;
  effect: string;
  used: boolean;
}

export interface KnightsTaleTournament {
  kind: string;
  card: string | null;
  added: string[];
  prize: string | null;
  prize_gain: string;
  places: KnightsTalePlace[];
  sweep: number;
  stage: number;
  bout: number;
  entrants: (number | null)[];
  advanced: (number | null)[];
  champions: (number | null)[];
}

export interface KnightsTaleView {
  viewer: number | null;
  seats: number;
  options: Record<string, string>;
  phase: string;
  seat: number;
  round: number;
  last_travel: boolean;
  order: number[];
  next_order: number[];
  event: string | null;
  event_cost: string;
  event_gain: string[];
  event_token: string | null;
  event_taken: boolean;
  next_event: string | null;
  players: KnightsTalePlayer[];
  areas: KnightsTaleArea[];
  market: Record<string, number>;
  track: KnightsTaleCell[];
  piles: Record<string, number>;
  scroll: string[];
  removed: string[];
  deck_counts: Record<string, number>;
  rows: Record<string, KnightsTaleCard[]>;
  board_discard: string[];
  public_titles: string[];
  title_deck: number;
  title_discard: number;
  goals: KnightsTaleTitle[];
  near: KnightsTaleNear[];
  titles_glory: number;
  known_deck: string[];
  known_discard: string[];
  hand: KnightsTaleCard[];
  offered: string[];
  chosen: string | null;
  dealt: string[];
  returned: string[];
  picks: number;
  drawn: Record<string, number>;
  card: string | null;
  item: string | null;
  knockout: number;
  passes: number;
  tournament: KnightsTaleTournament;
  duel: KnightsTaleDuel | null;
  report: KnightsTaleReport[];
  virtual: KnightsTaleVirtual | null;
  reconstructed: string[];
  result: Result | null;
}

/** The virtual opponent of a solo game. */
export interface KnightsTaleVirtual {
  knight: string | null;
  attack: number;
  stars: number;
  deck_count: number;
  discard: string[];
  solo_card: string | null;
  action: number;
  goal: number | null;
  crowns: number | null;
}

export interface Leader {
  user: string;
  name: string;
  rating: Rating;
  games: number;
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
  right: number[];
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

/** Somebody's only try, on the leader board. */
export interface Line {
  rank: number;
  user: string;
  name: string;
  arms: number;
  table: string;
  place: number;
  won: boolean;
  points: number | null;
  share: number | null;
}

/** A step of the better line. */
export interface LineStep {
  seat: number;
  action: Choice;
  prompt: Prompt;
  views: Record<string, unknown>[];
}

export interface LionheartAlliance {
  domains: [string, string];
  turned: string | null;
}

export interface LionheartCard {
  card: string;
  letter: string;
  price: number;
  sale_value: number;
  uses: LionheartUse[];
}

/** A domain that would come into being. */
export interface LionheartClosed {
  domain: string;
  owner: number | null;
  points: number;
  cells: string[];
}

export interface LionheartDomain {
  domain: string;
  colour: string;
  owner: number | null;
  castle: string;
  cells: string[];
  knights: number;
  points: number;
  mines: number[];
  neighbours: string[];
  may_invade: string[];
  allied: string[];
}

export interface LionheartMarketCard {
  card: LionheartCard;
  refusal: Refusal | null;
}

export interface LionheartMonopoly {
  seat: number;
  mine: string;
  won: boolean;
}

/** The pieces of a colour on the board, and those beside it. */
export interface LionheartPieces {
  colour: string;
  seat: number | null;
  castles: string[];
  knights: string[];
  knights_left: number;
}

export interface LionheartPlayer {
  seat: number;
  colour: string;
  score: number;
  to_go: number;
  money: number | null;
  income: number;
  mines: number[];
  monopolies: string[];
  nearly: string[];
  hand: LionheartSlot[];
}

/** One legal action and what follows at once. Actions without one change nothing of this. */
export interface LionheartPreview {
  action: string;
  points: number[];
  fee: number;
  closed: LionheartClosed[];
  cut_off: string[];
  monopolies: LionheartMonopoly[];
  wins: number | null;
}

/** A card of a hand as others see it: the back, or the card if everybody knows it. */
export interface LionheartSlot {
  letter: string;
  card: string | null;
}

/** The card in play: units done and still allowed, and the domains it concerns. */
export interface LionheartTask {
  done: number;
  left: number;
  domain: string | null;
  victim: string | null;
}

export interface LionheartTile {
  tile: string;
  turns: number;
}

export interface LionheartUse {
  use: string;
  amount: number;
  refusal: Refusal | null;
}

export interface LionheartView {
  viewer: number | null;
  seats: number;
  options: Record<string, string>;
  phase: string;
  seat: number;
  first: number;
  turn: number;
  target: number;
  rows: number;
  cols: number;
  land: string[];
  mine_types: string[];
  land_source: string;
  card_source: string;
  expansion_source: string;
  tiles: LionheartTile[];
  pieces: LionheartPieces[];
  borders: string[];
  domains: LionheartDomain[];
  neutral_land: string[][];
  alliances: LionheartAlliance[];
  players: LionheartPlayer[];
  hand: LionheartCard[];
  market: LionheartMarketCard[];
  discard: string[];
  deck_count: number;
  deck_letter: string | null;
  border_supply: number | null;
  bank: number | null;
  sold: string | null;
  idle_turns: number;
  idle_limit: number | null;
  market_closed: boolean;
  final_turns: number | null;
  task: LionheartTask | null;
  previews: LionheartPreview[];
  result: Result | null;
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
  warden: boolean;
}

/** The last frame was not a message of this protocol, or came too fast. */
export interface Mistake {
  type: "mistake";
  code: string;
  message: string;
}

/** A finished game after one decision, in a line. */
export interface Moment {
  seat: number | null;
  action: string | null;
  counts: Record<string, number>;
  points: number[];
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

export interface NewNameFor {
  reason?: string;
  name?: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewSlowGames {
  digest_hour?: number | null;
  away_days?: number;
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

export interface OpenNonce {
  nonce: string;
}

/** After the end: where the shuffle came from (core.record.Seal), in hexadecimal. */
export interface Opened {
  seed: string;
  secret: string;
  nonces: string[];
}

export interface Opponent {
  user: string;
  name: string;
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
  seats: number | null;
}

/** Where turns and rounds begin, and how the score went: for a reader who jumps. */
export interface Outline {
  moments: Moment[];
}

/** Where strangers meet without looking for each other: whoever fits is sent here. */
export interface Pairing {
  around: number | null;
  fill: boolean;
  until_ms: number;
}

/** How a program shows who it is: `Authorization: Bearer TOKEN`. The token is told this once. */
export interface Pass {
  token: string;
  me: Me;
}

export interface People {
  people: Person[];
}

/** Somebody, as who looks after the house sees them. */
export interface Person {
  id: string;
  name: string;
  login: string | null;
  created_ms: number;
  warden: boolean;
  muted_until_ms: number;
  banned_until_ms: number;
  seen_ms: number;
  tables: number;
}

export interface Ping {
  type: "ping";
  n?: number;
}

/** What would be different after a play. */
export interface PlayPreview {
  action: string;
  owner: number | null;
  titles: TitleChange[];
  defence: number[];
  lost: string | null;
  obelisks: number[];
}

/** A finished game, from the player's side. */
export interface Played {
  table: string;
  game: string;
  ended_ms: number;
  seat: number;
  seats: number;
  place: number;
  won: boolean;
  points: number | null;
  opponents: Opponent[];
  change: number | null;
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

/** A rating after a game. */
export interface Point {
  at_ms: number;
  rating: Rating;
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

export interface Profile {
  user: string;
  name: string;
  arms: number;
  since_ms: number;
  games: number;
  wins: number;
  hides: ("feats" | "games" | "presence" | "ratings" | "statistics")[];
  ratings: RatingLine[];
  played: Played[];
  shares: Share[];
  rivals: Rival[];
  feats: Feat[];
  followed: boolean;
  callable: boolean;
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

export interface PuzzleAsked {
  action: number | string;
}

/** An action, and the decider's chance to win with it, in percent. */
export interface PuzzleChance {
  action: Choice;
  chance: number;
}

export interface PuzzleId {
  id: string | null;
}

/** What the seat to decide sees. */
export interface PuzzleLook {
  view: Record<string, unknown>;
  prompt: Prompt;
  actions: Choice[];
}

export interface PuzzlePage {
  id: string;
  game: string;
  rules: number;
  theme: string;
  rating: Rating;
  tried: number;
  solved: number;
  first: number;
  day: string | null;
  seat: number;
  seats: number;
  look: PuzzleLook;
  tries: PuzzleTried[];
  left: number;
  told: PuzzleTold | null;
}

/** The puzzles of a game. */
export interface PuzzleShelf {
  game: string;
  puzzles: number;
  solved: number;
  done: number;
}

/** What is told when a puzzle is over. */
export interface PuzzleTold {
  solved: boolean;
  best: PuzzleChance[];
  mine: PuzzleChance[];
  played: PuzzleChance;
  line: Choice[];
  change: number;
}

export interface PuzzleTried {
  action: Choice;
  right: boolean;
}

export interface PuzzleTry {
  action: number | string;
  n: number;
}

export interface PuzzleWhy {
  refusal: Refusal | null;
}

/** How a solver does. */
export interface PuzzlesPage {
  rating: Rating | null;
  streak: number;
  longest: number;
  week: boolean[];
  day: string;
  today: string | null;
  today_game: string | null;
  today_done: boolean;
  shelves: PuzzleShelf[];
}

/** As people see it. */
export interface Rating {
  points: number;
  give_or_take: number;
  provisional: boolean;
}

/** A player's rating in one game with one number of seats. */
export interface RatingLine {
  game: string;
  seats: number;
  rating: Rating;
  games: number;
  history: Point[];
}

/** The answer to a `why`; without a code it may be done. */
export interface Reason {
  type: "reason";
  id: string;
  version: number;
  code: string;
  message: string;
  args: Record<string, unknown>;
  rules: string[];
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

/** What a legal action costs or gives, as a short phrase beside it: the message `remark-<code>`. A remark that promises something by chance says how likely that is, 0 … 1; its message gets `$percent` and names what is likely, and what that assumes. */
export interface Remark {
  code: string;
  args?: Record<string, unknown>;
  chance?: number | null;
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

export interface RiseShieldsActivation {
  unit: string;
  seat: number;
  points: number;
  extra: number;
  onslaught: boolean;
  charge: number;
  targets: RiseShieldsOdds[];
  reach: RiseShieldsReach[];
}

/** The battle that is going on. */
export interface RiseShieldsBattle {
  attacker: string;
  target: string;
  attack: string;
  window: string | null;
  justice: boolean;
  all_round: boolean;
  raised: boolean;
}

/** Known to all; face down it is only used up (RS-320). */
export interface RiseShieldsCard {
  card: string;
  cost: number;
  radius: number | null;
  state: string;
  opens: number | null;
}

/** The strike that is due, or may be chosen now; cards and rerolls to come are reckoned in. */
export interface RiseShieldsComing {
  strike: string;
  by: string;
  on: string;
  attack: string;
  side: string;
  parts: RiseShieldsPart[];
  rolls: RiseShieldsRoll[];
  chance: number;
}

/** An attack that may be declared now, and what it comes to; cards and rerolls are reckoned in. */
export interface RiseShieldsOdds {
  target: string;
  attack: string;
  side: string;
  win: number;
  first_loss: number;
  counter_loss: number;
  parts: RiseShieldsPart[];
  rolls: RiseShieldsRoll[];
}

/** One summand of a total. */
export interface RiseShieldsPart {
  total: string;
  code: string;
  value: number;
  rules: string[];
}

/** A castle, fortification or treasury. */
export interface RiseShieldsPlace {
  place: string;
  kind: string;
  cells: string[];
  claimed: number[];
}

export interface RiseShieldsPlayer {
  seat: number;
  team: number;
  camp: string | null;
  part: string | null;
  leader: string | null;
  factions: string[];
  rows: string[][];
  energy: number;
  energy_limit: number;
  cards: RiseShieldsCard[];
  artifact_count: number;
  artifacts: string[];
  sets: Record<string, number>;
  nearly: string[];
  complete: string[];
  dead: string[];
  aside: string[];
  reinforced: string[];
  waiting: number;
  catapult: string;
  holds_castle: boolean;
  fog_announced: boolean;
  eliminated: boolean;
  used: string[];
  order: string | null;
  wanted: string[];
  passed: string[];
  achievements: string[];
  kills: number;
  sieges: number;
}

/** A cell that the active unit can get to, step by step. */
export interface RiseShieldsReach {
  cell: string;
  points: number;
  way: string[];
}

/** What is still to be thrown for a total. */
export interface RiseShieldsRoll {
  total: string;
  dice: number;
  least: number;
  most: number;
}

export interface RiseShieldsStrike {
  strike: string;
  by: string | null;
  on: string;
  attack: string;
  side: string;
  attack_dice: number[];
  attack_counted: number;
  attack_kept: number;
  defence_dice: number[];
  defence_counted: number;
  defence_kept: number;
  parts: RiseShieldsPart[];
  attack_total: number;
  defence_total: number;
  success: boolean;
}

export interface RiseShieldsUnit {
  unit: string;
  type: string;
  tier: string;
  unit_class: string;
  ranged: boolean;
  owner: number;
  at: string | null;
  facing: number;
  edges: string[];
  attack: number;
  defence: number;
  movement: number;
  abilities: string[];
  marks: string[];
  acts: number;
  blessing: number;
  diverted: number | null;
  dice_less: number;
  posts: string[];
}

export interface RiseShieldsView {
  viewer: number | null;
  seats: number;
  mode: string;
  options: Record<string, string>;
  phase: string;
  chooser: number;
  seat: number;
  order: number[];
  round: number;
  quiet: number;
  progress: boolean;
  dueling: boolean;
  queue: number[];
  stage: number;
  lost: number[];
  terrain: string[][];
  places: RiseShieldsPlace[];
  set_sizes: Record<string, number>;
  signposts: string[];
  players: RiseShieldsPlayer[];
  units: RiseShieldsUnit[];
  fog: boolean;
  deck_count: number;
  drawn: string[];
  drawn_count: number;
  activation: RiseShieldsActivation | null;
  battle: RiseShieldsBattle | null;
  coming: RiseShieldsComing | null;
  strikes: RiseShieldsStrike[];
  spell: string | null;
  spell_targets: string[];
  going_on: Record<string, Record<string, unknown>>;
  reconstructed: string[];
  result: Result | null;
}

/** Who was met most often, and who came in before whom. */
export interface Rival {
  user: string;
  name: string;
  games: number;
  before: number;
  behind: number;
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
  sealed: string[];
  broken_off: number;
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
  shared: boolean;
  seal: "" | "asked" | "closed" | "opened";
}

/** A seat of a new table: `me` is the host. */
export interface SeatWish {
  kind?: "bot" | "invited" | "me" | "open";
  bot?: string;
  name?: string;
  user?: string;
}

/** A token for the right side of a link, after `#`: it is not to reach any log. */
export interface Secret {
  token: string;
}

/** A game with whoever is looking for one. */
export interface Seek {
  game: string;
  seats?: number | null;
  clock?: ClockRule;
  fill?: boolean;
}

/** An event after redaction: this may leave the server. */
export interface Seen {
  code: string;
  args: Record<string, unknown>;
}

/** What a stream saw as one of its versions. */
export interface SeenMoment {
  version: number;
  seat: number | null;
  view: Record<string, unknown>;
  prompt: Prompt;
  decider: number | null;
}

/** How often a player wins a game with so many seats. */
export interface Share {
  game: string;
  seats: number;
  games: number;
  wins: number;
  minutes: number;
}

export interface SignedOut {
  sessions: number;
}

export interface Sit {
  seat?: number | null;
  token?: string;
  nonce?: string;
  sealed?: string;
}

/** How I play games that last for days. */
export interface SlowGames {
  digest_hour: number | null;
  away_until_ms: number | null;
}

/** What a fight did to the hero of one seat. In a match he may be another's by now. */
export interface Struck {
  seat: number;
  hero: string;
  side: string | null;
  deadly: number;
  dead: boolean;
  cards: TableCard[];
  swords: number;
  shields: number;
  wounds: number;
  total: number;
}

/** A decision of a finished game, and what came of it. */
export interface Studied {
  n: number;
  seat: number;
  action: Choice;
  stands: number[];
  chances: number[];
  luck: number[];
  quality: string;
  swing: number;
  best: Choice;
  best_chance: number;
  line: Choice[];
  better: Choice | null;
  gain: number;
  choices: number;
}

/** A decision of a finished game to be tried again: what could be done, and the better line played out on the true table, as far as its cards allow. */
export interface StudyBoard {
  choices: Choice[];
  line: LineStep[];
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
  hints: boolean;
  rules: number;
  deal: string;
  opens_ms: number;
  pairing: Pairing | null;
}

/** A table as I may see it. */
export interface TablePage {
  facts: TableFacts;
  mine: number[];
  link: string | null;
  sealed: string;
}

export interface Tables {
  tables: TableFacts[];
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

/** What a play does to one title. */
export interface TitleChange {
  title: string;
  points: number;
  counts: CountChange[];
  before: number | null;
  after: number | null;
  tied: boolean;
  margin: number;
}

export interface TitleView {
  title: string;
  points: number;
  counts: number[];
  holder: number | null;
  tied: boolean;
  leader: number | null;
  margin: number;
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
  side: string | null;
  wounds: number;
  deadly: number;
  dead: boolean;
  verdict: string;
  goals: string[];
  goal: string | null;
  met: boolean | null;
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

export interface WhatNow {
  seat: number;
  version: number;
}

/** Why not; no refusal: it may be done. */
export interface Why {
  refusal: Refusal | null;
  message: string;
}

export interface WhyNot {
  seat: number;
  version: number;
  action: number | string;
  lang?: "en" | "ru";
}

/** What a new table is to be. GameError or Trouble with a sentence if it cannot be. */
export interface Wish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  clock?: ClockRule;
  at_zero?: "bot" | "claim" | "move";
  visibility?: "link" | "public";
  teams?: number[];
  rated?: boolean;
  confirm_turn?: boolean;
  hints?: boolean;
  nonce?: string;
  sealed?: string;
}

export type FromClient = Hello | Act | AskWhy | TakeBack | Confirm | AskHint | Say | Ping;

export type FromServer = UpdateMessage | PresenceMessage | SaidMessage | Done | Refused | Reason | HintMessage | Pong | Reconnect | Mistake;

/** The view of each game. */
export interface Views {
  hearts_and_armour: HeartsAndArmourView;
  kings_bounty: KingsBountyView;
  knights_tale: KnightsTaleView;
  lionheart: LionheartView;
  rise_shields: RiseShieldsView;
}
