import type { AskedReferral, SportsReferral } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { lineCount } from '@ikka/sports/rules';
import { greatestReturn } from '../settlement/decide-bet.ts';
import type { StoredFixture } from '../store.ts';
import { fixtureView } from '../views.ts';
import { stateOf } from './refer-bet.ts';
import type { StoredReferral } from './referral-store.ts';

/** A referral as its player sees it. */
export function referralView(referral: StoredReferral, now: Date): SportsReferral {
  const currency = knownCurrency(referral.currency);
  return {
    referralId: referral.id,
    state: stateOf(referral, now),
    stake: formatAmount(referral.stake, currency),
    offer: referral.offer === null ? null : formatAmount(referral.offer, currency),
    until: referral.until.toISOString(),
  };
}

/** The same as a trader sees it: who asks, for what, and what it could cost. */
export function askedView(
  referral: StoredReferral,
  fixtures: ReadonlyMap<string, StoredFixture>,
  account: string,
  now: Date,
): AskedReferral {
  const currency = knownCurrency(referral.currency);
  const { legs, request } = referral;
  return {
    ...referralView(referral, now),
    id: referral.id,
    memberId: String(referral.memberId),
    account,
    currency: currency.shownCode,
    isTrial: currency.isTrial,
    most: formatAmount(referral.most, currency),
    legs: legs.flatMap(({ fixture: id, market, outcome, odds }) => {
      const fixture = fixtures.get(id);
      if (fixture === undefined) return [];
      const outcomeName = fixture.fixture.people.find(({ code }) => code === outcome)?.name ?? null;
      return [{ fixture: fixtureView(fixture), market, outcome, outcomeName, odds }];
    }),
    lines: lineCount(legs, request.sizes),
    returnMost: formatAmount(greatestReturn(referral.stake, { legs, sizes: request.sizes }), currency),
    askedAt: referral.askedAt.toISOString(),
    answeredBy: referral.answeredBy,
  };
}
