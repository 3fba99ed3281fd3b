import type { CallValue, calls } from '@ikka/contract';
import { formatMoney, textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { ChoiceBar, EmptyState, ErrorState, Figure, Money, Pager } from '@ikka/ui';
import { type Days, presetDays } from '@ikka/ui/date-range';
import { Button, Select, Skeleton } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { useStudios } from '../../parts/games/use-studios.ts';
import { Sums } from '../../parts/lists/Sums.tsx';
import { WaitingList } from '../../parts/lists/WaitingList.tsx';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import { withinYear } from '../../parts/time/range-view.ts';
import classes from './AccountPage.module.css';
import { ProfitChart } from './ProfitChart.tsx';
import { barsOf } from './profit-bars.ts';
import { profitQuery } from './use-account-record.ts';

const DateRange = lazyPart(async () => (await import('@ikka/ui/date-range')).DateRange);

type Answer = CallValue<typeof calls.records.personalProfit>;
type By = 'day' | 'vendor' | 'game';
const ways = ['day', 'vendor', 'game'] as const;

/** What playing cost and brought: by day with a chart, by studio or by game. */
export function ProfitPage() {
  const { t } = useTranslation(['accountRecord', 'common']);
  const failureText = useFailureText();
  const zone = useQuery(statusQuery).data?.timeZone;
  const studios = useStudios();
  const [days, setDays] = useState<Days>(() => presetDays('month', new Date(), zone));
  const [by, setBy] = useState<By>('day');
  const [studio, setStudio] = useState<string | null>(null);
  const profit = useQuery({
    ...profitQuery({ days, by, vassalage: studio ?? undefined }, zone),
    // Never the days under the head of the games: only another range may stand in for the wanted one.
    placeholderData: (before, query) => (query?.queryKey[2] === by ? keepPreviousData(before) : undefined),
  });
  return (
    <div className={classes.page}>
      <div className={classes.filters}>
        <Suspense fallback={<Skeleton width={150} height={36} />}>
          <DateRange value={days} onChange={(chosen) => setDays(withinYear(chosen))} />
        </Suspense>
        <Select
          className={classes.choice}
          aria-label={t('profit.studio')}
          placeholder={t('profit.allStudios')}
          data={[...studios].map(([value, label]) => ({ value, label }))}
          value={studio}
          onChange={setStudio}
          clearable
        />
      </div>
      <ChoiceBar
        label={t('profit.by')}
        chosen={by}
        choices={ways.map((value) => ({ value, text: t(`profit.${value}`) }))}
        onChoose={setBy}
      />
      {profit.isPending ? (
        <WaitingList of={profit} rows={7} height={58} />
      ) : profit.isError ? (
        <ErrorState message={failureText(profit.error)} onRetry={() => void profit.refetch()} />
      ) : profit.data.list.length === 0 ? (
        <EmptyState
          title={t('profit.emptyTitle')}
          hint={t('profit.emptyHint')}
          icon={<IconChartBar size={34} stroke={1.4} />}
          action={
            <Button component={Link} to="/index" variant="default">
              {t('profit.games')}
            </Button>
          }
        />
      ) : (
        <>
          <ProfitTotals profit={profit.data} />
          {by === 'day' ? <DayChart profit={profit.data} days={days} /> : null}
          <ProfitTable key={`${by} ${days.from} ${days.to}`} profit={profit.data} by={by} />
        </>
      )}
    </div>
  );
}

function ProfitTotals({ profit }: { profit: Answer }) {
  const { t } = useTranslation('accountRecord');
  return (
    <Sums
      label={t('inRange')}
      sums={(['stake', 'payout', 'profit'] as const).map((key) => [
        t(`profit.${key}`),
        <Money
          key={key}
          amount={profit.totals[key]}
          currency={profit.currency}
          tone={key === 'profit' ? 'direction' : 'plain'}
          signed={key === 'profit'}
        />,
      ])}
    />
  );
}

function DayChart({ profit, days }: { profit: Answer; days: Days }) {
  const { t } = useTranslation('accountRecord');
  const { bars, isByMonth } = barsOf(profit.list, days);
  const label = t(isByMonth ? 'profit.chartMonths' : 'profit.chart', {
    ...days,
    profit: formatMoney(profit.totals.profit, profit.currency, { signed: true }),
  });
  return <ProfitChart bars={bars} label={label} currency={profit.currency} />;
}

const rowsShown = 31;

function ProfitTable({ profit, by }: { profit: Answer; by: By }) {
  const { t } = useTranslation('accountRecord');
  const language = useLanguage();
  const studios = useStudios();
  const [page, setPage] = useState(1);
  const rows = by === 'day' ? profit.list.toReversed() : profit.list;
  const nameOf = (row: Answer['list'][number]) => {
    if (by === 'day') return <Figure>{row.key}</Figure>;
    if (by === 'vendor') return studios.get(row.key) ?? row.key;
    return textIn(row.name, language);
  };
  return (
    <>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t(`profit.${by}`)}</th>
            {(['rounds', 'stake', 'payout', 'profit'] as const).map((key) => (
              <th key={key} scope="col" className={classes.number}>
                {t(`profit.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice((page - 1) * rowsShown, page * rowsShown).map((row) => (
            <tr key={row.key}>
              <th scope="row" className={classes.what}>
                {nameOf(row)}
              </th>
              <td className={`${classes.number} ${classes.after}`}>
                <span className={classes.label}>{t('profit.rounds')}: </span>
                <Figure>{row.rounds}</Figure>
              </td>
              <td className={`${classes.number} ${classes.extra}`}>
                <Money amount={row.stake} currency={profit.currency} />
              </td>
              <td className={`${classes.number} ${classes.extra}`}>
                <Money amount={row.payout} currency={profit.currency} />
              </td>
              <td className={`${classes.number} ${classes.change}`}>
                <Money amount={row.profit} currency={profit.currency} tone="direction" signed />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pager page={page} totalPages={Math.ceil(rows.length / rowsShown)} onPage={setPage} />
    </>
  );
}
