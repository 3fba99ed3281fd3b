import type { WireMarket, WireOutcome } from './wire.ts';

/** What all outcomes of a market come to, beyond 1, in our own odds. */
const margin = 0.06;
const leastChance = 0.002;

/** Chances travel with six digits. */
const rounded = (chance: number) => Math.round(Math.min(1, Math.max(0, chance)) * 1e6) / 1e6;

/** Our own odds for an outcome: fair is (1 - back) / win, and every chance is made greater by the margin. */
function oddsOf(win: number, back: number): number | null {
  if (win < leastChance || win > 1 - leastChance) return null;
  const odds = (1 - back) / (win * (1 + margin));
  return Math.floor(Math.max(1.01, Math.min(1000, odds)) * 100) / 100;
}

export function outcome(key: string, win: number, back = 0): WireOutcome {
  const [won, returned] = [rounded(win), rounded(back)];
  return { key, win: won, back: returned, odds: oddsOf(won, returned) };
}

export function market(
  type: string,
  scope: string,
  line: number | null,
  outcomes: readonly WireOutcome[],
  state: WireMarket['state'] = 'open',
): WireMarket {
  return { type, scope, line: line === null ? null : String(line), state, outcomes };
}

/** Over and under a line that nothing hits, from the chance of each whole number. */
export function overUnder(type: string, scope: string, line: number, chances: ArrayLike<number>): WireMarket {
  const share = overShare(line, chances);
  return market(type, scope, line, [outcome('over', share), outcome('under', 1 - share)]);
}

/** The two outcomes of a market that home wins so often. */
export const sides = (home: number): readonly WireOutcome[] => [
  outcome('home', home),
  outcome('away', 1 - home),
];

/** A handicap for home by the lead that it must pass, where leads are counted from `middle` so that none is below zero. */
export const handicap = (
  type: string,
  scope: string,
  lead: number,
  { leads, middle }: { readonly leads: ArrayLike<number>; readonly middle: number },
): WireMarket => market(type, scope, middle - lead, sides(overShare(lead, leads)));

function overShare(line: number, chances: ArrayLike<number>): number {
  let over = 0;
  let sum = 0;
  for (let value = 0; value < chances.length; value += 1) {
    const chance = chances[value] ?? 0;
    sum += chance;
    if (value > line) over += chance;
  }
  return sum === 0 ? 0 : over / sum;
}

/** The half line that splits a distribution most evenly. */
export function middleLine(chances: ArrayLike<number>): number {
  let sum = 0;
  for (let value = 0; value < chances.length; value += 1) sum += chances[value] ?? 0;
  let below = 0;
  for (let value = 0; value < chances.length; value += 1) {
    const next = below + (chances[value] ?? 0);
    if (next >= sum / 2) {
      // The line lies before or after this value, whichever is nearer to the middle.
      return Math.max(0.5, sum / 2 - below < next - sum / 2 ? value - 0.5 : value + 0.5);
    }
    below = next;
  }
  return 0.5;
}

/** A line that has become so one-sided is drawn anew. */
const lineShareLeast = 0.18;

/** Lines once drawn stay while they are worth a bet, so that a market is not another one after every ball. */
export function heldLine(
  lines: Map<string, number>,
  market: string,
  chances: ArrayLike<number>,
  step = 1,
): number {
  const known = lines.get(market);
  if (known !== undefined) {
    const over = overShare(known, chances);
    if (over > lineShareLeast && over < 1 - lineShareLeast) return known;
  }
  const middle = middleLine(chances);
  const line = step === 1 ? middle : Math.max(0.5, Math.round((middle - 0.5) / step) * step + 0.5);
  lines.set(market, line);
  return line;
}
