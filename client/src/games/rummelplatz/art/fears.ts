// Six fears, each in a box of 100 about the origin.

import { C, E, INK, NS, P } from './base.ts';

/** In the order of the wire. */
export const FEARS: (() => string)[] = [
  // spider
  () =>
    [
      [-1, 1],
      [1, 1],
    ]
      .map(([k]) =>
        [
          [-22, -34],
          [-34, -14],
          [-34, 12],
          [-24, 34],
        ]
          .map(([x, y], i) =>
            P(`M${k * 8} ${-4 + i * 4}Q${-k * x * 0.7} ${y - 16} ${-k * x * 1.25} ${y}`, 'none', 'stroke-width="5"'),
          )
          .join(''),
      )
      .join('') +
    P('M0 -50V-18', 'none', 'stroke-width="2.5"') +
    C(0, 12, 25, '#4a3a63') +
    C(0, -13, 16, '#5a4876') +
    C(-6, -15, 5, '#fff', 'stroke-width="2"') +
    C(6, -15, 5, '#fff', 'stroke-width="2"') +
    C(-5, -14, 2, INK, NS) +
    C(7, -14, 2, INK, NS) +
    P('M-8 6L0 12L8 6M-10 20L0 26L10 20', 'none', 'stroke="#cf3b35" stroke-width="4"'),
  // ghost
  () =>
    P('M-32 44V-8Q-32 -46 0 -46Q32 -46 32 -8V44L21 34L11 46L0 34L-11 46L-21 34Z', '#f2f1fb') +
    E(-12, -12, 6, 9, INK, NS) +
    E(12, -12, 6, 9, INK, NS) +
    E(0, 10, 8, 11, INK, NS) +
    P('M-22 -20Q-20 -34 -8 -38', 'none', 'stroke="#fff" stroke-width="5"'),
  // vampire
  () =>
    P('M-46 46Q-44 8 -24 14L0 32L24 14Q44 8 46 46Z', '#8e2330') +
    P('M-28 -16Q-28 -46 0 -46Q28 -46 28 -16Q28 24 0 30Q-28 24 -28 -16Z', '#e6e4da') +
    P('M-29 -12Q-34 -48 0 -48Q34 -48 29 -12Q22 -28 14 -30L0 -14L-14 -30Q-22 -28 -29 -12Z', '#1f1a2b') +
    P('M-18 -6L-6 -3M18 -6L6 -3', 'none', 'stroke-width="3.5"') +
    C(-11, 1, 3.6, '#b3262e', NS) +
    C(11, 1, 3.6, '#b3262e', NS) +
    P('M-12 14H12L8 16V24L4 16H-4L-8 24V16Z', '#fff', 'stroke-width="2"'),
  // skeleton
  () =>
    P('M-34 -10Q-34 -46 0 -46Q34 -46 34 -10Q34 8 22 14V30H-22V14Q-34 8 -34 -10Z', '#f4efe0') +
    E(-14, -8, 10, 11, INK, NS) +
    E(14, -8, 10, 11, INK, NS) +
    P('M0 2L-5 12H5Z', INK, NS) +
    P('M-11 20V30M0 20V30M11 20V30', 'none', 'stroke-width="3"') +
    P('M-18 38H18V48H-18Z', '#f4efe0'),
  // witch
  () =>
    P('M-30 6Q-38 40 -26 48M30 6Q38 40 26 48', 'none', 'stroke="#d98a2b" stroke-width="10"') +
    P('M-24 -8H24Q28 30 0 44Q-28 30 -24 -8Z', '#8fb867') +
    P('M0 4Q18 14 8 20Q2 20 0 16', '#7ba355') +
    C(-10, 4, 3.6, INK, NS) +
    C(11, 4, 3.6, INK, NS) +
    P('M-8 28Q2 34 12 26', 'none') +
    P('M-46 -6Q0 -20 46 -6Q30 -16 22 -18L8 -46Q-6 -52 -12 -42L-22 -18Q-34 -14 -46 -6Z', '#3a2d52') +
    P('M-22 -18Q0 -26 22 -18L20 -24Q0 -30 -19 -24Z', '#d9731a', 'stroke-width="2"'),
  // bat
  () =>
    P(
      'M0 -6Q-20 -40 -50 -26Q-40 -14 -46 8Q-34 2 -26 14Q-18 8 -12 20Q-6 12 0 26Q6 12 12 20Q18 8 26 14Q34 2 46 8Q40 -14 50 -26Q20 -40 0 -6Z',
      '#4d3b66',
    ) +
    P('M-13 -14L-12 -34L-3 -22H3L12 -34L13 -14Q14 8 0 10Q-14 8 -13 -14Z', '#5f4a7c') +
    C(-5, -10, 4, '#ffd866', 'stroke-width="2"') +
    C(5, -10, 4, '#ffd866', 'stroke-width="2"') +
    P('M-5 0L-3 6L-1 1M1 1L3 6L5 0', 'none', 'stroke="#fff" stroke-width="2.2"'),
];
