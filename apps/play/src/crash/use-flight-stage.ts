import { BETTING_MS } from '@ikka/crash/rules';
import { createFlightStage, type FlightMark, type FlightScene, type FlightStage } from '@ikka/crash/stage';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { mount, payoutTier } from '@ikka/stage-kit';
import { type RefObject, useEffect, useState } from 'react';
import { useReducedMotion } from '../stage/use-reduced-motion.ts';
import type { CrashRoom } from './crash-room.ts';
import { useCrash, useCrashSnapshot } from './use-crash.ts';

export type FlightStageLoad =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly stage: FlightStage };

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

/**
 * Keeps the stage mounted in the host and at what the room shows. It is mounted anew when the language or the wish for less
 * motion changes, and when the graphics context was lost.
 */
export function useFlightStage(host: RefObject<HTMLElement | null>): FlightStageLoad {
  const { play, clock } = useCrash();
  const { room, lastEnded } = useCrashSnapshot();
  const { i18n } = useTranslation('crash');
  const language = useLanguage();
  const reducedMotion = useReducedMotion();
  const [load, setLoad] = useState<FlightStageLoad>({ kind: 'loading' });
  const stage = load.kind === 'ready' ? load.stage : null;

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const say = i18n.getFixedT(language, 'crash') as unknown as (key: string, values?: object) => string;
    return mount(
      (again) =>
        createFlightStage({
          host: element,
          text: say,
          now: clock.now,
          reducedMotion,
          onContextRestored: again,
        }),
      {
        onReady(built) {
          built.show(sceneOf(play.snapshot().room));
          setLoad({ kind: 'ready', stage: built });
        },
        onGone: () => setLoad({ kind: 'loading' }),
        onFailed(error) {
          console.error(error);
          setLoad({ kind: 'failed' });
        },
      },
    );
  }, [host, play, clock, i18n, language, reducedMotion]);

  useEffect(() => stage?.show(sceneOf(room)), [stage, room]);
  useEffect(() => {
    if (lastEnded === null || lastEnded.fate !== 'paid') return;
    const tier = payoutTier(lastEnded.stake, lastEnded.payout);
    if (tier !== 'none' && tier !== 'quiet') stage?.cheer(tier);
  }, [stage, lastEnded]);
  return load;
}
