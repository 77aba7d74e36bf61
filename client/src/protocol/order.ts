/** Where a step stands after the one we have: seen before, the very next, or with a gap before it. */
export function order(have: number, n: number): 'old' | 'next' | 'gap' {
  if (n <= have) return 'old';
  return n === have + 1 ? 'next' : 'gap';
}
