import type { calls } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import { pageOf, rangeOf, rowsOf } from '../../platform/list-pages.ts';
import type { Settings } from '../settings/index.ts';
import { claimView } from './cashback-view.ts';
import type { Cashback } from './index.ts';

export function cashbackOfficeRoutes(
  cashback: Cashback,
  settings: Pick<Settings, 'get'>,
): Handlers<typeof calls.officeCashback> {
  return {
    async officeCashbackClaims({ query }) {
      const currency = knownCurrency(settings.get('site.currency'));
      const alike = query.account ? await cashback.membersLike(query.account) : undefined;
      const filter = { memberIds: alike?.ids, ...rangeOf(query) };
      const { list, totals, names } = await cashback.found(filter, rowsOf(query));
      const shown = list.map((claim) => ({
        ...claimView(claim),
        memberId: String(claim.memberId),
        account: names.get(claim.memberId) ?? '',
      }));
      return {
        ...pageOf(query, shown, totals.claims),
        areAllAlike: alike?.areAll ?? true,
        totals: {
          currency: currency.shownCode,
          claims: totals.claims,
          amount: formatAmount(totals.amount, currency),
        },
      };
    },
  };
}
