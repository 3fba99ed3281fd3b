/** Probabilities and odds here are floating point: they make prices, never a payout. */

/** The sum of the chances that odds imply. */
export const booksum = (odds: readonly number[]): number => odds.reduce((sum, d) => sum + 1 / d, 0);
export const overround = (odds: readonly number[]): number => booksum(odds) - 1;
export const payoutRate = (odds: readonly number[]): number => 1 / booksum(odds);

export const marginMethods = ['proportional', 'additive', 'power', 'shin', 'odds_ratio'] as const;
export type MarginMethod = (typeof marginMethods)[number];

export interface FairChances {
  readonly chances: readonly number[];
  /** The parameter that the method solved for: exponent, share of insiders, ratio; null where it has none. */
  readonly parameter: number | null;
}

/**
 * The chances behind quoted odds, by a method (SP3). Power, odds ratio and Shin take more from long shots than from favourites;
 * Shin's formula is that of "Measuring the Incidence of Insider Trading in a Market for State-Contingent Claims" (1993).
 */
export function removeMargin(method: MarginMethod, odds: readonly number[]): FairChances {
  const implied = odds.map((d) => 1 / d);
  const sum = implied.reduce((total, q) => total + q, 0);
  switch (method) {
    case 'proportional':
      return { chances: implied.map((q) => q / sum), parameter: null };
    case 'additive':
      return { chances: implied.map((q) => q - (sum - 1) / implied.length), parameter: null };
    case 'power':
      return solved(implied, (q, k) => q ** k, [0.05, 20]);
    case 'odds_ratio':
      return solved(implied, (q, c) => q / (c + q - c * q), [0.01, 100]);
    case 'shin':
      return solved(
        implied,
        (q, z) => (Math.sqrt(z * z + (4 * (1 - z) * q * q) / sum) - z) / (2 * (1 - z)),
        [0, 0.9],
      );
  }
}

/** The odds at which chances that sum to 1 make a book of this sum. Shin's is not among them: it explains odds, and makes none. */
export function applyMargin(
  method: Exclude<MarginMethod, 'shin'>,
  chances: readonly number[],
  sum: number,
): number[] {
  const quoted = impliedBy(method, chances, sum);
  return quoted.map((q) => 1 / q);
}

function impliedBy(method: Exclude<MarginMethod, 'shin'>, chances: readonly number[], sum: number) {
  switch (method) {
    case 'proportional':
      return chances.map((p) => p * sum);
    case 'additive':
      return chances.map((p) => p + (sum - 1) / chances.length);
    case 'power':
      return solved(chances, (p, k) => p ** k, [0.05, 20], sum).chances;
    case 'odds_ratio':
      return solved(chances, (p, c) => p / (c + p - c * p), [0.01, 100], sum).chances;
  }
}

const halvings = 200;

/** Finds the parameter at which the parts sum to a target; they fall as it rises. */
function solved(
  of: readonly number[],
  part: (value: number, parameter: number) => number,
  [low, high]: readonly [number, number],
  target = 1,
): FairChances {
  let [from, to] = [low, high];
  for (let times = 0; times < halvings; times += 1) {
    const middle = (from + to) / 2;
    const sum = of.reduce((total, value) => total + part(value, middle), 0);
    if (sum > target) from = middle;
    else to = middle;
  }
  const parameter = (from + to) / 2;
  return { chances: of.map((value) => part(value, parameter)), parameter };
}
