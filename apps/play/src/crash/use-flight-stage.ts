import { BETTING_MS } from '@ikka/crash/rules';
import type { FlightMark, FlightScene } from '@ikka/crash/stage';
import { payoutTier } from '@ikka/stage-kit';
import { type RefObject, useEffect } from 'react';
import type { CrashRoom } from './crash-room.ts';
import { useCrash, useCrashSnapshot } from './use-crash.ts';
import { type FlightStageLoad, useMountedFlight } from './use-mounted-flight.ts';

/** What the stage shows of a room. */
function sceneOf(room: CrashRoom | null): FlightScene {
  if (room === null) return { phase: 'waiting' };
  const { state, end } = room;
  if (state.phase === 'betting') {
    const closesAt = Date.parse(state.closesAt);
    return { phase: 'betting', no: state.no, opensAt: closesAt - BETTING_MS, closesAt };
  }
  if (state.phase === 'flying') {
    return { phase: 'flying', startedAt: Date.parse(state.startedAt), marks: marksOf(room) };
  }
  if (end === null) return { phase: 'waiting' };
  const { point, isInterrupted } = end;
  const nextAt = state.phase === 'resting' && state.nextAt !== null ? Date.parse(state.nextAt) : null;
  return { phase: 'over', point, isInterrupted, nextAt, marks: marksOf(room) };
}

function marksOf({ rows, mine }: CrashRoom): FlightMark[] {
  const own = new Set(mine.map(({ betId }) => betId));
  const cashOuts = [...rows.filter(({ betId }) => !own.has(betId)), ...mine];
  return cashOuts.flatMap(({ betId, cashOut }) =>
    cashOut === null ? [] : [{ multiplier: cashOut, isOwn: own.has(betId) }],
  );
}

/** Keeps the stage mounted in the host and at what the room shows. */
export function useFlightStage(host: RefObject<HTMLElement | null>): FlightStageLoad {
  const { clock } = useCrash();
  const { room, lastEnded } = useCrashSnapshot();
  const load = useMountedFlight(host, clock.now);
  const stage = load.kind === 'ready' ? load.stage : null;

  useEffect(() => stage?.show(sceneOf(room)), [stage, room]);
  useEffect(() => {
    if (lastEnded === null || lastEnded.fate !== 'paid') return;
    const tier = payoutTier(lastEnded.stake, lastEnded.payout);
    if (tier !== 'none' && tier !== 'quiet') stage?.cheer(tier);
  }, [stage, lastEnded]);
  return load;
}
