import type { RoundReplay } from '@ikka/contract';
import { readChoice, readOutcome, tellRound } from '@ikka/crash/rules';
import type { FlightScene } from '@ikka/crash/stage';
import { useTranslation } from '@ikka/i18n/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useGameTexts } from '../arcade/use-game-texts.ts';
import { useMountedFlight } from '../crash/use-mounted-flight.ts';
import { useInsets } from '../hud/use-insets.ts';
import page from '../PlayPage.module.css';
import { flightPlan } from './flight-plan.ts';
import { ReplayFrame } from './ReplayFrame.tsx';

const LONGEST_MS = 10_000;

/** A bet on a flight: the flight as it was, with the moment in which the bet was cashed out; a long one is shown faster. */
export function FlightReplay({ replay }: { replay: RoundReplay }) {
  const host = useRef<HTMLDivElement>(null);
  const hole = useRef<HTMLDivElement>(null);
  const choice = readChoice(replay.round.bet);
  const outcome = readOutcome(replay.round.outcome);
  if (!choice || !outcome) throw new Error(`round ${replay.round.roundId} is no flight`);
  const { point } = outcome;
  const { cashOut } = choice;
  const [clock] = useState(() => createFlightClock(point, cashOut));
  const load = useMountedFlight(host, clock.now);
  const stage = load.kind === 'ready' ? load.stage : null;
  useInsets(hole, stage);
  const [isRunning, setRunning] = useState(false);
  const stop = useRef(() => {});
  const run = useCallback(() => {
    stop.current();
    if (!stage) return;
    setRunning(true);
    stop.current = clock.fly(
      (scene) => stage.show(scene),
      () => setRunning(false),
    );
  }, [stage, clock]);
  useEffect(() => {
    run();
    return () => stop.current();
  }, [run]);
  const { say } = useGameTexts('crash');
  const { t } = useTranslation('play');
  const told = tellRound(choice, outcome);
  return (
    <ReplayFrame
      replay={replay}
      controls={{ position: 0, last: 0, isRunning, run, go: () => {} }}
      told={
        load.kind === 'failed'
          ? t('loading.graphics')
          : told &&
            `${say(told.chosen.key, told.chosen.values)} · ${say(told.result.key, told.result.values)}`
      }
      hole={hole}
    >
      <div ref={host} className={page.stage} />
    </ReplayFrame>
  );
}

/** The time in which the flight is shown, and its scenes by that time. */
function createFlightClock(point: number, cashOut: number | null) {
  const plan = flightPlan(point, cashOut, LONGEST_MS);
  let begunAt = performance.now();
  const now = () => (performance.now() - begunAt) * plan.speed;
  const marks = cashOut === null ? [] : [{ multiplier: cashOut, isOwn: true }];
  return {
    now,
    /** Shows the whole flight; what is answered ends it before its time. */
    fly(show: (scene: FlightScene) => void, onEnd: () => void): () => void {
      begunAt = performance.now();
      show({ phase: 'flying', startedAt: 0, marks: [] });
      const timers = [
        setTimeout(() => {
          show({ phase: 'over', point, isInterrupted: false, marks, nextAt: null });
          onEnd();
        }, plan.endsAt),
      ];
      if (plan.cashedOutAt !== null) {
        timers.push(setTimeout(() => show({ phase: 'flying', startedAt: 0, marks }), plan.cashedOutAt));
      }
      return () => {
        for (const timer of timers) clearTimeout(timer);
      };
    },
  };
}
