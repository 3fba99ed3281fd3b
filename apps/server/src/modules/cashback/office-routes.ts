import type { calls } from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import type { Settings } from '../settings/index.ts';
import { claimView, currencyFor } from './cashback-view.ts';
import type { Cashback } from './index.ts';

export function cashbackOfficeRoutes(
  cashback: Cashback,
  settings: Pick<Settings, 'get'>,
): Handlers<typeof calls.officeCashback> {
  return {
    async officeCashbackClaims({ query }) {
      const currency = currencyFor(settings.get('site.currency'));
      const filter = {
        memberIds: query.account ? await cashback.membersLike(query.account) : undefined,
        from: query.from === undefined ? undefined : new Date(query.from),
        to: query.to === undefined ? undefined : new Date(query.to),
      };
      const { pageNo, pageSize } = query;
      const { list, totals, names } = await cashback.found(filter, {
        limit: pageSize,
        offset: (pageNo - 1) * pageSize,
      });
      return {
        list: list.map((claim) => ({
          ...claimView(claim),
          memberId: String(claim.memberId),
          account: names.get(claim.memberId) ?? '',
        })),
        pageNum: pageNo,
        totalPages: Math.ceil(totals.claims / pageSize),
        total: totals.claims,
        totals: {
          currency: currency.shownCode,
          claims: totals.claims,
          members: totals.members,
          amount: formatAmount(totals.amount, currency),
        },
      };
    },
  };
}
