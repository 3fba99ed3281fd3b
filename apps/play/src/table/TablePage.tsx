import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { ActionIcon, Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconGridDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Notices } from '../hud/Notices.tsx';
import { RealityCheck } from '../hud/RealityCheck.tsx';
import { TopBar } from '../hud/TopBar.tsx';
import { RoomPlayContext } from '../hud/use-play.ts';
import { useHiddenPage, useSignsOfLife } from '../hud/use-presence.ts';
import page from '../PlayPage.module.css';
import { Card } from '../parts/Card.tsx';
import { SessionEnded } from '../parts/SessionEnded.tsx';
import { TalkButton } from './chat/TalkButton.tsx';
import { TalkBeside, TalkDrawer } from './chat/TalkPlaces.tsx';
import { TalkContext } from './chat/use-table-talk.ts';
import { Felt } from './Felt.tsx';
import { Hands } from './Hands.tsx';
import { Road, Roads } from './Roads.tsx';
import classes from './TablePage.module.css';
import { type TablePanel, TablePanels } from './TablePanels.tsx';
import { TableVoice } from './TableVoice.tsx';
import { Tray } from './Tray.tsx';
import { type Table, TableContext, useTableSnapshot } from './use-table.ts';
import { useTableSound } from './use-table-sound.ts';

/** The page of a table: hands and clock, the felt, chips, and the roads beside them. */
export function TablePage({ table }: { table: Table }) {
  return (
    <TableContext value={table}>
      <TalkContext value={table}>
        <RoomPlayContext value={table.play}>
          <TablePlaces />
        </RoomPlayContext>
      </TalkContext>
    </TableContext>
  );
}

/** As the page's styles have it: the roads and the talk stand beside the table. */
const wide = '(min-width: 64.01em)';
const noReminder = () => undefined;

function TablePlaces() {
  const { t } = useTranslation('baccarat');
  const { table, phase, notice, balance } = useTableSnapshot();
  const [panel, setPanel] = useState<TablePanel | null>(null);
  const [isTalking, setTalking] = useState(false);
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false }) ?? false;
  const made = useTableSound();
  useHiddenPage();
  useSignsOfLife();
  const sound = made ? { isOn: made.isOn, setOn: made.setOn } : null;
  const isKnown = table !== null;
  return (
    <main
      className={`${page.page} ${classes.page}`}
      data-play
      data-kind="table"
      data-phase={isKnown ? phase : 'loading'}
      data-room={table?.phase ?? ''}
      data-coup={table?.coup ?? ''}
      data-balance={String(balance)}
    >
      <TopBar
        key={sound ? 'sounding' : 'bare'}
        onOpen={(name) => setPanel(name === 'autoplay' ? null : name)}
        sound={sound}
      />
      <div className={classes.dealer}>
        <div className={classes.notices}>
          <Notices />
        </div>
        <Hands />
      </div>
      <div className={classes.strip}>
        <Road road="big" marks={table?.marks ?? []} columns={22} />
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('roads.open')}
          title={t('roads.open')}
          onClick={() => setPanel('roads')}
        >
          <IconGridDots size={20} />
        </ActionIcon>
        {isWide ? null : <TalkButton onOpen={() => setTalking(true)} />}
      </div>
      <Felt />
      <Tray />
      <aside className={classes.side} aria-label={t('roads.title')}>
        <Roads />
        {isWide ? <TalkBeside /> : null}
      </aside>
      <TableVoice />
      {isKnown || phase === 'ended' ? null : <Opening />}
      {phase === 'ended' ? (
        <div className={page.cover}>
          <SessionEnded code={notice?.code ?? ''} />
        </div>
      ) : null}
      <RealityCheck onOpen={noReminder} />
      {panel === 'roads' ? (
        <ModalShell opened onClose={() => setPanel(null)} size={640} title={t('roads.title')}>
          <Roads />
        </ModalShell>
      ) : null}
      {isTalking && !isWide ? <TalkDrawer onClose={() => setTalking(false)} /> : null}
      <TablePanels panel={panel} onClose={() => setPanel(null)} />
    </main>
  );
}

function Opening() {
  const { t } = useTranslation('play');
  return (
    <div className={page.cover} role="status">
      <Card title={t('loading.title')}>
        <Loader size="sm" />
      </Card>
    </div>
  );
}
