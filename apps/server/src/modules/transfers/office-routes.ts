import type { calls } from '@ikka/contract';
import { formatAmount, realCurrency } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import { pageOf, rangeOf, rowsOf } from '../../platform/list-pages.ts';
import type { Settings } from '../settings/index.ts';
import type { Transfers } from './index.ts';

export function transferOfficeRoutes(
  transfers: Transfers,
  settings: Pick<Settings, 'get'>,
): Handlers<typeof calls.officeTransfers> {
  return {
    async officeTransfers({ query }) {
      const { account, direction } = query;
      const alike = account ? await transfers.membersLike(account) : undefined;
      const filter = {
        memberIds: alike?.ids,
        direction,
        ...rangeOf(query),
      };
      const { list, total, totals, names } = await transfers.found(filter, rowsOf(query));
      const party = (memberId: bigint) => ({
        memberId: String(memberId),
        account: names.get(memberId) ?? '',
      });
      const shown = realCurrency(settings.get('site.currency'));
      const shownRows = list.map((row) => {
        const currency = realCurrency(row.currency);
        return {
          id: row.id,
          direction: row.direction,
          sender: party(row.senderId),
          receiver: party(row.receiverId),
          amount: formatAmount(row.amount, currency),
          currency: currency.shownCode,
          at: row.at.toISOString(),
          ip: row.ip,
        };
      });
      return {
        ...pageOf(query, shownRows, total),
        areAllAlike: alike?.areAll ?? true,
        totals: {
          currency: shown.shownCode,
          transfers: totals.count,
          amount: formatAmount(totals.amount, shown),
        },
      };
    },
  };
}
