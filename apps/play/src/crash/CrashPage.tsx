import { useTranslation } from '@ikka/i18n/react';
import { Button, Loader } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { Notices } from '../hud/Notices.tsx';
import { RealityCheck } from '../hud/RealityCheck.tsx';
import { TopBar } from '../hud/TopBar.tsx';
import { RoomPlayContext } from '../hud/use-play.ts';
import { useHiddenPage, useSignsOfLife } from '../hud/use-presence.ts';
import { useSpaceBar } from '../hud/use-space-bar.ts';
import page from '../PlayPage.module.css';
import { Card } from '../parts/Card.tsx';
import { SessionEnded } from '../parts/SessionEnded.tsx';
import { BoardList } from './BoardList.tsx';
import { CrashBox } from './CrashBox.tsx';
import classes from './CrashPage.module.css';
import { type CrashPanel, CrashPanels } from './CrashPanels.tsx';
import { CrashVoice } from './CrashVoice.tsx';
import { FlightNotices } from './FlightNotices.tsx';
import { Flights } from './Flights.tsx';
import { CrashContext, type CrashTable, useCrash, useCrashSnapshot } from './use-crash.ts';
import { useFlightStage } from './use-flight-stage.ts';
import type { FlightStageLoad } from './use-mounted-flight.ts';

/** The page of crash: the flight behind, past flights above it, the bet box and everybody's bets beside it. */
export function CrashPage({ table }: { table: CrashTable }) {
  return (
    <CrashContext value={table}>
      <RoomPlayContext value={table.play}>
        <CrashTablePage />
      </RoomPlayContext>
    </CrashContext>
  );
}

function CrashTablePage() {
  const { play } = useCrash();
  const snapshot = useCrashSnapshot();
  const { room, phase, notice } = snapshot;
  const host = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<CrashPanel | null>(null);
  const [isReminded, setReminded] = useState(false);
  const load = useFlightStage(host);
  const stage = load.kind === 'ready' ? load.stage : null;
  const press = useCallback(() => play.press(), [play]);
  useSpaceBar(press, panel === null && phase !== 'ended' && !isReminded);
  useHiddenPage();
  useSignsOfLife();
  const sound = stage ? { isOn: stage.isSoundOn, setOn: stage.setSound } : null;

  return (
    <main
      className={`${page.page} ${classes.page}`}
      data-play
      data-kind="crash"
      data-phase={load.kind === 'loading' || room === null ? 'loading' : phase}
      data-room={room?.state.phase ?? ''}
      data-round={room?.state.no ?? ''}
      data-balance={String(snapshot.balance)}
    >
      <div ref={host} className={classes.stage} />
      <TopBar key={stage ? 'staged' : 'bare'} onOpen={(name) => setPanel({ name })} sound={sound} />
      <Flights onOpen={(no) => setPanel({ name: 'proof', no })} />
      <div className={page.hole}>
        <div className={classes.notices}>
          <Notices />
          <FlightNotices />
        </div>
      </div>
      <div className={classes.lower}>
        <CrashBox onAutoplay={() => setPanel({ name: 'autoplay' })} />
        <BoardList />
      </div>
      <CrashVoice />
      <StageCover load={load} isKnown={room !== null} />
      {phase === 'ended' ? (
        <div className={page.cover}>
          <SessionEnded code={notice?.code ?? ''} />
        </div>
      ) : null}
      <RealityCheck onOpen={setReminded} />
      <CrashPanels panel={panel} onOpen={setPanel} onClose={() => setPanel(null)} />
    </main>
  );
}

function StageCover({ load, isKnown }: { load: FlightStageLoad; isKnown: boolean }) {
  const { t } = useTranslation(['play', 'common']);
  if (load.kind === 'failed') {
    return (
      <div className={page.cover}>
        <Card title={t('loading.graphics')} hint={t('loading.graphicsHint')}>
          <Button onClick={() => location.reload()}>{t('common:action.retry')}</Button>
        </Card>
      </div>
    );
  }
  if (load.kind === 'ready' && isKnown) return null;
  return (
    <div className={page.cover} role="status">
      <Card title={t('loading.title')}>
        <Loader size="sm" />
      </Card>
    </div>
  );
}
