import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { arrayLiteral, textArrayLiteral } from '../ledger/index.ts';
import { type RoomMode, roomTable, type StoredRoom } from './tables.ts';

/** Makes the room unless it is there. */
export async function ensureRoom(
  tx: Queryable,
  room: { readonly id: string; readonly head: unknown; readonly at: Date },
): Promise<void> {
  await ensureRooms(tx, [room], room.at);
}

/** Makes those of these rooms that are not there, always in one order, so that two processes never wait for one another. */
export async function ensureRooms(
  tx: Queryable,
  rooms: readonly { readonly id: string; readonly head: unknown }[],
  at: Date,
): Promise<void> {
  await tx
    .insert(roomTable)
    .values(
      rooms.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, head }) => ({ id, head, aliveAt: at })),
    )
    .onConflictDoNothing();
}

/**
 * Takes those of these rooms that nobody owns, or whose owner let its lease run out, by the database's own clock. Of two at once
 * one gets a room; one with a step under way is left alone. Answers each with its new fence and the sign of life before it.
 */
export async function claimRooms(
  tx: Transaction,
  claims: readonly { readonly id: string; readonly owner: string }[],
  term: LeaseTerm,
): Promise<Map<string, Omit<StoredRoom, 'id' | 'owner' | 'leaseUntil'>>> {
  const { rows } = await tx.execute<{
    id: string;
    version: bigint;
    head: unknown;
    fence: bigint;
    mode: RoomMode;
    aliveMs: number;
  }>(sql`
    WITH free AS (
      SELECT room.id, claim.owner, room.alive_at FROM rooms.room
        JOIN unnest(${textArrayLiteral(claims.map(({ id }) => id))}::text[],
                    ${textArrayLiteral(claims.map(({ owner }) => owner))}::text[]) AS claim(id, owner)
          ON room.id = claim.id
       WHERE room.owner IS NULL OR room.lease_until IS NULL OR room.lease_until < clock_timestamp()
         FOR UPDATE OF room SKIP LOCKED
    )
    UPDATE rooms.room SET owner = free.owner, fence = fence + 1, lease_until = ${leaseEnd(term.leaseMs)},
           alive_at = ${term.at.toISOString()}::timestamptz
      FROM free
     WHERE room.id = free.id
    RETURNING room.id, room.version, room.head, room.fence, room.mode,
              (extract(epoch FROM free.alive_at) * 1000)::float8 AS "aliveMs"`);
  return new Map(
    rows.map(({ id, aliveMs, ...room }) => [id, { ...room, aliveAt: new Date(Math.round(aliveMs)) }]),
  );
}

/** When a lease ends that begins now, by the database's own clock. */
export const leaseEnd = (leaseMs: number) => sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

/** A room that a process owns, by its fence. */
export interface Lease {
  readonly id: string;
  readonly fence: bigint;
}

/** For how long from now on rooms are kept, and when that was, by the clock of the rooms. */
export interface LeaseTerm {
  readonly leaseMs: number;
  readonly at: Date;
}

/** Keeps the room for a while longer and answers what is wanted of it; null where it has another owner by now. */
export async function renewLease(tx: Queryable, lease: Lease & LeaseTerm): Promise<RoomMode | null> {
  const { rows } = await tx.execute<{ mode: RoomMode }>(sql`
    UPDATE rooms.room SET lease_until = ${leaseEnd(lease.leaseMs)}, alive_at = ${lease.at.toISOString()}::timestamptz
     WHERE id = ${lease.id} AND fence = ${lease.fence}
    RETURNING mode`);
  return rows[0]?.mode ?? null;
}

/**
 * Keeps many rooms for a while longer and answers what is wanted of each; without those that have another owner by now, and those
 * that are held at this moment, by a step for instance: it waits for none, and keeps none waiting.
 */
export async function renewIdleLeases(
  tx: Queryable,
  leases: readonly Lease[],
  term: LeaseTerm,
): Promise<Map<string, RoomMode>> {
  const { rows } = await tx.execute<{ id: string; mode: RoomMode }>(sql`
    WITH mine AS (
      SELECT room.id FROM rooms.room
        JOIN unnest(${textArrayLiteral(leases.map(({ id }) => id))}::text[],
                    ${arrayLiteral(leases.map(({ fence }) => fence))}::bigint[]) AS lease(id, fence)
          ON room.id = lease.id AND room.fence = lease.fence
         FOR UPDATE OF room SKIP LOCKED
    )
    UPDATE rooms.room SET lease_until = ${leaseEnd(term.leaseMs)}, alive_at = ${term.at.toISOString()}::timestamptz
      FROM mine
     WHERE room.id = mine.id
    RETURNING room.id, mode`);
  return new Map(rows.map(({ id, mode }) => [id, mode]));
}

/** Gives these rooms up at once, so that another process need not wait for their leases to run out. */
export async function releaseRooms(tx: Queryable, leases: readonly Lease[]): Promise<void> {
  await tx.execute(sql`
    UPDATE rooms.room SET owner = NULL, lease_until = NULL
      FROM unnest(${textArrayLiteral(leases.map(({ id }) => id))}::text[],
                  ${arrayLiteral(leases.map(({ fence }) => fence))}::bigint[]) AS lease(id, fence)
     WHERE room.id = lease.id AND room.fence = lease.fence`);
}
