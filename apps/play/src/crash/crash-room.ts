import {
  type CallValue,
  type CrashBet,
  type CrashPush,
  type CrashRoomEvent,
  type CrashRoundEvent,
  type calls,
  crashBoardRows,
  type OwnCrashBet,
} from '@ikka/contract';
import { CASH_OUT_MAX } from '@ikka/crash/rules';
import { knownCurrency, parseAmount } from '@ikka/money';

type Answer = CallValue<typeof calls.crash.crashState>;
type Told = Answer['room'];

/** A round that is over, in the strip. The point is in hundredths. */
interface EndedFlight {
  readonly no: number;
  readonly point: number;
}

/** The room as the page knows it, at one version. */
export interface CrashRoom extends Omit<Told, 'state'> {
  readonly version: number;
  readonly state: Told['state'];
  /** The end of the round that was on last, until the next one's bets are opened. */
  readonly end: { readonly no: number; readonly point: number; readonly isInterrupted: boolean } | null;
  /** Rounds that are over, the newest first. */
  readonly history: readonly EndedFlight[];
}

const historyShown = 30;

/** The room as the server tells it. What was missed of rounds goes into the strip; the rest is told anew. */
export function roomOf({ version, room, events }: Answer, before: CrashRoom | null): CrashRoom {
  const { state } = room;
  const known = before?.history ?? [];
  const missed = (events ?? []).flatMap((event) => (event.type === 'crashed' ? [event] : []));
  const settling = state.phase === 'settling' ? [state] : [];
  const history = [...missed, ...settling].reduce(withFlight, known);
  const ended = settling[0] ?? missed.findLast(({ no }) => no === state.no) ?? null;
  return { ...room, version, history, end: state.phase === 'resting' ? ended : (settling[0] ?? null) };
}

/** Puts the rounds that the server lists into the strip. */
export function withHistory(room: CrashRoom, flights: readonly EndedFlight[]): CrashRoom {
  return { ...room, history: flights.toReversed().reduce(withFlight, room.history) };
}

function withFlight(history: readonly EndedFlight[], { no, point }: EndedFlight): readonly EndedFlight[] {
  if (history.some((one) => one.no === no)) return history;
  return [{ no, point }, ...history].toSorted((a, b) => b.no - a.no).slice(0, historyShown);
}

/** The room after a push that follows. One that is known already changes nothing. */
export function withPush(room: CrashRoom, push: CrashPush<'room.events'>): CrashRoom {
  if (push.version <= room.version) return room;
  return { ...push.events.reduce(withEvent, room), version: push.version };
}

function withEvent(room: CrashRoom, event: CrashRoomEvent): CrashRoom {
  if (event.type === 'bets') {
    const { betCount, outCount, totals, rows } = event;
    return { ...room, betCount, outCount, totals, rows: withRows(room.rows, rows) };
  }
  return withRoundEvent(room, event);
}

function withRoundEvent(room: CrashRoom, event: CrashRoundEvent): CrashRoom {
  switch (event.type) {
    case 'betting': {
      const { no, closesAt, takesOffAt } = event;
      const state = { phase: 'betting', no, closesAt, takesOffAt } as const;
      if (room.state.no === no) return { ...room, state };
      const empty = { betCount: 0, outCount: 0, totals: [], rows: [], mine: [], commitment: null };
      return { ...room, ...empty, state, end: null };
    }
    case 'flight':
      return { ...room, state: { phase: 'flying', no: event.no, startedAt: event.startedAt } };
    case 'crashed': {
      const { no, point, endedAt, isInterrupted } = event;
      return {
        ...room,
        state: { phase: 'settling', no, point, endedAt, isInterrupted },
        end: { no, point, isInterrupted },
        history: withFlight(room.history, event),
      };
    }
    case 'settled':
      return { ...room, state: { phase: 'resting', no: event.no, nextAt: event.nextAt } };
  }
}

/** The greatest stakes: real money before trial money, the greater before the smaller, as the server has them. */
function withRows(known: readonly CrashBet[], told: readonly CrashBet[]): CrashBet[] {
  const rows = new Map([...known, ...told].map((row) => [row.betId, row]));
  return [...rows.values()].toSorted(compareRows).slice(0, crashBoardRows);
}

function compareRows(a: CrashBet, b: CrashBet): number {
  if (a.isTrial !== b.isTrial) return a.isTrial ? 1 : -1;
  const [stakeA, stakeB] = [stakeOf(a), stakeOf(b)];
  if (stakeA !== stakeB) return stakeA > stakeB ? -1 : 1;
  return a.betId < b.betId ? -1 : 1;
}

function stakeOf({ stake, currency }: CrashBet): bigint {
  return parseAmount(stake, knownCurrency(currency)) ?? 0n;
}

/** The player's own bets with what was told of some; bets of another round are not known here. */
export function withOwn(room: CrashRoom, told: readonly OwnCrashBet[]): CrashRoom {
  const mine = new Map([...room.mine, ...told].map((bet) => [bet.betId, bet]));
  return { ...room, mine: [...mine.values()] };
}

/** What became of a bet of the player's once its flight is over: paid (by its order, or at the top), lost, or returned. */
export function fateOf(
  bet: Pick<OwnCrashBet, 'cashOut' | 'autoCashOut'>,
  end: NonNullable<CrashRoom['end']>,
): 'paid' | 'lost' | 'returned' {
  if (bet.cashOut !== null) return 'paid';
  if (bet.autoCashOut !== null) return bet.autoCashOut <= end.point ? 'paid' : 'lost';
  if (end.isInterrupted) return 'returned';
  return end.point >= CASH_OUT_MAX ? 'paid' : 'lost';
}

/** Bets of the player's that are neither paid nor over. */
export function openBets({ mine, end }: CrashRoom): readonly OwnCrashBet[] {
  return end === null ? mine.filter(({ cashOut }) => cashOut === null) : [];
}
