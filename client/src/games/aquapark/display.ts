// The display as it is drawn: two rows of two cards, 214 by 122 units apart, the markers left of rows and above columns.

const STEP = { x: 214, y: 122 };

export type Frame = { x: number; y: number; width: number; height: number };
export type Line = { name: string; row: boolean; index: number; slots: readonly string[] };

export const lines: readonly Line[] = [
  { name: 'row 1', row: true, index: 0, slots: ['slot:1', 'slot:2'] },
  { name: 'row 2', row: true, index: 1, slots: ['slot:3', 'slot:4'] },
  { name: 'column 1', row: false, index: 0, slots: ['slot:1', 'slot:3'] },
  { name: 'column 2', row: false, index: 1, slots: ['slot:2', 'slot:4'] },
];

/** The upper left corner of a slot, counted row by row. */
export const cornerOf = (i: number) => ({ x: (i % 2) * STEP.x, y: Math.floor(i / 2) * STEP.y });

/** Where the marker of a line stands: left of a row, above a column, or at the other end. */
export function linePlace(line: Line, other = false): { x: number; y: number } {
  if (line.row) return { x: other ? STEP.x + 222 : -22, y: line.index * STEP.y + 50 };
  return { x: line.index * STEP.x + 100, y: other ? STEP.y + 130 : -22 };
}

/** The frame about a line and the arrow of its marker, which points from its near end. */
export function lineOf(name: string): (Line & { frame: Frame; marker: string }) | null {
  const line = lines.find((l) => name.startsWith(l.name));
  if (!line) return null;
  const { row, index } = line;
  const frame = row
    ? { x: -14, y: index * STEP.y - 10, width: STEP.x + 228, height: 130 }
    : { x: index * STEP.x - 11, y: -12, width: 222, height: STEP.y + 134 };
  const y = index * STEP.y + 50, x = index * STEP.x + 100;
  const marker = row ? `M-36 ${y - 20}h14l20 20-20 20h-14Z` : `M${x - 20} -36v14l20 20 20-20v-14Z`;
  return { ...line, frame, marker };
}
