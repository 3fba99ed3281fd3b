import { wireLanguage } from '@ikka/i18n';
import { Trans, useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, Figure, ListSkeleton, PageHero, Pager } from '@ikka/ui';
import { SegmentedControl } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useFailureText } from '../../app/use-failure-text.ts';
import { useAccount } from '../shell/use-account.ts';
import { BoardChoice } from './BoardChoice.tsx';
import { winnersQuery } from './use-winners.ts';
import { WinLine } from './WinLine.tsx';
import classes from './WinnersPage.module.css';
import { returnsOf } from './win-view.ts';

const columns = ['player', 'game', 'stake', 'payout', 'multiplier', 'time', 'proof'] as const;

/** Rounds that paid many times their stake; beside them, what their games return to everybody in the long run. */
export function WinnersPage() {
  const { t } = useTranslation('winners');
  const language = wireLanguage(useLanguage());
  const { period = 'day', order = 'newest', pageNo = 1 } = useSearch({ from: '/winners' });
  const navigate = useNavigate({ from: '/winners' });
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
        <SegmentedControl
          aria-label={t('periodLabel')}
          value={period}
          onChange={(next) =>
            void navigate({
              search: (before) => ({
                ...before,
                period: next === 'week' ? 'week' : undefined,
                pageNo: undefined,
              }),
              resetScroll: false,
            })
          }
          data={[
            { value: 'day', label: t('period.day') },
            { value: 'week', label: t('period.week') },
          ]}
        />
        <SegmentedControl
          aria-label={t('orderLabel')}
          value={order}
          onChange={(next) =>
            void navigate({
              search: (before) => ({
                ...before,
                order: next === 'payout' || next === 'multiplier' ? next : undefined,
                pageNo: undefined,
              }),
              resetScroll: false,
            })
          }
          data={(['newest', 'payout', 'multiplier'] as const).map((value) => ({
            value,
            label: t(`order.${value}`),
          }))}
        />
      </div>
      {board.isPending ? <ListSkeleton rows={8} height={52} /> : null}
      {board.isError && !board.data ? (
        <ErrorState message={failureText(board.error)} onRetry={() => void board.refetch()} />
      ) : null}
      {board.data?.list.length === 0 ? (
        <EmptyState title={t('none')} hint={t('noneHint', { times: board.data.leastMultiplier })} />
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
