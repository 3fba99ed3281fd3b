import { useTranslation } from '@ikka/i18n/react';
import { type OddsFormat, oddsFormats } from '@ikka/sports/rules';
import { ChoiceBar, DrawerShell, EmptyState } from '@ikka/ui';
import { SegmentedControl, Select, TextInput } from '@mantine/core';
import { useDebouncedValue, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconReceipt2, IconSearch, IconStar } from '@tabler/icons-react';
import { useCallback, useReducer, useState } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { Notices } from '../hud/Notices.tsx';
import { RealityCheck } from '../hud/RealityCheck.tsx';
import { RoomPlayContext, usePlaySnapshot } from '../hud/use-play.ts';
import { useHiddenPage, useSignsOfLife } from '../hud/use-presence.ts';
import page from '../PlayPage.module.css';
import { SessionEnded } from '../parts/SessionEnded.tsx';
import type { StartEdit } from './EditButton.tsx';
import { Leagues } from './Leagues.tsx';
import { MatchList } from './MatchList.tsx';
import { MatchPage } from './MatchPage.tsx';
import { MyBets } from './MyBets.tsx';
import { SlipPanel } from './SlipPanel.tsx';
import { changed, emptySlip, type FreshPick } from './slip.ts';
import classes from './sports.module.css';
import { type Book, BookContext, type ListWish, OddsFormatContext, useMenu } from './use-book.ts';
import { FavouritesContext, useFavourites, useKeptFavourites } from './use-favourites.ts';

/** The book of sports: what is on, a match with its markets, the slip, and one's bets. `first`: the match to open with. */
export function SportsPage({ book, first }: { book: Book; first: string | null }) {
  const [format, setFormat] = useLocalStorage<OddsFormat>({
    key: 'ikka.sports.odds',
    defaultValue: 'decimal',
  });
  const favourites = useKeptFavourites();
  return (
    <BookContext value={book}>
      <RoomPlayContext value={book.play}>
        <OddsFormatContext value={oddsFormats.includes(format) ? format : 'decimal'}>
          <FavouritesContext value={favourites}>
            <Sportsbook first={first} onFormat={setFormat} format={format} />
          </FavouritesContext>
        </OddsFormatContext>
      </RoomPlayContext>
    </BookContext>
  );
}

const noReminder = () => undefined;
const views = ['live', 'soon', 'today', 'all'] as const;
const searchMs = 250;

function Sportsbook({
  first,
  format,
  onFormat,
}: {
  first: string | null;
  format: OddsFormat;
  onFormat: (format: OddsFormat) => void;
}) {
  const { t } = useTranslation(['sportsbook', 'play']);
  const { phase, notice, balance, server } = usePlaySnapshot();
  const [slip, change] = useReducer(changed, emptySlip);
  const [wish, setWish] = useState<ListWish>({ when: 'today' });
  const [isMarked, setMarked] = useState(false);
  const favourites = useFavourites();
  const [fixture, setFixture] = useState<string | null>(first);
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), searchMs);
  const [side, setSide] = useState<'slip' | 'bets'>('slip');
  const [drawer, setDrawer] = useState<'side' | 'leagues' | null>(null);
  const isNarrow = useMediaQuery('(max-width: 64em)') ?? false;
  const menu = useMenu();
  useHiddenPage();
  useSignsOfLife();

  const look = (next: ListWish) => {
    setMarked(false);
    setWish(next);
    setFixture(null);
    setTyped('');
    setDrawer(null);
  };
  const pick = useCallback((chosen: FreshPick) => {
    change({ type: 'toggle', pick: chosen });
    setSide('slip');
  }, []);
  const edit: StartEdit = (bet, odds) => {
    change({ type: 'edit', bet, odds });
    setSide('slip');
  };
  const marked: ListWish = { when: 'all', ids: favourites.ids.join(',') };
  const wished: ListWish = search === '' ? (isMarked ? marked : wish) : { when: 'all', search };
  const sports = menu.data?.sports ?? [];
  const leagues = <Leagues menu={sports} wish={wish} onWish={look} />;
  const panel = (
    <>
      <p className={classes.balance}>
        {t('play:hud.balance')} <Amount value={balance} />
      </p>
      <SegmentedControl
        fullWidth
        value={side}
        onChange={(next) => setSide(next as 'slip' | 'bets')}
        data={[
          { value: 'slip', label: t('slipTab', { count: slip.picks.length }) },
          { value: 'bets', label: t('myBets') },
        ]}
      />
      {side === 'slip' ? <SlipPanel slip={slip} change={change} /> : <MyBets onEdit={edit} />}
    </>
  );

  return (
    <main
      className={`${page.page} ${classes.page}`}
      data-play
      data-kind="sports"
      data-phase={menu.data === undefined ? 'loading' : phase}
      data-balance={String(balance)}
    >
      <header className={classes.top}>
        <div className={classes.views} role="tablist" aria-label={t('views')}>
          {views.map((when) => (
            <button
              key={when}
              type="button"
              role="tab"
              aria-selected={fixture === null && !isMarked && wish.when === when && wish.league === undefined}
              onClick={() => look({ when, sport: wish.sport })}
            >
              {t(`when.${when}`)}
            </button>
          ))}
          <button
            type="button"
            role="tab"
            aria-selected={fixture === null && isMarked}
            onClick={() => {
              look({ when: 'all' });
              setMarked(true);
            }}
          >
            {t('favourites')}
          </button>
          {isNarrow ? (
            <button type="button" role="tab" aria-selected={false} onClick={() => setDrawer('leagues')}>
              {t('leagues')}
            </button>
          ) : null}
        </div>
        <div className={classes.tools}>
          {server.isTrial ? <span className={classes.trial}>{t('play:trial.badge')}</span> : null}
          <TextInput
            className={classes.search}
            size="sm"
            type="search"
            leftSection={<IconSearch size={16} />}
            placeholder={t('search')}
            aria-label={t('search')}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setFixture(null);
            }}
          />
          <Select
            className={classes.format}
            size="sm"
            aria-label={t('format')}
            allowDeselect={false}
            value={format}
            onChange={(next) => onFormat(next as OddsFormat)}
            data={oddsFormats.map((value) => ({ value, label: t(`formats.${value}`) }))}
          />
        </div>
      </header>
      <div className={classes.book}>
        {isNarrow ? null : <aside className={classes.side}>{leagues}</aside>}
        <div className={classes.middle}>
          <div className={classes.notices}>
            <Notices />
          </div>
          {fixture === null && !isMarked && search === '' && sports.length > 1 ? (
            <div className={classes.sports}>
              <ChoiceBar
                label={t('sports')}
                chosen={wish.sport ?? 'any'}
                choices={[
                  { value: 'any' as const, text: t('board.any') },
                  ...sports.map(({ sport }) => ({ value: sport, text: t(`sport.${sport}`) })),
                ]}
                onChoose={(sport) => look({ when: wish.when, sport: sport === 'any' ? undefined : sport })}
              />
            </div>
          ) : null}
          {fixture === null && isMarked && favourites.ids.length === 0 && search === '' ? (
            <EmptyState
              icon={<IconStar size={30} stroke={1.5} />}
              title={t('noFavourites')}
              hint={t('noFavouritesHint')}
            />
          ) : fixture === null ? (
            <MatchList
              wish={wished}
              slip={slip}
              onPick={pick}
              onOpen={setFixture}
              onAll={() => look({ when: 'all' })}
            />
          ) : (
            <MatchPage
              key={fixture}
              fixture={fixture}
              slip={slip}
              onPick={pick}
              onBack={() => setFixture(null)}
            />
          )}
        </div>
        {isNarrow ? null : <aside className={classes.panel}>{panel}</aside>}
      </div>
      {isNarrow ? (
        <button
          type="button"
          className={classes.slipBar}
          data-testid="open-slip"
          onClick={() => setDrawer('side')}
        >
          <IconReceipt2 size={20} />
          {slip.picks.length === 0 ? t('myBets') : t('slipTab', { count: slip.picks.length })}
          <Amount value={balance} />
        </button>
      ) : null}
      <DrawerShell
        opened={isNarrow && drawer !== null}
        onClose={() => setDrawer(null)}
        position="bottom"
        size="85%"
        title={t(drawer === 'leagues' ? 'leagues' : 'slip')}
      >
        <div className={classes.drawer}>{drawer === 'leagues' ? leagues : panel}</div>
      </DrawerShell>
      {phase === 'ended' ? (
        <div className={page.cover}>
          <SessionEnded code={notice?.code ?? ''} />
        </div>
      ) : null}
      <RealityCheck onOpen={noReminder} />
    </main>
  );
}
