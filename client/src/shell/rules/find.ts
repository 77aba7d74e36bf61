import type { RuleInfo } from '../../protocol/messages.ts';

/** The rules whose number, sentence or heading holds every word looked for. */
export function find(rules: readonly RuleInfo[], wanted: string): RuleInfo[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const text = (rule: RuleInfo) => `${rule.id} ${rule.text} ${rule.heading}`.toLowerCase();
  return rules.filter((rule) => words.every((word) => text(rule).includes(word)));
}

/** Rules under their headings, in the order of the register. */
export function chapters(rules: readonly RuleInfo[]): { heading: string; rules: RuleInfo[] }[] {
  const found: { heading: string; rules: RuleInfo[] }[] = [];
  for (const rule of rules) {
    if (found.at(-1)?.heading !== rule.heading) found.push({ heading: rule.heading, rules: [] });
    found.at(-1)?.rules.push(rule);
  }
  return found;
}
