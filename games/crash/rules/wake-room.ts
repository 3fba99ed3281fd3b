import type { Movement, PastBet } from '@ikka/game-kit';
import { cashedOut } from './cash-out.ts';
import { flightMs, multiplierAt, timeTo } from './flight.ts';
import type {
  CrashEffect,
  CrashEntry,
  CrashEvent,
  CrashHead,
  CrashSecret,
  ReturnedStake,
} from './room-types.ts';
import { CASH_OUT_MAX } from './sheet.ts';
import { betAnswer, type CrashDecision, type CrashState } from './take-bet.ts';

/** [C9] How long bets are open, the moment between the last bet and the flight, and the rest after it. */
export const BETTING_MS = 6_000;
export const LAST_MOMENT_MS = 300;
export const REST_MS = 3_000;
/** [C12] A room that was without an owner for longer than this was away. */
const AWAY_MS = 1_000;
/** Bets that one step ends at most. */
const ENDED_MOST = 128;
/** [C11] Standing orders are looked after at this pace; they are paid at their own multiplier all the same. */
const PACE_MS = 50;

const nothing: CrashDecision = { answer: null };

type Head<Phase extends CrashHead['phase']> = CrashHead & { readonly phase: Phase };

/** [C9] What the clock brings. */
export function wakeRoom(
  state: CrashState,
  { at, secret, isOffered }: { at: number; secret: CrashSecret | null; isOffered: boolean },
): CrashDecision {
  const { head } = state;
  switch (head.phase) {
    case 'resting':
      return isOffered && at >= (head.nextAt ?? at) ? openBets(head.no + 1, at) : nothing;
    case 'betting':
      return at >= head.takesOffAt ? takeOff(head.no, at) : nothing;
    case 'flying':
      return fly(state, head, { at, point: pointOf(secret) });
    case 'settling':
      return settleSome(state, head);
  }
}

/** [C12] What is made of a round that was on while the room had no owner. */
export function resumeRoom(
  state: CrashState,
  { at, aliveAt, secret }: { at: number; aliveAt: number; secret: CrashSecret | null },
): CrashDecision {
  const { head } = state;
  if (at - aliveAt <= AWAY_MS) return nothing;
  if (head.phase === 'betting') {
    const closesAt = Math.max(head.closesAt, at + BETTING_MS);
    const again = { ...head, closesAt, takesOffAt: closesAt + LAST_MOMENT_MS };
    return { head: again, events: [bettingEvent(again)], answer: null };
  }
  if (head.phase === 'flying') return breakOff(state, { at, secret });
  return nothing;
}

/** [C13] What is made of a round that is on when the house closes the room. */
export function breakOff(
  { head, entries }: CrashState,
  { at, secret }: { at: number; secret: CrashSecret | null },
): CrashDecision {
  if (head.phase !== 'betting' && head.phase !== 'flying') return nothing;
  const point = pointOf(secret);
  return endFlight(head, { at, point, isInterrupted: true, returned: returnedStakes(entries, point) });
}

/** [C12] What goes back of a flight that is broken off, by currency; left alone it would have been lost, or cashed out at the end. */
function returnedStakes(entries: CrashState['entries'], point: number): ReturnedStake[] {
  const sums = new Map<string, bigint>();
  for (const { cashOut, auto, currency, stake } of entries.values()) {
    if (cashOut !== null || leavingAt({ auto }, { point, isInterrupted: true }) !== 'returned') continue;
    sums.set(currency, (sums.get(currency) ?? 0n) + BigInt(stake));
  }
  const cashOut = point >= CASH_OUT_MAX ? CASH_OUT_MAX : null;
  return [...sums].map(([currency, stake]) => ({ currency, stake: String(stake), cashOut }));
}

function pointOf(secret: CrashSecret | null): number {
  if (secret === null) throw new Error('a flight without its point');
  return secret.point;
}

function bettingEvent({ no, closesAt, takesOffAt }: Head<'betting'>): CrashEvent {
  return { type: 'betting', no, closesAt, takesOffAt };
}

function openBets(no: number, at: number): CrashDecision {
  const closesAt = at + BETTING_MS;
  const head: Head<'betting'> = { phase: 'betting', no, closesAt, takesOffAt: closesAt + LAST_MOMENT_MS };
  return { head, events: [bettingEvent(head)], effects: [{ type: 'open', no }], answer: null };
}

function takeOff(no: number, at: number): CrashDecision {
  return {
    head: { phase: 'flying', no, startedAt: at },
    events: [{ type: 'flight', no, startedAt: at }],
    answer: null,
  };
}

/** Pays standing orders that the flight has reached, or ends it; what is still owed then is settled after it. */
function fly(
  { entries }: CrashState,
  head: Head<'flying'>,
  { at, point }: { readonly at: number; readonly point: number },
): CrashDecision {
  const elapsed = at - head.startedAt;
  if (elapsed >= flightMs(point)) return endFlight(head, { at, point, isInterrupted: false, returned: [] });
  const reached = multiplierAt(elapsed);
  const due = [...entries]
    .filter(([, { cashOut, auto }]) => cashOut === null && auto !== null && auto <= reached)
    .slice(0, ENDED_MOST)
    .map(([bet, entry]) => cashedOut(bet, entry, entry.auto ?? 0));
  if (due.length === 0) return nothing;
  return {
    entries: due.map(({ entry }) => entry),
    movements: due.map(({ movement }) => movement),
    events: due.map(({ event }) => event),
    answer: null,
  };
}

function endFlight(
  head: Head<'flying'> | Head<'betting'>,
  ended: {
    readonly at: number;
    readonly point: number;
    readonly isInterrupted: boolean;
    readonly returned: readonly ReturnedStake[];
  },
): CrashDecision {
  const { at, point, isInterrupted, returned } = ended;
  const { no } = head;
  const endedAt = isInterrupted || head.phase === 'betting' ? at : head.startedAt + flightMs(point);
  return {
    head: { phase: 'settling', no, point, endedAt, isInterrupted },
    events: [{ type: 'crashed', no, point, endedAt, isInterrupted }],
    effects: [{ type: 'reveal', no, point, returned }],
    answer: null,
  };
}

/**
 * [C4, C5, C12] Where a bet that is still in leaves the flight: a multiplier, nowhere (null), or with its stake back. A standing
 * order was given before the flight and its point before that, so that an interruption has no say in it; were orders beyond the
 * point returned, whoever can stop the house would only ever win.
 */
export function leavingAt(
  { auto }: Pick<CrashEntry, 'auto'>,
  { point, isInterrupted }: Pick<Head<'settling'>, 'point' | 'isInterrupted'>,
): number | null | 'returned' {
  if (auto !== null) return auto <= point ? auto : null;
  if (isInterrupted) return 'returned';
  return point >= CASH_OUT_MAX ? CASH_OUT_MAX : null;
}

function settleSome({ entries }: CrashState, head: Head<'settling'>): CrashDecision {
  const some = [...entries].slice(0, ENDED_MOST);
  const movements: Movement[] = [];
  const events: CrashEvent[] = [];
  const effects: CrashEffect[] = [];
  const past: (readonly [string, PastBet])[] = [];
  for (const [bet, entry] of some) {
    const leaving = entry.cashOut === null ? leavingAt(entry, head) : null;
    if (leaving === 'returned') {
      const { memberId, currency } = entry;
      movements.push({ kind: 'return', bet, memberId, currency, stake: BigInt(entry.stake) });
      events.push({ type: 'returned', bet });
      past.push([bet, pastOf(bet, entry)]);
      continue;
    }
    let settled = entry;
    if (leaving !== null) {
      const cashed = cashedOut(bet, entry, leaving);
      settled = cashed.entry[1];
      movements.push(cashed.movement);
      events.push(cashed.event);
    } else if (entry.cashOut === null) {
      const { memberId, currency } = entry;
      movements.push({ kind: 'settle', bet, memberId, currency, stake: BigInt(entry.stake), payout: 0n });
    }
    effects.push({ type: 'record', no: head.no, bet, entry: settled });
    past.push([bet, pastOf(bet, settled)]);
  }
  if (some.length < entries.size)
    return { entries: gone(some), movements, past, events, effects, answer: null };
  const nextAt = head.endedAt + REST_MS;
  events.push({ type: 'settled', no: head.no, nextAt });
  return {
    head: { phase: 'resting', no: head.no, nextAt },
    entries: gone(some),
    movements,
    past,
    events,
    effects,
    answer: null,
  };
}

/** [C11] A cash-out that is repeated after its round is answered as it was: with where the bet left, or that it came too late. */
const pastOf = (bet: string, entry: CrashEntry): PastBet => ({
  memberId: entry.memberId,
  ...(entry.cashOut === null ? { refused: 'room.too_late' } : { answer: betAnswer(bet, entry) }),
});

const gone = (some: readonly (readonly [string, CrashEntry])[]) => some.map(([bet]) => [bet, null] as const);

/** [C9, C11] When the room wants to be woken: -Infinity is at once, null never. */
export function wakeTime(
  { head, entries }: CrashState,
  { secret, isOffered }: { secret: CrashSecret | null; isOffered: boolean },
): number | null {
  if (head.phase === 'resting') return isOffered ? (head.nextAt ?? Number.NEGATIVE_INFINITY) : null;
  if (head.phase === 'betting') return head.takesOffAt;
  if (head.phase === 'settling' || secret === null) return Number.NEGATIVE_INFINITY;
  let soonest = flightMs(secret.point);
  for (const { auto, cashOut } of entries.values()) {
    if (auto === null || cashOut !== null || auto > secret.point) continue;
    soonest = Math.min(soonest, Math.ceil(timeTo(auto) / PACE_MS) * PACE_MS);
  }
  return head.startedAt + soonest;
}
