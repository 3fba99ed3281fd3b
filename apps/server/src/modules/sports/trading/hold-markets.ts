import { type Refusal, refuse } from '@ikka/contract';
import type { OperatorActor } from '../../../platform/office-acts.ts';
import type { SportsParts } from '../parts.ts';
import { lockFixture, putFixture, type StoredFixture } from '../store.ts';
import type { Hold } from '../tables.ts';

export interface TradingAct {
  readonly fixture: string;
  /** Null: all of the match. */
  readonly market: string | null;
  /** Who does it, and why. */
  readonly by: OperatorActor;
  readonly reason: string;
}

/** Stops bets on a match or on one of its markets, or lets them go on; for traders. Kept over whatever the provider says. */
export async function holdMarkets(
  parts: Pick<SportsParts, 'database' | 'audit'>,
  act: TradingAct & { readonly hold: Hold | null },
): Promise<StoredFixture | Refusal<'sports.fixture_unknown'>> {
  return changeFixture(parts, act, `sports.${act.hold ?? 'reopened'}`, (fixture) => {
    if (act.market === null) return { ...fixture, hold: act.hold };
    const { [act.market]: _before, ...others } = fixture.marketHolds;
    return {
      ...fixture,
      marketHolds: act.hold === null ? others : { ...others, [act.market]: act.hold },
    };
  });
}

/** Gives the stakes back that stand on a market, or on all of the match; what was settled on it before is corrected. */
export async function voidMarkets(
  parts: Pick<SportsParts, 'database' | 'audit'>,
  act: TradingAct,
): Promise<StoredFixture | Refusal<'sports.fixture_unknown'>> {
  return changeFixture(parts, act, 'sports.voided', (fixture) => ({
    ...fixture,
    voids: { ...fixture.voids, [act.market ?? '*']: act.reason },
    isDue: true,
  }));
}

async function changeFixture(
  { database, audit }: Pick<SportsParts, 'database' | 'audit'>,
  { fixture: id, market, by, reason }: TradingAct,
  action: string,
  change: (fixture: StoredFixture) => StoredFixture,
): Promise<StoredFixture | Refusal<'sports.fixture_unknown'>> {
  return database.transaction(async (tx) => {
    const before = await lockFixture(tx, id);
    if (before === null) return refuse('sports.fixture_unknown', { fixture: id });
    const after = change(before);
    await putFixture(tx, after);
    const traded = ({ hold, marketHolds, voids }: StoredFixture) => ({ hold, marketHolds, voids });
    await audit.record(tx, {
      actorKind: 'operator',
      actor: by.username,
      ip: by.ip,
      action,
      subject: `sports:${id}`,
      before: traded(before),
      after: { ...traded(after), market, reason },
    });
    return after;
  });
}
