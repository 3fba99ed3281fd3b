import type { RoundReplay } from '@ikka/contract';
import { readChoice, readOutcome, tellRound } from '@ikka/crash/rules';
import { createFlightStage, type FlightScene, type FlightStage } from '@ikka/crash/stage';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { mount } from '@ikka/stage-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useGameTexts } from '../arcade/use-game-texts.ts';
import { useInsets } from '../hud/use-insets.ts';
import page from '../PlayPage.module.css';
import { useReducedMotion } from '../stage/use-reduced-motion.ts';
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
  const { stage, isFailed } = useFlight(host, clock.now);
  useInsets(hole, stage);
  const [isRunning, setRunning] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every turn shows the same flight again
  useEffect(() => {
    if (!stage) return;
    setRunning(true);
    return clock.fly(
      (scene) => stage.show(scene),
      () => setRunning(false),
    );
  }, [stage, clock, turn]);
  const run = useCallback(() => setTurn((count) => count + 1), []);
  const { say } = useGameTexts('crash');
  const { t } = useTranslation('play');
  const told = tellRound(choice, outcome);
  return (
    <ReplayFrame
      replay={replay}
      controls={{ position: 0, last: 0, isRunning, run, go: () => {} }}
      told={
        isFailed
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

function useFlight(host: { readonly current: HTMLElement | null }, now: () => number) {
  const { i18n } = useTranslation('crash');
  const language = useLanguage();
  const reducedMotion = useReducedMotion();
  const [stage, setStage] = useState<FlightStage | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const say = i18n.getFixedT(language, 'crash') as unknown as (key: string, values?: object) => string;
    return mount(
      (again) =>
        createFlightStage({
          host: element,
          text: say,
          now,
          reducedMotion,
          onContextRestored: again,
        }),
      {
        onReady: setStage,
        onGone: () => setStage(null),
        onFailed(error) {
          console.error(error);
          setFailed(true);
        },
      },
    );
  }, [host, now, i18n, language, reducedMotion]);
  return { stage, isFailed };
}
