// The messages between the host and a browser, made from midway.host.protocol; do not edit.

export interface Sit {
  type: 'sit';
  seat: number | null;
}

export interface Since {
  type: 'since';
  n: number;
}

export interface Act {
  type: 'act';
  id: string;
  step: number;
  own: number;
  code: string;
  t: number;
}

export interface Why {
  type: 'why';
  code: string;
}

export interface AskClosed {
  type: 'closed';
}

export interface Look {
  type: 'look';
  line: number;
  seat: number | null;
}

export interface Undo {
  type: 'undo';
}

export interface Consent {
  type: 'consent';
  ask: number;
  yes: boolean;
}

export interface Say {
  type: 'say';
  text: string;
}

export interface TableInfo {
  type: 'table';
  id: string;
  name: string;
  game: string;
  options: Record<string, string>;
  status: 'open' | 'over' | 'playing';
  seats: SeatInfo[];
  owner: boolean;
  listed: boolean;
  watching: number;
  seedHash: string;
  seed: string;
  lines: number;
}

export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'empty' | 'person';
  name: string;
  mine: boolean;
  here: boolean;
  bot: string;
}

export interface Step {
  type: 'step';
  n: number;
  fresh: boolean;
  seat: number | null;
  line: number;
  step: number;
  own: number;
  prompt: Words;
  asksMe: boolean;
  waiting: number[];
  choices: Choice[];
  observation: AquaparkObservation;
  points: number[];
  places: number[];
  log: LogLine[];
  undo: 'ask' | 'free' | 'no';
  over: boolean;
  deadline: number | null;
}

export interface Words {
  id: string;
  args?: Record<string, number | string | Words>;
}

export interface Choice {
  code: string;
  words: Words;
  touches?: string[];
  rule?: string;
  gain?: number | null;
  notes?: Words[];
  lights?: string[];
  group?: string;
}

export interface AquaparkObservation {
  game: 'aquapark';
  mode: string;
  round: number;
  rounds: number;
  turn: number;
  pairs: Pair[];
  display: Slot[];
  offer: Offer | null;
  placing: Placing | null;
  parks: Park[];
  awards: Award[];
  deck: number;
  bag: number;
  automa: Automa | null;
  start_sides: Face[];
}

export interface Pair {
  offers: number;
  chooses: number;
}

export interface Slot {
  place: string;
  face: Face | null;
  visitor: string | null;
}

export interface Face {
  card: number;
  edges: string[];
}

export interface Offer {
  line: string;
  by: number;
  chooser: number;
  near: string;
  far: string;
}

export interface Placing {
  seat: number;
  piece: string;
  face: Face | null;
  token: string;
  visitor: string;
  next_seat: number | null;
  next_face: Face | null;
}

export interface Park {
  seat: number;
  colour: string;
  cards: Laid[];
  spaces: Space[];
  tokens: Token[];
  areas: Area[];
  score: Score;
}

export interface Laid {
  piece: string;
  face: Face;
  x: number;
  y: number;
  lie: string;
  turn: string;
  start: boolean;
}

export interface Space {
  place: string;
  at: string;
  whole: boolean;
  sides: [string, string];
}

export interface Token {
  piece: string;
  at: string;
  kind: string;
  terrain: string | null;
  points: number;
  sees: string[];
}

export interface Area {
  terrain: string;
  cards: string[];
  visitors: string[];
  points: number;
}

export interface Score {
  visitors: number;
  lifeguards: number;
  awards: number;
  total: number;
}

export interface Award {
  terrain: string;
  seats: [number, number];
  sizes: [number, number];
}

export interface Automa {
  level: string;
  seat: number;
  spaces: AutomaSpace[];
  score: number;
  card: number | null;
  card_line: string;
  card_takes: string;
  spaces_for: Record<string, string>;
}

export interface AutomaSpace {
  name: string;
  worth: number;
  tokens: string[];
}

export interface LogLine {
  words: Words;
  seat?: number | null;
  piece?: string;
  source?: string;
  target?: string;
}

export interface Past {
  type: 'past';
  line: number;
  lines: number;
  seat: number | null;
  observation: AquaparkObservation;
  prompt: Words;
  points: number[];
  log: LogLine[];
}

export interface Refused {
  type: 'refused';
  id: string;
  code: string;
  words: Words;
  rule: string;
  ruleText: string;
}

export interface Reason {
  type: 'reason';
  code: string;
  words: Words | null;
  rule: string;
  ruleText: string;
}

export interface Closed {
  type: 'closed';
  choices: ClosedChoice[];
}

export interface ClosedChoice {
  choice: Choice;
  words: Words;
  rule: string;
  ruleText: string;
}

export interface Asked {
  type: 'asked';
  ask: number;
  seat: number;
  line: number;
  open: boolean;
  agreed: boolean;
}

export interface Said {
  type: 'said';
  seat: number | null;
  name: string;
  text: string;
}

export interface Fault {
  type: 'fault';
  words: Words;
}

export interface GameInfo {
  key: string;
  title: string;
  minSeats: number;
  maxSeats: number;
  options: OptionInfo[];
  bots: string[];
}

export interface OptionInfo {
  key: string;
  values: string[];
  default: string;
}

export interface Lobby {
  me: string;
  tables: TableCard[];
}

export interface TableCard {
  id: string;
  name: string;
  game: string;
  status: 'open' | 'over' | 'playing';
  seats: SeatInfo[];
  mine: boolean;
  myTurn: boolean;
  updated: number;
}

export interface NewTable {
  game: string;
  seats: string[];
  options: Record<string, string>;
  listed: boolean;
}

export interface TableMade {
  id: string;
  links: SeatLink[];
}

export interface SeatLink {
  seat: number;
  link: string;
}

export interface TakeSeat {
  seat: number | null;
  token: string;
  bot: string;
}

export interface MyName {
  name: string;
}

export interface Problem {
  words: Words;
}

export type ToHost = Sit | Since | Act | Why | AskClosed | Look | Undo | Consent | Say;
export type FromHost = TableInfo | Step | Past | Refused | Reason | Closed | Asked | Said | Fault;
export type Observation = AquaparkObservation;
