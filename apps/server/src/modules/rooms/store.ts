import type { PastBet } from '@ikka/game-kit';
import { and, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../platform/database/index.ts';
import { arrayLiteral, textArrayLiteral } from '../ledger/index.ts';
import { leaseEnd } from './lease-store.ts';
import {
  entryTable,
  eventTable,
  pastBetTable,
  type RoomMode,
  roomTable,
  type SharedRound,
  type StoredPastBet,
  type StoredRoom,
  sharedRoundTable,
} from './tables.ts';

/** What one step leaves of a room. */
export interface WrittenStep {
  readonly id: string;
  readonly fence: bigint;
  /** After the step; one more than what is kept. */
  readonly version: bigint;
  readonly head: unknown;
  /** Entries by id; null takes one away. */
  readonly entries: ReadonlyMap<string, unknown>;
  /** Bets that left the room. */
  readonly past: readonly (readonly [bet: string, past: PastBet])[];
  readonly events: readonly unknown[];
  readonly leaseMs: number;
  readonly at: Date;
}

/**
 * Writes a step and holds the room until the end of the transaction, in one statement; false, and nothing, where another owner has
 * taken it. Its events are kept where there are none too, so that whoever comes back sees no gap.
 */
export async function writeStep(tx: Transaction, step: WrittenStep): Promise<boolean> {
  const kept = [...step.entries].filter(([, entry]) => entry !== null);
  const gone = [...step.entries].filter(([, entry]) => entry === null).map(([id]) => id);
  const at = step.at.toISOString();
  const { rowCount } = await tx.execute(sql`
    WITH held AS (
      UPDATE rooms.room SET version = ${step.version}, head = ${JSON.stringify(step.head)}::jsonb,
             lease_until = ${leaseEnd(step.leaseMs)}, alive_at = ${at}::timestamptz
       WHERE id = ${step.id} AND fence = ${step.fence} AND version = ${step.version - 1n}
      RETURNING id
    ), kept AS (
      INSERT INTO rooms.entry (room_id, id, entry)
      SELECT held.id, r.id, r.entry::jsonb
        FROM held, unnest(${arrayLiteral(kept.map(([id]) => id))}::uuid[],
                          ${textArrayLiteral(kept.map(([, entry]) => JSON.stringify(entry)))}::text[]) AS r(id, entry)
      ON CONFLICT (room_id, id) DO UPDATE SET entry = EXCLUDED.entry
    ), gone AS (
      DELETE FROM rooms.entry USING held
       WHERE entry.room_id = held.id AND entry.id = ANY (${arrayLiteral(gone)}::uuid[])
    ), remembered AS (
      INSERT INTO rooms.past_bet (room_id, id, past, version, at)
      SELECT held.id, r.id, r.past::jsonb, ${step.version}, ${at}::timestamptz
        FROM held, unnest(${arrayLiteral(step.past.map(([bet]) => bet))}::uuid[],
                          ${textArrayLiteral(step.past.map(([, past]) => JSON.stringify(past)))}::text[]) AS r(id, past)
      ON CONFLICT DO NOTHING
    ), noted AS (
      INSERT INTO rooms.event (room_id, version, events, at)
      SELECT held.id, ${step.version}, ${JSON.stringify(step.events)}::jsonb, ${at}::timestamptz FROM held
    )
    SELECT FROM held`);
  return rowCount === 1;
}

/** Forgets the events of this version and those before it. */
export async function forgetEvents(tx: Queryable, id: string, upTo: bigint): Promise<void> {
  await tx.execute(sql`DELETE FROM rooms.event WHERE room_id = ${id} AND version <= ${upTo}`);
}

/** How a bet that left the room was answered, and by which step it left. */
export async function findPastBet(tx: Queryable, roomId: string, bet: string): Promise<StoredPastBet | null> {
  const [found] = await tx
    .select()
    .from(pastBetTable)
    .where(and(eq(pastBetTable.roomId, roomId), eq(pastBetTable.id, bet)));
  return found ?? null;
}

export async function forgetPastBets(tx: Queryable, before: Date): Promise<void> {
  await tx.delete(pastBetTable).where(lt(pastBetTable.at, before));
}

export async function findRoom(tx: Queryable, id: string): Promise<StoredRoom | null> {
  const [found] = await tx.select().from(roomTable).where(eq(roomTable.id, id));
  return found ?? null;
}

/** The heads of those of these rooms that there are. */
export async function headsOf(tx: Queryable, ids: readonly string[]): Promise<Map<string, unknown>> {
  const rows = await tx
    .select({ id: roomTable.id, head: roomTable.head })
    .from(roomTable)
    .where(inArray(roomTable.id, [...ids]));
  return new Map(rows.map(({ id, head }) => [id, head]));
}

export async function entriesOf(tx: Queryable, id: string): Promise<Map<string, unknown>> {
  const rows = await tx.select().from(entryTable).where(eq(entryTable.roomId, id)).orderBy(entryTable.id);
  return new Map(rows.map((row) => [row.id, row.entry]));
}

/** The entries of these rooms, by room; a room without entries is left out. */
export async function entriesOfRooms(
  tx: Queryable,
  ids: readonly string[],
): Promise<Map<string, Map<string, unknown>>> {
  const rows = await tx
    .select()
    .from(entryTable)
    .where(inArray(entryTable.roomId, [...ids]))
    .orderBy(entryTable.roomId, entryTable.id);
  const byRoom = new Map<string, Map<string, unknown>>();
  for (const { roomId, id, entry } of rows) {
    const entries = byRoom.get(roomId) ?? new Map<string, unknown>();
    byRoom.set(roomId, entries.set(id, entry));
  }
  return byRoom;
}

/** Whether the member has a bet on the round that is on in this game, or a seat: he may see it end, whatever keeps him from another. */
export async function hasOpenBet(
  tx: Queryable,
  gameId: string,
  of: { readonly memberId: bigint; readonly currency: string },
): Promise<boolean> {
  const mine = JSON.stringify({ memberId: String(of.memberId), currency: of.currency });
  const found = await tx
    .select({ id: entryTable.id })
    .from(entryTable)
    .where(
      and(
        sql`${entryTable.roomId} IN (SELECT ${gameId} UNION ALL SELECT id FROM rooms.seat_room WHERE game_id = ${gameId} AND closed_at IS NULL)`,
        sql`${entryTable.entry} @> ${mine}::jsonb`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Those of these bets whose round is still on, each with its room. */
export async function openBets(
  tx: Queryable,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly roomId: string }[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ id: entryTable.id, roomId: entryTable.roomId })
    .from(entryTable)
    .where(sql`${entryTable.id} = ANY (${arrayLiteral(ids)}::uuid[])`);
}

/** The events after a version, oldest first. */
export async function eventsAfter(
  tx: Queryable,
  id: string,
  after: bigint,
): Promise<{ version: bigint; events: unknown[] }[]> {
  const rows = await tx
    .select({ version: eventTable.version, events: eventTable.events })
    .from(eventTable)
    .where(and(eq(eventTable.roomId, id), gt(eventTable.version, after)))
    .orderBy(eventTable.version);
  return rows.map(({ version, events }) => ({ version, events: events as unknown[] }));
}

export async function insertSharedRound(
  tx: Queryable,
  round: Pick<SharedRound, 'roomId' | 'no' | 'chainId' | 'commitment' | 'openedAt'>,
): Promise<void> {
  await tx.insert(sharedRoundTable).values(round);
}

/** Notes by which pair of the module `rounds` bets on a round that is on are recorded. */
export async function notePair(
  tx: Queryable,
  { roomId, no, seedPairId }: { readonly roomId: string; readonly no: number; readonly seedPairId: bigint },
): Promise<void> {
  await tx
    .update(sharedRoundTable)
    .set({ seedPairId })
    .where(and(eq(sharedRoundTable.roomId, roomId), eq(sharedRoundTable.no, no)));
}

/** Closes a shared round with what it came to. */
export async function endSharedRound(
  tx: Queryable,
  round: Pick<SharedRound, 'roomId' | 'no' | 'endedAt' | 'outcome' | 'serverSeed' | 'seedPairId'>,
): Promise<void> {
  const { roomId, no, ...ended } = round;
  await tx
    .update(sharedRoundTable)
    .set(ended)
    .where(and(eq(sharedRoundTable.roomId, roomId), eq(sharedRoundTable.no, no)));
}

export async function sharedRound(tx: Queryable, roomId: string, no: number): Promise<SharedRound | null> {
  const [found] = await tx
    .select()
    .from(sharedRoundTable)
    .where(and(eq(sharedRoundTable.roomId, roomId), eq(sharedRoundTable.no, no)));
  return found ?? null;
}

/** Rounds that are over, newest first. */
export async function endedRounds(tx: Queryable, roomId: string, limit: number): Promise<SharedRound[]> {
  return tx
    .select()
    .from(sharedRoundTable)
    .where(and(eq(sharedRoundTable.roomId, roomId), isNotNull(sharedRoundTable.endedAt)))
    .orderBy(desc(sharedRoundTable.no))
    .limit(limit);
}

/** A room as operators see it. */
export interface RoomRow {
  readonly id: string;
  readonly mode: RoomMode;
  /** The process that keeps it while its lease runs; null where none does. */
  readonly owner: string | null;
  readonly aliveAt: Date;
  readonly owners: number;
  readonly phase: string | null;
  readonly round: number | null;
  readonly bets: number;
  readonly players: number;
  /** How the contest of a card room stands; null where it holds none. */
  readonly contest: string | null;
}

/** Every room that was ever opened. */
export async function listRooms(tx: Queryable): Promise<RoomRow[]> {
  const { rows } = await tx.execute<Record<keyof RoomRow, string | null>>(sql`
    SELECT r.id, r.mode, CASE WHEN r.lease_until > clock_timestamp() THEN r.owner END AS owner,
           to_char(r.alive_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "aliveAt", r.fence::text AS owners,
           r.head ->> 'phase' AS phase, r.head ->> 'no' AS round,
           r.head -> 'contest' ->> 'stage' AS contest, e.bets::text AS bets, e.players::text AS players
      FROM rooms.room r
      CROSS JOIN LATERAL (SELECT count(*) AS bets, count(DISTINCT entry ->> 'memberId') AS players
                            FROM rooms.entry WHERE room_id = r.id) e`);
  return rows.map((row) => ({
    id: row.id ?? '',
    mode: row.mode as RoomMode,
    owner: row.owner,
    aliveAt: new Date(row.aliveAt ?? 0),
    owners: Number(row.owners),
    phase: row.phase,
    round: row.round === null ? null : Number(row.round),
    bets: Number(row.bets),
    players: Number(row.players),
    contest: row.contest,
  }));
}

/** Changes what is wanted of a room where it is what was seen; answers what it was before. */
export async function changeRoomMode(
  tx: Transaction,
  { id, seen, mode }: { readonly id: string; readonly seen: RoomMode; readonly mode: RoomMode },
): Promise<RoomMode> {
  const [found] = await tx
    .select({ mode: roomTable.mode })
    .from(roomTable)
    .where(eq(roomTable.id, id))
    .for('update');
  if (found === undefined) throw new Error(`there is no room ${id}`);
  if (found.mode === seen) await tx.update(roomTable).set({ mode }).where(eq(roomTable.id, id));
  return found.mode;
}
