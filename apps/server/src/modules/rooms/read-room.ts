import type { JsonValue, RoomState } from '@ikka/game-kit';
import type { Database } from '../../platform/database/index.ts';
import { RoomMemory } from './room-memory.ts';
import { entriesOf, eventsAfter, findRoom } from './store.ts';

const looksMost = 10;

/** A room as it is kept: head and entries of one version. Null where there is none. */
export async function readRoom(
  database: Database,
  roomId: string,
): Promise<{ readonly memory: RoomMemory; readonly fence: bigint } | null> {
  for (let look = 0; look < looksMost; look += 1) {
    const room = await findRoom(database.db, roomId);
    if (room === null) return null;
    const entries = (await entriesOf(database.db, roomId)) as Map<string, JsonValue>;
    const after = await findRoom(database.db, roomId);
    if (after?.version !== room.version) continue;
    const { version, fence } = room;
    return { memory: new RoomMemory({ version, head: room.head as JsonValue, entries }), fence };
  }
  throw new Error(`the room ${roomId} moved on with every look`);
}

/** What somebody is told who knows the room up to a version: what he missed, or all of it anew. */
export type RoomNews =
  | { readonly kind: 'events'; readonly version: bigint; readonly events: readonly JsonValue[] }
  | { readonly kind: 'snapshot'; readonly version: bigint; readonly state: RoomState<JsonValue, JsonValue> };

/** Missed events as far as they are kept, in order and without a gap; else a snapshot. */
export async function missedEvents(
  database: Database,
  roomId: string,
  after: bigint,
): Promise<RoomNews | null> {
  const room = await findRoom(database.db, roomId);
  if (room === null || after > room.version) return null;
  const steps = await eventsAfter(database.db, roomId, after);
  const version = steps.at(-1)?.version ?? after;
  if (BigInt(steps.length) !== version - after || version < room.version) return null;
  return { kind: 'events', version, events: steps.flatMap(({ events }) => events as JsonValue[]) };
}
