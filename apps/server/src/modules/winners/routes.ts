import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { leastMultiplier } from '../rounds/index.ts';
import type { Winners } from './index.ts';

export function winnerRoutes(winners: Winners): Handlers<(typeof calls)['winners']> {
  return {
    async rankList({ query }) {
      const { pageNo, pageSize, period, order } = query;
      const { since, lines } = await winners.board({ period, order });
      return {
        list: lines.slice((pageNo - 1) * pageSize, pageNo * pageSize),
        pageNum: pageNo,
        totalPages: Math.ceil(lines.length / pageSize),
        total: lines.length,
        from: since.toISOString(),
        leastMultiplier,
      };
    },
    boardChoice: async (_input, { member }) => ({ isShown: await winners.isShown(member.memberId) }),
    async chooseBoard({ body }, { member }) {
      await winners.choose(member.memberId, body.isShown);
      return { isShown: body.isShown };
    },
  };
}
