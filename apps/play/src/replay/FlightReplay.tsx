import type { RoundReplay } from '@ikka/contract';
import { readChoice, readOutcome, tellRound } from '@ikka/crash/rules';
import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMountedFlight } from '../crash/use-mounted-flight.ts';
import { useInsets } from '../hud/use-insets.ts';
import page from '../PlayPage.module.css';
import { createFlightClock } from './flight-clock.ts';
import { ReplayFrame } from './ReplayFrame.tsx';

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
