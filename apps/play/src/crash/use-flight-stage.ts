import { payoutTier } from '@ikka/stage-kit';
import { type RefObject, useEffect } from 'react';
import { sceneOf } from './flight-scene.ts';
import { useCrash, useCrashSnapshot } from './use-crash.ts';
import { type FlightStageLoad, useMountedFlight } from './use-mounted-flight.ts';

/** Keeps the stage mounted in the host and at what the room shows. */
export function useFlightStage(host: RefObject<HTMLElement | null>): FlightStageLoad {
  const { clock } = useCrash();
  const { room, lastEnded, heardLastAt } = useCrashSnapshot();
  const load = useMountedFlight(host, clock.now);
  const stage = load.kind === 'ready' ? load.stage : null;

  useEffect(() => stage?.show(sceneOf(room, heardLastAt)), [stage, room, heardLastAt]);
  useEffect(() => {
    if (lastEnded === null || lastEnded.fate !== 'paid') return;
    const tier = payoutTier(lastEnded.stake, lastEnded.payout);
    if (tier !== 'none' && tier !== 'quiet') stage?.cheer(tier);
  }, [stage, lastEnded]);
  return load;
}
