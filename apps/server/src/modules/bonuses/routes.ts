import { type calls, isRefusal } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Bonuses } from './index.ts';

export const bonusRoutes = (bonuses: Bonuses): Handlers<typeof calls.bonuses> => ({
  bonusOffers: (_input, { member }) => bonuses.offers(member),
  async bonuses({ query }, { member }) {
    const { pageNo, pageSize } = query;
    const found = await bonuses.list(member, { limit: pageSize, offset: (pageNo - 1) * pageSize });
    return { ...found, pageNum: pageNo, totalPages: Math.ceil(found.total / pageSize) };
  },
  async giveUpBonus({ params }, { member }) {
    const ended = await bonuses.giveUp(member.memberId, params.id);
    return isRefusal(ended) ? ended : bonuses.ended(ended);
  },
});
