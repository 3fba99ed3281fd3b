import { type Decision, isSameJson, type RoomRefusal, type RoomState } from '@ikka/game-kit';
import { type SpotStakes, stakesBySpot, sumOf } from '../choice.ts';
import { mostOn } from '../spot-limits.ts';
import { isSpotOpen, type Spot } from '../spots.ts';
import type {
  SpotLimits,
  TableCommand,
  TableEffect,
  TableEntry,
  TableEvent,
  TableHead,
  TableRefusal,
} from './room-types.ts';
import { openBetting, SEATED_MS } from './timing.ts';

export type TableState = RoomState<TableHead, TableEntry>;
export type TableDecision = Decision<TableHead, TableEntry, TableEvent, TableEffect>;
export type Decided = TableDecision | RoomRefusal<TableRefusal>;

/** [B26] Bets of one member on one coup. */
const BETS_MOST = 60;

/** What a member is told of a bet of his own: all of it. */
const betAnswer = (bet: string, entry: TableEntry) => ({ bet, entry });

/**
 * [B25, B26] Takes a bet for the coup that is named, while its bets are open. The first one at a waiting table starts the
 * clock. The same bet again is answered as it stands.
 */
export function takeBet(
  state: TableState,
  { bet, shoe, coup, entry, limits }: TableCommand & { readonly type: 'bet' },
  { at, bettingMs }: { readonly at: number; readonly bettingMs: number },
): Decided {
  const { head, entries } = state;
  const standing = entries.get(bet);
  if (standing !== undefined) {
    const { placedAt: _, ...placed } = standing;
    const isSame = placed.memberId === entry.memberId && isSameJson(placed.stakes, entry.stakes);
    return isSame ? { answer: betAnswer(bet, standing) } : { refused: 'idempotency.mismatch' };
  }
  if (!areBetsOpen(head, at) || head.shoe !== shoe || head.coup !== coup) {
    return { refused: 'room.bets_closed' };
  }
  const mine = [...entries.values()].filter(
    ({ memberId, currency }) => memberId === entry.memberId && currency === entry.currency,
  );
  const refused = whyNot(
    entry.stakes,
    mine.map(({ stakes }) => stakes),
    { coup, limits },
  );
  if (refused !== null) return { refused };
  const placed: TableEntry = { ...entry, placedAt: at };
  const { memberId, name, currency, stakes } = entry;
  const told: TableEvent = { type: 'bet', bet, name, currency, stakes };
  const opened = head.phase === 'waiting' ? openBetting(head, { at, bettingMs }) : null;
  return {
    ...(opened === null ? {} : { head: { ...opened.head, wantedUntil: at + SEATED_MS } }),
    entries: [[bet, placed]],
    movements: [{ kind: 'hold', bet, memberId, currency, stake: sumOf(stakes) }],
    events: opened === null ? [told] : [opened.event, told],
    answer: betAnswer(bet, placed),
  };
}

/** [B27] Takes a bet back and returns its stake, while bets are open. The same wish again finds it gone, and is answered as then. */
export function undoBet(
  { head, entries }: TableState,
  { bet, memberId }: TableCommand & { readonly type: 'undo' },
  at: number,
): Decided {
  const entry = entries.get(bet);
  if (entry === undefined || entry.memberId !== memberId) return { refused: 'round.unknown' };
  if (!areBetsOpen(head, at)) return { refused: 'room.bets_closed' };
  return {
    entries: [[bet, null]],
    past: [[bet, { memberId, answer: betAnswer(bet, entry) }]],
    movements: [{ kind: 'return', bet, memberId, currency: entry.currency, stake: sumOf(entry.stakes) }],
    events: [{ type: 'undone', bet }],
    answer: betAnswer(bet, entry),
  };
}

/** [B25] Finds a bet that stands, for who may not place one any more. */
export function recallBet(
  { entries }: TableState,
  { bet, memberId }: TableCommand & { readonly type: 'recall' },
): Decided {
  const standing = entries.get(bet);
  return standing?.memberId === memberId
    ? { answer: betAnswer(bet, standing) }
    : { refused: 'round.unknown' };
}

/** [B25] A bet counts that reached the server before the clock ran out. */
export function areBetsOpen({ phase, closesAt }: TableHead, at: number): boolean {
  return phase === 'waiting' || (phase === 'betting' && closesAt !== null && at < closesAt);
}

/** [B13, B26] What stands in the way of more stakes beside those that stand, or null. */
function whyNot(
  stakes: SpotStakes,
  standing: readonly SpotStakes[],
  { coup, limits }: { readonly coup: number; readonly limits: SpotLimits },
): TableRefusal | null {
  if (standing.length >= BETS_MOST) return 'room.bets_too_many';
  const totals = new Map<Spot, bigint>();
  for (const one of [...standing, stakes]) {
    for (const { spot, stake } of stakesBySpot(one)) totals.set(spot, (totals.get(spot) ?? 0n) + stake);
  }
  for (const { spot } of stakesBySpot(stakes)) {
    if (!isSpotOpen(spot, coup)) return 'round.bet_invalid';
    const total = totals.get(spot) ?? 0n;
    if (total < BigInt(limits.least) || total > mostOn(spot, limits)) return 'room.limit_passed';
  }
  return null;
}
