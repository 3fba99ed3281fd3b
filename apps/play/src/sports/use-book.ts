import type { BookRoomOptions } from '@ikka/client';
import { type BookPush, bookListRoom, type CallValue, calls, type SportName } from '@ikka/contract';
import type { OddsFormat } from '@ikka/sports/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { RoomClock } from '../room/room-clock.ts';
import { client } from '../session/client.ts';
import { type MatchListData, type MatchPageData, newer, withListNews, withNews } from './book-news.ts';
import type { SportsPlay } from './create-sports-play.ts';

export interface Book {
  readonly play: SportsPlay;
  readonly clock: RoomClock;
  /** Hears of a match, or of all that are on lists, from the server. */
  readonly openLine: (room: string, listen: BookListener) => { close(): void };
}
export type BookListener = Pick<BookRoomOptions, 'onPush' | 'onState'>;
export const BookContext = createContext<Book | null>(null);

export function useBook(): Book {
  const book = useContext(BookContext);
  if (!book) throw new Error('this part stands outside the book');
  return book;
}

export const OddsFormatContext = createContext<OddsFormat>('decimal');
export const useOddsFormat = (): OddsFormat => useContext(OddsFormatContext);

/** How often what is shown is read again: where the line is open, for what no push tells; where it is down, for everything. */
const listMs = { open: 5_000, down: 2_500 };
const matchMs = { open: 5_000, down: 1_000 };
const menuMs = 5_000;
const betsMs = 3_000;

/** A read that failed keeps what is shown. */
async function answered<Value>(
  asked: Promise<
    { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: string }
  >,
): Promise<Value> {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

export function useMenu() {
  const menu = useQuery({
    queryKey: ['sports', 'menu'],
    refetchInterval: menuMs,
    queryFn: () => answered(client.call(calls.sports.sportsMenu)),
  });
  useNotedBalance(menu.data?.balance);
  return menu;
}

/** What a read said of the balance: a bet is settled whatever its player looks at. */
function useNotedBalance(balance: string | undefined): void {
  const { play } = useBook();
  useEffect(() => {
    if (balance !== undefined) play.noteBalance(balance);
  }, [balance, play]);
}

/** Whether the line of a room is open; what it pushes is heard by whoever asks. `onOpen`: something may have been missed. */
function useLine(room: string, listener: { onNews: (push: BookPush) => void; onOpen: () => void }): boolean {
  const { openLine } = useBook();
  const [isOpen, setOpen] = useState(false);
  const heard = useRef(listener);
  heard.current = listener;
  useEffect(() => {
    setOpen(false);
    const line = openLine(room, {
      onPush: (_type, push) => heard.current.onNews(push),
      onState: (state) => {
        setOpen(state === 'open');
        if (state === 'open') heard.current.onOpen();
      },
    });
    return () => line.close();
  }, [room, openLine]);
  return isOpen;
}

/** Which matches are on the list. */
export interface ListWish {
  readonly when: 'live' | 'soon' | 'today' | 'all';
  readonly sport?: SportName | undefined;
  readonly league?: string | undefined;
  /** These matches alone, parted by commas. */
  readonly ids?: string | undefined;
  readonly search?: string | undefined;
}

export function useFixtures(wish: ListWish) {
  const { clock } = useBook();
  const queries = useQueryClient();
  const queryKey = ['sports', 'list', wish];
  const isOpen = useLine(bookListRoom, {
    onNews: (push) =>
      queries.setQueryData<MatchListData>(queryKey, (known) => known && withListNews(known, push)),
    onOpen: () => void queries.invalidateQueries({ queryKey }),
  });
  return useQuery({
    queryKey,
    refetchInterval: isOpen ? listMs.open : listMs.down,
    placeholderData: (before: MatchListData | undefined) => before,
    queryFn: async () => {
      const sentAt = Date.now();
      const query = Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
      const value = await answered(client.call(calls.sports.sportsFixtures, { query }));
      clock.learn({ sentAt, cameAt: Date.now(), serverTime: Date.parse(value.serverTime) });
      return value;
    },
  });
}

export function useMatch(fixture: string) {
  const queries = useQueryClient();
  const queryKey = ['sports', 'match', fixture];
  const again = () => void queries.invalidateQueries({ queryKey });
  const isOpen = useLine(fixture, {
    onNews(push) {
      const known = queries.getQueryData<MatchPageData>(queryKey);
      if (known === undefined) return;
      const next = withNews(known, push);
      if (next === null) again();
      else queries.setQueryData(queryKey, next);
    },
    onOpen: again,
  });
  return useQuery({
    queryKey,
    refetchInterval: isOpen ? matchMs.open : matchMs.down,
    structuralSharing: (known, read) => newer(known as MatchPageData | undefined, read as MatchPageData),
    queryFn: () => answered(client.call(calls.sports.sportsFixture, { params: { fixture } })),
  });
}

/** The member's bets, newest first; while some are open they are read again. */
export function useBets(state: 'open' | 'ended', pageNo: number) {
  const bets = useQuery({
    queryKey: ['sports', 'bets', state, pageNo],
    placeholderData: (before: CallValue<typeof calls.sports.sportsBets> | undefined) => before,
    refetchInterval: betsMs,
    queryFn: () => answered(client.call(calls.sports.sportsBets, { query: { state, pageNo, pageSize: 10 } })),
  });
  useNotedBalance(bets.data?.balance);
  return bets;
}

/** Reads the member's bets anew. */
export function useBetsChanged(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['sports', 'bets'] });
}

/** Whole seconds until a moment by the server's clock, never below zero. */
export function useSecondsLeft(until: string): number {
  const { clock } = useBook();
  const left = () => Math.max(0, Math.ceil((Date.parse(until) - clock.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
  });
  return seconds;
}
