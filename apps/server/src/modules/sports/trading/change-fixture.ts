import { type Refusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../../platform/database/index.ts';
import { asOperator, type OperatorActor } from '../../../platform/office-acts.ts';
import type { FixtureChange, SportsParts } from '../parts.ts';
import { lockFixture, putFixture, type StoredFixture, stakedMarkets } from '../store.ts';

export interface TradingAct {
  readonly fixture: string;
  /** Null: all of the match. */
  readonly market: string | null;
  /** Who does it, and why. */
  readonly by: OperatorActor;
  readonly reason: string;
}

/** A match with nobody else changing it, where it has this market: on its board, or with bets on it from before. */
export async function tradable(
  tx: Transaction,
  { fixture: id, market }: Pick<TradingAct, 'fixture' | 'market'>,
): Promise<StoredFixture | Refusal<'sports.fixture_unknown' | 'sports.market_unknown'>> {
  const fixture = await lockFixture(tx, id);
  if (fixture === null) return refuse('sports.fixture_unknown', { fixture: id });
  const isKnown =
    market === null || fixture.board[market] !== undefined || (await stakedMarkets(tx, id)).includes(market);
  return isKnown ? fixture : refuse('sports.market_unknown', { fixture: id, market });
}

/** Writes what a trader has made of a match, with its entry in the audit chain; answers it as it stands then. */
export async function putTraded(
  { audit }: Pick<SportsParts, 'audit'>,
  tx: Transaction,
  { before, made }: { readonly before: StoredFixture; readonly made: StoredFixture },
  { market, by, reason, action }: Omit<TradingAct, 'fixture'> & { readonly action: string },
): Promise<FixtureChange> {
  const after = { ...made, version: before.version + 1 };
  await putFixture(tx, after);
  const traded = ({ hold, marketHolds, voids, results, moves }: StoredFixture) => ({
    hold,
    marketHolds,
    voids,
    results,
    moves,
  });
  await audit.record(tx, {
    ...asOperator(by),
    action,
    subject: `sports:${after.id}`,
    before: traded(before),
    after: { ...traded(after), market, reason },
  });
  return { before, after };
}
