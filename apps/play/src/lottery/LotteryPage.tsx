import { useTranslation } from '@ikka/i18n/react';
import { DrawerShell, EmptyState } from '@ikka/ui';
import { Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { Notices } from '../hud/Notices.tsx';
import { RealityCheck } from '../hud/RealityCheck.tsx';
import { TopBar } from '../hud/TopBar.tsx';
import { RoomPlayContext, usePlaySnapshot } from '../hud/use-play.ts';
import { useHiddenPage, useSignsOfLife } from '../hud/use-presence.ts';
import page from '../PlayPage.module.css';
import { Card } from '../parts/Card.tsx';
import { SessionEnded } from '../parts/SessionEnded.tsx';
import { useReducedMotion } from '../stage/use-reduced-motion.ts';
import { ActionBar } from './ActionBar.tsx';
import { askedBet } from './asked-bet.ts';
import { MyChases } from './chase/MyChases.tsx';
import { DrawPanel } from './DrawPanel.tsx';
import { GameStrip } from './GameStrip.tsx';
import { GuidePanel } from './GuidePanel.tsx';
import { KeysPanel } from './KeysPanel.tsx';
import classes from './lottery.module.css';
import { MySlips } from './MySlips.tsx';
import { Pads } from './Pads.tsx';
import { PlayPicker } from './PlayPicker.tsx';
import { PrizeGroup } from './PrizeGroup.tsx';
import { Results } from './Results.tsx';
import { SlipBox } from './SlipBox.tsx';
import { useBetMaker } from './use-bet-maker.ts';
import {
  type Desk,
  DeskContext,
  type DeskGame,
  rulesOf,
  type Sheet,
  useDeskGames,
  useHasCome,
  useHot,
  useSheet,
  useSlips,
} from './use-desk.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useDraw } from './use-draw.ts';
import { useMemory } from './use-memory.ts';

type Side = 'mine' | 'results' | 'trends';
const sides = [
  ['mine', 'mine'],
  ['results', 'results'],
  ['trends', 'trendsTab'],
] as const;

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
  const [asked] = useState(() => askedBet(location.search, server.game.gameId));
  const [chosen, setChosen] = useState(asked.game);
  const [side, setSide] = useState<Side>('mine');
  const [hasGuide, setGuide] = useState(false);
  const games = useDeskGames(chosen);
  const game = games.data?.find(({ code }) => code === chosen);
  const [groups, setGroups] = useState<Readonly<Record<string, number>>>({});
  const sheet = useSheet(chosen, game?.last?.number, groups[chosen] ?? null).data;
  useHiddenPage();
  useSignsOfLife();
  const rules = rulesOf(chosen);
  const isReady = game !== undefined && sheet !== undefined;
  // Where an operator has opened none of its bets there is nothing to make, but results all the same.
  const hasPlays = sheet !== undefined && sheet.plays.length > 0;
  return (
    <main
      className={`${page.page} ${classes.page}`}
      data-play
      data-kind="lottery"
      data-phase={isReady ? phase : 'loading'}
      data-balance={String(balance)}
    >
      <TopBar
        onOpen={(name) =>
          name === 'paytable' ? setGuide(true) : setSide(name === 'history' ? 'mine' : 'results')
        }
      />
      <div className={classes.strips}>
        <div className={classes.notices}>
          <Notices />
        </div>
        <GameStrip games={games.data ?? []} chosen={chosen} onChoose={setChosen} />
      </div>
      {isReady && !hasPlays ? (
        <div className={classes.desk}>
          <EmptyState title={t('noPlays')} hint={t('noPlaysHint')} />
          <div className={classes.box}>
            <Results game={rules} results={sheet.results} part="results" />
          </div>
        </div>
      ) : isReady ? (
        <OpenDesk
          key={chosen}
          game={game}
          games={games.data ?? []}
          sheet={sheet}
          firstPlay={asked.game === chosen ? asked.play : null}
          side={side}
          onSide={setSide}
          onGroup={(group) => setGroups({ ...groups, [chosen]: group })}
        />
      ) : phase === 'ended' ? null : (
        <div className={classes.loading}>
          <Loader />
        </div>
      )}
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
      {hasGuide && sheet !== undefined ? (
        <GuidePanel game={rules} sheet={sheet} onClose={() => setGuide(false)} />
      ) : null}
      <RealityCheck onOpen={noReminder} />
    </main>
  );
}

/** One lottery: its draw, the pads, the slip, and at the bottom the bar that stays. */
function OpenDesk({
  game,
  games,
  sheet,
  firstPlay,
  side,
  onSide,
  onGroup,
}: {
  game: DeskGame;
  games: readonly DeskGame[];
  sheet: Sheet;
  firstPlay: string | null;
  side: Side;
  onSide: (side: Side) => void;
  onGroup: (group: number) => void;
}) {
  const { t } = useTranslation('lotteryDesk');
  const { server } = usePlaySnapshot();
  const rules = rulesOf(game.code);
  const memory = useMemory(server.account);
  const isClosed = useHasCome(game.issue?.closesAt);
  // Until the draw before it, the next issue is shown already, but no bets are taken on it yet.
  const isOpened = useHasCome(game.issue?.opensAt);
  const hot = useHot(game.code, game.issue?.number);
  const maker = useBetMaker({
    game,
    rules,
    sheet,
    firstPlay,
    memory,
    isLate: isClosed,
    isAhead: !isOpened,
    hot,
  });
  const { view, finish } = useDraw(game, {
    isHouse: rules.draw === 'house',
    isClosed,
    isStill: useReducedMotion(),
  });
  const held = view.kind === 'rest' ? null : { game: game.code, issue: view.issue };
  const newest = useSlips(1, held);
  const [isSlipOpen, setSlipOpen] = useState(false);
  const [hasKeysList, setKeysList] = useState(false);
  // Below, the slip lies in a drawer that the bar opens.
  const isWide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false }) ?? true;
  const pad = useDeskKeys(maker, { isOn: memory[0].hasKeys, onHelp: () => setKeysList(true) });
  const slip = <SlipBox maker={maker} memory={memory} />;
  return (
    <>
      <div className={classes.desk}>
        <DrawPanel
          game={game}
          rules={rules}
          view={view}
          slips={newest.list.filter((one) => one.game === game.code)}
          earlier={sheet.results.filter(({ number }) => number !== game.last?.number)}
          onShown={finish}
        />
        <div className={classes.columns}>
          <div className={classes.maker} ref={pad}>
            <PlayPicker
              plays={maker.plays}
              odds={maker.odds}
              chosen={maker.play}
              onChoose={maker.choosePlay}
            />
            {sheet.group === null ? null : <PrizeGroup group={sheet.group} onChoose={onGroup} />}
            <Pads key={maker.play.code} maker={maker} />
          </div>
          <aside className={classes.side}>
            {isWide ? <div className={classes.box}>{slip}</div> : null}
            <div className={classes.box}>
              <div className={classes.sides} role="tablist" aria-label={t('mine')}>
                {sides.map(([of, text]) => (
                  <button
                    key={of}
                    type="button"
                    role="tab"
                    aria-selected={of === side}
                    onClick={() => onSide(of)}
                  >
                    {t(text)}
                  </button>
                ))}
              </div>
              {side === 'mine' ? (
                <>
                  <MyChases games={games} />
                  <MySlips games={games} held={held} />
                </>
              ) : (
                <Results game={rules} results={sheet.results} part={side} />
              )}
            </div>
          </aside>
        </div>
      </div>
      <ActionBar maker={maker} onShowSlip={() => setSlipOpen(true)} onShowKeys={() => setKeysList(true)} />
      <DrawerShell
        opened={isSlipOpen && !isWide}
        onClose={() => setSlipOpen(false)}
        position="bottom"
        size="auto"
        title={t('slip')}
      >
        {slip}
      </DrawerShell>
      {hasKeysList ? <KeysPanel memory={memory} onClose={() => setKeysList(false)} /> : null}
    </>
  );
}
