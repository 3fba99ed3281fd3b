/** [IG10] For how many minutes a member is banned who abandoned so many hands; null for not at all. */
export function banStep(
  { abandoned, bansBefore }: { readonly abandoned: number; readonly bansBefore: number },
  rule: { readonly hands: number; readonly steps: readonly number[] },
): number | null {
  if (abandoned < rule.hands || rule.steps.length === 0) return null;
  return rule.steps[Math.min(bansBefore, rule.steps.length - 1)] ?? null;
}
