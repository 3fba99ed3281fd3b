import { type calls, isRefusal, refuse } from '@ikka/contract';
import { currencies, currencyOf, formatAmount } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import type { Rounds } from './index.ts';
import { betRowView, type GameNames, roundDetailView } from './round-view.ts';

export type NamesOf = (gameIds: readonly string[]) => Promise<ReadonlyMap<string, GameNames>>;

/** The member's own betting record. A round of anybody else is as unknown as one that never was. */
export function recordRoutes(rounds: Rounds, namesOf: NamesOf): Handlers<(typeof calls)['records']> {
  const nameOf = async (gameId: string) =>
    (await namesOf([gameId])).get(gameId) ?? { EN: gameId, UR: gameId };

  const ownStory = async (roundId: string, memberId: bigint) => {
    const story = await rounds.story(roundId);
    return story === null || story.round.memberId !== memberId ? null : story;
  };

  return {
    async bets({ query }, { member }) {
      const filter = {
        memberIds: [member.memberId],
        gameId: query.gameId,
        vendorCode: query.vassalage,
        from: query.from === undefined ? undefined : new Date(query.from),
        to: query.to === undefined ? undefined : new Date(query.to),
      };
      const page = { limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize };
      const [list, totals] = await Promise.all([rounds.find(filter, page), rounds.totals(filter)]);
      const names = await namesOf(list.map(({ gameId }) => gameId));
      const currency = currencyOf(member.currency) ?? currencies.PKR;
      return {
        list: list.map((round) =>
          betRowView(round, names.get(round.gameId) ?? { EN: round.gameId, UR: round.gameId }),
        ),
        pageNum: query.pageNo,
        totalPages: Math.ceil(totals.rounds / query.pageSize),
        total: totals.rounds,
        totals: {
          stake: formatAmount(totals.stake, currency),
          payout: formatAmount(totals.payout, currency),
          profit: formatAmount(totals.payout - totals.stake, currency),
          currency: currency.shownCode,
        },
      };
    },
    async bet({ params }, { member }) {
      const story = await ownStory(params.roundId, member.memberId);
      return story === null
        ? refuse('round.unknown', { roundId: params.roundId })
        : roundDetailView(story, await nameOf(story.round.gameId));
    },
    async revealSeeds({ params }, { member }) {
      const story = await ownStory(params.roundId, member.memberId);
      if (story === null) return refuse('round.unknown', { roundId: params.roundId });
      if (story.pair.revealedAt === null) {
        const rotated = await rounds.rotate({ memberId: member.memberId, gameId: story.round.gameId });
        if (isRefusal(rotated) && rotated.code !== 'seed.client_seed_invalid')
          return refuse(rotated.code, rotated.value);
      }
      const revealed = await ownStory(params.roundId, member.memberId);
      if (revealed === null) throw new Error(`round ${params.roundId} is gone`);
      return roundDetailView(revealed, await nameOf(revealed.round.gameId));
    },
  };
}
