import { readMarketKey } from '@ikka/sports/rules';
import type { MarketStake } from '../../standing-bets/index.ts';
import { marketKeyOf } from '../parts.ts';
import type { NewTaking } from './watch-store.ts';

/** Bets on several matches, which no kind of market alone decides. */
const multiple = 'multiple';

/** What stands on a match by kind of market and currency; bets on several matches with their first. */
export function takingsOf(fixture: string, stakes: readonly MarketStake[]): NewTaking[] {
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
    add(readMarketKey(marketKeyOf(first.market))?.type ?? multiple, first.currency, {
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
