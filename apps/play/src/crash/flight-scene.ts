import { BETTING_MS } from '@ikka/crash/rules';
import type { FlightMark, FlightScene } from '@ikka/crash/stage';
import type { CrashRoom } from './crash-room.ts';

/** What the stage shows of a room; of one that is not heard how it stood when it was (`heardLastAt`). */
export function sceneOf(room: CrashRoom | null, heardLastAt: number | null): FlightScene {
  if (room === null) return { phase: 'waiting' };
  const { state, end } = room;
  if (heardLastAt !== null) {
    const isFlying = state.phase === 'flying';
    const flownMs = isFlying ? Math.max(0, heardLastAt - Date.parse(state.startedAt)) : null;
    if (isFlying || end === null) return { phase: 'lost', flownMs, marks: isFlying ? marksOf(room) : [] };
  }
  if (state.phase === 'betting') {
    const closesAt = Date.parse(state.closesAt);
    return { phase: 'betting', no: state.no, opensAt: closesAt - BETTING_MS, closesAt };
  }
  if (state.phase === 'flying') {
    return { phase: 'flying', startedAt: Date.parse(state.startedAt), marks: marksOf(room) };
  }
  if (end === null) return { phase: 'waiting' };
  const { point, isInterrupted } = end;
  // A round that is not heard of may have begun long since.
  const next = state.phase === 'resting' && heardLastAt === null ? state.nextAt : null;
  const nextAt = next === null ? null : Date.parse(next);
  return { phase: 'over', point, isInterrupted, nextAt, marks: marksOf(room) };
}

function marksOf({ rows, mine }: CrashRoom): FlightMark[] {
  const own = new Set(mine.map(({ betId }) => betId));
  const cashOuts = [...rows.filter(({ betId }) => !own.has(betId)), ...mine];
  return cashOuts.flatMap(({ betId, cashOut }) =>
    cashOut === null ? [] : [{ multiplier: cashOut, isOwn: own.has(betId) }],
  );
}
