import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Pager } from '@ikka/ui';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { vendorsQuery } from '../../app/queries.ts';
import { useFailureText } from '../../app/use-failure-text.ts';
import classes from './CategoryPage.module.css';
import { GameGrid, GameGridSkeleton } from './GameGrid.tsx';
import { gamesQuery } from './use-games.ts';
import { useStudios } from './use-studios.ts';

const route = getRouteApi('/rng');

/** The slots: studios as tabs, a search, and the games page by page. All of it stands in the address. */
export function CategoryPage() {
  const { t } = useTranslation(['site', 'common']);
  const failureText = useFailureText();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [typed, setTyped] = useState(search.name ?? '');
  const games = useQuery({
    ...gamesQuery({
      gameType: 'RNG',
      pageNo: search.pageNo ?? 1,
      ...(search.page ? { vassalage: search.page } : {}),
      ...(search.name ? { gameName: search.name } : {}),
    }),
    placeholderData: keepPreviousData,
  });
  const find = useDebouncedCallback((name: string) => {
    void navigate({
      search: (before) => ({ ...before, name: name.trim() || undefined, pageNo: undefined }),
      replace: true,
    });
  }, 250);
  const showAll = () => {
    setTyped('');
    void navigate({ search: {} });
  };

  return (
    <div className={`page ${classes.category}`}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t('category.RNG')}</h1>
        <TextInput
          type="search"
          className={classes.search}
          aria-label={t('lobby.search')}
          placeholder={t('lobby.search')}
          leftSection={<IconSearch size={17} />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            find(event.currentTarget.value);
          }}
        />
      </header>
      <StudioTabs chosen={search.page} onChoose={(page) => void navigate({ search: page ? { page } : {} })} />
      {games.isPending ? (
        <GameGridSkeleton />
      ) : games.isError ? (
        <ErrorState message={failureText(games.error)} onRetry={() => void games.refetch()} />
      ) : games.data.games.length === 0 ? (
        <EmptyState
          title={t('lobby.emptyTitle')}
          hint={t('lobby.emptyHint')}
          action={
            <Button variant="light" onClick={showAll}>
              {t('lobby.emptyAction')}
            </Button>
          }
        />
      ) : (
        <>
          <GameGrid games={games.data.games} />
          <Pager
            page={games.data.pageNum}
            totalPages={games.data.totalPages}
            onPage={(pageNo) => void navigate({ search: (before) => ({ ...before, pageNo }) })}
          />
        </>
      )}
    </div>
  );
}

/** The studios that have slots; shown only where there is a choice. */
function StudioTabs({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose: (page: string | undefined) => void;
}) {
  const { t } = useTranslation('site');
  const vendors = useQuery(vendorsQuery);
  const names = useStudios();
  const lane = vendors.data?.lanes.find(({ gameCategory }) => gameCategory === 'RNG');
  const codes = (lane?.cards ?? []).filter((card) => card.games > 0).map((card) => card.vassalage);
  if (codes.length < 2) return null;
  return (
    <nav className={classes.studios} aria-label={t('lobby.studio')}>
      {[undefined, ...codes].map((code) => (
        <Button
          key={code ?? 'all'}
          size="sm"
          variant={code === chosen ? 'filled' : 'default'}
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
        >
          {code ? names.get(code) : t('lobby.allStudios')}
        </Button>
      ))}
    </nav>
  );
}
