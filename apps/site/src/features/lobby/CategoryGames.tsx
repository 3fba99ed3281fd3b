import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Pager } from '@ikka/ui';
import { Alert, Button } from '@mantine/core';
import { IconZoomQuestion } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './CategoryGames.module.css';
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

interface CategoryGamesProps {
  readonly page: LobbyPage;
  readonly search: LobbySearch;
}

/** The games of a category: what they can be searched by, its vendors and kinds, and the games page by page. */
export function CategoryGames({ page, search }: CategoryGamesProps) {
  return (
    <>
      <div className={classes.tools}>
        <SearchField name={search.name} />
        <FilterPanel page={page} search={search} />
      </div>
      <VendorTabs page={page} search={search} />
      <KindTabs page={page} search={search} />
      <FilterPills page={page} search={search} />
      <Games page={page} search={search} />
    </>
  );
}

function Games({ page, search }: CategoryGamesProps) {
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
