import { wireLanguage } from '@ikka/i18n';
import { Trans, useLanguage, useTranslation } from '@ikka/i18n/react';
import { ChoiceBar, EmptyState, ErrorState, Figure, ListSkeleton, PageHero, Pager } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useAccount } from '../../parts/account/use-account.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { BoardChoice } from './BoardChoice.tsx';
import type { BoardSearch } from './board-search.ts';
import { winnersQuery } from './use-winners.ts';
import { WinLine } from './WinLine.tsx';
import classes from './WinnersPage.module.css';
import { returnsOf } from './win-view.ts';

const columns = ['player', 'game', 'stake', 'payout', 'multiplier', 'time', 'proof'] as const;

/** Rounds that paid many times their stake; beside them, what their games return to everybody in the long run. */
export function WinnersPage() {
  const { t } = useTranslation('winners');
  const language = wireLanguage(useLanguage());
  const search = useSearch({ from: '/winners' });
  const { period = 'day', order = 'newest', pageNo = 1 } = search;
  const navigate = useNavigate({ from: '/winners' });
  const show = (next: BoardSearch) => void navigate({ search: next, resetScroll: false });
  const { isIn, isTrial } = useAccount();
  const failureText = useFailureText();
  const board = useQuery({ ...winnersQuery({ period, order, pageNo }), placeholderData: keepPreviousData });
  const returns = returnsOf(board.data?.list ?? [], language);
  return (
    <div className={`page ${classes.winners}`}>
      <PageHero title={t('title')} lead={t('lead')} art="/art/hero-winners" />
      <section className={classes.honest} aria-label={t('honestLabel')}>
        <p>{t('honest', { times: board.data?.leastMultiplier ?? 10 })}</p>
        {returns.length > 0 ? (
          <ul>
            {returns.map(({ game, rtp }) => (
              <li key={game}>
                <Trans
                  t={t}
                  i18nKey="returns"
                  values={{ game, rtp }}
                  components={{ name: <bdi />, rtp: <Figure>{null}</Figure> }}
                />
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      <div className={classes.filters}>
        <ChoiceBar
          label={t('periodLabel')}
          chosen={period}
          choices={(['day', 'week'] as const).map((value) => ({ value, text: t(`period.${value}`) }))}
          onChoose={(next) => show({ period: next === 'week' ? next : undefined, order: search.order })}
        />
        <ChoiceBar
          label={t('orderLabel')}
          chosen={order}
          choices={(['newest', 'payout', 'multiplier'] as const).map((value) => ({
            value,
            text: t(`order.${value}`),
          }))}
          onChoose={(next) => show({ period: search.period, order: next === 'newest' ? undefined : next })}
        />
      </div>
      {board.isPending ? <ListSkeleton rows={8} height={52} /> : null}
      {board.isError && !board.data ? (
        <ErrorState message={failureText(board.error)} onRetry={() => void board.refetch()} />
      ) : null}
      {board.data?.list.length === 0 ? (
        <EmptyState
          title={t('none')}
          hint={t('noneHint', { times: board.data.leastMultiplier })}
          icon={<IconTrophy size={34} stroke={1.4} />}
          action={
            period === 'week' ? null : (
              <Button variant="default" onClick={() => show({ period: 'week', order: search.order })}>
                {t('period.week')}
              </Button>
            )
          }
        />
      ) : null}
      {board.data && board.data.list.length > 0 ? (
        <>
          <table
            className={classes.board}
            aria-label={t('title')}
            data-stale={board.isPlaceholderData || undefined}
          >
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" data-cell={column}>
                    {t(`column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {board.data.list.map((win) => (
                <WinLine key={win.id} win={win} />
              ))}
            </tbody>
          </table>
          <Pager
            page={board.data.pageNum}
            totalPages={board.data.totalPages}
            onPage={(next) => void navigate({ search: (before) => ({ ...before, pageNo: next }) })}
          />
        </>
      ) : null}
      <section className={classes.about} aria-labelledby="winners-about">
        <h2 id="winners-about" className={classes.heading}>
          {t('aboutTitle')}
        </h2>
        <p>{t('about')}</p>
        <p>
          <Link to="/fair" className={classes.proof}>
            {t('how')}
          </Link>
        </p>
        {isIn && !isTrial ? <BoardChoice /> : null}
      </section>
    </div>
  );
}
