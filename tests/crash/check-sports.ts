import type { RunningSandbox } from '@ikka/feed-sandbox/testing';
import type { Database } from '@ikka/server/database';
import {
  decide,
  type Fixture,
  type MatchState,
  payoutOf,
  readMarketKey,
  readOdds,
  returnFactor,
} from '@ikka/sports/rules';

interface KeptBet {
  readonly id: string;
  readonly content: {
    readonly sizes: readonly number[];
    readonly legs: readonly {
      readonly fixture: string;
      readonly market: string;
      readonly outcome: string;
      readonly odds: string;
      readonly isBanker: boolean;
      readonly isInPlay: boolean;
      readonly takenAt: { readonly home: number; readonly away: number };
    }[];
  };
  readonly stake: bigint;
  readonly state: string;
  readonly payout: bigint | null;
}

interface KeptMatch {
  readonly id: string;
  readonly fixture: Fixture;
  readonly state: MatchState;
}

/** Compares what players were told of bets with what the book keeps, and the book's matches with their provider's. */
export async function checkSports(
  database: Database,
  cashedOut: ReadonlyMap<string, string>,
  engine: RunningSandbox['engine'],
) {
  const { rows: bets } = await database.pool.query<KeptBet>(
    'SELECT id, content, stake, state, payout FROM standing.bet',
  );
  const { rows: kept } = await database.pool.query<KeptMatch>(
    'SELECT id, fixture, state FROM sports.fixture',
  );
  const matches = new Map(kept.map((match) => [match.id, match]));
  const cashed = new Map(bets.filter(({ state }) => state === 'cashed_out').map((bet) => [bet.id, bet]));
  return {
    /** Bets that were placed in play, and on several matches: there should be some. */
    inPlay: bets.filter(({ content }) => content.legs.some(({ isInPlay }) => isInPlay)).length,
    multiples: bets.filter(({ content }) => content.legs.length > 1).length,
    wrongPayouts: bets.filter((bet) => bet.state !== 'cashed_out' && dueOf(bet, matches) !== bet.payout)
      .length,
    wrongCashOuts: [...cashedOut].filter(
      ([id, paid]) => cashed.get(id)?.payout !== BigInt(paid.replace('.', '')),
    ).length,
    /** Matches that the book has otherwise than their provider. */
    wrongMatches: [...engine.entries].filter(([id, { match }]) => {
      const { stage, facts } = match.state();
      const { goals } = facts as { readonly goals?: readonly unknown[] };
      const known = matches.get(`sandbox-${id}`)?.state;
      return (
        known?.stage !== stage ||
        known.facts.sport !== 'football' ||
        known.facts.goals.length !== goals?.length
      );
    }).length,
  };
}

/** What a bet pays by the rules; its stake where it was given back, null where it cannot be said. */
function dueOf({ content, stake, state }: KeptBet, matches: ReadonlyMap<string, KeptMatch>): bigint | null {
  const results = content.legs.map((leg) => {
    const match = matches.get(leg.fixture);
    const ref = readMarketKey(leg.market);
    if (match === undefined || ref === null) return null;
    const { outcome, takenAt } = leg;
    return decide({ ...ref, outcome, takenAt }, { ...match, isGivenUp: false })?.result ?? null;
  });
  if (results.every((result) => result === 'void')) return state === 'returned' ? stake : null;
  const factors = content.legs.map(({ odds, isBanker }, at) => {
    const [result, read] = [results[at], readOdds(odds)];
    return result == null || read === null ? null : { factor: returnFactor(result, read), isBanker };
  });
  const known = factors.filter((factor) => factor !== null);
  return known.length < factors.length ? null : payoutOf(stake, known, content.sizes);
}
