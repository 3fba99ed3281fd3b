import { useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState } from '@ikka/ui';
import { Button, useDirection } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useDeferredValue } from 'react';
import { GameGrid, GameGridSkeleton } from '../../features/lobby/GameGrid.tsx';
import type { Door } from '../../features/lobby/open-doors.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { gamesQuery } from '../../parts/games/games-query.ts';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import classes from './Lane.module.css';

const LotteryRail = lazyPart(
  async () => (await import('../../features/lottery/LotteryRail.tsx')).LotteryRail,
);
const lotteriesShown = 8;

/** A category on the home page: its sign, its first games and the way to all of them. */
export function Lane({ door }: { door: Door }) {
  const { t } = useTranslation(['site', 'common']);
  const failureText = useFailureText();
  const { dir } = useDirection();
  // Of lotteries their countdowns and numbers are shown, not their covers.
  const lottery = door.gameType === 'LOTT' || door.gameType === 'ELOTT' ? door.gameType : null;
  const games = useQuery({
    ...gamesQuery({ gameType: door.gameType, pageSize: 12 }),
    enabled: lottery === null,
  });
  // Rendered in slices, as everything that comes after the first view.
  const shown = useDeferredValue(games.data?.games);
  const category = t(`category.${door.gameType}`);
  const Arrow = dir === 'rtl' ? IconArrowLeft : IconArrowRight;
  return (
    <section className={classes.lane} aria-labelledby={`lane-${door.gameType}`}>
      <header className={classes.head}>
        <picture>
          <source srcSet={`/art/category-${door.art}.avif`} type="image/avif" />
          <img
            src={`/art/category-${door.art}.webp`}
            alt=""
            width={56}
            height={56}
            className={classes.sign}
          />
        </picture>
        <h2 id={`lane-${door.gameType}`} className={classes.title}>
          {category}
        </h2>
        <span className={classes.count}>{t('lobby.games', { count: door.games })}</span>
        <Button
          component={Link}
          to={door.to}
          variant="subtle"
          rightSection={<Arrow size={17} />}
          className={classes.all}
        >
          {t('lobby.all', { category })}
        </Button>
      </header>
      {lottery !== null ? (
        <Suspense fallback={<GameGridSkeleton />}>
          <LotteryRail category={lottery} most={lotteriesShown} />
        </Suspense>
      ) : games.isError ? (
        <ErrorState message={failureText(games.error)} onRetry={() => void games.refetch()} />
      ) : shown === undefined ? (
        <GameGridSkeleton />
      ) : shown.length === 0 ? (
        <EmptyState title={t('common:state.emptyTitle')} />
      ) : (
        <GameGrid games={shown} isWhole={door.games <= shown.length} />
      )}
    </section>
  );
}
