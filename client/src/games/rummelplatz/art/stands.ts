// The booths of the fair, 200 by 180 with their foot at the bottom.

import { bulb, C, CRYSTALS, crystal, D, G, horse, NS, P, r, STAR, stripes, v } from './base.ts';
import { FEARS } from './fears.ts';

export const STANDS: Record<string, () => string> = {
  hau_den_lukas: () =>
    r(70, 150, 60, 30, v('p-wood')) +
    r(84, 22, 32, 136, v('p-cream')) +
    [...Array(12)]
      .map((_, i) => r(84, 148 - i * 10.4, 32, 9, ['#7fae5b', '#e6ac3f', '#cf3b35'][Math.floor(i / 4)], NS))
      .join('') +
    r(84, 22, 32, 136, 'none') +
    C(100, 14, 17, v('p-ochre')) +
    P('M94 8Q98 3 104 4', 'none', 'stroke="#fff" stroke-width="3"') +
    r(93, 96, 14, 9, v('p-dark')) +
    P('M84 158L58 178H142L116 158Z', v('p-red')) +
    `<g transform="translate(152 112) rotate(24)">${r(-4, 0, 8, 66, v('p-wood'))}${r(-20, -16, 40, 24, v('p-ochre'), 'rx="4"')}</g>` +
    P('M58 60L82 40M58 76L82 66', 'none', 'stroke="var(--p-red)" stroke-width="4"') +
    bulb(78, 24) +
    bulb(122, 24) +
    bulb(78, 64) +
    bulb(122, 64) +
    bulb(78, 104) +
    bulb(122, 104),
  fortune_teller: () =>
    P('M100 18Q60 66 22 86L32 178H168L178 86Q140 66 100 18Z', v('p-plum')) +
    P('M100 18Q84 90 76 178H124Q116 90 100 18Z', '#f0cfa0') +
    P('M100 178V92Q86 130 76 178ZM100 178V92Q114 130 124 178Z', v('p-dark')) +
    P('M22 86Q40 100 58 88Q78 100 100 90Q122 100 142 88Q160 100 178 86', 'none', 'stroke="var(--p-ochre)" stroke-width="6"') +
    [
      [46, 122],
      [154, 122],
      [60, 150],
      [142, 152],
    ]
      .map(([x, y]) => `<path d="${STAR}" transform="translate(${x} ${y}) scale(1.0)" fill="var(--p-lit)" stroke-width="2"/>`)
      .join('') +
    C(100, 152, 19, '#bfe3ee') +
    P('M88 146Q92 136 102 136', 'none', 'stroke="#fff" stroke-width="4"') +
    P('M80 176Q100 160 120 176Z', v('p-ochre')) +
    P('M100 18V4', 'none') +
    P('M100 3L120 9L100 14Z', v('p-red')),
  horse_race: () =>
    r(16, 70, 168, 108, v('p-leaf')) +
    [96, 122, 148].map((y) => P(`M16 ${y}H184`, 'none', 'stroke="rgb(255 255 255/.6)" stroke-width="3"')).join('') +
    P('M150 70V178', 'none', 'stroke="#fffaf0" stroke-width="7" stroke-dasharray="9 9"') +
    G(22, 62, 0.46, horse('#c98a4b')) +
    G(74, 88, 0.46, horse('#e9e1d2', '#8a8196')) +
    G(42, 115, 0.46, horse('#8b5a3c', '#2d2430')) +
    stripes(6, 44, 188, 18, 8) +
    P('M6 44L100 12L194 44Z', v('p-ochre')) +
    P('M100 12V0', 'none') +
    r(10, 44, 6, 134, v('p-wood')) +
    r(184, 44, 6, 134, v('p-wood')) +
    [30, 60, 100, 140, 170].map((x) => bulb(x, 42)).join(''),
  claw_machine: () =>
    r(36, 34, 128, 144, v('p-red'), 'rx="8"') +
    r(48, 56, 104, 74, v('p-glass')) +
    P('M100 56V84', 'none', 'stroke-width="5"') +
    P('M82 98Q80 84 100 84Q120 84 118 98M100 84V104', 'none', 'stroke="var(--p-steel)" stroke-width="6"') +
    (
      [
        [58, 124, CRYSTALS.blue!],
        [72, 120, CRYSTALS.white!],
        [88, 125, CRYSTALS.orange!],
        [104, 121, CRYSTALS.white!],
        [120, 124, CRYSTALS.purple!],
        [138, 122, CRYSTALS.blue!],
        [96, 113, CRYSTALS.white!],
        [130, 112, CRYSTALS.orange!],
      ] as [number, number, string][]
    )
      .map(([x, y, c]) => crystal(x, y, 0.85, c))
      .join('') +
    r(48, 56, 104, 74, 'none') +
    P('M54 62L70 62L54 84Z', 'rgb(255 255 255/.4)', NS) +
    r(48, 140, 104, 26, v('p-dark'), 'rx="4"') +
    C(70, 153, 6, v('p-ochre')) +
    P('M70 153V136', 'none', 'stroke-width="5"') +
    C(70, 134, 6, v('p-red')) +
    r(112, 147, 30, 12, '#0f1020') +
    P('M30 34H170L160 12H40Z', v('p-ochre')) +
    D(88, 29, 17, 'CLAW', '#2a2233') +
    [50, 126, 144].map((x) => bulb(x, 23, '#fff1c4', 4)).join(''),
  bumper_cars: () => {
    const car = (x: number, y: number, c: string, f: number) =>
      `<g transform="translate(${x} ${y}) scale(${f} 1)">${P('M-34 14Q-40 -4 -22 -6L-8 -8L0 -20H22L32 2V14Z', `var(${c})`)}${r(-38, 10, 74, 11, v('p-dark'), 'rx="5"')}${P('M2 -16L-4 -6H16V-16Z', v('p-glass'))}${C(-24, 2, 5, v('p-lit'))}${P('M24 -14V-58', 'none', 'stroke-width="3.5"')}</g>`;
    return (
      P('M10 100H190V170Q190 178 182 178H18Q10 178 10 170Z', v('p-slate')) +
      P('M10 160H190', 'none', 'stroke="var(--p-ochre)" stroke-width="8"') +
      car(62, 136, '--seat-2', -1) +
      car(138, 136, '--seat-5', 1) +
      P(
        'M100 108L104 122L116 116L108 128L120 134L106 136L108 150L100 138L92 150L94 136L80 134L92 128L84 116L96 122Z',
        v('p-lit'),
      ) +
      r(4, 60, 192, 18, v('p-dark')) +
      stripes(4, 38, 192, 18, 8, v('p-teal')) +
      P('M4 38Q100 -6 196 38Z', v('p-ochre')) +
      [12, 188].map((x) => r(x - 4, 60, 8, 112, v('p-cream'))).join('') +
      [24, 56, 100, 144, 176].map((x) => bulb(x, 70)).join('') +
      D(100, 31, 15, 'BUMPER', '#2a2233')
    );
  },
  swing_boat: () =>
    P('M24 178L92 26M176 178L108 26', 'none', 'stroke-width="13"') +
    P('M24 178L92 26M176 178L108 26', 'none', 'stroke="var(--p-ochre)" stroke-width="8"') +
    `<g transform="rotate(-17 100 26)">${P('M100 26L52 118M100 26L148 118', 'none', 'stroke-width="5"')}${P('M26 106Q32 156 100 158Q168 156 174 106Q160 122 100 122Q40 122 26 106Z', v('p-teal'))}${P('M36 132Q60 152 100 152Q140 152 164 132', 'none', 'stroke="var(--p-ochre)" stroke-width="7"')}${P('M26 106Q12 96 20 84Q32 90 34 112M174 106Q188 96 180 84Q168 90 166 112', v('p-red'))}${[56, 86, 116, 146].map((x, i) => C(x, 114, 9, ['#f0cfa0', '#b9c98a', '#d9a878', '#b9c98a'][i])).join('')}</g>` +
    C(100, 24, 15, v('p-red')) +
    `<path d="${STAR}" transform="translate(100 24) scale(0.88)" fill="var(--p-lit)" stroke-width="2"/>` +
    r(10, 170, 180, 10, v('p-wood')) +
    bulb(46, 130) +
    bulb(62, 94) +
    bulb(78, 58) +
    bulb(154, 130) +
    bulb(138, 94) +
    bulb(122, 58),
  roller_coaster: () =>
    P('M6 150Q30 150 50 90T88 40Q112 40 118 90T150 140Q174 150 194 96', 'none', 'stroke-width="12"') +
    P('M6 150Q30 150 50 90T88 40Q112 40 118 90T150 140Q174 150 194 96', 'none', 'stroke="var(--p-ochre)" stroke-width="6"') +
    [22, 46, 66, 88, 108, 124, 146, 170, 188]
      .map((x, i) =>
        P(`M${x} ${[148, 104, 58, 44, 60, 112, 138, 138, 110][i]}V178`, 'none', 'stroke="var(--p-wood)" stroke-width="4"'),
      )
      .join('') +
    P('M22 160H188M40 130H132', 'none', 'stroke="var(--p-wood)" stroke-width="3"') +
    `<g transform="translate(76 32) rotate(-14)">${r(-34, -16, 30, 18, v('p-red'), 'rx="5"')}${r(2, -16, 30, 18, v('p-teal'), 'rx="5"')}${C(-20, -22, 8, '#f0cfa0')}${C(16, -22, 8, '#d9a878')}${P('M-20 -28L-28 -40M16 -28L26 -40', 'none', 'stroke-width="4"')}</g>` +
    C(158, 96, 26, 'none', 'stroke-width="11"') +
    C(158, 96, 26, 'none', 'stroke="var(--p-ochre)" stroke-width="5"'),
  ghost_train: () =>
    P('M28 178V86L50 60V40L64 22L78 40V62L100 34L122 62V30L138 8L154 30V66L172 86V178Z', v('p-dark')) +
    [
      [42, 92],
      [142, 92],
      [56, 44],
      [131, 36],
    ]
      .map(([x, y]) => r(x, y, 16, 20, v('p-lit'), 'rx="8"'))
      .join('') +
    P('M66 178V132Q100 92 134 132V178Z', '#120d22') +
    `<g transform="translate(100 128) scale(.62)">${FEARS[1]()}</g>` +
    P('M58 178Q60 160 76 160H124Q140 160 142 178Z', v('p-red')) +
    C(84, 158, 8, '#f0cfa0') +
    C(116, 158, 8, '#d9a878') +
    C(100, 170, 6, v('p-lit')) +
    P('M150 84Q160 72 170 82Q178 72 188 82', 'none', 'stroke-width="3.5"'),
  ticket: () =>
    r(50, 70, 100, 108, v('p-teal')) +
    r(66, 92, 68, 46, v('p-lit')) +
    C(100, 118, 15, '#d9a878') +
    P('M84 138Q86 128 100 128Q114 128 116 138Z', v('p-red')) +
    r(58, 136, 84, 10, v('p-cream')) +
    stripes(40, 56, 120, 16, 6) +
    P('M40 56L100 22L160 56Z', v('p-ochre')) +
    r(50, 28, 100, 28, v('p-cream'), 'rx="5"') +
    D(100, 49, 20, 'TICKETS', '#2a2233') +
    bulb(44, 60) +
    bulb(156, 60),
  lottery: () =>
    r(34, 76, 132, 102, v('p-red')) +
    r(48, 92, 104, 56, v('p-lit')) +
    r(40, 144, 120, 12, v('p-cream')) +
    [
      [62, 132],
      [84, 136],
      [128, 134],
    ]
      .map(([x, y], i) => `<g transform="translate(${x} ${y}) rotate(${i * 20 - 20})">${r(-10, -7, 20, 14, '#fffaf0')}</g>`)
      .join('') +
    P('M92 144Q84 116 104 112Q124 116 116 144Z', v('p-plum')) +
    P('M96 112L92 104H116L112 112Z', v('p-plum')) +
    `<path d="${STAR}" transform="translate(100 22) scale(2.0)" fill="var(--p-lit)"/>` +
    stripes(22, 62, 156, 18, 8) +
    P('M22 62L100 30L178 62Z', v('p-cream')) +
    r(42, 34, 116, 28, v('p-cream'), 'rx="5"') +
    D(100, 55, 20, 'LOTTERY', '#2a2233') +
    [30, 65, 135, 170].map((x) => bulb(x, 82, '#ffcf6b', 4)).join(''),
};
