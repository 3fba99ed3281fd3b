import type { RoomRules } from '@ikka/game-kit';
import type { TableDefinition } from '../tables.ts';
import type {
  TableCommand,
  TableEffect,
  TableEntry,
  TableEvent,
  TableHead,
  TableRefusal,
  TableSecret,
} from './room-types.ts';
import { recallBet, takeBet, undoBet } from './take-bet.ts';
import { resumeTable, sitDown, wakeTable, wakeTime } from './wake-table.ts';

export type TableRules = RoomRules<
  TableHead,
  TableEntry,
  TableCommand,
  TableEvent,
  TableEffect,
  TableSecret,
  TableRefusal
>;

/** [B24] A table as a room: one shoe for all who sit there. */
export function tableRoom(table: Pick<TableDefinition, 'variant' | 'bettingMs' | 'cardMs'>): TableRules {
  const { bettingMs } = table;
  return {
    first: {
      phase: 'closed',
      shoe: 0,
      coup: 0,
      position: 0,
      turned: null,
      marks: [],
      player: [],
      banker: [],
      closesAt: null,
      dueAt: null,
      wantedUntil: 0,
    },
    decide(state, command, context) {
      const { at } = context;
      switch (command.type) {
        case 'bet':
          return takeBet(state, command, { at, bettingMs });
        case 'undo':
          return undoBet(state, command, at);
        case 'recall':
          return recallBet(state, command);
        case 'sit':
          return sitDown(state, at, table);
        case 'wake':
          return wakeTable(state, context, table);
        case 'resume':
          return resumeTable(state, { at, aliveAt: command.aliveAt, bettingMs });
      }
    },
    wakeAt: wakeTime,
    secretOf: ({ phase, shoe }) => (phase === 'closed' ? null : shoe),
  };
}
