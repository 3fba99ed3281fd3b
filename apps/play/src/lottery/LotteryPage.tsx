import { useTranslation } from '@ikka/i18n/react';
import { Loader, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { Notices } from '../hud/Notices.tsx';
import { RealityCheck } from '../hud/RealityCheck.tsx';
import { TopBar } from '../hud/TopBar.tsx';
import { RoomPlayContext, usePlaySnapshot } from '../hud/use-play.ts';
import { useHiddenPage, useSignsOfLife } from '../hud/use-presence.ts';
import page from '../PlayPage.module.css';
import { Card } from '../parts/Card.tsx';
import { SessionEnded } from '../parts/SessionEnded.tsx';
import { BetMaker } from './BetMaker.tsx';
import { DrawPanel } from './DrawPanel.tsx';
import { GameStrip } from './GameStrip.tsx';
import { GuidePanel } from './GuidePanel.tsx';
import classes from './lottery.module.css';
import { MySlips } from './MySlips.tsx';
import { Results } from './Results.tsx';
import sideClasses from './side.module.css';
import { type Desk, DeskContext, rulesOf, useDeskGames, useSheet } from './use-desk.ts';

type Side = 'mine' | 'results';

/** The desk: the lotteries, the draw that is on, the bet that is being made, and what became of earlier ones. */
export function LotteryPage({ desk }: { desk: Desk }) {
  return (
    <DeskContext value={desk}>
      <RoomPlayContext value={desk.play}>
        <LotteryDesk />
      </RoomPlayContext>
    </DeskContext>
  );
}

const noReminder = () => undefined;

function LotteryDesk() {
  const { t } = useTranslation(['lotteryDesk', 'play']);
  const { server, phase, notice, balance } = usePlaySnapshot();
  const [chosen, setChosen] = useState(server.game.gameId);
  const [side, setSide] = useState<Side>('mine');
  const [hasGuide, setGuide] = useState(false);
  const games = useDeskGames();
  const game = games.data?.find(({ code }) => code === chosen);
  const sheet = useSheet(chosen, game?.last?.number);
  useHiddenPage();
  useSignsOfLife();
  const rules = rulesOf(chosen);
  return (
    <main
      className={`${page.page} ${classes.page}`}
      data-play
      data-kind="lottery"
      data-phase={game === undefined || sheet.data === undefined ? 'loading' : phase}
      data-balance={String(balance)}
    >
      <TopBar
        onOpen={(name) =>
          name === 'paytable' ? setGuide(true) : setSide(name === 'history' ? 'mine' : 'results')
        }
      />
      <div className={classes.desk}>
        <div className={classes.notices}>
          <Notices />
        </div>
        <GameStrip games={games.data ?? []} chosen={chosen} onChoose={setChosen} />
        {game === undefined ? null : <DrawPanel game={game} shape={rules.shape} />}
        <div className={classes.columns}>
          {game === undefined || sheet.data === undefined ? (
            <Loader />
          ) : (
            <BetMaker key={chosen} game={game} rules={rules} sheet={sheet.data} />
          )}
          <aside className={sideClasses.side}>
            <p className={sideClasses.balance}>
              {t('play:hud.balance')} <Amount value={balance} />
            </p>
            <SegmentedControl
              fullWidth
              value={side}
              onChange={(next) => setSide(next as Side)}
              data={[
                { value: 'mine', label: t('mine') },
                { value: 'results', label: t('results') },
              ]}
            />
            {side === 'mine' ? (
              <MySlips games={games.data ?? []} />
            ) : (
              <Results game={rules} results={sheet.data?.results ?? []} />
            )}
          </aside>
        </div>
      </div>
      {phase === 'ended' ? (
        <div className={page.cover}>
          <SessionEnded code={notice?.code ?? ''} />
        </div>
      ) : games.data === undefined ? (
        <div className={page.cover} role="status">
          <Card title={t('play:loading.title')}>
            <Loader size="sm" />
          </Card>
        </div>
      ) : null}
      {hasGuide && sheet.data !== undefined ? (
        <GuidePanel game={rules} sheet={sheet.data} onClose={() => setGuide(false)} />
      ) : null}
      <RealityCheck onOpen={noReminder} />
    </main>
  );
}
