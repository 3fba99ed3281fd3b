import { useTranslation } from '@ikka/i18n/react';
import type { GameStage, StageModule } from '@ikka/stage-kit';
import { Button, Loader } from '@mantine/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BetBox } from './arcade/BetBox.tsx';
import { RecentRounds } from './arcade/RecentRounds.tsx';
import { GuideContext } from './arcade/use-guide.ts';
import { Controls } from './hud/Controls.tsx';
import { Figures } from './hud/Figures.tsx';
import { Notices } from './hud/Notices.tsx';
import { RealityCheck } from './hud/RealityCheck.tsx';
import { ResultVoice } from './hud/ResultVoice.tsx';
import { TopBar } from './hud/TopBar.tsx';
import { useInsets } from './hud/use-insets.ts';
import { usePlay, usePlaySnapshot } from './hud/use-play.ts';
import { useHiddenPage, useSignsOfLife } from './hud/use-presence.ts';
import { useSpaceBar } from './hud/use-space-bar.ts';
import classes from './PlayPage.module.css';
import { type PanelName, Panels } from './panels/Panels.tsx';
import { Card } from './parts/Card.tsx';
import { SessionEnded } from './parts/SessionEnded.tsx';
import { type StageLoad, useStage } from './stage/use-stage.ts';

/** The game: the stage behind, the HUD around it, one panel at a time above. */
export function PlayPage({ game }: { game: StageModule }) {
  const play = usePlay();
  const snapshot = usePlaySnapshot();
  const host = useRef<HTMLDivElement>(null);
  const hole = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [isReminded, setReminded] = useState(false);
  const load = useStage(host, play, game);
  const stage = load.kind === 'ready' ? load.stage : null;
  const spin = useCallback(() => {
    if (play.snapshot().autoplay) play.stopAutoplay('player');
    else play.spin();
  }, [play]);
  useInsets(hole, stage);
  useSpaceBar(spin, panel === null && snapshot.phase !== 'ended' && !isReminded);
  useHiddenPage();
  useSignsOfLife();
  useEffect(() => stage?.setQuick(snapshot.isQuick), [stage, snapshot.isQuick]);
  useChoiceOnStage(stage);
  const sound = stage ? { isOn: stage.isSoundOn, setOn: stage.setSound } : null;

  return (
    <main
      className={classes.page}
      data-play
      data-kind={game.guide.kind}
      data-phase={load.kind === 'loading' ? 'loading' : snapshot.phase}
      data-stage-state={snapshot.stageState}
      data-balance={String(snapshot.balance)}
      data-won={String(snapshot.won)}
      data-last-round={snapshot.lastRound?.roundId ?? ''}
      data-last-payout={snapshot.lastRound?.payout ?? ''}
    >
      <div ref={host} className={classes.stage} />
      <TopBar key={stage ? 'staged' : 'bare'} onOpen={setPanel} sound={sound} />
      <div ref={hole} className={classes.hole}>
        <Notices />
      </div>
      {game.guide.kind === 'arcade' ? (
        <GuideContext value={game.guide}>
          <BetBox onAutoplay={() => setPanel('autoplay')} />
          <RecentRounds />
        </GuideContext>
      ) : (
        <>
          <Figures />
          <Controls onAutoplay={() => setPanel('autoplay')} />
        </>
      )}
      <ResultVoice />
      <StageCover load={load} />
      {snapshot.phase === 'ended' ? (
        <div className={classes.cover}>
          <SessionEnded code={snapshot.notice?.code ?? ''} />
        </div>
      ) : null}
      <RealityCheck onOpen={setReminded} />
      <Panels panel={panel} guide={game.guide} onClose={() => setPanel(null)} />
    </main>
  );
}

/** The stage shows what is chosen for the next round, whoever chose it, and holds it while it is fixed. */
function useChoiceOnStage(stage: GameStage | null) {
  const { choice, phase, autoplay } = usePlaySnapshot();
  const isFixed = phase !== 'idle' || autoplay !== null;
  useEffect(() => {
    if (choice) stage?.choose?.(choice, isFixed);
  }, [stage, choice, isFixed]);
}

function StageCover({ load }: { load: StageLoad }) {
  const { t } = useTranslation(['play', 'common']);
  if (load.kind === 'ready') return null;
  if (load.kind === 'failed') {
    return (
      <div className={classes.cover}>
        <Card title={t('loading.graphics')} hint={t('loading.graphicsHint')}>
          <Button onClick={() => location.reload()}>{t('common:action.retry')}</Button>
        </Card>
      </div>
    );
  }
  return (
    <div className={classes.cover} role="status">
      <Card title={t('loading.title')} hint={t('loading.pictures', { percent: Math.round(load.done * 100) })}>
        <Loader size="sm" />
      </Card>
    </div>
  );
}
