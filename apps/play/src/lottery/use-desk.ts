import { type CallValue, calls, type LotterySlip } from '@ikka/contract';
import { gameOf } from '@ikka/lottery/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { RoomClock } from '../room/room-clock.ts';
import { client } from '../session/client.ts';
import type { LotteryPlay } from './create-lottery-play.ts';

export interface Desk {
  readonly play: LotteryPlay;
  readonly clock: RoomClock;
}
export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('this part stands outside the desk');
  return desk;
}

export type DeskGame = CallValue<typeof calls.lottery.lotteryDesk>['games'][number];
export type Sheet = CallValue<typeof calls.lottery.lotterySheet>;

const pollMs = 4_000;
/** While a result is due it is asked for more often. */
const dueMs = 1_000;

/** A read that failed keeps what is shown. */
export async function answered<Value>(
  asked: Promise<
    { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: string }
  >,
): Promise<Value> {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

/** All lotteries with what is on sale now; read again every few seconds, and the server's clock with it. `chosen`: the one looked at. */
export function useDeskGames(chosen: string) {
  const { clock } = useDesk();
  const isDue = (games: readonly DeskGame[] | undefined) => {
    const game = games?.find(({ code }) => code === chosen);
    if (game === undefined || rulesOf(chosen).draw !== 'house') return false;
    return game.issue === null || Date.parse(game.issue.closesAt) <= clock.now() + dueMs;
  };
  return useQuery({
    queryKey: ['lottery', 'desk'],
    refetchInterval: ({ state: { data } }) => (isDue(data) ? dueMs : pollMs),
    queryFn: async () => {
      const sentAt = Date.now();
      const value = await answered(client.call(calls.lottery.lotteryDesk));
      clock.learn({ sentAt, cameAt: Date.now(), serverTime: Date.parse(value.serverTime) });
      return value.games;
    },
  });
}

/**
 * One lottery with its plays at a prize group, the greatest where none is chosen, its issues and results; read again as soon as another
 * result is known.
 */
export function useSheet(game: string, lastIssue: string | undefined, group: number | null) {
  return useQuery({
    queryKey: ['lottery', 'sheet', game, lastIssue ?? '', group],
    placeholderData: (before: Sheet | undefined) => (before?.code === game ? before : undefined),
    queryFn: () =>
      answered(
        client.call(calls.lottery.lotterySheet, {
          params: { game },
          query: group === null ? {} : { group: String(group) },
        }),
      ),
  });
}

const hotEveryMs = 5_000;

/** By fact what may still be won on an issue, of those numbers that are nearly sold out; looked at again while it is sold. */
export function useHot(game: string, issue: string | undefined): ReadonlyMap<string, string> {
  const hot = useQuery({
    queryKey: ['lottery', 'hot', game, issue ?? ''],
    enabled: issue !== undefined,
    refetchInterval: hotEveryMs,
    queryFn: () => answered(client.call(calls.lottery.lotteryHot, { params: { game, issue: issue ?? '' } })),
  });
  return useMemo(() => new Map(hot.data?.hot.map(({ fact, left }) => [fact, left])), [hot.data]);
}

/** A draw that is being shown: what it brought is told once the show is over. */
export interface HeldDraw {
  readonly game: string;
  readonly issue: string;
}

/** A slip as it stood before the draw that is being shown. */
const beforeDraw = (slip: LotterySlip, held: HeldDraw | null): LotterySlip =>
  held !== null && slip.game === held.game && slip.issue === held.issue && slip.state !== 'returned'
    ? {
        ...slip,
        state: 'open',
        payout: null,
        board: null,
        lines: slip.lines.map((line) => ({ ...line, payout: null })),
      }
    : slip;

/** The member's slips, newest first. While some are open they are read again, and once one is settled the money too. */
export function useSlips(pageNo: number, held: HeldDraw | null = null) {
  const { play } = useDesk();
  const slips = useQuery({
    queryKey: ['lottery', 'slips', pageNo],
    placeholderData: (before: CallValue<typeof calls.lottery.slips> | undefined) => before,
    refetchInterval: ({ state: { data } }) =>
      data?.list.some(({ state }) => state === 'open') ? pollMs : false,
    queryFn: () => answered(client.call(calls.lottery.slips, { query: { pageNo, pageSize: 10 } })),
  });
  const list = slips.data?.list.map((slip) => beforeDraw(slip, held));
  const open = list?.filter(({ state }) => state === 'open').length ?? 0;
  const [before, setBefore] = useState(open);
  useEffect(() => {
    if (open < before) void play.refresh();
    setBefore(open);
  }, [open, before, play]);
  return { isPending: slips.isPending, list: list ?? [], totalPages: slips.data?.totalPages ?? 1 };
}

/** Reads the member's slips anew. */
export function useSlipsChanged(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ['lottery', 'slips'] });
}

/** Whole seconds until a moment by the server's clock, never below zero. */
export function useSecondsLeft(until: string | undefined): number {
  const { clock } = useDesk();
  return useSyncExternalStore(fourTimesASecond, () => secondsUntil(until, clock.now()));
}

/** Whether that moment has come, for what is not to be drawn anew with every second until then. */
export function useHasCome(until: string | undefined): boolean {
  const { clock } = useDesk();
  return useSyncExternalStore(fourTimesASecond, () => secondsUntil(until, clock.now()) === 0);
}

const secondsUntil = (until: string | undefined, now: number): number =>
  until === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000));

function fourTimesASecond(look: () => void): () => void {
  const timer = setInterval(look, 250);
  return () => clearInterval(timer);
}

/** The rules of a lottery on the desk. */
export function rulesOf(code: string) {
  const game = gameOf(code);
  if (game === undefined) throw new Error(`there is no lottery ${code}`);
  return game;
}

/** `4:05`, with hours where there are some. */
export function clockText(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
