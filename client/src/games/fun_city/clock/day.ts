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
  /** How often SLOG was pushed down again. */
  readonly helped: number;
}

export const morning: Day = { presses: [], helped: 0 };

/** What the clock shows after so many presses; it is held at the end. */
export const clockOf = (day: Day, presses = day.presses.length): number =>
  Math.min(END, day.presses.slice(0, presses).reduce((sum, step) => sum + step, START));

const risen = (day: Day) => SLOG.filter((time) => time <= clockOf(day)).length;

/** Whether SLOG is up and waits for help. */
export const slogIsUp = (day: Day): boolean => risen(day) > day.helped;

/** The side of the street she starts from, once she is up: 0 at first, then 1, and back. */
export const slogFrom = (day: Day): number => day.helped % 2;

export const over = (day: Day): boolean => clockOf(day) >= END;

export const press = (day: Day, step: number): Day => (over(day) ? day : { ...day, presses: [...day.presses, step] });

/** One press less; she goes down where she came up with it. */
export function undo(day: Day): Day {
  const before = { ...day, presses: day.presses.slice(0, -1) };
  return { ...before, helped: Math.min(before.helped, risen(before)) };
}

/** SLOG is pushed down: she was helped. A second time that passed meanwhile brings her up again. */
export const help = (day: Day): Day => (slogIsUp(day) ? { ...day, helped: day.helped + 1 } : day);

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
    if (typeof day !== 'object' || day === null || !('presses' in day) || !('helped' in day)) return morning;
    const { presses, helped } = day;
    const fits = Array.isArray(presses) && presses.length < 100 && presses.every((step) => STEPS.some((known) => known === step));
    return fits && typeof helped === 'number' && Number.isInteger(helped) && helped >= 0 && helped <= SLOG.length ? { presses, helped } : morning;
  } catch {
    return morning;
  }
}
