// Pictures of the cards, drawn on 120 by 64: m main colour, p pale, k dark, l line, t track, u lamp, g green, b wood, w water.
// A card of another edition that has no picture here gets the sign of its kind.

const lamps = (...at: [number, number][]) => at.map(([x, y]) => `<circle class="u" cx="${x}" cy="${y}" r="1.9"/>`).join('');
const posts = (...at: [number, number][]) => at.map(([x, y]) => `<path class="l" d="M${x} ${y}V58"/>`).join('');

/** By the key of the card; `showcase` stands for all of them. */
export const pictures: Record<string, string> = {
  'twister-rollercoaster': posts([26, 30], [38, 16], [50, 18], [62, 40], [104, 30], [114, 44]) + '<path class="t" d="M14 56C28 54 28 13 44 13s14 37 32 37 24-34 9-34-10 34 12 34 14-20 23-20"/><rect class="m" x="36" y="5" width="9" height="7" rx="2"/><rect class="m" x="47" y="6" width="9" height="7" rx="2" transform="rotate(18 51 9)"/>' + lamps([30, 27], [62, 42], [85, 15]),
  'swinging-ship': '<path class="l2" d="M40 58 64 10 88 58M52 58l12-48 12 48"/><g transform="rotate(-16 64 12)"><path class="l2" d="M64 12 50 40M64 12l14 28"/><path class="m" d="M34 36h60c-3 12-14 17-30 17S37 48 34 36Z"/><path class="p" d="M37 41h54l-2 4H39Z"/><path class="k" d="m94 36 5-9 1 9ZM34 36l-5-9-1 9Z"/></g>' + lamps([64, 10]),
  'log-flume': posts([52, 26], [70, 18], [88, 12], [104, 12]) + '<path class="t" d="M34 54C48 54 66 18 84 12h36"/><path class="w" d="M30 50q8-6 16 0t16 0 16 0 16 0 16 0 16 0v14H30Z"/><path class="m" d="m56 24 16-8 4 8-16 8Z"/><path class="p" d="M36 50c-6-6-8-12-4-18 2 6 5 8 4 18ZM44 50c0-8 2-12 8-14-1 6-3 10-8 14Z"/>' + lamps([84, 8], [102, 8]),
  'giant-wheel': '<path class="l2" d="M52 58 68 31l16 27"/><circle class="t" cx="68" cy="31" r="25"/><path class="l" d="M68 6v50M43 31h50M50 13l36 36M50 49l36-36"/>' + [0, 1, 2, 3, 4, 5, 6, 7].map(i => { const a = i * Math.PI / 4; return `<rect class="${i % 2 ? 'p' : 'm'}" x="${(68 + 25 * Math.cos(a) - 4).toFixed(1)}" y="${(31 + 25 * Math.sin(a) - 3).toFixed(1)}" width="8" height="7.500" rx="2"/>`; }).join('') + lamps([68, 31]),
  'carousel': '<path class="m" d="M34 26 70 6l36 20Z"/><path class="p" d="M58 12.500 70 6l12 6.500L86 26H54Z"/><path class="m" d="M34 26q6 7 12 0 6 7 12 0 6 7 12 0 6 7 12 0 6 7 12 0 6 7 12 0Z"/><path class="l" d="M46 30v24M62 30v24M78 30v24M94 30v24"/><path class="p" d="M40 44q6-8 12-2l-1 7H41ZM72 40q6-8 12-2l-1 7H73Z"/><path class="k" d="M56 46q6-8 12-2l-1 7H57ZM88 46q6-8 12-2l-1 7H89Z"/><rect class="m" x="32" y="54" width="76" height="5" rx="2"/>' + lamps([40, 25], [52, 25], [64, 25], [76, 25], [88, 25], [100, 25]),
  'jungle-cruise': '<path class="g" d="M96 56c0-18 2-28-4-40M92 16c-10-6-18-2-22 4 8-2 14-2 22-4 8-8 18-6 24 0-8 0-16-2-24 4 8 2 14 8 14 16-6-4-12-8-14-16"/><path class="w" d="M30 48q8-6 16 0t16 0 16 0 16 0 16 0 16 0v16H30Z"/><path class="m" d="M36 42h54l-8 12H44Z"/><path class="p" d="M46 26h34l3 7H43Z"/><path class="l" d="M48 33v9M63 33v9M78 33v9"/>' + lamps([63, 26]),
  'cinema': '<rect class="m" x="38" y="16" width="66" height="42"/><rect class="p" x="44" y="22" width="54" height="20"/><path class="k" d="m66 26 12 6-12 6Z"/><rect class="k" x="34" y="8" width="74" height="10" rx="2"/><rect class="k" x="64" y="46" width="14" height="12"/>' + lamps([40, 13], [52, 13], [64, 13], [76, 13], [88, 13], [100, 13]),
  'big-top': '<path class="l" d="M70 8V2"/><path class="k" d="m70 1 11 3-11 3Z"/><path class="m" d="M30 34 70 8l42 26-4 24H34Z"/><path class="p" d="M70 8 54 34l3 24h9ZM70 8l20 26-4 24h-8ZM42 27l-4 7 2 24h6ZM100 28l8 6-4 24h-5Z"/><path class="k" d="m64 58 6-20 7 20Z"/>' + lamps([30, 34], [54, 35], [90, 35], [112, 34]),
  'puppet-theatre': '<rect class="m" x="42" y="14" width="56" height="44" rx="2"/><path class="m" d="m38 16 32-14 32 14Z"/><rect class="k" x="50" y="20" width="40" height="22"/><path class="p" d="M50 20h12c0 8-4 12-12 16ZM90 20H78c0 8 4 12 12 16Z"/><circle class="p" cx="64" cy="35" r="4"/><path class="m" d="M59 42q5-8 10 0ZM73 42q5-8 10 0Z"/><circle class="p" cx="78" cy="35" r="4"/>' + lamps([70, 9], [44, 48], [96, 48]),
  'restaurant': '<rect class="p" x="36" y="22" width="70" height="36"/><path class="m" d="M32 24 40 10h62l8 14Z"/><path class="m" d="M32 24q6.500 7 13 0 6.500 7 13 0 6.500 7 13 0 6.500 7 13 0 6.500 7 13 0 6.500 7 13 0Z"/><rect class="k" x="44" y="36" width="16" height="12"/><rect class="k" x="82" y="36" width="16" height="12"/><rect class="m" x="65" y="36" width="12" height="22"/>' + lamps([52, 42], [90, 42]),
  'burger-bar': '<rect class="p" x="40" y="34" width="62" height="24"/><rect class="m" x="36" y="30" width="70" height="7" rx="2"/><path class="m" d="M50 14c4-10 38-10 42 0Z"/><path class="g" d="M47 17q6 5 12 0t12 0 12 0 12 0v4H47Z"/><rect class="k" x="50" y="21" width="42" height="4" rx="2"/><path class="m" d="M50 26h42l-4 4H54Z"/><rect class="k" x="48" y="42" width="46" height="9"/>' + lamps([56, 46], [71, 46], [86, 46]),
  'ice-cream-stand': '<circle class="p" cx="62" cy="14" r="9"/><circle class="m" cx="76" cy="14" r="9"/><circle class="p" cx="69" cy="8" r="8"/><path class="b" d="M56 20h26L69 52Z"/><path class="l" d="m60 28 14 10M78 28 64 40"/><rect class="m" x="40" y="46" width="58" height="12" rx="2"/>' + lamps([46, 52], [58, 52], [80, 52], [92, 52]),
  'haunted-house': '<circle class="u" cx="104" cy="14" r="7"/><path class="k" d="M40 58V30l-6-2 18-16 4 4V6l14-4 2 16 22 14-4 2v24Z"/><rect class="u" x="48" y="30" width="7" height="9"/><rect class="u" x="62" y="14" width="6" height="8"/><rect class="u" x="76" y="36" width="8" height="9"/><path class="m" d="M60 58V46q5-6 10 0v12Z"/>',
  'shooting-gallery': '<rect class="k" x="36" y="12" width="70" height="46"/><path class="m" d="M32 14h78v-6H32Z"/><path class="m" d="M32 14q6.500 7 13 0 6.500 7 13 0 6.500 7 13 0 6.500 7 13 0 6.500 7 13 0 6.500 7 13 0Z"/>' + [[50, 34], [71, 34], [92, 34]].map(([x, y]) => `<circle class="p" cx="${x}" cy="${y}" r="8"/><circle class="m" cx="${x}" cy="${y}" r="4.500"/><circle class="p" cx="${x}" cy="${y}" r="1.600"/>`).join('') + '<rect class="b" x="34" y="48" width="74" height="10"/>',
  'robot-arcade': '<rect class="m" x="38" y="18" width="22" height="40" rx="3"/><rect class="m" x="82" y="18" width="22" height="40" rx="3"/><rect class="p" x="42" y="23" width="14" height="11"/><rect class="p" x="86" y="23" width="14" height="11"/><path class="l" d="M71 14V7"/><rect class="p" x="62" y="14" width="18" height="14" rx="3"/><rect class="k" x="63" y="30" width="16" height="18" rx="3"/><path class="l" d="M67 48v10M75 48v10"/>' + lamps([71, 6], [67, 20], [75, 20], [46, 42], [90, 42]),
  showcase: posts([34, 30], [50, 12], [62, 6], [74, 10], [90, 26], [104, 40]) + '<path class="t" d="M20 56C36 54 44 6 60 6s10 40 24 40 12-22 2-22-6 32 12 32h24"/><path class="m" d="M44 58 62 22l18 36Z"/><path class="p" d="m62 22-6 12 6-3 6 3Z"/>' + lamps([50, 12], [60, 5], [72, 22]),
  'fairytale-theme': '<path class="m" d="M50 58V34l6-3V14h5v6h5v-6h8v6h5v-6h5v17l6 3v24Z"/><path class="p" d="m56 14 7-12 7 12ZM70 14l7-12 7 12Z"/>' + lamps([63, 40], [77, 40]),
  'jungle-theme': '<path class="g" d="M70 60c-2-20 0-34 6-46M74 20c-12-12-26-6-30 4 12-4 20-4 30-4 6-14 22-14 30-6-12 0-20 2-30 6 12 0 22 8 22 18-8-6-18-8-22-18M70 40c-10-6-20-2-24 6 10-2 16-2 24-6"/>',
  'pirate-theme': '<path class="l2" d="M70 58V4"/><path class="m" d="M72 6c14-4 20 4 32 0v26c-12 4-18-4-32 0Z"/><circle class="p" cx="88" cy="17" r="6"/><path class="l3" d="m80 28 16-5M80 23l16 5"/>',
  'robot-theme': '<rect class="m" x="52" y="20" width="40" height="34" rx="5"/><path class="l2" d="M72 20V9"/><rect class="p" x="58" y="28" width="28" height="11" rx="3"/><path class="l3" d="M60 47h24"/>' + lamps([72, 7], [65, 33.5], [79, 33.5]),
  'loop': '<path class="t" d="M26 56h26c34 0 34-48 14-48s-20 48 14 48h34"/><rect class="m" x="58" y="2" width="14" height="9" rx="3"/>',
  'corkscrew': '<path class="t" d="M26 40c14 22 30 8 26-10s-22-6-10 10 32 18 34 0-20-14-12 4 34 18 36-2 6-18 16-18"/>',
  'special-effects': '<path class="u" d="m70 4 6 16 16-6-8 14 16 8-17 4 5 17-14-10-10 13-1-17-18 3 12-13-13-11 17 1Z"/><circle class="m" cx="71" cy="31" r="7"/>',
  'flagpole': '<path class="l2" d="M64 60V4"/><path class="m" d="M65 6h34l-8 9 8 9H65Z"/><circle class="u" cx="64" cy="5" r="3.500"/>',
  'restroom': '<rect class="p" x="48" y="10" width="50" height="46" rx="5"/><circle class="m" cx="63" cy="22" r="4.500"/><path class="m" d="M57 29h12v12h-3v11h-6V41h-3Z"/><circle class="k" cx="83" cy="22" r="4.500"/><path class="k" d="m83 28 8 15h-4v9h-8v-9h-4Z"/>',
  'air-conditioning': '<rect class="p" x="46" y="8" width="56" height="24" rx="4"/><path class="l" d="M52 25h44"/><path class="w2" d="M56 38c-4 6 4 8 0 16M74 38c-4 6 4 8 0 16M92 38c-4 6 4 8 0 16"/>' + lamps([94, 15]),
  'express-queue': '<path class="l2" d="M44 56V30M72 56V30M100 56V30"/><path class="t" d="M44 32q14 14 28 0 14 14 28 0"/><circle class="m" cx="44" cy="27" r="5"/><circle class="m" cx="72" cy="27" r="5"/><circle class="m" cx="100" cy="27" r="5"/><path class="m" d="M56 12h22V5l14 11-14 11v-7H56Z" transform="translate(0 -4)"/>',
  'turnstile': '<rect class="m" x="52" y="18" width="16" height="40" rx="3"/><path class="l2" d="M68 30h34M68 30 90 50M68 30 86 8"/><circle class="u" cx="68" cy="30" r="4.500"/>',
  'plush-seating': '<path class="m" d="M48 12q24-10 48 0v26H48Z"/><rect class="m" x="42" y="34" width="60" height="16" rx="6"/><path class="k" d="M46 50h8v8h-8ZM90 50h8v8h-8Z"/>' + lamps([60, 18], [72, 18], [84, 18], [66, 27], [78, 27]),
  'fresh-paint': '<path class="p" d="M54 20h36l-3 38H57Z"/><path class="m" d="M54 20h36v8c-4 0-3 10-7 10s-2-8-6-8-2 14-7 14-3-14-7-14-4 4-9-2Z"/><path class="l" d="M56 20c0-20 32-20 32 0"/>',
  'landscaping': '<path class="g" d="M44 56q-10-14 6-18 2-16 20-12 16-8 22 8 14 4 8 22Z"/>' + lamps([58, 42], [72, 36], [86, 44]) + '<path class="b" d="M66 60V48h10v12Z"/>',
};

const tracks = pictures.showcase!;

/** The picture of a card, if there is one. */
export const pictureOf = (key: string, showcase: boolean): string | undefined => pictures[key] ?? (showcase ? tracks : undefined);

/** The hat and the coat of staff, on 40 by 40. */
const hats: Record<string, string> = { tricorn: '<path class="k" d="M8 14q12-14 24 0-5-2-12-2t-12 2Z"/><circle class="u" cx="20" cy="9" r="1.800"/>', cone: '<path class="m" d="m20 0 8 14H12Z"/>', leaf: '<path class="g" d="M10 13q0-10 10-12 10 2 10 12-10-5-20 0Z"/>', box: '<path class="l" d="M20 6V1"/><rect class="p" x="11" y="6" width="18" height="8" rx="2"/>', helmet: '<path class="u" d="M9 14q0-11 11-11t11 11Z"/>', beret: '<path class="m" d="M9 12q2-9 13-8t9 7q-10-3-22 1Z"/>', cap: '<path class="m" d="M11 13q0-8 9-8t9 8h5v2H11Z"/>', toque: '<path class="p" d="M12 14V9q-5-6 2-8 6-4 12 0 7 2 2 8v5Z"/>', ears: '<circle class="m" cx="11" cy="8" r="5"/><circle class="m" cx="29" cy="8" r="5"/>' };

const dressed: Record<string, [hat: string, coat: string]> = {
  'pirate-performer': ['tricorn', '#2b2b36'],
  'fairytale-performer': ['cone', '#a3308c'],
  'jungle-performer': ['leaf', '#2f7420'],
  'robot-performer': ['box', '#4d667b'],
  'project-manager': ['helmet', '#b05a0a'],
  'decorator': ['beret', '#1f78b4'],
  'ticket-seller': ['cap', '#c0392b'],
  'food-vendor': ['toque', '#b05a0a'],
  'park-mascot': ['ears', '#7d3c98'],
  'architect': ['helmet', '#3550b0'],
};

/** What a member of staff wears. */
export function dressOf(key: string): { hat: string; coat: string } {
  const [hat, coat] = dressed[key] ?? ['cap', '#5b2f86'];
  return { hat: hats[hat] ?? '', coat };
}
