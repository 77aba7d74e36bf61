import type { Step } from './messages.ts';

/**
 * Whom a device shared by several seats must be handed to: the first of its seats the table waits for, unless the seat
 * now looked from is asked itself. In a hidden window, where nobody is told who is asked, it goes round to each of its
 * seats that has not been `done` with. Null where nobody has to change.
 */
export function handOver(
  mine: readonly number[],
  step: Pick<Step, 'seat' | 'asksMe' | 'waiting'> | null,
  done: readonly number[],
): number | null {
  if (mine.length < 2 || step === null || step.asksMe) return null;
  if (step.seat !== null && step.waiting.includes(step.seat)) return null;
  const asked = (seat: number) => (step.waiting.length > 0 ? step.waiting.includes(seat) : !done.includes(seat));
  return mine.find((seat) => seat !== step.seat && asked(seat)) ?? null;
}
