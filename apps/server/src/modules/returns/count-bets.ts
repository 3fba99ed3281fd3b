import type { Prospect } from '@ikka/game-kit';
import type { PlacedBets } from '../rounds/index.ts';
import type { ReturnsParts } from './parts.ts';
import type { Sums, Which } from './store.ts';

const MILLION = 1_000_000n;

/** Adds bets up by game, version and currency. Pure, but for the games that it asks. */
export function countBets(
  games: ReturnsParts['games'],
  bets: readonly PlacedBets[],
): readonly (Which & Sums)[] {
  const groups = Map.groupBy(bets, ({ gameId, version, currency }) => `${gameId} ${version} ${currency}`);
  return [...groups.values()].map((group) => {
    const [{ gameId, version, currency }] = group as [PlacedBets, ...PlacedBets[]];
    const counted = group.map((bet) => sumsOfBets(bet, prospectOf(games, bet)));
    return { gameId, version, currency, ...counted.reduce(plus) };
  });
}

function prospectOf(games: ReturnsParts['games'], { gameId, version, stake, choice }: PlacedBets) {
  const bet = games.version(gameId, version)?.readBet(stake, choice);
  return bet === undefined || 'refused' in bet ? null : bet.prospect();
}

/** Of bets that were alike; `prospect` of one of them. */
export function sumsOfBets(
  { rounds, stake, payout }: Pick<PlacedBets, 'rounds' | 'stake' | 'payout'>,
  prospect: Prospect | null,
): Sums {
  const times = BigInt(rounds);
  const sums = { rounds: times, stake: stake * times, payout };
  if (prospect === null) return { ...sums, due: null };
  const { mean, meanSquare, greatest } = prospect;
  // Var X = E[X²] - E[X]², over a common denominator.
  const square = mean.denominator * mean.denominator;
  const variance = meanSquare.numerator * square - mean.numerator * mean.numerator * meanSquare.denominator;
  return {
    ...sums,
    due: {
      millionths: rounded(mean.numerator * times * MILLION, mean.denominator),
      variance: atLeast(variance * times, meanSquare.denominator * square),
      greatest,
      greatestDue: atLeast(mean.numerator, mean.denominator),
    },
  };
}

/** To the nearest whole number; both are positive. */
const rounded = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);
/** To the next whole number: variances and steps are never told smaller than they are. */
const atLeast = (numerator: bigint, denominator: bigint): bigint =>
  (numerator + denominator - 1n) / denominator;

/** Of two kinds of bet together. Where one has no prospect, both together have none. */
export function plus(a: Sums, b: Sums): Sums {
  return {
    rounds: a.rounds + b.rounds,
    stake: a.stake + b.stake,
    payout: a.payout + b.payout,
    due:
      a.due && b.due
        ? {
            millionths: a.due.millionths + b.due.millionths,
            variance: a.due.variance + b.due.variance,
            greatest: greater(a.due.greatest, b.due.greatest),
            greatestDue: greater(a.due.greatestDue, b.due.greatestDue),
          }
        : null,
  };
}

export function greater(a: bigint, b: bigint): bigint {
  if (a > b) return a;
  return b;
}
