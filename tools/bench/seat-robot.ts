import { randomBytes } from 'node:crypto';
import { type CallResult, createClient } from '@ikka/client';
import { calls, type SeatRoomState } from '@ikka/contract';
import { commit } from '@ikka/fair';
import type { SeededRandom } from '@ikka/test-kit';
import type { TexasHoldemView } from '@ikka/texas-holdem/rules';
import { v7 as uuidv7 } from 'uuid';

/** Somebody at a table of Texas Hold'em without a page: calls and checks, and folds now and then. */
export interface SeatRobot {
  readonly token: string;
  /** Null until he sits. */
  readonly seat: number | null;
  /** Takes a seat with this much, or finds the one that he has, under the same key. */
  sit(buyIn: string): Promise<CallResult<{ readonly view: SeatRoomState }>>;
  /** Plays his seat from here on, with a seed of which nobody knows. */
  comeBack(): Promise<CallResult<{ readonly view: SeatRoomState }>>;
  /** Shows his seed where the table waits for it; null where it does not. */
  shuffle(view: SeatRoomState): Promise<CallResult<unknown>> | null;
  /** Whether the table waits for his act. */
  isAsked(view: SeatRoomState): boolean;
  act(view: SeatRoomState): Promise<CallResult<unknown>>;
}

export function seatRobot(of: {
  readonly address: string;
  readonly token: string;
  readonly roomId: string;
  readonly random: SeededRandom;
}): SeatRobot {
  const { token, roomId, random } = of;
  const client = createClient({
    baseUrl: of.address.replace(/\/$/, ''),
    merchant: 'IKKA',
    device: 'web',
    language: () => 'EN',
    token: () => token,
    timeoutMs: 5_000,
  });
  const params = { roomId };
  const idempotencyKey = uuidv7();
  /** Seeds by their hashes: a lost answer leaves one more. */
  const seeds = new Map<string, string>();
  const draw = (): string => {
    const seed = randomBytes(32).toString('hex');
    const hash = commit(seed);
    seeds.set(hash, seed);
    return hash;
  };
  const first = draw();
  let seat: number | null = null;
  /** What was shown, so that a call whose answer was lost says the same again. */
  let shown: { readonly hand: number; readonly seed: string; readonly next: string } | null = null;
  const isSeated = (view: SeatRoomState) => seat !== null && view.seats[seat] != null;

  return {
    token,
    get seat() {
      return seat;
    },
    async sit(buyIn) {
      const body = { seat: null, buyIn, entropy: first };
      const sat = await client.call(calls.seats.takeSeat, { params, body }, { idempotencyKey });
      if (sat.ok) seat = sat.value.view.me?.seat ?? null;
      return sat;
    },
    async comeBack() {
      const back = await client.call(calls.seats.returnToSeat, { params, body: { entropy: draw() } });
      if (back.ok) seat = back.value.view.me?.seat ?? null;
      return back;
    },
    shuffle(view) {
      if (view.phase !== 'shuffling' || !isSeated(view)) return null;
      const share = view.fair?.seats.find((one) => one.seat === seat);
      const seed = share && seeds.get(share.hash);
      if (seed === undefined) return null;
      shown = shown?.seed === seed ? shown : { hand: view.no, seed, next: draw() };
      return client.call(calls.seats.giveEntropy, { params, body: shown });
    },
    isAsked: (view) => seat !== null && view.phase === 'playing' && view.turn?.seats.includes(seat) === true,
    act(view) {
      const game = view.hand?.game as TexasHoldemView | undefined;
      const own = game?.players.find((player) => player.seat === seat);
      const isFree = own === undefined || own.bet === game?.toCall;
      const type = isFree ? 'check' : random.int(100) < 20 ? 'fold' : 'call';
      const body = { hand: view.no, turn: view.turn?.no ?? 0, act: { type } };
      return client.call(calls.seats.actInHand, { params, body });
    },
  };
}

/**
 * The tables for cash of the game that a token has open, as the lobby lists them; none where the call was lost. Contests are left
 * out: they deal only once all seats are taken.
 */
export async function openRooms(address: string, token: string) {
  const client = createClient({
    baseUrl: address.replace(/\/$/, ''),
    merchant: 'IKKA',
    device: 'web',
    language: () => 'EN',
    token: () => token,
    timeoutMs: 5_000,
  });
  const answer = await client.call(calls.seats.seatRooms, {});
  return answer.ok ? answer.value.list.filter(({ contest }) => contest === null) : [];
}
