import type { RoomSnapshot } from '../room/room-play.ts';
import { type CrashRoom, openBets } from './crash-room.ts';

/** A cash-out by hand: where it counted and what the page showed when the player pressed, in hundredths. */
interface Counted {
  readonly betId: string;
  readonly cashOut: number;
  readonly seen: number;
}

/** A bet that is over. Amounts are smallest units. */
export interface EndedBet {
  readonly betId: string;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly fate: 'paid' | 'lost' | 'returned';
}

/** Everything that the page of crash shows. */
export interface CrashSnapshot extends RoomSnapshot {
  /** Null until the server has told of it. */
  readonly room: CrashRoom | null;
  /** Where to cash out by itself, in hundredths; it holds where `hasOrder`. */
  readonly order: number;
  readonly hasOrder: boolean;
  /** A bet is to be placed as soon as bets are open. */
  readonly isQueued: boolean;
  /** Bets that were sent and are not answered. */
  readonly placing: number;
  /** Bets whose cash-out was sent and is not answered. */
  readonly cashing: ReadonlySet<string>;
  readonly counted: Counted | null;
  readonly lastEnded: EndedBet | null;
  /** An answer was lost and the round is over: what became of the bet is told by the list of bets. */
  readonly isUnsure: boolean;
  /**
   * While the room is not heard: the server's time at which it was heard last, in milliseconds since 1970. A flight is shown as it
   * stood then, for nothing tells whether it goes on. Null while the room is heard.
   */
  readonly heardLastAt: number | null;
}

/** The time at which the page shows the room, `now` while it is heard. */
export const shownAt = ({ heardLastAt }: Pick<CrashSnapshot, 'heardLastAt'>, now: number): number =>
  heardLastAt ?? now;

/** What the main button does now. */
type MainAction = 'bet' | 'placed' | 'cash-out' | 'queue' | 'unqueue' | 'stop' | 'none';

/** What the main button and the space bar do. While bets fly they are cashed out, whatever else is on. */
export function mainAction(snapshot: CrashSnapshot): MainAction {
  const { room, phase, autoplay, isQueued, placing, cashing } = snapshot;
  if (room === null || phase === 'ended') return 'none';
  const open = openBets(room);
  if (room.state.phase === 'flying' && open.some(({ betId }) => !cashing.has(betId))) return 'cash-out';
  if (autoplay !== null) return 'stop';
  const isWaiting = room.state.phase === 'betting' && (placing > 0 || open.length > 0);
  if (isWaiting) return 'placed';
  if (snapshot.closing !== null) return 'none';
  if (room.state.phase === 'betting') return 'bet';
  return isQueued ? 'unqueue' : 'queue';
}

/** Whether one more bet can be placed beside the first. */
export function canAddBet(snapshot: CrashSnapshot, betsMost: number): boolean {
  const { room, autoplay, placing, phase, closing } = snapshot;
  if (room?.state.phase !== 'betting' || autoplay !== null || placing > 0) return false;
  if (phase === 'ended' || closing !== null) return false;
  return room.mine.length > 0 && room.mine.length < betsMost;
}
