import type { Step } from './messages.ts';

/**
 * Whom a device shared by several seats must be handed to: the first of its seats the table waits for, unless the seat
 * now looked from is asked itself. Null where nobody has to change.
 */
export function handOver(
  mine: readonly number[],
  step: Pick<Step, 'seat' | 'asksMe' | 'waiting'> | null,
): number | null {
  if (mine.length < 2 || step === null) return null;
  if (step.seat !== null && (step.asksMe || step.waiting.includes(step.seat))) return null;
  return mine.find((seat) => step.waiting.includes(seat)) ?? null;
}
