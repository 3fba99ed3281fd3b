import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, ListSkeleton, Pager } from '@ikka/ui';
import { Skeleton, useDirection } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { GameCard } from '../../features/lobby/GameCard.tsx';
import { vendorsQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import {
  categoryPages,
  hasGrid,
  type ShellCategory,
  type VendorCard,
  vendorsOf,
  vendorWay,
} from '../../parts/games/category-view.ts';
import { viewGame } from '../../parts/games/game-view.ts';
import { gamesQuery } from '../../parts/games/games-query.ts';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import { CategoryIcon } from './CategoryIcon.tsx';
import classes from './CategoryPanel.module.css';
import { StudioMark } from './StudioMark.tsx';
import { WayLink } from './WayLink.tsx';

const LotteryRail = lazyPart(
  async () => (await import('../../features/lottery/LotteryRail.tsx')).LotteryRail,
);
const lotteriesShown = 8;

/** One row of the widest panel. */
const pageSize = 6;
const places = Array.from({ length: pageSize }, (_, place) => `place-${place}`);

/** What opens under a category of the header: its vendors, and the games of it page by page where games are listed. */
export function CategoryPanel({ category }: { category: ShellCategory }) {
  const { t } = useTranslation(['shell', 'site']);
  const failureText = useFailureText();
  const vendors = useQuery(vendorsQuery);
  const name = t(`site:category.${category}`);
  if (vendors.isPending) return <ListSkeleton rows={4} height={54} />;
  if (vendors.isError) {
    return <ErrorState message={failureText(vendors.error)} onRetry={() => void vendors.refetch()} />;
  }
  const cards = vendorsOf(vendors.data.lanes, category);
  if ((category === 'LOTT' || category === 'ELOTT') && cards.length > 0) {
    return (
      <div className={classes.lotteries}>
        <Suspense fallback={<ListSkeleton rows={2} height={96} />}>
          <LotteryRail category={category} most={lotteriesShown} />
        </Suspense>
        <AllLink category={category} name={name} />
      </div>
    );
  }
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={<CategoryIcon category={category} size={36} />}
        title={t('panel.emptyTitle', { category: name })}
        hint={t('panel.emptyHint')}
        action={<AllLink category={category} name={name} />}
      />
    );
  }
  return (
    <div className={classes.columns} data-grid={hasGrid(category) || undefined}>
      <div className={classes.vendors}>
        <h2 className={classes.title}>{t('panel.vendors')}</h2>
        <ul className={classes.list}>
          {cards.map((card) => (
            <li key={card.vassalage}>
              <Vendor category={category} card={card} />
            </li>
          ))}
        </ul>
        <AllLink category={category} name={name} />
      </div>
      {hasGrid(category) ? <Games category={category} /> : null}
    </div>
  );
}

function Vendor({ category, card }: { category: ShellCategory; card: VendorCard }) {
  const { t } = useTranslation(['shell', 'site']);
  const language = useLanguage();
  return (
    <WayLink way={vendorWay(category, card)} className={classes.vendor}>
      <span className={classes.mark}>
        <StudioMark vassalage={card.vassalage} />
      </span>
      <span className={classes.name}>{textIn(card.name, language)}</span>
      <span className={classes.count}>
        {card.maintenance ? t('panel.resting') : t('site:lobby.games', { count: card.games })}
      </span>
    </WayLink>
  );
}

function AllLink({ category, name }: { category: ShellCategory; name: string }) {
  const { t } = useTranslation('site');
  const { dir } = useDirection();
  const Arrow = dir === 'rtl' ? IconArrowLeft : IconArrowRight;
  return (
    <WayLink way={{ kind: 'page', to: categoryPages[category] }} className={classes.all}>
      {t('lobby.all', { category: name })}
      <Arrow size={16} aria-hidden />
    </WayLink>
  );
}

function Games({ category }: { category: ShellCategory }) {
  const language = useLanguage();
  const failureText = useFailureText();
  const [pageNo, setPageNo] = useState(1);
  const games = useQuery({
    ...gamesQuery({ gameType: category, pageNo, pageSize }),
    placeholderData: keepPreviousData,
  });
  if (games.isError) {
    return <ErrorState message={failureText(games.error)} onRetry={() => void games.refetch()} />;
  }
  return (
    <div className={classes.games}>
      <div className={classes.grid} aria-busy={games.isPlaceholderData || games.isPending}>
        {games.isPending
          ? places.map((place) => <Skeleton key={place} className={classes.place ?? ''} />)
          : games.data.games.map((game) => {
              const view = viewGame(game, language);
              return <GameCard key={view.id} game={view} />;
            })}
      </div>
      {games.data ? (
        <Pager page={games.data.pageNum} totalPages={games.data.totalPages} onPage={setPageNo} />
      ) : null}
    </div>
  );
}
