import type { BetSign } from '@ikka/contract';
import { readMarketKey } from '@ikka/sports/rules';
import type { MarketStake } from '../../standing-bets/index.ts';
import { type SportsParts, standingMarketOf } from '../parts.ts';
import { betOf } from '../slips/stored-bet.ts';
import { stakedMarkets } from '../store.ts';
import {
  eventsOf,
  type NewSign,
  type NewTaking,
  putSigns,
  putTakings,
  watchedFixtures,
} from './watch-store.ts';

export type WatchParts = Pick<SportsParts, 'database' | 'clock' | 'standing' | 'log'>;

/** So many bets of a member on one outcome are worth a look: a stake that is cut up passes bounds that it would not pass whole. */
const repeatedFrom = 3;
const hourMs = 3_600_000;
/** Bets on several matches may end long after the first of them. */
export const settledWithinMs = 72 * hourMs;

/**
 * Sums what stands on the matches that somebody has bet on, and marks the bets that are worth a look; for a job. Matches that are over
 * are watched for an hour, those of the last days once in an hour (`isWide`). Each run writes all anew.
 */
export async function watchBets(parts: WatchParts, { isWide }: { readonly isWide: boolean }): Promise<void> {
  const now = parts.clock.now().getTime();
  const endedSince = new Date(now - (isWide ? settledWithinMs : hourMs));
  for (const fixture of await watchedFixtures(parts.database.db, endedSince)) {
    try {
      await watchFixture(parts, fixture);
    } catch (error) {
      parts.log.error({ err: error, fixture }, 'the bets on a match could not be summed; they will be later');
    }
  }
}

async function watchFixture(parts: WatchParts, fixture: string): Promise<void> {
  const markets = (await stakedMarkets(parts.database.db, fixture)).map((market) =>
    standingMarketOf({ fixture, market }),
  );
  const [stakes, signs] = [await parts.standing.stakesOn(markets), await signsOf(parts, fixture, markets)];
  await parts.database.transaction(async (tx) => {
    await putTakings(tx, fixture, takingsOf(fixture, stakes));
    await putSigns(tx, fixture, signs);
  });
}

const keyOf = (market: string): string => market.slice(market.indexOf('/') + 1);

/** Bets on several matches, which no kind of market alone decides. */
const multiple = 'multiple';

function takingsOf(fixture: string, stakes: readonly MarketStake[]): NewTaking[] {
  const rows = new Map<string, NewTaking>();
  const add = (kind: string, currency: string, more: Omit<NewTaking, 'fixture' | 'kind' | 'currency'>) => {
    const key = `${kind} ${currency}`;
    const { bets, stake, standing, risk, paid } = rows.get(key) ?? nothing;
    rows.set(key, {
      fixture,
      kind,
      currency,
      bets: bets + more.bets,
      stake: stake + more.stake,
      standing: standing + more.standing,
      risk: risk + more.risk,
      paid: paid + more.paid,
    });
  };
  for (const one of stakes.filter(({ selection, isFirst }) => selection === null && isFirst))
    add(multiple, one.currency, { ...one, risk: atLeastNothing(one.couldPay - one.standing) });
  const singles = Map.groupBy(
    stakes.filter(({ selection }) => selection !== null),
    ({ market, currency }) => `${currency} ${market}`,
  );
  for (const onMarket of singles.values()) {
    const [first] = onMarket;
    if (first === undefined) continue;
    const sum = (part: 'bets' | 'stake' | 'standing' | 'paid') =>
      onMarket.reduce((all, one) => all + BigInt(one[part]), 0n);
    const worst = greatestOf(onMarket.map(({ couldPay }) => couldPay));
    const standing = sum('standing');
    add(readMarketKey(keyOf(first.market))?.type ?? multiple, first.currency, {
      bets: Number(sum('bets')),
      stake: sum('stake'),
      standing,
      risk: atLeastNothing(worst - standing),
      paid: sum('paid'),
    });
  }
  return [...rows.values()];
}

const nothing = { bets: 0, stake: 0n, standing: 0n, risk: 0n, paid: 0n };
const greatestOf = (amounts: readonly bigint[]): bigint =>
  amounts.toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n;
const atLeastNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

async function signsOf(
  { database, standing }: WatchParts,
  fixture: string,
  markets: readonly string[],
): Promise<NewSign[]> {
  const repeated = await standing.repeatedOn(markets);
  const signs: NewSign[] = repeated.flatMap(({ market, selections, mostOnOne, lastAt, ...of }) => {
    const sign = (kind: BetSign) => ({ ...of, fixture, market: keyOf(market), kind, at: lastAt });
    return [
      ...(selections > 1 ? [sign('opposing')] : []),
      ...(mostOnOne >= repeatedFrom ? [sign('repeated')] : []),
    ];
  });
  const late = new Map<string, NewSign>();
  for (const { happenedAt, heardAt } of await eventsOf(database.db, fixture)) {
    if (heardAt <= happenedAt) continue;
    for (const bet of await standing.placedOn(markets, { from: happenedAt, to: heardAt })) {
      const leg = betOf(bet).legs.find((one) => one.fixture === fixture && one.isInPlay);
      if (leg === undefined) continue;
      const key = `${bet.memberId} ${bet.currency} ${leg.market}`;
      const before = late.get(key);
      late.set(key, {
        fixture,
        market: leg.market,
        memberId: bet.memberId,
        currency: bet.currency,
        kind: 'late',
        bets: (before?.bets ?? 0) + 1,
        stake: (before?.stake ?? 0n) + bet.stake,
        at: before !== undefined && before.at > bet.placedAt ? before.at : bet.placedAt,
      });
    }
  }
  return [...signs, ...late.values()];
}
