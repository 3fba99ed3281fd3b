import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton, Pager } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { useSession } from '../../app/session.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { CategoryHead } from './CategoryHead.tsx';
import classes from './CategoryPage.module.css';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterPills } from './FilterPills.tsx';
import { CardsSkeleton, GameGrid } from './GameGrid.tsx';
import { KindTabs } from './KindTabs.tsx';
import { gamesWish, isNarrowed } from './lobby-filters.ts';
import type { LobbyPage } from './lobby-pages.ts';
import type { LobbySearch } from './lobby-search.ts';
import { NoGames } from './NoGames.tsx';
import { SearchField } from './SearchField.tsx';
import { gridQuery } from './use-games.ts';
import { useLobbyAddress } from './use-lobby-address.ts';
import { VendorTabs } from './VendorTabs.tsx';

const CardRooms = lazyPart(async () => (await import('../rooms/CardRooms.tsx')).CardRooms);
const SportsBoard = lazyPart(async () => (await import('../sports/SportsBoard.tsx')).SportsBoard);
const LotteryLobby = lazyPart(async () => (await import('../lottery/LotteryLobby.tsx')).LotteryLobby);
const LiveTables = lazy(async () => ({ default: (await import('../tables/LiveTables.tsx')).LiveTables }));

/** A category of games: its sign, its vendors and kinds, what it can be searched by, and the games page by page. */
export function CategoryPage() {
  const { page, search } = useLobbyAddress();
  // A new page begins anew: its search field holds nothing of the one before.
  return page ? <Category key={page.key} page={page} search={search} /> : <NotFoundPage />;
}

function Category({ page, search }: { page: LobbyPage; search: LobbySearch }) {
  const needsMember = page.gameType === 'FAV';
  const isGuest = useSession() === null;
  // Lotteries are known by their draws, not by their covers.
  const lottery = page.gameType === 'LOTT' || page.gameType === 'ELOTT' ? page.key : null;
  return (
    <div className={`page ${classes.category}`}>
      <CategoryHead page={page} />
      {needsMember && isGuest ? (
        <NoGames page={page} search={search} />
      ) : lottery !== null ? (
        <Suspense fallback={<ListSkeleton rows={3} height={220} />}>
          <LotteryLobby page={lottery} />
        </Suspense>
      ) : (
        <>
          {page.key === 'LIVE' && !isNarrowed(page, search) ? (
            <Suspense fallback={<ListSkeleton rows={3} height={190} />}>
              <LiveTables />
            </Suspense>
          ) : null}
          {page.key === 'PVP' && !isNarrowed(page, search) ? (
            <Suspense fallback={<ListSkeleton rows={3} height={190} />}>
              <CardRooms />
            </Suspense>
          ) : null}
          {(page.key === 'SPORTS' || page.key === 'ESPORTS') && !isNarrowed(page, search) ? (
            <Suspense fallback={<ListSkeleton rows={3} height={150} />}>
              <SportsBoard category={page.key} />
            </Suspense>
          ) : null}
          <div className={classes.tools}>
            <SearchField name={search.name} />
            <FilterPanel page={page} search={search} />
          </div>
          <VendorTabs page={page} search={search} />
          <KindTabs page={page} search={search} />
          <FilterPills page={page} search={search} />
          <Games page={page} search={search} />
        </>
      )}
    </div>
  );
}

function Games({ page, search }: { page: LobbyPage; search: LobbySearch }) {
  const { t } = useTranslation(['lobby', 'site']);
  const failureText = useFailureText();
  const queries = useQueryClient();
  const { alter, clear } = useLobbyAddress();
  const top = useRef<HTMLElement>(null);
  const games = useQuery({
    ...gridQuery(queries, gamesWish(page, search), search.pageNo ?? 1),
    placeholderData: keepPreviousData,
  });
  const turnTo = (pageNo: number) => {
    alter({ pageNo: pageNo > 1 ? pageNo : undefined });
    top.current?.scrollIntoView({ block: 'start' });
  };
  if (games.isError) {
    return <ErrorState message={failureText(games.error)} onRetry={() => void games.refetch()} />;
  }
  const shown = games.data;
  return (
    <section
      ref={top}
      className={classes.results}
      aria-busy={games.isPending || games.isPlaceholderData}
      aria-label={t('results')}
    >
      <p className={classes.count} role="status">
        {shown && shown.total > 0 ? t('site:lobby.games', { count: shown.total }) : null}
      </p>
      {shown === undefined ? (
        <CardsSkeleton />
      ) : shown.total === 0 ? (
        <NoGames page={page} search={search} />
      ) : shown.games.length === 0 ? (
        <Alert variant="light" title={t('beyond')}>
          <Button variant="default" onClick={() => turnTo(1)}>
            {t('firstPage')}
          </Button>
        </Alert>
      ) : (
        <>
          {shown.isNear ? (
            <Alert
              variant="light"
              icon={<IconZoomQuestion size={20} />}
              title={t('near', { name: search.name ?? '' })}
            />
          ) : null}
          <GameGrid games={shown.games} isWhole={!isNarrowed(page, search) && shown.totalPages === 1} />
          <Pager page={search.pageNo ?? 1} totalPages={shown.totalPages} onPage={turnTo} />
          {isNarrowed(page, search) ? (
            <Button variant="subtle" className={classes.all} onClick={clear}>
              {t('showAll')}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}
