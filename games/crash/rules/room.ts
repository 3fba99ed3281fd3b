import type { RoomRules } from '@ikka/game-kit';
import { cashOut } from './cash-out.ts';
import type {
  CrashCommand,
  CrashEffect,
  CrashEntry,
  CrashEvent,
  CrashHead,
  CrashRefusal,
  CrashSecret,
} from './room-types.ts';
import { recallBet, takeBet } from './take-bet.ts';
import { breakOff, resumeRoom, wakeRoom, wakeTime } from './wake-room.ts';

/** [C9] One room, one flight for all. */
export const crashRoom: RoomRules<
  CrashHead,
  CrashEntry,
  CrashCommand,
  CrashEvent,
  CrashEffect,
  CrashSecret,
  CrashRefusal
> = {
  first: { phase: 'resting', no: 0, nextAt: null },
  decide(state, command, context) {
    switch (command.type) {
      case 'bet':
        return takeBet(state, command, context.at);
      case 'recall':
        return recallBet(state, command);
      case 'cash_out':
        return cashOut(state, command, context);
      case 'wake':
        return wakeRoom(state, context);
      case 'resume':
        return resumeRoom(state, { ...context, aliveAt: command.aliveAt });
    }
  },
  breakOff,
  wakeAt: wakeTime,
  secretOf: (head) => (head.phase === 'resting' ? null : head.no),
};
