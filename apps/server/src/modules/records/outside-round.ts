import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Ledger } from '../ledger/index.ts';
import { betRowView, type GameNames, postingView } from '../rounds/index.ts';
import type { Vendors } from '../vendors/index.ts';

type BetHandlers = Handlers<Pick<(typeof calls)['records'], 'bet' | 'revealSeeds'>>;

/**
 * Adds the rounds of outside vendors to what answers for one round. Its outcome is the vendor's, so there are no seeds; what it
 * moved is here. A round of anybody else is as unknown as one that never was.
 */
export function withOutsideRounds(
  own: BetHandlers,
  parts: {
    readonly vendors: Pick<Vendors, 'roundsByIds' | 'transactionsOf'>;
    readonly ledger: Pick<Ledger, 'transfers'>;
    readonly namesOf: (gameIds: readonly string[]) => Promise<ReadonlyMap<string, GameNames>>;
  },
): BetHandlers {
  return {
    ...own,
    async bet(input, caller) {
      const [round] = await parts.vendors.roundsByIds([input.params.roundId]);
      if (round === undefined || round.memberId !== caller.member.memberId) return own.bet(input, caller);
      const { stake, refunded, beganAt, gameId } = round;
      const name = (await parts.namesOf([gameId])).get(gameId) ?? { EN: gameId, UR: gameId };
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
