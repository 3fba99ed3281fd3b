import type { RoundReplay } from '@ikka/contract';
import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import type { StageModule } from '@ikka/stage-kit';
import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useInsets } from '../hud/use-insets.ts';
import page from '../PlayPage.module.css';
import { Card } from '../parts/Card.tsx';
import { useStage } from '../stage/use-stage.ts';
import { createReplay } from './create-replay.ts';
import { ReplayFrame } from './ReplayFrame.tsx';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A round of a game that one plays by oneself, step by step where it has steps. */
export function StageReplay({ replay, game }: { replay: RoundReplay; game: StageModule }) {
  const { t } = useTranslation(['play', 'common']);
  const [player] = useState(() => createReplay(replay, wait));
  const snapshot = useSyncExternalStore(player.subscribe, player.snapshot);
  const host = useRef<HTMLDivElement>(null);
  const hole = useRef<HTMLDivElement>(null);
  const load = useStage(host, player, game);
  const stage = load.kind === 'ready' ? load.stage : null;
  useInsets(hole, stage);
  const guide = game.guide.kind === 'arcade' ? game.guide : null;
  useEffect(() => {
    const choice = guide?.readChoice(replay.round.bet);
    if (choice) stage?.choose?.(choice, true);
  }, [stage, guide, replay]);
  const { say } = useGameTexts(game.guide.texts);
  const told = guide?.tell(replay.round.bet, replay.round.outcome);
  return (
    <ReplayFrame
      replay={replay}
      controls={{ ...snapshot, run: player.run, go: player.go }}
      told={
        told
          ? `${say(told.chosen.key, told.chosen.values)} · ${say(told.result.key, told.result.values)}`
          : null
      }
      hole={hole}
    >
      <div ref={host} className={page.stage} />
      {load.kind === 'ready' ? null : (
        <div className={page.cover} role="status">
          {load.kind === 'failed' ? (
            <Card title={t('loading.graphics')} hint={t('loading.graphicsHint')}>
              <Button onClick={() => location.reload()}>{t('common:action.retry')}</Button>
            </Card>
          ) : (
            <Card title={t('loading.title')}>
              <Loader size="sm" />
            </Card>
          )}
        </div>
      )}
    </ReplayFrame>
  );
}
