import type { JsonValue, Luck } from '@ikka/game-kit';
import { plus } from './count-bets.ts';
import type { ReturnsParts } from './parts.ts';
import type { Counted, Due, Sums, Which } from './store.ts';

const MILLION = 1_000_000;

export const millionths = (units: number): bigint => BigInt(Math.round(units * MILLION));
/** Variances and steps are never told smaller than they are. */
export const atLeast = (units: number): bigint => BigInt(Math.ceil(units));

/** What so much payout was due to be: what is left of it without its luck. Both in smallest units. */
export const dueOf = (payout: bigint, { gain, variance, rise, fall }: Luck): Due => ({
  millionths: payout * BigInt(MILLION) - millionths(gain),
  variance: atLeast(variance),
  greatest: atLeast(rise),
  greatestDue: atLeast(fall),
});

/** What the rules pay for a round, in smallest units, whatever was paid; null of a version that this program does not have. */
export function paidByRules(
  games: ReturnsParts['games'],
  round: Pick<Which, 'gameId' | 'version'> & {
    readonly stake: bigint;
    readonly choice: JsonValue;
    readonly outcome: JsonValue;
  },
): bigint | null {
  const bet = games.version(round.gameId, round.version)?.readBet(round.stake, round.choice);
  return bet === undefined || 'refused' in bet ? null : bet.settle(round.outcome);
}

/** Adds up by game, version and currency. */
export function summed(rows: readonly Counted[]): Counted[] {
  const groups = Map.groupBy(
    rows,
    ({ gameId, version, currency, part = '' }) => `${gameId} ${version} ${currency} ${part}`,
  );
  return [...groups.values()].map((group) => {
    const [{ gameId, version, currency, part }] = group as [Counted, ...Counted[]];
    const which = { gameId, version, currency, ...(part === undefined ? {} : { part }) };
    return { ...which, ...group.map(sumsOf).reduce(plus) };
  });
}

const sumsOf = ({ rounds, stake, payout, due }: Sums): Sums => ({ rounds, stake, payout, due });
