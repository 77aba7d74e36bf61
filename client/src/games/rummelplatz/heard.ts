// What is heard between two looks at the fair: taken from what both of them show.

import type { Cue } from '../../parts/tunes.ts';
import type { BumperCarsObservation, ClawMachineObservation, GhostTrainObservation, HauDenLukasObservation, HorseRaceObservation, Observation, RollerCoasterObservation, RummelplatzObservation, SwingBoatObservation } from '../../protocol/messages.ts';

export type Heard = readonly [cue: Cue, n: number];

function fair(was: RummelplatzObservation, now: RummelplatzObservation): Heard[] {
  if (now.winner !== null && was.winner === null) return [['drum', 0], ['cheer', 0]];
  if (now.tickets.length && now.bag < was.bag) return [['drum', 0]];
  return was.visiting && now.visiting && was.booth && now.booth ? heard(was.booth, now.booth) : [];
}

/** A shriek counts for the card it was made at: the next card may be seen already. */
function ghosts(was: GhostTrainObservation, now: GhostTrainObservation): Heard[] {
  const anew = was.heard.join() !== now.heard.join();
  return now.riding ? now.riders.filter((one, seat) => one.shrieks && (anew || !was.riders[seat]?.shrieks)).map((one) => ['shriek', one.seat]) : [];
}

function lukas(was: HauDenLukasObservation, now: HauDenLukasObservation): Heard[] {
  const done = now.towers.find((tower, seat) => tower.right !== null && was.towers[seat]?.right === null);
  if (done) return [['bell', done.right ?? 0]];
  return now.towers.some((tower, seat) => tower.dice.length !== was.towers[seat]?.dice.length) ? [['dice', 0]] : [];
}

function race(was: HorseRaceObservation, now: HorseRaceObservation): Heard[] {
  if (now.over && !was.over) return [['hooves', 0], ['cheer', 0]];
  if (now.horses.some((one, lane) => one.row !== was.horses[lane]?.row)) return [['hooves', 0]];
  return now.horses.some((one, lane) => one.dice.length && one.dice.join() !== was.horses[lane]?.dice.join()) ? [['dice', 0]] : [];
}

/** The arm does not see the claw, but hears it start under its own key. */
function claw(was: ClawMachineObservation, now: ClawMachineObservation): Heard[] {
  if (now.grab !== was.grab) return [['drum', 0]];
  const starts = now.holding !== null && now.holding !== was.holding;
  return starts || String(was.claw) !== String(now.claw) ? [['motor', 0]] : [];
}

function coaster(was: RollerCoasterObservation, now: RollerCoasterObservation): Heard[] {
  if (now.ride !== was.ride) return [['shriek', 0]];
  return now.taps.length > was.taps.length || now.ridden.length > was.ridden.length ? [['ratter', 0]] : [];
}

function bumper(was: BumperCarsObservation, now: BumperCarsObservation): Heard[] {
  if (now.loser !== null && was.loser === null) return [['bump', 0], ['shriek', now.loser]];
  return now.drivers.some((one, seat) => one.shown > (was.drivers[seat]?.shown ?? 0)) ? [['bump', 0]] : [];
}

function boat(was: SwingBoatObservation, now: SwingBoatObservation): Heard[] {
  if (String(was.swingers.map((one) => one.rolled)) !== String(now.swingers.map((one) => one.rolled))) return [['dice', 0]];
  return now.swingers.some((one, seat) => one.row !== was.swingers[seat]?.row) ? [['swing', 0]] : [];
}

export function heard(was: Observation, now: Observation): Heard[] {
  if (was.game === 'rummelplatz' && now.game === 'rummelplatz') return fair(was, now);
  if (was.game === 'ghost_train' && now.game === 'ghost_train') return ghosts(was, now);
  if (was.game === 'hau_den_lukas' && now.game === 'hau_den_lukas') return lukas(was, now);
  if (was.game === 'horse_race' && now.game === 'horse_race') return race(was, now);
  if (was.game === 'claw_machine' && now.game === 'claw_machine') return claw(was, now);
  if (was.game === 'roller_coaster' && now.game === 'roller_coaster') return coaster(was, now);
  if (was.game === 'bumper_cars' && now.game === 'bumper_cars') return bumper(was, now);
  if (was.game === 'swing_boat' && now.game === 'swing_boat') return boat(was, now);
  return [];
}
