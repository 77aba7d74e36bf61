import type { LogLine, SeatInfo, TableInfo, Words } from './messages.ts';

const called = (seat: SeatInfo): string | Words => seat.name || { id: 'seat-name', args: { number: seat.seat + 1 } };

function changed(was: SeatInfo, now: SeatInfo): Words | null {
  const number = now.seat + 1;
  if (was.kind === 'person' && now.kind === 'empty') return { id: 'news-left', args: { name: called(was) } };
  if (was.kind === 'person' && now.kind === 'bot') return { id: 'news-bot-for', args: { name: called(was) } };
  if (was.kind === 'empty' && now.kind === 'bot') return { id: 'news-bot', args: { number } };
  if (was.kind === 'empty' && now.kind === 'person') return { id: 'news-came', args: { name: called(now), number } };
  return null;
}

/** What has changed about the people at a table that is being played, or has been, to be told beside its log. */
export function news(was: TableInfo | null, now: TableInfo): LogLine[] {
  if (!was || was.status === 'open') return [];
  const lines: LogLine[] = [];
  for (const seat of now.seats) {
    const words = changed(was.seats[seat.seat], seat);
    if (words) lines.push({ words, seat: seat.seat });
  }
  if (now.again && !was.again) {
    const { seat, name } = now.again;
    lines.push({ words: { id: 'news-again', args: { player: { id: 'player', args: { seat } }, name } }, seat });
  }
  return lines;
}
