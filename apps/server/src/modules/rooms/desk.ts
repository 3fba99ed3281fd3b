import { type Refusal, refuse } from '@ikka/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { asOperator, type OperatorActor } from '../../platform/office-acts.ts';
import type { Audit } from '../audit/index.ts';
import { ensureRoom } from './lease-store.ts';
import type { RoomGame } from './room-game.ts';
import { changeRoomMode, listRooms, type RoomRow } from './store.ts';
import type { RoomMode } from './tables.ts';

export interface DeskParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  /** Those that there are, the rooms of card games among them that are open by now. */
  readonly games: () => Promise<readonly RoomGame[]>;
}

/** A room as it stands, or one that nobody has opened yet. */
type DeskRoom = RoomRow | { readonly id: string; readonly mode: 'open' };

/** What operators see of rooms and do with them. */
export interface RoomDesk {
  /** Every room of the games that there are, in their order; one that nobody has opened yet has no owner and no round. */
  list(): Promise<readonly (DeskRoom & { readonly gameId: string })[]>;
  /**
   * Says what the house wants of a room; its owner hears of it within a third of its lease. The same again changes nothing.
   * `seen` is what the operator looked at.
   */
  change(
    wish: {
      readonly roomId: string;
      readonly seen: RoomMode;
      readonly mode: RoomMode;
      readonly reason: string;
    },
    by: OperatorActor,
  ): Promise<{ readonly mode: RoomMode } | Refusal<'game.unknown' | 'content.changed_meanwhile'>>;
}

const acts = { open: 'room.opened', draining: 'room.drained', closed: 'room.closed' } as const;

export function createRoomDesk({ database, clock, audit, games }: DeskParts): RoomDesk {
  return {
    async list() {
      const found = new Map((await listRooms(database.db)).map((row) => [row.id, row]));
      return (await games()).map(({ roomId, gameId }) => ({
        ...(found.get(roomId) ?? ({ id: roomId, mode: 'open' } as const)),
        gameId,
      }));
    },
    async change({ roomId, seen, mode, reason }, by) {
      const game = (await games()).find((one) => one.roomId === roomId);
      if (game === undefined) return refuse('game.unknown', { gameId: roomId });
      return database.transaction(async (tx) => {
        await ensureRoom(tx, { id: roomId, head: game.rules.first, at: clock.now() });
        const before = await changeRoomMode(tx, { id: roomId, seen, mode });
        if (before === mode) return { mode };
        if (before !== seen) return refuse('content.changed_meanwhile');
        await audit.record(tx, {
          ...asOperator(by),
          action: acts[mode],
          subject: `room:${roomId}`,
          before: { mode: before },
          after: { mode, reason },
        });
        return { mode };
      });
    },
  };
}
