import type { AccountType } from '@ikka/contract';
import { type SQL, sql } from 'drizzle-orm';
import { arrayLiteral } from '../ledger/index.ts';

export const quarterMs = 15 * 60_000;

/** A place in the record of an account up to which somebody has read. What comes later never stands before it. */
export interface Mark {
  readonly at: Date;
  readonly place: bigint;
}

/** Which movements of an account are meant. */
export interface Wish {
  readonly accountId: bigint;
  /** The zone in which the account's days are summed. */
  readonly timeZone: string;
  /** Those behind this place alone. */
  readonly after?: Mark | undefined;
  /** Those up to this place alone, with itself. */
  readonly upTo?: Mark | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  readonly types?: readonly AccountType[] | undefined;
  readonly vendorCode?: string | undefined;
  readonly gameId?: string | undefined;
}

/** What both tables can be asked for alike. */
export const suits = ({ accountId, types, vendorCode, gameId }: Wish): SQL => sql`account_id = ${accountId}
  ${types === undefined ? sql`` : sql`AND type = ANY (${arrayLiteral(types)}::text[])`}
  ${vendorCode === undefined ? sql`` : sql`AND vendor_code = ${vendorCode}`}
  ${gameId === undefined ? sql`` : sql`AND game_id = ${gameId}`}`;

/** What only single movements can be asked for: whether they lie behind one place and up to another. */
export const lies = ({ after, upTo }: Wish): SQL => sql`
  ${after === undefined ? sql`` : sql`AND place > ${after.place}`}
  ${upTo === undefined ? sql`` : sql`AND place <= ${upTo.place}`}`;

/** The range with the instants of its places; whether a place ends it, in whose instant others may lie beyond it. */
function rangeOf({ from, to, after, upTo }: Omit<Wish, 'accountId' | 'timeZone'>) {
  const hasAfter = after !== undefined && (from === undefined || from <= after.at);
  const hasUpTo = upTo !== undefined && (to === undefined || to > upTo.at);
  return {
    from: hasAfter ? after.at : from,
    to: hasUpTo ? new Date(upTo.at.getTime() + 1) : to,
    hasAfter,
    hasUpTo,
  };
}

/**
 * What of the range is whole quarters of an hour, and what is left of it at its two ends. A range of days has no ends: the sums
 * alone answer it. A quarter in which a place ends the range is never whole.
 */
export function cutRange(wish: Omit<Wish, 'accountId' | 'timeZone'>) {
  const { from, to, hasAfter, hasUpTo } = rangeOf(wish);
  const wholeFrom = from === undefined ? undefined : from.getTime() + (hasAfter ? 1 : 0);
  const wholeTo = to === undefined ? undefined : to.getTime() - (hasUpTo ? 1 : 0);
  const first = wholeFrom === undefined ? undefined : Math.ceil(wholeFrom / quarterMs) * quarterMs;
  const last = wholeTo === undefined ? undefined : Math.floor(wholeTo / quarterMs) * quarterMs;
  const ends: { readonly from: Date; readonly to: Date }[] = [];
  const addEnd = (begin: number, end: number) => {
    if (begin < end) ends.push({ from: new Date(begin), to: new Date(end) });
  };
  if (from !== undefined && to !== undefined && first !== undefined && last !== undefined && first > last) {
    addEnd(from.getTime(), to.getTime());
    return { whole: null, ends };
  }
  if (from !== undefined && first !== undefined) addEnd(from.getTime(), first);
  if (to !== undefined && last !== undefined) addEnd(last, to.getTime());
  return {
    whole: {
      from: first === undefined ? undefined : new Date(first),
      to: last === undefined ? undefined : new Date(last),
    },
    ends,
  };
}

const at = (instant: Date): SQL => sql`${instant.toISOString()}::timestamptz`;

/** The first instant of the day of a zone in which an instant lies, as the database says. */
export const midnight = (instant: SQL, timeZone: string): SQL =>
  sql`date_trunc('day', ${instant} AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone}`;

/** The first instant of the day after it. */
export const nextMidnight = (instant: SQL, timeZone: string): SQL =>
  sql`(date_trunc('day', ${instant} AT TIME ZONE ${timeZone}) + interval '1 day') AT TIME ZONE ${timeZone}`;

const nothing = sql`SELECT now() AS begins, now() AS ends, '' AS type, '' AS vendor_code, '' AS game_id, 0 AS entries,
  0::bigint AS came, 0::bigint AS went WHERE false`;

/** Whether pieces are wanted game by game, or of a day no more than its types: then vendor and game of it are empty. */
export type Grain = 'game' | 'type';

/** The range as pieces, each with where it begins and ends and what lies in it: whole days, quarters of an hour, single movements. */
export function piecesOf(wish: Wish, grain: Grain): SQL {
  const { whole, ends } = cutRange(wish);
  const parts: SQL[] = ends.map(
    (
      end,
    ) => sql`SELECT ${at(end.from)} AS begins, ${at(end.to)} AS ends, type, vendor_code, game_id, 1 AS entries,
      GREATEST(change, 0) AS came, GREATEST(-change, 0) AS went
      FROM records.entry WHERE ${suits(wish)} ${lies(wish)} AND at >= ${at(end.from)} AND at < ${at(end.to)}`,
  );
  if (whole !== null) parts.push(...wholePieces(wish, grain, whole));
  return sql`(${parts.length === 0 ? nothing : sql.join(parts, sql` UNION ALL `)})`;
}

/** The quarters up to the first midnight, the days from there to the last one, and the quarters after it. */
function wholePieces(
  wish: Wish,
  grain: Grain,
  { from, to }: { readonly from: Date | undefined; readonly to: Date | undefined },
): SQL[] {
  const { timeZone } = wish;
  const beforeFrom = from && new Date(from.getTime() - 1);
  const firstDay = beforeFrom && nextMidnight(at(beforeFrom), timeZone);
  const lastMidnight = to && midnight(at(to), timeZone);
  const lastDay =
    lastMidnight && (firstDay === undefined ? lastMidnight : sql`GREATEST(${firstDay}, ${lastMidnight})`);
  const between = (column: SQL, begin: SQL | undefined, end: SQL | undefined) => sql`
    ${begin === undefined ? sql`` : sql`AND ${column} >= ${begin}`} ${end === undefined ? sql`` : sql`AND ${column} < ${end}`}`;
  const quarters = (begin: SQL, end: SQL | undefined) => sql`
    SELECT quarter AS begins, quarter + interval '15 minutes' AS ends, type, vendor_code, game_id, entries, came, went
      FROM records.quarter WHERE ${suits(wish)} ${between(sql`quarter`, begin, end)}`;
  const isOfAllGames = grain === 'type' && wish.vendorCode === undefined && wish.gameId === undefined;
  const pieces = [
    sql`SELECT begins, ends, type, ${isOfAllGames ? sql`'' AS vendor_code, '' AS game_id` : sql`vendor_code, game_id`},
               entries, came, went
      FROM ${isOfAllGames ? sql`records.day_type` : sql`records.day`}
     WHERE ${suits(wish)} ${between(sql`begins`, firstDay, lastDay)}`,
  ];
  if (from !== undefined && firstDay !== undefined) {
    pieces.push(quarters(at(from), to === undefined ? firstDay : sql`LEAST(${firstDay}, ${at(to)})`));
  }
  if (to !== undefined && lastDay !== undefined) pieces.push(quarters(lastDay, at(to)));
  return pieces;
}
