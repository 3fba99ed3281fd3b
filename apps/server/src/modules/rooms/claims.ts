import type { JsonValue } from '@ikka/game-kit';
import DataLoader from 'dataloader';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { inOneTurn } from '../../platform/in-one-turn.ts';
import { claimRooms, ensureRooms, type Lease, releaseRooms } from './lease-store.ts';
import { RoomMemory } from './room-memory.ts';
import { entriesOfRooms } from './store.ts';
import type { RoomMode } from './tables.ts';

/** A room that somebody would like to own. */
export interface ClaimWish {
  readonly id: string;
  readonly owner: string;
  /** The head with which the room is made unless it is there; null where it is not to be made. */
  readonly first: JsonValue | null;
}

/** A room that was nobody's and is the claimant's now, as it was left. */
export interface ClaimedRoom {
  readonly fence: bigint;
  readonly mode: RoomMode;
  /** The last sign of life of the owner before, or when the room was made. */
  readonly aliveAt: Date;
  readonly memory: RoomMemory;
}

/** How the rooms of a process come to it and go from it. */
export interface Claims {
  /** Takes a room that nobody owns; null where somebody does, where a step of it is under way, or where there is none. */
  claim(wish: ClaimWish): Promise<ClaimedRoom | null>;
  /** Gives a room up at once, so that another process need not wait for the lease to run out. */
  release(lease: Lease): Promise<void>;
}

/**
 * Rooms that are claimed in one turn are claimed by one statement, and so are those that are given up. A process that starts takes
 * all of them at once, and one that waits for those of another asks once a second for all, not once for each.
 */
export function createClaims(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly leaseMs: number;
}): Claims {
  const { database, clock, leaseMs } = parts;
  const claims = new DataLoader<ClaimWish, ClaimedRoom | null>(async (wishes) => {
    const term = { leaseMs, at: clock.now() };
    const missing = wishes.flatMap(({ id, first }) => (first === null ? [] : [{ id, head: first }]));
    if (missing.length > 0) await ensureRooms(database.db, missing, term.at);
    // Entries are read while the rooms are held: they belong to the heads that were read with them.
    const claimed = await database.transaction(async (tx) => {
      const rooms = await claimRooms(tx, wishes, term);
      const entries = rooms.size === 0 ? new Map() : await entriesOfRooms(tx, [...rooms.keys()]);
      return { rooms, entries };
    });
    return wishes.map(({ id }) => {
      const room = claimed.rooms.get(id);
      if (room === undefined) return null;
      const { fence, mode, aliveAt, version } = room;
      const entries = (claimed.entries.get(id) ?? new Map()) as Map<string, JsonValue>;
      return {
        fence,
        mode,
        aliveAt,
        memory: new RoomMemory({ version, head: room.head as JsonValue, entries }),
      };
    });
  }, inOneTurn);
  const releases = new DataLoader<Lease, null>(async (leases) => {
    await releaseRooms(database.db, leases);
    return leases.map(() => null);
  }, inOneTurn);
  return {
    claim: (wish) => claims.load(wish),
    release: async (lease) => void (await releases.load(lease)),
  };
}
