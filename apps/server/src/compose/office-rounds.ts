import type { Ledger } from '../modules/ledger/index.ts';
import type { BetRound, OpenPlay, OpenPlayFilter, RoundFilter, Rounds } from '../modules/rounds/index.ts';
import type { StandingBets } from '../modules/standing-bets/index.ts';
import type { VendorRound, Vendors } from '../modules/vendors/index.ts';

type Found = BetRound & { readonly memberId: bigint };

const outsideRow = ({ stake, refunded, beganAt, ...round }: VendorRound): Found => ({
  ...round,
  stake: stake - refunded,
  playedAt: beganAt,
});

/** The rounds of the house's own games, of outside ones, and standing bets, as operators search them, newest first. */
export function officeRounds(
  rounds: Pick<Rounds, 'find' | 'count' | 'story' | 'listOpen'>,
  vendors: Pick<Vendors, 'findRounds' | 'countRounds' | 'openRounds' | 'roundsByIds' | 'transactionsOf'>,
  standing: Pick<StandingBets, 'search' | 'count' | 'story'>,
  ledger: Pick<Ledger, 'transfers'>,
  /** Bets on rounds that many play as one, longest open first. */
  openBets: Rounds['listOpen'],
) {
  return {
    async find(filter: RoundFilter, page: { readonly limit: number; readonly offset: number }) {
      const most = page.offset + page.limit;
      const [own, outside, stood] = await Promise.all([
        rounds.find(filter, { limit: most, offset: 0 }),
        vendors.findRounds(filter, most),
        standing.search(filter, most),
      ]);
      return [...own, ...outside.map(outsideRow), ...stood]
        .toSorted((a, b) => b.playedAt.getTime() - a.playedAt.getTime())
        .slice(page.offset, most);
    },
    async count(filter: RoundFilter, most: number) {
      const [own, outside, stood] = await Promise.all([
        rounds.count(filter, most),
        vendors.countRounds(filter, most),
        standing.count(filter, most),
      ]);
      return Math.min(most, own + outside + stood);
    },
    /** What is not settled yet, of the house's games, in rooms and at outside vendors: longest open first, `most` at most. */
    async openPlays(filter: OpenPlayFilter, most: number): Promise<OpenPlay[]> {
      const [own, bets, outside] = await Promise.all([
        rounds.listOpen(filter, most),
        openBets(filter, most),
        vendors.openRounds(filter, most),
      ]);
      const outsidePlays = outside
        .map(outsideRow)
        .map(({ playedAt, ...row }) => ({ ...row, openedAt: playedAt }));
      return [...own, ...bets, ...outsidePlays]
        .toSorted((a, b) => a.openedAt.getTime() - b.openedAt.getTime())
        .slice(0, most);
    },
    story: rounds.story,
    /** A round of an outside game or a standing bet, with what it moved, in order. Null where it is neither. */
    async outsideStory(roundId: string) {
      const [round] = await vendors.roundsByIds([roundId]);
      if (round === undefined) {
        const story = await standing.story(roundId);
        return story && { ...story, transactions: [] };
      }
      const transactions = await vendors.transactionsOf(round.id);
      const order = transactions.flatMap(({ transferId }) => transferId ?? []);
      const postings = await ledger.transfers(order);
      return {
        round: outsideRow(round),
        postings: postings.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)),
        transactions,
      };
    },
  };
}
