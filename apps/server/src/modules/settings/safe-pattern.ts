const lengthMax = 200;
const repetitionsMax = 3;

/**
 * Whether an operator's own pattern may run on what strangers send. It must compile, and it must not be able to
 * backtrack without end: no repeated group, no reference back, no looking around, and at most three open
 * repetitions, which on a field of 255 characters is a matter of milliseconds.
 */
export function isSafePattern(source: string): boolean {
  if (source.length > lengthMax) return false;
  try {
    new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return false;
  }
  const bare = source
    .replace(/\\./gsu, (escaped) => (/\\[1-9k]/u.test(escaped) ? '\\1' : 'x'))
    .replace(/\[[^\]]*\]/gu, 'x');
  if (bare.includes('\\1') || /\(\?(?:[=!]|<[=!])/u.test(bare) || /\)[*+{]/u.test(bare)) return false;
  return (bare.match(/[*+]|\{\d+,\}|\{\d+,\d{3,}\}/gu) ?? []).length <= repetitionsMax;
}
