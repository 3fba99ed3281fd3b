import { type CallValue, calls, type SportName } from '@ikka/contract';
import type { OddsFormat } from '@ikka/sports/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState } from 'react';
import type { RoomClock } from '../room/room-clock.ts';
import { client } from '../session/client.ts';
import type { SportsPlay } from './create-sports-play.ts';

export interface Book {
  readonly play: SportsPlay;
  readonly clock: RoomClock;
}
export const BookContext = createContext<Book | null>(null);

export function useBook(): Book {
  const book = useContext(BookContext);
  if (!book) throw new Error('this part stands outside the book');
  return book;
}

export const OddsFormatContext = createContext<OddsFormat>('decimal');
export const useOddsFormat = (): OddsFormat => useContext(OddsFormatContext);

/** How often what is shown is read again. */
const listMs = 2_500;
const matchMs = 1_000;
const menuMs = 15_000;
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
  return useQuery({
    queryKey: ['sports', 'menu'],
    refetchInterval: menuMs,
    queryFn: () => answered(client.call(calls.sports.sportsMenu)),
  });
}

/** Which matches are on the list. */
export interface ListWish {
  readonly when: 'live' | 'soon' | 'today' | 'all';
  readonly sport?: SportName | undefined;
  readonly league?: string | undefined;
  readonly search?: string | undefined;
}

export type MatchPageData = CallValue<typeof calls.sports.sportsFixture>;

export function useFixtures(wish: ListWish) {
  const { clock } = useBook();
  return useQuery({
    queryKey: ['sports', 'list', wish],
    refetchInterval: listMs,
    placeholderData: (before: CallValue<typeof calls.sports.sportsFixtures> | undefined) => before,
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
  return useQuery({
    queryKey: ['sports', 'match', fixture],
    refetchInterval: matchMs,
    queryFn: () => answered(client.call(calls.sports.sportsFixture, { params: { fixture } })),
  });
}

/** The member's bets, newest first; while some are open they are read again. */
export function useBets(state: 'open' | 'ended', pageNo: number) {
  const { play } = useBook();
  const bets = useQuery({
    queryKey: ['sports', 'bets', state, pageNo],
    placeholderData: (before: CallValue<typeof calls.sports.sportsBets> | undefined) => before,
    refetchInterval: betsMs,
    queryFn: () => answered(client.call(calls.sports.sportsBets, { query: { state, pageNo, pageSize: 10 } })),
  });
  const balance = bets.data?.balance;
  useEffect(() => {
    if (balance !== undefined) play.noteBalance(balance);
  }, [balance, play]);
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
