import type { PromotionCategory } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ChoiceBar, EmptyState, ErrorState, PageHero, Pager } from '@ikka/ui';
import { Button, Skeleton } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import classes from './PromotionsPage.module.css';
import { PromotionTile } from './PromotionTile.tsx';
import type { PromotionSearch } from './promotion-search.ts';
import { promotionsQuery } from './use-promotions.ts';

const pageSize = 12;

/** What the house offers now, and what it offered before. Every filter stands in the address. */
export function PromotionsPage({ notices }: { notices: ReactNode }) {
  const { t } = useTranslation('promotions');
  const language = wireLanguage(useLanguage());
  const { state, category, pageNo = 1 } = useSearch({ from: '/promotions' });
  const navigate = useNavigate({ from: '/promotions' });
  const failureText = useFailureText();
  const promotions = useQuery({
    ...promotionsQuery(language, {
      state: state ?? 'running',
      pageNo,
      pageSize,
      ...(category === undefined ? {} : { category }),
    }),
    placeholderData: keepPreviousData,
  });
  const show = (search: PromotionSearch) => void navigate({ search, resetScroll: false });
  return (
    <div className={`page ${classes.promotions}`}>
      <PageHero title={t('title')} lead={t('lead')} art="/art/hero-promotions" />
      {notices}
      <div className={classes.filters}>
        <ChoiceBar
          label={t('stateLabel')}
          chosen={state ?? 'running'}
          choices={(['running', 'ended'] as const).map((value) => ({ value, text: t(`state.${value}`) }))}
          onChoose={(next) => show(next === 'ended' ? { state: 'ended' } : {})}
        />
        <Categories
          known={promotions.data?.categories ?? []}
          chosen={category}
          onChoose={(next) => show({ state, category: next })}
        />
      </div>
      {promotions.isPending ? (
        <div className={classes.grid} aria-busy="true">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} height={340} radius="lg" />
          ))}
        </div>
      ) : promotions.isError && !promotions.data ? (
        <ErrorState message={failureText(promotions.error)} onRetry={() => void promotions.refetch()} />
      ) : promotions.data.list.length === 0 ? (
        <Nothing search={{ state, category }} onShow={show} />
      ) : (
        <>
          <ul className={classes.grid} aria-label={t('title')}>
            {promotions.data.list.map((promotion) => (
              <PromotionTile key={promotion.id} promotion={promotion} />
            ))}
          </ul>
          <Pager
            page={promotions.data.pageNum}
            totalPages={promotions.data.totalPages}
            onPage={(next) => void navigate({ search: (before) => ({ ...before, pageNo: next }) })}
          />
        </>
      )}
      <p className={classes.honest}>{t('honest')}</p>
    </div>
  );
}

function Categories({
  known,
  chosen,
  onChoose,
}: {
  known: readonly PromotionCategory[];
  chosen: PromotionCategory | undefined;
  onChoose: (category: PromotionCategory | undefined) => void;
}) {
  const { t } = useTranslation('promotions');
  const offered = chosen === undefined || known.includes(chosen) ? known : [...known, chosen];
  if (offered.length === 0) return null;
  return (
    <ChoiceBar
      label={t('categoryLabel')}
      chosen={chosen ?? 'all'}
      choices={[
        { value: 'all', text: t('allCategories') },
        ...offered.map((value) => ({ value, text: t(`category.${value}`) })),
      ]}
      onChoose={(next) => onChoose(next === 'all' ? undefined : next)}
    />
  );
}

/** Nothing to show: says why, and what to look at instead. */
function Nothing({ search, onShow }: { search: PromotionSearch; onShow: (search: PromotionSearch) => void }) {
  const { t } = useTranslation('promotions');
  if (search.category !== undefined) {
    return (
      <EmptyState
        title={t('noneOfKind')}
        hint={t('noneOfKindHint')}
        action={
          <Button variant="default" onClick={() => onShow({ state: search.state })}>
            {t('showAll')}
          </Button>
        }
      />
    );
  }
  return search.state === 'ended' ? (
    <EmptyState
      title={t('noneEnded')}
      hint={t('noneEndedHint')}
      action={
        <Button variant="default" onClick={() => onShow({})}>
          {t('showRunning')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      title={t('none')}
      hint={t('noneHint')}
      icon={<IconGift size={34} stroke={1.4} />}
      action={
        <Button component={Link} to="/index" variant="default">
          {t('toGames')}
        </Button>
      }
    />
  );
}
