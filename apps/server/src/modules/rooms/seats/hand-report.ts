import { openStream } from '@ikka/fair';
import type { JsonValue } from '@ikka/game-kit';
import { knownCurrency } from '@ikka/money';
import {
  type CommonOptions,
  deckOf,
  duelsOf,
  type JsonHandRules,
  type SeatChoice,
  type SeatPlay,
  type SeatRoom,
} from '@ikka/seat-kit';
import { seatRoundId } from './seat-money.ts';

/** One member's part in a hand that is over. Amounts are smallest units as text. */
export type SeatReport = {
  readonly memberId: string;
  readonly roundId: string;
  readonly stake: string;
  readonly payout: string;
  /** A mark of his network, comparable within the hand alone; null where there is none. */
  readonly address: string | null;
  /** The clock played his last turn of the hand. */
  readonly hasAbandoned: boolean;
};

/** What members did while they two alone were left in the hand. */
export type DuelReport = {
  readonly memberId: string;
  readonly against: string;
  readonly acts: number;
  readonly raises: number;
};

/**
 * A hand that was played to its end, as integrity's statistics read it: who won what and how the last two played against each other.
 * No card is in it.
 */
export type HandReport = {
  /** The round of its first seat. */
  readonly id: string;
  readonly roomId: string;
  readonly no: number;
  readonly gameId: string;
  /** The ledger's code. */
  readonly currency: string;
  /** The room's stake, by which hands of several levels are compared. */
  readonly stake: string;
  /** Whether any cards were shown at its end. */
  readonly isShown: boolean;
  readonly seats: readonly SeatReport[];
  readonly duels: readonly DuelReport[];
  readonly conceded: { readonly by: string; readonly to: string } | null;
};

/** The report of a hand for real money between two members or more; null for any other, as for chips. Robots are left out. */
export function handReport(
  { rules, room }: { readonly rules: JsonHandRules; readonly room: SeatRoom<CommonOptions & JsonValue> },
  {
    no,
    plays,
    clientSeed,
    serverSeed,
  }: {
    readonly no: number;
    readonly plays: readonly SeatPlay[];
    readonly clientSeed: string;
    readonly serverSeed: string;
  },
): HandReport | null {
  if (room.contest !== undefined) return null;
  const members = plays.filter(({ entry }) => !entry.isRobot);
  const [first] = members;
  if (first === undefined || members.length < 2 || knownCurrency(room.currency).isTrial) return null;
  const choice = first.choice as SeatChoice;
  const stream = openStream({ serverSeed, clientSeed, nonce: 0 });
  const { duels, conceded } = duelsOf(rules, choice, deckOf(rules, stream, choice.stacks.length));
  const memberAt = new Map(members.map(({ entry }) => [entry.seat, entry.memberId]));
  const by = conceded && memberAt.get(conceded.by);
  const to = conceded && memberAt.get(conceded.to);
  const { shown } = first.outcome as { readonly shown: readonly unknown[] };
  return {
    id: seatRoundId(first.stay, no),
    roomId: room.roomId,
    no,
    gameId: room.gameId,
    currency: room.currency,
    stake: room.stake,
    isShown: shown.length > 0,
    seats: members.map(({ stay, entry, stake, payout }) => ({
      memberId: entry.memberId,
      roundId: seatRoundId(stay, no),
      stake,
      payout,
      address: entry.address,
      // An act of the member's own sets his lapses back to none.
      hasAbandoned: entry.lapses > 0 && choice.acts.some(({ seat }) => seat === entry.seat),
    })),
    duels: duels.flatMap(({ seat, against, acts, raises }) => {
      const [memberId, other] = [memberAt.get(seat), memberAt.get(against)];
      return memberId === undefined || other === undefined
        ? []
        : [{ memberId, against: other, acts, raises }];
    }),
    conceded: by && to ? { by, to } : null,
  };
}
