import { formatMoney } from '@ikka/i18n';
import { formatAmount, parseAmount } from '@ikka/money';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { usePlaySnapshot } from '../hud/use-play.ts';
import { chipText } from '../parts/chip-text.ts';
import type { RoomClock } from '../room/room-clock.ts';
import type { TableTalk } from '../table/chat/create-table-talk.ts';
import type { SeatPlay } from './create-seat-play.ts';
import type { SeatGame } from './seat-game.ts';
import type { SeatSnapshot } from './seat-snapshot.ts';

export interface Seats {
  readonly play: SeatPlay;
  readonly clock: RoomClock;
  readonly game: SeatGame;
  /** What is said at a room's table. */
  readonly talkOf: (roomId: string) => TableTalk;
}

export const SeatsContext = createContext<Seats | null>(null);

export function useSeats(): Seats {
  const seats = useContext(SeatsContext);
  if (!seats) throw new Error('this part stands outside a game with seats');
  return seats;
}

export function useSeatSnapshot(): SeatSnapshot {
  const { play } = useSeats();
  return useSyncExternalStore(play.subscribe, play.snapshot, play.snapshot);
}

/** Writes amounts as they come on the wire: in full, and as chips show them. */
export function useWireMoney() {
  const { currency, server } = usePlaySnapshot();
  const units = (amount: string): bigint => parseAmount(amount, currency) ?? 0n;
  return {
    units,
    full: (amount: string) => formatMoney(amount, server.currency, { symbol: server.currencySymbol }),
    /** Without the cents where there are none: tables are narrow. */
    brief: (amount: string) =>
      formatMoney(amount.replace(/\.0+$/, ''), server.currency, { symbol: server.currencySymbol }),
    /** Smallest units as they come on the wire. */
    text: (amount: bigint) => formatAmount(amount, currency),
    chip: (amount: string) => chipText(units(amount), currency),
  };
}

const ticksEveryMs = 200;

/** The server's time, read five times a second while something is waited for. */
export function useServerTime(isRunning: boolean): number {
  const { clock } = useSeats();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (!isRunning) return;
    const read = () => setNow(clock.now());
    read();
    const timer = setInterval(read, ticksEveryMs);
    return () => clearInterval(timer);
  }, [clock, isRunning]);
  return now;
}
