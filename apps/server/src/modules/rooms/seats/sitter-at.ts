import { seatRoundId } from './seat-money.ts';
import type { SeatRooms } from './seat-rooms.ts';

/** Who sits at a place of a card table. */
export interface Sitter {
  readonly memberId: bigint;
  readonly gameId: string;
  readonly currency: string;
  /** The room's latest hand. */
  readonly hand: number;
  /** Whether he has a part in it. */
  readonly isDealt: boolean;
  /** What a hand is in his record, if he had a part in it. */
  roundOf(hand: number): string;
}

/** Who sits there now; null where there is no such room, nobody sits there, or a robot. */
export async function sitterAt(
  seats: Pick<SeatRooms, 'game' | 'look'>,
  { roomId, seat }: { readonly roomId: string; readonly seat: number },
): Promise<Sitter | null> {
  const game = await seats.game(roomId);
  if (game === null) return null;
  const { head, entries } = (await seats.look(game)).state;
  const [stay, entry] = [...entries].find(([, one]) => one.seat === seat) ?? [];
  if (stay === undefined || entry === undefined || entry.isRobot) return null;
  return {
    memberId: BigInt(entry.memberId),
    gameId: game.gameId,
    currency: entry.currency,
    hand: head.no,
    isDealt: head.hand?.shares.some((share) => share.stay === stay) ?? false,
    roundOf: (hand) => seatRoundId(stay, hand),
  };
}
