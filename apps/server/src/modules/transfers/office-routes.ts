import type { calls } from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import type { Settings } from '../settings/index.ts';
import type { Transfers } from './index.ts';
import { realCurrency } from './send-transfer.ts';

export function transferOfficeRoutes(
  transfers: Transfers,
  settings: Pick<Settings, 'get'>,
): Handlers<typeof calls.officeTransfers> {
  return {
    async officeTransfers({ query }) {
      const { pageNo, pageSize, account, direction, from, to } = query;
      const filter = {
        memberIds: account ? await transfers.membersLike(account) : undefined,
        direction,
        from: from === undefined ? undefined : new Date(from),
        to: to === undefined ? undefined : new Date(to),
      };
      const rows = { limit: pageSize, offset: (pageNo - 1) * pageSize };
      const { list, total, totals, names } = await transfers.found(filter, rows);
      const party = (memberId: bigint) => ({
        memberId: String(memberId),
        account: names.get(memberId) ?? '',
      });
      const shown = realCurrency(settings.get('site.currency'));
      return {
        list: list.map((row) => {
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
        }),
        pageNum: pageNo,
        totalPages: Math.ceil(total / pageSize),
        total,
        totals: {
          currency: shown.shownCode,
          transfers: totals.count,
          amount: formatAmount(totals.amount, shown),
        },
      };
    },
  };
}
