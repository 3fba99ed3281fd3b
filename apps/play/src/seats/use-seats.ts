import { formatMoney, formatNumber } from '@ikka/i18n';
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

/** The worth of the least chip at a table. */
export const leastChip = (view: Pick<SeatSnapshot, 'view'>['view']): string =>
  view?.contest?.stake ?? view?.options.stake ?? '1';

export function useSeatSnapshot(): SeatSnapshot {
  const { play } = useSeats();
  return useSyncExternalStore(play.subscribe, play.snapshot, play.snapshot);
}

/** Whether amounts are a contest's chips, which are whole numbers and no money. */
export const ChipsContext = createContext(false);

/** Reads and writes amounts as they come on the wire: money, or the chips of a contest where its table is. */
export function useWireMoney() {
  const money = useMoney();
  return useContext(ChipsContext) ? chips : money;
}

const number = (amount: string): string => formatNumber(BigInt(amount));
const chips: ReturnType<typeof useMoney> = {
  digits: 0,
  units: BigInt,
  full: number,
  brief: number,
  text: String,
  chip: number,
};

/** The same of money, wherever it stands. */
export function useMoney() {
  const { currency, server } = usePlaySnapshot();
  const units = (amount: string): bigint => parseAmount(amount, currency) ?? 0n;
  return {
    digits: currency.digits,
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
