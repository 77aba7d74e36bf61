// The day on the bank clock of the box, for those whose own clock is dead: presses, and SLOG popping up.

/** Minutes since midnight. */
export const START = 540;
export const END = 1020;
/** What a press may bring, in minutes. */
export const STEPS = [10, 20] as const;
/** SLOG comes up when the clock reaches or passes one of these. */
export const SLOG = [590, 660, 730, 800, 870, 940];

export interface Day {
  /** What each press brought, in minutes. */
  readonly presses: readonly number[];
  /** At which presses SLOG came up, the first being 1. */
  readonly rises: readonly number[];
  /** How often she was pushed down again. */
  readonly helped: number;
  /** She comes up at one press in six instead of her set times. */
  readonly chance: boolean;
}

export const morning: Day = { presses: [], rises: [], helped: 0, chance: false };

/** What the clock shows after so many presses; it is held at the end. */
export const clockOf = (day: Day, presses = day.presses.length): number =>
  Math.min(END, day.presses.slice(0, presses).reduce((sum, step) => sum + step, START));

/** Whether SLOG is up and waits for help. */
export const slogIsUp = (day: Day): boolean => day.rises.length > day.helped;

/** The side of the street she starts from, once she is up: 0 at first, then 1, and back. */
export const slogFrom = (day: Day): number => day.helped % 2;

export const over = (day: Day): boolean => clockOf(day) >= END;

/** One press; `six` is what a die shows that calls SLOG, where she comes by chance. While she is up nothing calls her. */
export function press(day: Day, step: number, six = false): Day {
  if (over(day)) return day;
  const after = { ...day, presses: [...day.presses, step] };
  const called = day.chance ? six : SLOG.some((time) => clockOf(day) < time && time <= clockOf(after));
  return called && !slogIsUp(day) ? { ...after, rises: [...day.rises, after.presses.length] } : after;
}

/** One press less; she goes down where she came up with it. */
export function undo(day: Day): Day {
  const presses = day.presses.slice(0, -1);
  const rises = day.rises.filter((n) => n <= presses.length);
  return { ...day, presses, rises, helped: Math.min(day.helped, rises.length) };
}

/** SLOG is pushed down: she was helped. */
export const help = (day: Day): Day => (slogIsUp(day) ? { ...day, helped: day.helped + 1 } : day);

/** From now on she comes by chance, or at her set times. */
export const callBy = (day: Day, chance: boolean): Day => ({ ...day, chance });

/** The hour whose cards the next press may close; null while none is near. */
export function closing(day: Day): number | null {
  const now = clockOf(day);
  const hour = Math.ceil(now / 60) * 60;
  return now > START && hour < END && hour < now + Math.max(...STEPS) ? hour : null;
}

/** A day as it was kept, or a new one where that is none. */
export function read(kept: string | null): Day {
  try {
    const day: unknown = JSON.parse(kept ?? '');
    return isDay(day) ? { presses: day.presses, rises: day.rises, helped: day.helped, chance: day.chance } : morning;
  } catch {
    return morning;
  }
}

function isDay(day: unknown): day is Day {
  if (typeof day !== 'object' || day === null) return false;
  if (!('presses' in day && 'rises' in day && 'helped' in day && 'chance' in day)) return false;
  const { presses, rises, helped, chance } = day;
  if (!Array.isArray(presses) || !Array.isArray(rises) || typeof helped !== 'number' || typeof chance !== 'boolean') return false;
  const pressed = presses.length < 100 && presses.every((step) => STEPS.some((known) => known === step));
  const rose = rises.every((n, i) => Number.isInteger(n) && n > (rises[i - 1] ?? 0) && n <= presses.length);
  return pressed && rose && (helped === rises.length || helped === rises.length - 1) && helped >= 0;
}
