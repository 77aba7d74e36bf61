// The moving examples of the eight booths, each in a picture of 320 by 180, from the booths' own pieces.

import type { Actor, Pose } from '../teach.ts';
import { C, CRYSTALS, crystal, G, horse, NS, P, pipDie, r, SK, STAR } from './base.ts';
import { cube, patch } from './dice.ts';
import { doll, type Mood } from './doll.ts';
import { FEARS } from './fears.ts';
import { gunwale, hull, rowX } from './boat.ts';
import { MOVES } from './moves.ts';

const RED = '#b3262e';
const actor = (art: string, ...poses: Pose[]): Actor => ({ art: `<g ${SK} stroke-width="2.6">${art}</g>`, poses });
const show = (x: number, y: number, size = 1): Pose => [x, y, size];
const hide = (x: number, y: number, size = 1): Pose => [x, y, size, 0, 0];
/** Seen in these scenes alone, from 1. */
const inScenes = (x: number, y: number, size: number, ...scenes: number[]): Pose[] =>
  [1, 2, 3, 4].map((scene) => (scenes.includes(scene) ? show(x, y, size) : hide(x, y, size)));

const word = (text: string, size = 22, fill = '#2a2233') =>
  `<text text-anchor="middle" y="${size * 0.35}" font-size="${size}" stroke="none" style="fill:${fill};font-family:var(--font-display)">${text}</text>`;
const paper = (w: number, h: number, inside: string, fill = '#fffaf0') => r(-w / 2, -h / 2, w, h, fill, 'rx="7"') + inside;
const bubble = (text: string, w = 64) =>
  P(`M${-w / 2} -15H${w / 2}a8 8 0 0 1 8 8V7a8 8 0 0 1 -8 8H-6L-14 26L-16 15H${-w / 2}a8 8 0 0 1 -8 -8V-7a8 8 0 0 1 8 -8Z`, '#fffaf0') + word(text, 19);
const die = (pips: number, size = 34) => `<g transform="translate(${-size / 2} ${-size / 2})">${pipDie(pips, size)}</g>`;
const head = (seat: number, mood: Mood, size = 0.5) => G(0, 0, size, doll(seat, mood, true));
const person = (seat: number, mood: Mood, size = 0.5) => G(0, 0, size, doll(seat, mood));
/** The same person with a face for every scene. */
const faces = (seat: number, x: number, y: number, size: number, moods: readonly Mood[], headOnly = false): Actor[] =>
  [...new Set(moods)].map((mood) =>
    actor((headOnly ? head : person)(seat, mood, size), ...moods.map((of): Pose => (of === mood ? show(x, y) : hide(x, y)))),
  );
const gem = (kind: string, size: number) => crystal(0, 0, size, CRYSTALS[kind]!);
const fear = (n: number, size: number) => G(0, 0, size, FEARS[n]!());
const move = (of: string, size: number) => G(0, 0, size, MOVES[of]!);
const colour = (n: number, size: number) => `<g transform="scale(${size}) translate(-50 -50)">${patch(n)}</g>`;
/** A die that lies with these sides, its front about the origin. */
const block = (sides: readonly number[], size = 0.42) => `<g transform="scale(${size}) translate(-50 -76)">${cube(sides)}</g>`;

function lukas(): Actor[] {
  const wanted = [0, 3, 1];
  const first = [2, 4, 0, 3, 1, 4], second = [1, 2, 3, 0, 4, 0], turned = [4, 0, 2, 1, 3, 0], third = [3, 0, 1, 2, 4, 0];
  return [
    actor(paper(44, 120, wanted.map((one, n) => G(0, 38 - n * 38, 1, colour(one, 0.28))).join('')), show(42, 100)),
    actor(r(-34, 0, 68, 9, 'var(--p-wood)', 'rx="3"'), show(150, 158)),
    actor(block(first), show(146, 136)),
    actor(block(turned), show(236, 70), hide(236, 70)),
    actor(block(second), hide(236, 70), show(146, 94), show(146, 94), show(146, 94)),
    actor(paper(54, 26, G(-12, 0, 1, colour(2, 0.16)) + G(12, 0, 1, colour(2, 0.16))), ...inScenes(212, 114, 1, 2)),
    actor(block(third), hide(236, 40), hide(236, 40), show(146, 52), show(146, 52)),
    actor(word('?', 40, RED), ...inScenes(216, 56, 1, 3)),
    actor(P('M-9 -9L9 9M9 -9L-9 9', 'none', `stroke="${RED}" stroke-width="6"`), ...inScenes(206, 58, 1, 4)),
    actor(word('2', 46), ...inScenes(214, 118, 1, 4)),
    ...faces(0, 276, 124, 0.56, ['think', 'think', 'calm', 'glad']),
  ];
}

function teller(): Actor[] {
  const back = paper(40, 56, `<path d="${STAR}" transform="scale(1.5)" fill="var(--p-ochre)"/>`, 'var(--p-plum)');
  const at: Pose[] = [show(104, 122), show(166, 122), show(246, 122), show(246, 122)];
  return [
    ...faces(4, 48, 92, 0.62, ['think', 'think', 'calm', 'glad']),
    actor(bubble('+14'), ...inScenes(116, 40, 1, 1, 2)),
    ...faces(2, 178, 68, 0.46, ['calm', 'think', 'calm', 'calm'], true),
    ...faces(3, 262, 68, 0.46, ['calm', 'calm', 'shriek', 'sad'], true),
    actor(P('M-14 -14L14 14M14 -14L-14 14', 'none', `stroke="${RED}" stroke-width="7"`), ...inScenes(206, 40, 0.8, 2)),
    actor(back, ...at),
    actor(paper(40, 56, word('−4', 22)), ...inScenes(246, 122, 1, 4)),
    actor(bubble('▼', 30), ...inScenes(290, 32, 0.9, 3)),
    actor(word('−4', 34, RED), ...inScenes(196, 128, 1, 4)),
  ];
}

function race(): Actor[] {
  const lane = r(-150, -26, 300, 52, 'var(--p-leaf)', 'rx="6"') + P('M100 -26V26', 'none', 'stroke="#fffaf0" stroke-width="7" stroke-dasharray="8 8"');
  const red = P('M0 -30V30', 'none', `stroke="${RED}" stroke-width="6"`);
  return [
    actor(lane, show(160, 124)),
    actor(red, show(182, 124)),
    actor(G(-44, -46, 0.62, horse('#e9e1d2', '#8a8196')), show(52, 122), show(118, 122), show(212, 122), show(276, 122)),
    actor(die(2), [96, 40], hide(96, 40)),
    actor(die(3), [142, 40, 1, 20], hide(142, 40)),
    actor(die(2), [188, 40], hide(188, 40)),
    ...[96, 142, 188].map((x) => actor(die(2), hide(x, 40), [x, 40, 1.1], hide(x, 40))),
    actor(word('2', 40), ...inScenes(240, 42, 1, 2)),
    ...faces(0, 60, 36, 0.42, ['think', 'glad', 'calm', 'glad'], true),
    ...faces(1, 264, 36, 0.42, ['calm', 'calm', 'think', 'glad'], true),
    actor(P('M-70 0H70M54 -12L74 0L54 12M-54 -12L-74 0L-54 12', 'none', `stroke="${RED}" stroke-width="6"`), ...inScenes(162, 38, 1, 3)),
    actor(word('6', 44, RED), ...inScenes(162, 42, 1, 4)),
  ];
}

function claw(): Actor[] {
  const glass = r(-86, -70, 172, 140, '#3b3a5c', 'rx="8"');
  const grip = P('M0 -90V-18', 'none', 'stroke="#c9cdd8" stroke-width="5"') + P('M-10 -18Q-26 -8 -20 16M10 -18Q26 -8 20 16M0 -18V10', 'none', 'stroke="#e3e6ef" stroke-width="7"');
  const arrow = P('M-16 -7H4V-16L20 0L4 16V7H-16Z', RED);
  const heap = [['white', 40], ['blue', 70], ['orange', 100], ['white', 128], ['blue', 152]] as const;
  return [
    actor(glass, show(104, 92)),
    ...heap.map(([kind, x], n) => actor(gem(kind, 1.1), show(x, n % 2 ? 140 : 146))),
    actor(gem('purple', 1.3), show(130, 122), show(130, 122), show(130, 122), show(104, 46)),
    actor(grip, show(50, 86, 0.8), show(96, 86, 0.8), show(130, 96, 0.8), show(104, 32, 0.8)),
    ...faces(5, 238, 58, 0.5, ['think', 'think', 'shriek', 'glad'], true),
    ...faces(1, 238, 140, 0.5, ['calm', 'think', 'think', 'glad'], true),
    actor(bubble('Mob', 56), ...inScenes(286, 34, 0.8, 1, 2)),
    actor(bubble('Klick', 62), ...inScenes(280, 34, 0.8, 3)),
    actor(arrow, ...inScenes(290, 140, 1, 2)),
    actor(word('7 + 7', 26), ...inScenes(284, 98, 1, 4)),
  ];
}

function bumper(): Actor[] {
  const card = (n: number, high = false) => paper(44, 60, word(String(n), 32, n === 5 ? RED : '#2a2233') + (high ? r(-22, -30, 44, 60, 'none', `rx="7" stroke="${RED}" stroke-width="5"`) : ''));
  const tile = r(-9, -13, 18, 26, 'var(--seat-2)', 'rx="3"');
  const burst = P('M0 -20L5 -6L18 -10L9 2L20 10L6 10L4 22L-4 11L-18 16L-10 4L-20 -4L-6 -5Z', 'var(--p-lit)');
  return [
    actor(card(4), [60, 70, 1, -6]),
    actor(card(8), hide(130, 20), [124, 70], hide(124, 70)),
    actor(card(8, true), hide(124, 70), hide(124, 70), [124, 70], [124, 70]),
    actor(card(5), hide(194, 20), [188, 70, 1, 5], [188, 70, 1, 5], [188, 70, 1, 5]),
    ...faces(1, 266, 70, 0.62, ['calm', 'think', 'shriek', 'shriek']),
    ...[0, 1, 2, 3, 4].map((n) => actor(tile, show(96 + n * 26, 146), show(96 + n * 26, 146), n < 2 ? [96 + n * 26, 160, 0.8, 40, 0] : show(96 + n * 26, 146))),
    actor(burst, ...inScenes(96, 146, 1, 3)),
    actor(burst, ...inScenes(122, 146, 1, 3)),
    actor(paper(60, 26, word('TILT', 18, '#fffaf0'), RED), hide(148, 146), hide(148, 146), hide(148, 146), show(148, 140, 1.3)),
  ];
}

function boat(): Actor[] {
  const small = G(0, 0, 0.44, `<g transform="translate(-330 -260)">${hull}${[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((out) => C(rowX(out), gunwale(out) + 31, 20, '#fffaf0') + `<g transform="translate(${rowX(out)} ${gunwale(out) + 31})">${word(String(Math.abs(out)), 24)}</g>`).join('')}</g>`);
  const at = (out: number): Pose => show(160 + (rowX(out) - 330) * 0.44, 96 + (gunwale(out) - 318) * 0.44);
  const moods: Mood[] = ['calm', 'glad', 'shriek', 'queasy'];
  const seats: Pose[] = [at(0), at(4), at(4), at(-3)];
  return [
    ...moods.map((mood, n) => actor(person(0, mood, 0.34), ...seats.map(([x, y], scene): Pose => (scene === n ? show(x, y) : hide(x, y))))),
    ...faces(3, at(-1)[0], at(-1)[1], 0.34, ['calm', 'calm', 'calm', 'glad']),
    actor(small, [160, 104, 1, 0], [160, 104, 1, -2], [160, 104, 1, 2], [160, 104]),
    actor(word('+4', 30, RED), ...inScenes(272, 28, 1, 2)),
    ...[1, 3, 2, 1].map((pips, n) => actor(pips === 1 ? `<g transform="translate(-14 -14)">${pipDie(1, 28, { fill: '#fbd3cb', line: RED })}</g>` : die(pips, 28), ...inScenes(36 + n * 34, 26, 1, 3))),
    actor(gem('blue', 1.1), show(296, 150), show(296, 150), [296, 172, 0.6, 0, 0]),
    actor(gem('blue', 1.1), show(272, 150), show(272, 150), [272, 172, 0.6, 0, 0]),
    actor(gem('orange', 1.1), show(248, 150)),
  ];
}

function coaster(): Actor[] {
  const card = (of: string) => paper(64, 76, move(of, 0.62));
  const closed = paper(64, 76, word('?', 34), 'var(--p-ochre)');
  const car = P('M-52 0H52Q50 26 34 30H-34Q-50 26 -52 0Z', RED);
  return [
    actor(card('left'), [70, 56], [70, 56], hide(70, 56), [70, 56]),
    actor(card('arms'), [160, 56], [160, 56], hide(160, 56), hide(160, 56)),
    actor(card('down'), hide(250, 56), [250, 56], hide(250, 56), hide(250, 56)),
    ...[70, 160, 250].map((x) => actor(closed, hide(x, 56), hide(x, 56), show(x, 56), x === 70 ? hide(x, 56) : show(x, 56))),
    ...faces(2, 136, 124, 0.46, ['think', 'think', 'shriek', 'glad'], true),
    ...faces(5, 184, 124, 0.46, ['think', 'think', 'shriek', 'glad'], true),
    actor(car, [160, 144], [160, 144], [160, 140, 1, -4], [160, 144]),
    actor(bubble('1 2 3', 52), ...inScenes(262, 116, 0.9, 3)),
    actor(move('left', 0.5), ...inScenes(72, 132, 1, 4)),
    actor(move('left', 0.5), ...inScenes(248, 132, 1, 4)),
    actor(word('+1', 30, RED), ...inScenes(292, 60, 1, 4)),
  ];
}

function ghosts(): Actor[] {
  const night = r(-160, -90, 364, 180, '#191535', `rx="8" ${NS}`);
  const card = (a: number, b: number) => paper(120, 68, G(-28, 0, 0.5, FEARS[a]!()) + G(28, 0, 0.5, FEARS[b]!()), '#e8d8b0');
  const tile = paper(40, 40, fear(0, 0.34), '#f4ead0');
  return [
    actor(night, show(160, 90)),
    actor(card(0, 1), show(160, 46), show(160, 46), hide(160, 20)),
    actor(card(3, 0), hide(160, 70), hide(160, 70), show(160, 46), hide(160, 46)),
    ...faces(1, 76, 118, 0.52, ['calm', 'shriek', 'shriek', 'calm']),
    ...faces(2, 244, 118, 0.52, ['calm', 'calm', 'calm', 'think']),
    actor(word('Aaaah', 22, '#ffcf6b'), ...inScenes(60, 52, 1, 2, 3)),
    actor(tile, hide(244, 60), hide(244, 60), hide(244, 60), show(128, 128)),
    actor(word('+1', 26, '#ffcf6b'), ...inScenes(76, 52, 1, 4)),
    actor(word('+1', 26, '#ffcf6b'), ...inScenes(244, 52, 1, 4)),
  ];
}

/** By the key of the booth. */
export const TALES: Record<string, () => Actor[]> = {
  hau_den_lukas: lukas,
  fortune_teller: teller,
  horse_race: race,
  claw_machine: claw,
  bumper_cars: bumper,
  swing_boat: boat,
  roller_coaster: coaster,
  ghost_train: ghosts,
};
