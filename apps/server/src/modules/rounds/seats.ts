import { refuse } from '@ikka/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Vault } from '../../platform/vault.ts';
import type { PlayGuard, Protection } from '../protection/index.ts';
import { pairInUse } from './next-seed.ts';
import { openSeed, type SeedPair } from './seeds.ts';
import { openPair } from './store.ts';

/** What this process remembers of a member who plays here. All of it can be read again at any time. */
interface Seat extends HeldSeat {
  /** Plays and rotations of one member follow one another. */
  tail: Promise<unknown>;
  waiting: number;
}

/** What an operation may use while it holds the seat. */
export interface HeldSeat {
  /** Version of the member's cash account after our last play; `unknownVersion` where it is not known. */
  cashVersion: bigint;
  /** The open pair of a game; begun with this client seed if there is none, which must come from the player's side. */
  pair(gameId: string, clientSeed: string): Promise<SeedPair>;
  /** What stands between the member and a new round, read once. */
  guard(currency: string): Promise<PlayGuard>;
  /** Reads the guard again next time: something moved the member's cash without this seat's doing. */
  forgetGuard(): void;
  /** Reads the pair again next time. */
  forgetPair(gameId: string): void;
  readonly playedAt: Map<string, number>;
}

/** Version that no account has: the ledger answers with the true one. */
export const unknownVersion = 1n << 60n;

const seatsMost = 20_000;
const waitingMost = 20;

export interface Seats {
  /** Runs `work` alone among the member's; refused where too many wait already. */
  hold<T>(memberId: bigint, work: (seat: HeldSeat) => Promise<T>): Promise<T | ReturnType<typeof busy>>;
  readonly size: number;
}

const busy = () => refuse('request.too_many', { retryAfterSeconds: 1 });

export function createSeats(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly guardOf: Protection['guardOf'];
}): Seats {
  const seats = new Map<bigint, Seat>();

  const seatOf = (memberId: bigint): Seat => {
    const known = seats.get(memberId);
    const seat = known ?? newSeat(memberId);
    seats.delete(memberId);
    seats.set(memberId, seat);
    if (seats.size > seatsMost) dropIdlest();
    return seat;
  };

  const dropIdlest = () => {
    for (const [memberId, seat] of seats) {
      if (seat.waiting > 0) continue;
      seats.delete(memberId);
      return;
    }
  };

  const loadPair = async (memberId: bigint, gameId: string, clientSeed: string): Promise<SeedPair> => {
    const stored =
      (await openPair(parts.database.db, memberId, gameId)) ??
      (await pairInUse(parts, { memberId, gameId }, clientSeed));
    const { id, commitment, nextNonce } = stored;
    return {
      id,
      commitment,
      clientSeed: stored.clientSeed,
      nextNonce,
      serverSeed: openSeed(parts.vault, stored),
    };
  };

  const newSeat = (memberId: bigint): Seat => {
    const pairs = new Map<string, SeedPair>();
    let guard: PlayGuard | null = null;
    return {
      tail: Promise.resolve(),
      waiting: 0,
      cashVersion: unknownVersion,
      playedAt: new Map(),
      async pair(gameId, clientSeed) {
        const known = pairs.get(gameId);
        if (known) return known;
        const pair = await loadPair(memberId, gameId, clientSeed);
        pairs.set(gameId, pair);
        return pair;
      },
      async guard(currency) {
        guard ??= await parts.guardOf({ memberId, currency });
        return guard;
      },
      forgetGuard: () => {
        guard = null;
      },
      forgetPair: (gameId) => void pairs.delete(gameId),
    };
  };

  return {
    get size() {
      return seats.size;
    },
    async hold(memberId, work) {
      const seat = seatOf(memberId);
      if (seat.waiting >= waitingMost) return busy();
      seat.waiting += 1;
      const turn = seat.tail.then(() => work(seat));
      seat.tail = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        seat.waiting -= 1;
      }
    },
  };
}
