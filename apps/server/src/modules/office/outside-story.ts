import type { Ledger } from '../ledger/index.ts';
import type { StandingBets } from '../standing-bets/index.ts';
import { playOf, type Vendors } from '../vendors/index.ts';
import type { OutsideStory } from './office-parts.ts';

/** A round of an outside game or a standing bet, with what it moved, in order. Null where it is neither. */
export const outsideStories =
  ({
    vendors,
    standing,
    ledger,
  }: {
    readonly vendors: Pick<Vendors, 'roundsByIds' | 'transactionsOf'>;
    readonly standing: Pick<StandingBets, 'story'>;
    readonly ledger: Pick<Ledger, 'transfers'>;
  }) =>
  async (roundId: string): Promise<OutsideStory | null> => {
    const [round] = await vendors.roundsByIds([roundId]);
    if (round === undefined) {
      const story = await standing.story(roundId);
      return story && { ...story, transactions: [] };
    }
    const transactions = await vendors.transactionsOf(round.id);
    const order = transactions.flatMap(({ transferId }) => transferId ?? []);
    const postings = await ledger.transfers(order);
    return {
      round: playOf(round),
      postings: postings.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
      transactions,
    };
  };
