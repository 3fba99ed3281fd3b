import type { JsonValue } from '@ikka/game-kit';
import { prizeList } from './contest-places.ts';
import { type ContestState, type ContestTerms, levelEndsAt } from './contest-terms.ts';
import type { CommonOptions, SeatEntry, SeatHead, SeatRoom } from './room-types.ts';

type Room = Pick<SeatRoom<CommonOptions & JsonValue>, 'seats' | 'contest'>;
type Shown = (units: bigint | string) => string;

/** What lobbies say of a contest before anybody has sat down. Prizes are those of a full table. */
export function viewTerms(
  { code, kind, entry, fee, prizes, stack, levels, levelMs, deals }: ContestTerms,
  seats: number,
  money: Shown,
) {
  const pool = BigInt(entry) * BigInt(seats);
  return {
    code,
    kind,
    entry: money(entry),
    fee: money(fee),
    pool: money(pool),
    prizes: prizeList(pool, prizes).map(money),
    /** Chips at the start; in a pool the points with which one is out. */
    stack,
    deals,
    /** Nothing where stakes do not rise. */
    levelMinutes: levels.length > 1 ? levelMs / 60_000 : null,
  };
}

/** How a room's contest stands; null at a cash table. */
export function viewContest({ seats, contest: terms }: Room, { contest }: SeatHead, money: Shown) {
  if (terms === undefined || contest === undefined) return null;
  const { stage, level, beganAt, hands } = contest;
  const endsAt = stage === 'playing' ? levelEndsAt(terms, { level, beganAt }) : null;
  return {
    ...viewTerms(terms, seats, money),
    stage,
    level: level + 1,
    stake: terms.levels[level]?.stake ?? '0',
    nextStake: terms.levels[level + 1]?.stake ?? null,
    nextLevelAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    hands: hands.length,
  };
}

/** [SK21] What a seat has in a contest as pages show it: chips, or in a pool its points. */
export const contestStack = ({ kind, stack }: Pick<ContestTerms, 'kind' | 'stack'>, chips: bigint): bigint =>
  kind === 'pool' ? BigInt(stack) - chips : chips;

/** [SK22] The place of a seat that is out, and its prize once the contest is over. */
export function viewPlace(
  { place, prize }: Pick<SeatEntry, 'place' | 'prize'>,
  contest: Pick<ContestState, 'stage'> | undefined,
  money: Shown,
) {
  if (place === undefined) return null;
  return { place, prize: contest?.stage === 'over' ? money(prize ?? '0') : null };
}
