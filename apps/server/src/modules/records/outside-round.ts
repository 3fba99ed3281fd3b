import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Ledger } from '../ledger/index.ts';
import { betRowView, type GameNames, postingView } from '../rounds/index.ts';
import type { BetView, StandingBet, StandingBets } from '../standing-bets/index.ts';
import type { Vendors } from '../vendors/index.ts';

type BetHandlers = Handlers<Pick<(typeof calls)['records'], 'bet' | 'revealSeeds'>>;

/**
 * Adds the rounds of outside vendors, and settled slips, to what answers for one round. Its outcome is the vendor's, so there are no seeds; what it
 * moved is here. A round of anybody else is as unknown as one that never was.
 */
export function withOutsideRounds(
  own: BetHandlers,
  parts: {
    readonly vendors: Pick<Vendors, 'roundsByIds' | 'transactionsOf'>;
    readonly standing: Pick<StandingBets, 'story'>;
    /** A bet in the words of its product. */
    readonly viewOf: (bet: StandingBet) => Promise<BetView>;
    readonly ledger: Pick<Ledger, 'transfers'>;
    readonly namesOf: (gameIds: readonly string[]) => Promise<ReadonlyMap<string, GameNames>>;
  },
): BetHandlers {
  const nameOf = async (gameId: string) =>
    (await parts.namesOf([gameId])).get(gameId) ?? { EN: gameId, UR: gameId };
  /** A settled slip of the member's own; null for anything else. */
  const slipOf = async (id: string, memberId: bigint) => {
    const story = await parts.standing.story(id);
    const isPlayed = story?.bet.state === 'settled' || story?.bet.state === 'cashed_out';
    if (story === null || !isPlayed || story.bet.memberId !== memberId) return null;
    return {
      ...betRowView(story.round, await nameOf(story.round.gameId)),
      gameVersion: '',
      bet: null,
      outcome: null,
      fairness: null,
      ...(await parts.viewOf(story.bet)),
      postings: story.postings.map((posting) => postingView(posting, memberId)),
    };
  };
  return {
    ...own,
    async bet(input, caller) {
      const { roundId } = input.params;
      const { memberId } = caller.member;
      const [round] = await parts.vendors.roundsByIds([roundId]);
      if (round === undefined) return (await slipOf(roundId, memberId)) ?? own.bet(input, caller);
      if (round.memberId !== memberId) return own.bet(input, caller);
      const { stake, refunded, beganAt, gameId } = round;
      const name = await nameOf(gameId);
      const transactions = await parts.vendors.transactionsOf(round.id);
      const order = transactions.flatMap(({ transferId }) => transferId ?? []);
      const postings = await parts.ledger.transfers(order);
      return {
        ...betRowView({ ...round, stake: stake - refunded, playedAt: beganAt }, name),
        gameVersion: '',
        bet: null,
        outcome: null,
        fairness: null,
        postings: postings
          .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
          .map((posting) => postingView(posting, round.memberId)),
      };
    },
  };
}
