const lengthMax = 200;
/** As long as a field's value may be. */
const valueMax = 255;
/** Ways to try before a value is refused: what three open repetitions of a whole value make, a matter of milliseconds. */
const waysMax = 256 ** 3;

/**
 * Whether an operator's own pattern may run on what strangers send. It must compile, and it must not be able to
 * backtrack without end: no repeated group, no reference back, no looking around, and no more than so many ways to
 * divide a value among its repetitions, optional parts and alternatives.
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
  return waysOf(bare.replace(/\(\?(?::|<\w+>)/gu, '(')) <= waysMax;
}

/** How many ways an expression without repeated groups has to match a value, at the very most. */
function waysOf(bare: string): number {
  let ways = 1;
  for (const [sign, least, most] of bare.matchAll(/[*+?|]|\{(\d+)(?:,(\d*))?\}/gu)) {
    if (sign === '?' || sign === '|') ways *= 2;
    else if (sign === '*' || sign === '+' || most === '') ways *= valueMax;
    else if (most !== undefined) ways *= Math.max(1, Math.min(Number(most) - Number(least) + 1, valueMax));
  }
  return ways;
}
