// Made from protocol.py and requests.py in src/midway/host by `python -m midway.host.typescript`. Change it there.

/** Show me this view. The answer is a whole (``fresh``) Step. Changing hands on one device is ``sit`` null first. */
export type Sit = {
  type: 'sit';
  seat: number | null;
};

/** I have step ``n`` and a gap after it: answer one whole step. */
export type Since = {
  type: 'since';
  n: number;
};

/**
 * Play ``code`` in my view's seat. ``step`` and ``own`` are the ticket of the Step it was seen in; ``id`` is the
 * sender's own, so that sending it again after a lost connection plays it once. ``t`` is ms in a race: the Step's
 * ``elapsed`` and the time since it came.
 */
export type Act = {
  type: 'act';
  id: string;
  step: number;
  own: number;
  code: string;
  t?: number;
};

/** Why can't I play this code? The answer is a Reason. */
export type Why = {
  type: 'why';
  code: string;
};

/** List what I could point at but may not do now, with reasons. The answer is Closed. */
export type AskClosed = {
  type: 'closed';
};

/** Show the table at moment ``line``, from a seat I hold or, once the game is over, from any. Answer: Past. */
export type Look = {
  type: 'look';
  line: number;
  seat: number | null;
};

/** Take my last choice back: at once where it is free, else everybody at the table is asked. */
export type Undo = {
  type: 'undo';
};

/** My answer to an Asked. */
export type Consent = {
  type: 'consent';
  ask: number;
  yes: boolean;
};

/** Tell the table something. The answer, to everybody, is Said. */
export type Say = {
  type: 'say';
  text: string;
};

/** The answer to a Ping, sent at once. */
export type Pong = {
  type: 'pong';
  n: number;
};

/** A chair at the table. ``kind``: empty, person, bot. ``mine``: held by this guest. */
export type SeatInfo = {
  seat: number;
  kind: 'bot' | 'empty' | 'person';
  name: string;
  mine: boolean;
  here: boolean;
  bot: string;
  invited: boolean;
  standIn: string;
  gone: boolean;
};

/**
 * Whoever sat on ``seat`` has opened the table ``name`` to play again. ``link`` leads there; for those who sat here
 * to the seat that is kept for them.
 */
export type Again = {
  seat: number;
  name: string;
  link: string;
};

/** The table itself; sent first and whenever it changes. Names are people's own words: show as plain text. */
export type TableInfo = {
  type: 'table';
  id: string;
  name: string;
  game: string;
  options: Record<string, string>;
  status: 'open' | 'over' | 'playing';
  seats: SeatInfo[];
  owner: boolean;
  fills: boolean;
  listed: boolean;
  open: boolean;
  watching: number;
  seedHash: string;
  seed: string;
  lines: number;
  again: Again | null;
};

/**
 * The table as my view sees it now. ``n`` counts the steps of this table; a Step that is not ``fresh`` follows
 * ``n - 1`` and its ``log`` holds what happened in between. A ``fresh`` one replaces all: its ``log`` is the whole
 * log as this view may hear it (the last hundred lines). ``line`` is the moment it stands at: moments count the lines
 * of the record from 0, the deal, but all answers of a hidden window as one.
 */
export type Step = {
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
  observation: Observation;
  table: Words[];
  points: number[];
  places: number[];
  log: LogLine[];
  undo: 'ask' | 'free' | 'no';
  over: boolean;
  deadline: number | null;
  elapsed: number | null;
  freeAt: number | null;
  left: number | null;
};

/**
 * One sentence or phrase: message ``id`` of the game's or the house's catalogue, filled with ``args``.
 *
 * An argument may itself be Words (the name of a card inside a sentence).
 */
export type Words = {
  id: string;
  args?: Record<string, number | string | Words>;
};

/**
 * One legal action as a person meets it, in the choices panel and on the board alike.
 *
 * ``touches`` are the places of the observation that name it (``card:market-3``, ``at:H:-1,0``): touching them all
 * leaves this one. ``gain`` is what it changes in the seat's points now, and ``after`` what they would be, row by row
 * as the observation names the rows, where a row changes; ``notes`` say more; ``lights`` are places to light while it
 * is looked at. ``rule`` is the statement it rests on. Choices of one ``group`` stand together.
 */
export type Choice = {
  code: string;
  words: Words;
  touches?: string[];
  rule?: string;
  gain?: number | null;
  notes?: Words[];
  lights?: string[];
  group?: string;
  after?: Record<string, number>;
};

export type AquaparkObservation = {
  game: 'aquapark';
  mode: string;
  round: number;
  rounds: number;
  turn: number;
  pairs: Pair[];
  display: Slot[];
  offer: Offer | null;
  placing: Placing | null;
  parks: AquaparkPark[];
  awards: Award[];
  deck: number;
  bag: number;
  automa: Automa | null;
  start_sides: AquaparkFace[];
};

export type Pair = {
  offers: number;
  chooses: number;
};

/** One place of the 2 x 2 display. */
export type Slot = {
  place: string;
  face: AquaparkFace | null;
  visitor: string | null;
};

/** A park card as it lies or would lie flat: its six edges ``N1 N2 E S2 S1 W``, each like ``P`` or ``Gr``. */
export type AquaparkFace = {
  card: number;
  edges: string[];
};

/** The marked line: slots in order of closeness to the marker. */
export type Offer = {
  line: string;
  by: number;
  chooser: number;
  near: string;
  far: string;
};

/** What is in somebody's hand right now. ``face`` is None once the card lies and only the token is left. */
export type Placing = {
  seat: number;
  piece: string;
  face: AquaparkFace | null;
  token: string;
  visitor: string;
  next_seat: number | null;
  next_face: AquaparkFace | null;
};

export type AquaparkPark = {
  seat: number;
  colour: string;
  cards: AquaparkLaid[];
  spaces: Space[];
  tokens: Token[];
  areas: Area[];
  score: AquaparkScore;
};

/**
 * A card in a park. ``x,y`` is its upper-left cell; ``edges`` are as turned, named as on the flat card before
 * the quarter turn: with ``lie`` V the face is drawn a quarter turn clockwise.
 */
export type AquaparkLaid = {
  piece: string;
  face: AquaparkFace;
  x: number;
  y: number;
  lie: string;
  turn: string;
  start: boolean;
};

/** A half or whole space. ``sides`` are the terrains of its halves (above/left first, below/right second). */
export type Space = {
  place: string;
  at: string;
  whole: boolean;
  sides: [string, string];
};

/** A visitor or lifeguard in a park, with what it earns now and the visitors a lifeguard sees. */
export type Token = {
  piece: string;
  at: string;
  kind: string;
  terrain: string | null;
  points: number;
  sees: string[];
};

/** A connected area of one terrain: the cards it spans (pieces) and the spaces of its visitors. */
export type Area = {
  terrain: string;
  cards: string[];
  visitors: string[];
  points: number;
};

/** What a park would score if the game ended now (tokens on half spaces count nothing). */
export type AquaparkScore = {
  visitors: number;
  lifeguards: number;
  awards: number;
  total: number;
};

/** An award between two neighbours, with the largest area of its terrain in either park. */
export type Award = {
  terrain: string;
  seats: [number, number];
  sizes: [number, number];
};

/** The other player of a solo game. ``card`` is the automa card now open; ``spaces_for`` its mapping. */
export type Automa = {
  level: string;
  seat: number;
  spaces: AutomaSpace[];
  score: number;
  card: number | null;
  card_line: string;
  card_takes: string;
  spaces_for: Record<string, string>;
};

export type AutomaSpace = {
  name: string;
  worth: number;
  tokens: string[];
};

export type BumperCarsObservation = {
  game: 'bumper_cars';
  building: boolean;
  answer: number | null;
  hand: number[];
  drivers: Driver[];
  trick: BumperCarsLaid[];
  lead: number;
  turn: number | null;
  gone: number[];
  copies: number;
  deals: number;
  loser: number | null;
};

/** A player: cards in hand, tiles turned over and still closed, and the tiles under the TILT where known. */
export type Driver = {
  seat: number;
  cards: number;
  shown: number;
  closed: number;
  tilt: number | null;
};

export type BumperCarsLaid = {
  seat: number;
  value: number;
};

export type ClawMachineObservation = {
  game: 'claw_machine';
  calm: boolean;
  carried: string[];
  grab: number;
  grabs: number;
  operator: number | null;
  arm: number | null;
  role: string;
  size: number;
  crystals: Crystal[];
  claw: [number, number] | null;
  claw_at: number;
  holding: string | null;
  drift: [number, number];
  drift_ticks: number | null;
  tick_ms: number;
  picture: [string, string][];
  words: Spoken[];
  words_left: number | null;
  sand_ms: number | null;
  klick: boolean;
  free_at: number | null;
  values: number[];
  points: number[];
  over: boolean;
};

export type Crystal = {
  x: number;
  y: number;
  height: number;
  colour: string;
};

/** A word, and when it was said: ms, in calm its number. */
export type Spoken = {
  word: string;
  at: number;
};

export type FabellandObservation = {
  game: 'fabelland';
  phase: string;
  round: number;
  rounds: number;
  last_day: boolean;
  bag_holder: number;
  bag: number;
  event: EventCard | null;
  events_left: number;
  past_events: EventCard[];
  tumble: string;
  carousels: Carousel[];
  areas: Ground[];
  top_price: number;
  deck: number;
  box: number[];
  kinds: InfluencerKind[];
  fields: ActionField[];
  seats: Owner[];
  chosen: string;
  acting: Acting | null;
  drops: GuestDrop[];
};

/** An event by its effect; ``name`` and ``text`` say it. */
export type EventCard = {
  key: string;
  name: Words;
  text: Words;
  lasts: boolean;
};

export type Carousel = {
  name: string;
  turned: number;
  compartments: Compartment[];
  edges: CarouselEdge[];
  guests: number;
};

export type Compartment = {
  place: string;
  side: number;
  guests: string;
};

/**
 * A carousel edge. ``side`` is 1 to 5 clockwise, side 0 joins the centre; ``compartment`` is the one that borders
 * it now.
 */
export type CarouselEdge = {
  place: string;
  colour: string;
  side: number;
  compartment: number;
  owner: number | null;
  attraction: Attraction | null;
};

/** A card: ``value`` is its price, what it pays when it rides, and what it is worth at the end. */
export type Attraction = {
  card: number;
  piece: string;
  name: Words;
  value: number;
  start: boolean;
  spaces: RideSpace[];
};

/**
 * A space of an attraction. ``kind`` is ``P``, ``K``, ``T``, ``*`` (any guest) or ``=`` (its group has one colour).
 * ``group`` counts linked groups from 1, 0 for other spaces. ``guest`` is ``""`` while it is free.
 */
export type RideSpace = {
  kind: string;
  group: number;
  guest: string;
};

/** A third of the centre with the display beside it. */
export type Ground = {
  name: string;
  guests: string;
  offers: OnSale[];
  posters: Poster[];
};

/** An attraction on sale; ``price`` is that of today without replacing. */
export type OnSale = {
  place: string;
  attraction: Attraction | null;
  price: number;
};

/** An influencer on sale. */
export type Poster = {
  place: string;
  colour: string;
  price: number;
};

/** An influencer colour in this edition: price, worth of 1, 2, … as one set, cards in all, cards in the deck. */
export type InfluencerKind = {
  colour: string;
  price: number;
  worth: number[];
  copies: number;
  deck: number;
  discarded: number;
};

/** An action field, in the order in which they are played. ``seats`` stand there in turn order. */
export type ActionField = {
  key: string;
  seats: number[];
  open: boolean;
};

export type Owner = {
  seat: number;
  colours: string[];
  balloons: number;
  attractions: number;
  sets: number;
  total: number;
  place: number;
  influencers: Influencers[];
  hand: Attraction[];
  wheel: string;
  field: string;
  skipped: boolean;
};

/** A seat's influencers of one colour. ``next_gain`` is what one more would add at the end. */
export type Influencers = {
  colour: string;
  fresh: number;
  used: number;
  points: number;
  next_gain: number;
  sets: number[];
};

/** Whose action is being played, and how far it is. */
export type Acting = {
  seat: number;
  field: string;
  step: string;
  carousel: string;
  area: string;
  purchases: number;
  influencers_used: number;
  influencers_allowed: number;
  using: string;
  guest: string;
  source: string;
};

/** One of the last tumbles. ``number`` counts those of the game, so that each is shown falling once. */
export type GuestDrop = {
  number: number;
  source: string;
  onto: string;
  dropped: boolean;
  guests: Landed[];
};

/** Where a dropped guest came to lie; ``falls`` counts how often it fell off before (3: put there by hand). */
export type Landed = {
  guest: string;
  place: string;
  falls: number;
};

export type FortuneTellerObservation = {
  game: 'fortune_teller';
  values: number[];
  hand: number[];
  guests: Guest[];
  teller: number;
  turn: number | null;
  claim: number | null;
  card: number | null;
  refused: number[];
  over: boolean;
};

export type Guest = {
  seat: number;
  cards: number;
  laid: LaidFate[];
  full: boolean;
  sum: number | null;
};

/** A card in front of a player. ``verdict`` is "correct", "better", "worse", or None where nobody took it. */
export type LaidFate = {
  giver: number;
  value: number | null;
  claim: number;
  verdict: string | null;
};

export type FunCityObservation = {
  game: 'fun_city';
  map: Map;
  clock: number;
  start: number;
  end: number;
  pressed: number;
  presses: number;
  next: number[];
  slog: string;
  slog_at: string;
  slog_times: number[];
  cards: FunCityCard[];
  pile: number;
  gone: number;
  players: Player[];
  hand: Crazy[];
  deck: number;
  discards: Crazy[];
  turn: Turn;
  moved: Moved | null;
};

/** The graph: street spaces that share a side are joined, a place is joined to its two doors. */
export type Map = {
  columns: number;
  rows: number;
  spaces: string[];
  places: Place[];
  stops: string[];
  red: string;
  start: string;
  homes: [string, string];
};

/** A place between the streets. ``lot`` is left, top, right, bottom in tenths of a street space. */
export type Place = {
  place: string;
  key: string;
  name: string;
  lot: [number, number, number, number];
  doors: [string, string];
};

/** A Fun City card. ``state`` is "later" (not yet open), "open", "closing" (two presses of 20 may close it). */
export type FunCityCard = {
  piece: string;
  at: string;
  opens: number;
  closes: number;
  points: number;
  state: string;
  soon: boolean;
  steps: number | null;
  missing: number;
};

export type Player = {
  seat: number;
  piece: string;
  at: string;
  arrived: number;
  points: number;
  cards: FunCityCard[];
  crazy: number;
  waiting: Crazy[];
};

/** A Crazy card: ``kind`` is add, double, swap, taxi, uhoh, pickpocket or zzzz. */
export type Crazy = {
  place: string;
  kind: string;
  value: number;
  to: string;
  when: string;
};

/**
 * What goes on. ``phase`` is play (Crazy cards), pick (from a fan), go-on (pickpocket more or stop), move,
 * bus (others may break in), fetch (SLOG's helper chooses) or over.
 */
export type Turn = {
  phase: string;
  seat: number;
  asked: number | null;
  played: number;
  limit: number;
  double: number;
  add: number;
  taxi: boolean;
  dice: number[];
  roll: number;
  anywhere: boolean;
  sent: string;
  victim: number | null;
  fan: number;
  loot: Loot[];
  ride: Ride | null;
};

/** A card just pickpocketed; it goes back to its owner if a flip fails. */
export type Loot = {
  card: FunCityCard;
  owner: number;
};

/** A rider on the bus while others may break in. */
export type Ride = {
  seat: number;
  way: string;
  target: string;
  last: string;
  path: string[];
  wait: number | null;
};

/** The last move of a mover, for its picture: ``way`` is foot, up, down, taxi, sent, fetch, swap or asleep. */
export type Moved = {
  seat: number;
  way: string;
  path: string[];
};

export type FunfairObservation = {
  game: 'funfair';
  round: number;
  rounds: number;
  step: string;
  action: number;
  first: number;
  turn: number | null;
  city: CityNow | null;
  city_left: number;
  award: string | null;
  market: (FunfairCard | null)[];
  hand: FunfairCard[];
  parks: FunfairPark[];
  deck: number;
  discard: string[];
  blueprint_deck: number;
  blueprint_discard: string[];
  closing: string;
  drawn: Drawn | null;
  adding: Adding | null;
  reference: string;
  result: Result | null;
};

/** The City card of the round, None before the first. */
export type CityNow = {
  key: string;
  lasts: boolean;
};

/**
 * A Park card in the Market or in a hand, priced for the viewer (a spectator sees the printed price).
 *
 * ``piece`` is unique on the board. ``price`` is after all ``cuts``; ``spaces`` are those it may go on now.
 */
export type FunfairCard = {
  place: string;
  piece: string;
  key: string;
  price: number;
  cuts: Cut[];
  spaces: number[];
};

/** A discount and where it comes from (a staff member, the City card, investors). */
export type Cut = {
  source: Words;
  amount: number;
};

/** A park in sight. ``income`` is what the next Guests step brings to the purse; ``income_lines`` say of what. */
export type FunfairPark = {
  seat: number;
  coins: number;
  stars: number;
  income: number;
  income_lines: ScoreLine[];
  stacks: Stack[];
  staff: Member[];
  showcase: ShowcaseSeen;
  hand: number;
  known: HandCard[];
  plans: number;
  blueprints: Blueprint[];
  actions: number;
  score: FunfairScore;
  place: number;
};

export type ScoreLine = {
  text: Words;
  points: number;
};

/** An attraction with its upgrades from the bottom up. ``ribbon`` are all icons, base and built-in ones first. */
export type Stack = {
  space: number;
  key: string;
  place: string;
  piece: string;
  showcase: boolean;
  strips: Strip[];
  ribbon: string[];
  size: number;
  points: number;
  next: number;
  stars: number;
  closed: boolean;
};

/** One upgrade on an attraction; ``place`` as in the table above. */
export type Strip = {
  key: string;
  place: string;
  piece: string;
};

export type Member = {
  key: string;
  place: string;
  piece: string;
  points: number;
};

/** A showcase. ``key`` is None while it is face down and not the viewer's; ``price`` is what is left to pay. */
export type ShowcaseSeen = {
  key: string | null;
  state: string;
  coins: number;
  cap: number;
  price: number | null;
  cuts: Cut[];
  spaces: number[];
};

/** A card in somebody's hand that everybody knows (it was taken from the Market). */
export type HandCard = {
  key: string;
  piece: string;
};

/** A blueprint of the viewer (at the end: of anybody), with how far it is met. ``scores`` is what it brings now. */
export type Blueprint = {
  key: string;
  piece: string;
  items: Item[];
  met: boolean;
  bonus_items: Item[];
  bonus_met: boolean;
  scores: number;
};

/**
 * One line of a blueprint: what it asks, how much of it is there, and what is missing in words (None when met).
 *
 * ``text`` says all of it, ``short`` what is left to say below its ``head``. A head is the attraction that this line
 * and those after it without one are about; None where a line stands alone.
 */
export type Item = {
  text: Words;
  short: Words;
  head: Words | null;
  icon: string;
  have: number;
  want: number;
  met: boolean;
  missing: Words | null;
};

/**
 * Points if the game ended now, by category, each with its lines. Blueprints the viewer cannot see count nothing;
 * ``hidden`` says how many those are.
 */
export type FunfairScore = {
  size: number;
  blueprints: number;
  coins: number;
  staff: number;
  award: number;
  total: number;
  hidden: number;
  size_lines: ScoreLine[];
  blueprint_lines: ScoreLine[];
  coin_lines: ScoreLine[];
  staff_lines: ScoreLine[];
  award_lines: ScoreLine[];
};

/** Cards drawn to choose from. ``cards`` is empty for everybody but the one who chooses. */
export type Drawn = {
  seat: number;
  deck: string;
  count: number;
  may_keep_none: boolean;
  cards: DrawnCard[];
  blueprints: Blueprint[];
};

export type DrawnCard = {
  place: string;
  piece: string;
  key: string;
};

/** An upgrade may be built from the hand onto this attraction at once, for ``cut`` less or free (None). */
export type Adding = {
  seat: number;
  space: number;
  source: Words;
  cut: number | null;
};

/** How the winner was found: "points", "stars", "blueprints", "coins" or "shared". */
export type Result = {
  winners: number[];
  decided_by: string;
};

export type GhostTrainObservation = {
  game: 'ghost_train';
  calm: boolean;
  carried: string[];
  riding: boolean;
  card: number[];
  number: number;
  heard: number[];
  cards: number;
  riders: Rider[];
  tiles: Tile[];
  most: number;
  open_ms: number;
  answer: string | null;
  over: boolean;
};

export type Rider = {
  seat: number;
  fears: number[] | null;
  shrieks: boolean;
  points: number | null;
  ready: boolean;
};

/** A tile that lies with a rival. ``right`` once the fears are open. */
export type Tile = {
  fear: number;
  giver: number;
  to: number;
  right: boolean | null;
};

export type HauDenLukasObservation = {
  game: 'hau_den_lukas';
  calm: boolean;
  carried: string[];
  builder: number | null;
  bins: Bin[];
  held: LyingDie | null;
  towers: Tower[];
  acts_left: number | null;
  sand_ms: number | null;
  free_at: number;
  over: boolean;
};

/** Dice of one kind that lie ready, and the colours of their six sides. */
export type Bin = {
  kind: number;
  left: number;
  sides: number[];
};

export type LyingDie = {
  kind: number;
  sides: number[];
};

export type Tower = {
  seat: number;
  card: number[];
  dice: LyingDie[];
  right: number | null;
  title: string | null;
};

export type HorseRaceObservation = {
  game: 'horse_race';
  clock: string;
  carried: string[];
  finish: number;
  red: number;
  horses: Horse[];
  mine: number | null;
  free_at: number;
  answer: string | null;
  round: number;
  crossed: number | null;
  over: boolean;
};

/** A horse with its crew. ``row`` is where it stands, ``counted`` where it stood at the first crossing. */
export type Horse = {
  lane: number;
  riders: number[];
  roller: number;
  rider: number | null;
  row: number;
  counted: number;
  dice: number[];
  called: number | null;
  taking: boolean;
};

export type RollerCoasterObservation = {
  game: 'roller_coaster';
  calm: boolean;
  carried: string[];
  ride: number;
  rides: number;
  riders: number[];
  learning: boolean;
  length: number;
  at: number | null;
  card: string | null;
  flips_left: number | null;
  ready: boolean;
  ridden: string[];
  taps: number[];
  answer: string | null;
  beat_ms: number;
  window_ms: number;
  answer_ms: number;
  sand_ms: number;
  free_at: number | null;
  points: number[];
  over: boolean;
};

export type RummelplatzObservation = {
  game: 'rummelplatz';
  clock: string;
  carried: string[];
  visit: number;
  stalls: Stall[];
  points: number[];
  chooser: number | null;
  tossing: number | null;
  booth: ClawMachineObservation | RollerCoasterObservation | HauDenLukasObservation | BumperCarsObservation | FortuneTellerObservation | GhostTrainObservation | HorseRaceObservation | SwingBoatObservation | null;
  visiting: boolean;
  tickets: Ticket[];
  bag: number;
  drawer: number | null;
  winner: number | null;
};

/** An attraction on the map, with its raffle points by seat once it has been visited. */
export type Stall = {
  key: string;
  pair: number;
  offered: boolean;
  visit: number | null;
  earned: number[] | null;
};

export type SwingBoatObservation = {
  game: 'swing_boat';
  rows: SeatRow[];
  swingers: Swinger[];
  star: number;
  most: number;
  round: number;
  begins: number;
  turn: number | null;
  over: boolean;
};

export type SeatRow = {
  row: number;
  fun: number;
  open: boolean;
  seat: number | null;
};

export type Swinger = {
  seat: number;
  row: number | null;
  fun: number;
  endurance: number;
  rolled: number[];
};

/** A player's ticket at the lottery booth. */
export type Ticket = {
  seat: number;
  places: number;
  blanks: number;
};

/** One thing that happened, in words. ``piece`` went from place ``source`` to place ``target`` (for flights). */
export type LogLine = {
  words: Words;
  seat?: number | null;
  piece?: string;
  source?: string;
  target?: string;
};

/** The table at a past moment ``line`` of ``lines``. ``log`` is what led to it. */
export type Past = {
  type: 'past';
  line: number;
  lines: number;
  seat: number | null;
  observation: Observation;
  table: Words[];
  prompt: Words;
  points: number[];
  log: LogLine[];
};

/** The Act of this id was not taken: the sentence and the rule (id and its own sentence) it rests on. */
export type Refused = {
  type: 'refused';
  id: string;
  code: string;
  words: Words;
  rule: string;
  ruleText: string;
};

/** Answer to Why; ``words`` is null when the action is in fact open. */
export type Reason = {
  type: 'reason';
  code: string;
  words: Words | null;
  rule: string;
  ruleText: string;
};

export type ClosedChoice = {
  choice: Choice;
  words: Words;
  rule: string;
  ruleText: string;
};

export type Closed = {
  type: 'closed';
  choices: ClosedChoice[];
};

/** Somebody asks to go back to moment ``line``. ``open`` turns false when it is settled (``agreed`` says how). */
export type Asked = {
  type: 'asked';
  ask: number;
  seat: number;
  line: number;
  open: boolean;
  agreed: boolean;
};

export type Said = {
  type: 'said';
  seat: number | null;
  name: string;
  text: string;
};

/** Something has happened to the people at the table. A ``fresh`` Step's log repeats it in its place. */
export type News = {
  type: 'news';
  line: LogLine;
};

/**
 * Are you there? Asked on arrival, and every other second while something runs against time: how long the answer
 * is under way is believed of what is played, and who gives none for long is stood in for by a bot.
 */
export type Ping = {
  type: 'ping';
  n: number;
};

/** The host could not take the last message: a sentence for people. */
export type Fault = {
  type: 'fault';
  words: Words;
};

/**
 * Texts: ``option-<key>``, ``option-<key>-<value>`` of the game's catalogue. One that is chosen for each seat by
 * itself is asked for as ``<key>-<seat>``.
 */
export type OptionInfo = {
  key: string;
  values: string[];
  default: string;
  seats: boolean;
};

/** GET /api/games */
export type GameInfo = {
  key: string;
  title: string;
  minSeats: number;
  maxSeats: number;
  options: OptionInfo[];
  bots: string[];
  partOf: string;
  atOnce: Record<string, string[]>;
  lesson: boolean;
};

/** One statement. ``gone``: it is no longer in force and its sentence says what took its place. */
export type RuleInfo = {
  id: string;
  text: string;
  heading: string;
  gone: boolean;
};

/** A reading where the rulebook is silent: the rule that says it, and the rules version it came with. */
export type RulingInfo = {
  rule: string;
  since: string;
};

/** GET /api/games/<key>/rules: the game's register, what holds at every table, the rulings in force. */
export type RulesInfo = {
  game: string;
  title: string;
  version: string;
  rules: RuleInfo[];
  house: RuleInfo[];
  rulings: RulingInfo[];
};

/**
 * GET /api/games/<key>/faces/<digest>: what the pieces of an edition show, which observations name by key. An
 * address always gives the same, so a browser asks once.
 */
export type Faces = {
  game: string;
  reference: Reference;
};

/** All faces of the edition, for the board and the reference page. ``sizes[n]`` are the points of n icons. */
export type Reference = {
  digest: string;
  edition: string;
  stand_in: boolean;
  cards: FunfairFace[];
  blueprints: BlueprintFace[];
  city: CityFace[];
  awards: AwardFace[];
  sizes: number[];
  miss: number;
  coins_per_point: number;
};

/**
 * A Park card or showcase as printed. ``ribbon`` are its icons, the attraction or upgrade icon first, then
 * built-in ones; none for staff. ``abilities`` and ``limit`` are sentences; ``copies`` how many the box holds.
 */
export type FunfairFace = {
  key: string;
  name: Words;
  group: string;
  kind: Words;
  ribbon: string[];
  price: number;
  stars: number;
  limit: Words | null;
  abilities: Words[];
  points: number | null;
  ticket: boolean;
  closes: boolean;
  copies: number;
  origin: string;
};

export type BlueprintFace = {
  key: string;
  name: Words;
  level: string;
  items: Words[];
  points: number;
  bonus_items: Words[];
  bonus: number;
};

export type CityFace = {
  key: string;
  name: Words;
  text: Words;
};

export type AwardFace = {
  key: string;
  name: Words;
  text: Words;
  points: number;
};

/** A table in the lobby. */
export type TableCard = {
  id: string;
  name: string;
  game: string;
  status: 'open' | 'over' | 'playing';
  seats: SeatInfo[];
  mine: boolean;
  myTurn: boolean;
  updated: number;
};

/** GET /api/lobby: mine first (my turn before all), then open ones, then ones to watch. */
export type Lobby = {
  me: string;
  tables: TableCard[];
};

/**
 * POST /api/tables. ``seats`` says who sits where: ``me`` (this device; several for hotseat), ``open``, or a bot's
 * name. Answers TableMade.
 */
export type NewTable = {
  game: string;
  seats: string[];
  options?: Record<string, string>;
  listed?: boolean;
};

export type SeatLink = {
  seat: number;
  link: string;
};

/** ``links`` invite one person each; ``/t/<id>`` is the table's own address. */
export type TableMade = {
  id: string;
  links: SeatLink[];
};

/** Answer to TakeSeat: the seat that is now taken. */
export type Seated = {
  seat: number;
};

/**
 * POST /api/tables/<id>/seats. ``seat`` null: any free one. ``token`` from a seat's link. ``bot``: who ``fills``
 * the table puts a bot on a free seat; in play, whoever plays lets one stand in on a seat whose person is ``gone``.
 */
export type TakeSeat = {
  seat?: number | null;
  token?: string;
  bot?: string;
};

/**
 * POST /api/tables/<id>/leave: this seat of mine is free from now on, for a bot or for another person. Answers
 * Seated. Before the start its link opens it again.
 */
export type LeaveSeat = {
  seat: number;
};

/** POST /api/me: call me this. The answer repeats the name as it was taken. */
export type MyName = {
  name: string;
};

/**
 * GET /api/games/<key>/lesson/<stop>: stop ``stop`` of a lesson, from 1 to ``stops``. ``say`` tells what to see and
 * what to do (``do``: one of the Step's choices, ``meant``), or only to read on. ``whole`` is the fresh Step it stands
 * at, in a view of the table as at every other; ``way`` are the Steps that lead there from the stop before, none where
 * nothing is played in between.
 */
export type LessonStop = {
  game: string;
  stop: number;
  stops: number;
  kind: 'do' | 'end' | 'read';
  say: Words;
  rule: string;
  ruleText: string;
  look: string;
  meant: string;
  table: TableInfo;
  whole: Step;
  way: Step[];
};

/**
 * GET /api/games/<key>/lesson/<stop>/try?code=<code>: whether it is the choice that was ``meant``. Any other is
 * answered with a sentence, a closed one with its reason and rule, and nothing is played.
 */
export type LessonTry = {
  meant: boolean;
  words: Words | null;
  rule: string;
  ruleText: string;
};

/** Body of every 4xx answer. */
export type Problem = {
  words: Words;
};

/** Something I said at a table, from a seat of mine or as a watcher. */
export type MySaying = {
  seat: number | null;
  text: string;
};

/**
 * What a table holds of me: my seats and those kept for me, what I said, and the log's lines that call me by
 * name. Seats count from 0. Its game is at /api/tables/<id>/record.
 */
export type MyTable = {
  id: string;
  name: string;
  game: string;
  status: 'open' | 'over' | 'playing';
  opened: boolean;
  seats: number[];
  keptSeats: number[];
  created: number;
  updated: number;
  said: MySaying[];
  told: Words[];
};

/** GET /api/me: everything that is kept of me. */
export type MyData = {
  name: string;
  since: number;
  tables: MyTable[];
};

/**
 * POST /api/me/forget: take all that out. My seats go on without me and without my name; the cookie opens nothing
 * any more. The answer is empty.
 */
export type Forget = Record<string, never>;

/**
 * POST /api/tables/<id>/report: write a problem down as it is seen from a seat I may look from, or by a watcher.
 * ``moment`` null: now. ``words`` are the reporter's own. Answers Report.
 */
export type ReportWish = {
  seat?: number | null;
  moment?: number | null;
  language?: 'de' | 'en';
  window?: string;
  words?: string;
};

/** A text to keep or to send, and a name for its file. */
export type Report = {
  name: string;
  text: string;
};

export type Observation = AquaparkObservation | BumperCarsObservation | ClawMachineObservation | FabellandObservation | FortuneTellerObservation | FunCityObservation | FunfairObservation | GhostTrainObservation | HauDenLukasObservation | HorseRaceObservation | RollerCoasterObservation | RummelplatzObservation | SwingBoatObservation;

export type ToHost = Sit | Since | Act | Why | AskClosed | Look | Undo | Consent | Say | Pong;

export type FromHost = TableInfo | Step | Past | Refused | Reason | Closed | Asked | Said | News | Ping | Fault;
