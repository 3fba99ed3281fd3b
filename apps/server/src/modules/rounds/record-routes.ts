import { type calls, refuse } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Rounds } from './index.ts';
import { type GameNames, roundDetailView } from './round-view.ts';

export type NamesOf = (gameIds: readonly string[]) => Promise<ReadonlyMap<string, GameNames>>;

/** One round of the member's own. A round of anybody else is as unknown as one that never was. */
export function recordRoutes(
  rounds: Rounds,
  namesOf: NamesOf,
): Handlers<Pick<(typeof calls)['records'], 'bet' | 'revealSeeds'>> {
  const nameOf = async (gameId: string) =>
    (await namesOf([gameId])).get(gameId) ?? { EN: gameId, UR: gameId };

  const ownStory = async (roundId: string, memberId: bigint) => {
    const story = await rounds.story(roundId);
    return story === null || story.round.memberId !== memberId ? null : story;
  };

  return {
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
        // Seeds that many share are revealed with their round's end, by nobody's wish.
        if (story.pair.memberId !== member.memberId) return refuse('seed.round_open');
        const refused = await rounds.reveal({ memberId: member.memberId, gameId: story.round.gameId });
        if (refused) return refused;
      }
      const revealed = await ownStory(params.roundId, member.memberId);
      if (revealed === null) throw new Error(`round ${params.roundId} is gone`);
      return roundDetailView(revealed, await nameOf(revealed.round.gameId));
    },
  };
}
