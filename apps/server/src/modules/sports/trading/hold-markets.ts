import { isRefusal, type Refusal } from '@ikka/contract';
import type { SportsParts } from '../parts.ts';
import type { StoredFixture } from '../store.ts';
import type { Hold } from '../tables.ts';
import { putTraded, type TradingAct, tradable } from './change-fixture.ts';

/** Stops bets on a match or on one of its markets, or lets them go on; for traders. Kept over whatever the provider says. */
export async function holdMarkets(
  parts: Pick<SportsParts, 'database' | 'audit' | 'tell'>,
  act: TradingAct & { readonly hold: Hold | null },
): Promise<StoredFixture | Refusal<'sports.fixture_unknown' | 'sports.market_unknown'>> {
  const done = await parts.database.transaction(async (tx) => {
    const before = await tradable(tx, act);
    if (isRefusal(before)) return before;
    const action = `sports.${act.hold ?? 'reopened'}`;
    return putTraded(parts, tx, { before, made: held(before, act) }, { ...act, action });
  });
  if (isRefusal(done)) return done;
  parts.tell([done]);
  return done.after;
}

function held(
  fixture: StoredFixture,
  { market, hold }: { readonly market: string | null; readonly hold: Hold | null },
): StoredFixture {
  if (market === null) return { ...fixture, hold };
  const { [market]: _before, ...others } = fixture.marketHolds;
  return { ...fixture, marketHolds: hold === null ? others : { ...others, [market]: hold } };
}
