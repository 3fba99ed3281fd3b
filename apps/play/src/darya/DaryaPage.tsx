import { useTranslation } from '@ikka/i18n/react';
import { Button, Loader } from '@mantine/core';
import { useRef, useState } from 'react';
import { Notices } from '../hud/Notices.tsx';
import { RealityCheck } from '../hud/RealityCheck.tsx';
import { TopBar } from '../hud/TopBar.tsx';
import { useInsets } from '../hud/use-insets.ts';
import { RoomPlayContext } from '../hud/use-play.ts';
import { useHiddenPage, useSignsOfLife } from '../hud/use-presence.ts';
import page from '../PlayPage.module.css';
import type { PanelName } from '../panels/Panels.tsx';
import { Card } from '../parts/Card.tsx';
import { SessionEnded } from '../parts/SessionEnded.tsx';
import { CannonBar } from './CannonBar.tsx';
import classes from './DaryaPage.module.css';
import { DaryaPanels } from './DaryaPanels.tsx';
import { HallLobby } from './HallLobby.tsx';
import { PotBadge } from './PotBadge.tsx';
import { type Darya, DaryaContext, useDaryaSnapshot } from './use-darya.ts';
import { useDaryaStage } from './use-darya-stage.ts';

/** The page of a fish hall: its rooms to choose from, then the water with one's cannon. */
export function DaryaPage({ darya }: { darya: Darya }) {
  return (
    <DaryaContext value={darya}>
      <RoomPlayContext value={darya.play}>
        <Hall />
      </RoomPlayContext>
    </DaryaContext>
  );
}

function Hall() {
  const { t } = useTranslation(['darya', 'play', 'common']);
  const snapshot = useDaryaSnapshot();
  const { room, phase, notice, balance, haul } = snapshot;
  const host = useRef<HTMLDivElement>(null);
  const hole = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName | null>(null);
  const [isReminded, setReminded] = useState(false);
  const load = useDaryaStage(host, panel !== null || isReminded);
  const stage = load.kind === 'ready' ? load.stage : null;
  useInsets(hole, stage);
  useHiddenPage();
  useSignsOfLife();
  const sound = stage ? { isOn: stage.isSoundOn, setOn: stage.setSound } : null;

  return (
    <main
      className={`${page.page} ${classes.page}`}
      data-play
      data-kind="darya"
      data-phase={load.kind === 'loading' ? 'loading' : phase}
      data-room={room?.roomId ?? ''}
      data-scene={room?.scene?.no ?? ''}
      data-balance={String(balance)}
      data-shots={haul.shots}
      data-caught={haul.caught}
    >
      <div ref={host} className={page.stage} />
      <TopBar key={stage ? 'staged' : 'bare'} onOpen={setPanel} sound={sound} />
      <div ref={hole} className={`${page.hole} ${classes.hole}`}>
        {room === null ? null : <PotBadge />}
        <Notices />
      </div>
      {room === null ? <HallLobby /> : <CannonBar />}
      {load.kind === 'failed' ? (
        <div className={page.cover}>
          <Card title={t('play:loading.graphics')} hint={t('play:loading.graphicsHint')}>
            <Button onClick={() => location.reload()}>{t('common:action.retry')}</Button>
          </Card>
        </div>
      ) : null}
      {load.kind === 'loading' ? (
        <div className={page.cover} role="status">
          <Card title={t('play:loading.title')}>
            <Loader size="sm" />
          </Card>
        </div>
      ) : null}
      {phase === 'ended' ? (
        <div className={page.cover}>
          <SessionEnded code={notice?.code ?? ''} />
        </div>
      ) : null}
      <RealityCheck onOpen={setReminded} />
      <DaryaPanels panel={panel} onClose={() => setPanel(null)} />
    </main>
  );
}
