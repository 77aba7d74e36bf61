// The people of the fair: turned-wood dolls in the colours of their seats, each with a face for every moment.

import { seatPath } from '../../../parts/seat.ts';
import { C, E, INK, NS, P, SK } from './base.ts';

export type Mood = 'calm' | 'glad' | 'think' | 'shriek' | 'queasy' | 'sad';

const SEATS = [
  { skin: '#f0cfa0', hair: 'bob' },
  { skin: '#d9a878', hair: 'cap' },
  { skin: '#f7dcb4', hair: 'plaits' },
  { skin: '#b98058', hair: 'beard' },
  { skin: '#e3b68a', hair: 'curls' },
  { skin: '#8f5f41', hair: 'bun' },
] as const;

/** The doll of a seat about the origin: 124 wide, head at 0 0, 150 high with its body. */
export function doll(seat: number, mood: Mood = 'calm', headOnly = false): string {
  const q = SEATS[seat % SEATS.length]!,
    col = `var(--seat-${(seat % SEATS.length) + 1})`,
    skin = mood === 'queasy' ? '#b9c98a' : q.skin;
  const backs: Partial<Record<string, string>> = {
      bob: P('M-42 8Q-46 -44 0 -46Q46 -44 42 8L36 26H-36Z', '#4a2f2a'),
      plaits:
        P('M-40 -6Q-44 -44 0 -45Q44 -44 40 -6Z', '#b9722e') +
        P('M-40 4Q-58 18 -48 44M40 4Q58 18 48 44', 'none', 'stroke="#b9722e" stroke-width="11"'),
      curls: [
        [-36, -8],
        [-38, -26],
        [-24, -40],
        [0, -46],
        [24, -40],
        [38, -26],
        [36, -8],
        [-38, 10],
        [38, 10],
      ]
        .map(([x, y]) => C(x, y, 15, '#5a2d5f'))
        .join(''),
      bun: C(0, -48, 14, '#2d2430'),
    };
  const back = backs[q.hair] ?? '';
  const fronts: Partial<Record<string, string>> = {
      bob: P('M-38 -8Q-36 -38 0 -39Q36 -38 38 -8Q20 -26 -2 -24Q-24 -24 -38 -8Z', '#4a2f2a'),
      cap:
        P('M-40 -14Q-38 -46 0 -46Q38 -46 40 -14Q20 -20 0 -20Q-20 -20 -40 -14Z', col) +
        P('M-4 -18Q26 -24 52 -8Q30 -10 -4 -14Z', col) +
        P('M-16 13Q-8 6 0 11Q8 6 16 13Q8 18 0 14Q-8 18 -16 13Z', '#3a2b20', 'stroke-width="2"'),
      plaits: P('M-38 -8Q-34 -38 0 -39Q34 -38 38 -8Q24 -24 0 -38Q-24 -24 -38 -8Z', '#b9722e'),
      beard:
        P('M-37 2Q-36 44 0 46Q36 44 37 2Q28 10 18 10H-18Q-28 10 -37 2Z', '#3c2a22') +
        P('M-36 -20H36V-28Q34 -52 0 -52Q-34 -52 -36 -28Z', '#564d68') +
        P('M-52 -18H52', 'none', 'stroke-width="13"') +
        P('M-52 -18H52', 'none', 'stroke="#564d68" stroke-width="7"'),
      curls: [
        [-24, -30],
        [-8, -36],
        [10, -36],
        [25, -30],
      ]
        .map(([x, y]) => C(x, y, 11, '#5a2d5f'))
        .join(''),
      bun: P('M-38 -10Q-34 -40 0 -40Q34 -40 38 -10Q0 -34 -38 -10Z', '#2d2430'),
    };
  const front = fronts[q.hair] ?? '';
  const ey = -1,
    eyes = {
      calm: C(-13, ey, 4.6, INK, NS) + C(13, ey, 4.6, INK, NS),
      think: C(-11, ey - 4, 4.6, INK, NS) + C(15, ey - 4, 4.6, INK, NS),
      glad: P(`M-20 ${ey + 2}Q-13 ${ey - 9} -6 ${ey + 2}M6 ${ey + 2}Q13 ${ey - 9} 20 ${ey + 2}`, 'none', 'stroke-width="3.6"'),
      shriek:
        C(-14, ey - 2, 12, '#fffdf6', 'stroke-width="2.6"') +
        C(14, ey - 2, 12, '#fffdf6', 'stroke-width="2.6"') +
        C(-14, ey - 2, 3.4, INK, NS) +
        C(14, ey - 2, 3.4, INK, NS) +
        P('M-27 -20L-12 -25M27 -20L12 -25', 'none', 'stroke-width="3.4"'),
      queasy: P('M-20 -5L-7 1L-20 5M20 -5L7 1L20 5', 'none', 'stroke-width="3"'),
      sad:
        C(-13, ey + 1, 4.4, INK, NS) + C(13, ey + 1, 4.4, INK, NS) + P('M-21 -9L-8 -13M21 -9L8 -13', 'none', 'stroke-width="3"'),
    }[mood];
  const mouth = {
    calm: P('M-9 20Q0 26 9 20', 'none', 'stroke-width="3.2"'),
    think: P('M-6 21H8', 'none', 'stroke-width="3.2"'),
    glad: P('M-15 16Q0 36 15 16Z', '#8c2530', 'stroke-width="2.8"'),
    shriek: E(0, 23, 12.5, 15, '#6d1722', 'stroke-width="2.8"') + E(0, 31, 7, 5, '#d9707a', NS),
    queasy: P('M-14 23Q-9 17 -4 23T6 23T15 21', 'none', 'stroke-width="3.2"'),
    sad: P('M-9 24Q0 17 9 24', 'none', 'stroke-width="3.2"'),
  }[mood];
  const hands =
    mood === 'shriek'
      ? C(-44, 16, 10, skin) +
        C(44, 16, 10, skin) +
        P('M-44 26Q-46 50 -30 62M44 26Q46 50 30 62', 'none', `stroke="${col}" stroke-width="11"`)
      : mood === 'glad' && !headOnly
        ? C(-50, -8, 10, skin) + C(50, -8, 10, skin) + P('M-48 2Q-50 40 -32 62M48 2Q50 40 32 62', 'none', `stroke="${col}" stroke-width="11"`)
        : '';
  return `<g ${SK} stroke-width="3.4">${headOnly ? '' : P('M-42 92C-42 52 -26 40 0 40S42 52 42 92Z', col) + P('M-32 86C-31 62 -22 52 -10 49', 'none', 'stroke="rgb(255 255 255/.45)" stroke-width="5"') + C(0, 72, 15, '#fffaf0', 'stroke-width="2.6"') + `<path d="${seatPath(seat)}" transform="translate(0 72) scale(.75)" fill="${col}" stroke-width="2"/>`}${hands}${back}${C(0, 0, 37, skin)}${P('M-27 -6Q-25 -24 -8 -28', 'none', 'stroke="rgb(255 255 255/.5)" stroke-width="5"')}${eyes}${mood === 'glad' || mood === 'calm' ? C(-22, 13, 6, 'rgb(220 90 80/.28)', NS) + C(22, 13, 6, 'rgb(220 90 80/.28)', NS) : ''}${q.hair === 'beard' ? front + mouth : mouth + front}</g>`;
}
