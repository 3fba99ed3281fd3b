import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { pageSize } from '../../list-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Listing } from '../../parts/Listing.tsx';

type Day = CallValue<typeof calls.officeReconciliation.officeReconciledDays>['list'][number];

/** How many payments each side counts for each day, and what they come to. */
export function DayFigures() {
  const { t } = useTranslation('officeReconciliation');
  const { page } = useSearch({ from: '/shell/reconciliation' });
  const navigate = useNavigate({ from: '/reconciliation' });
  const query = usePages(
    calls.officeReconciliation.officeReconciledDays,
    { query: { pageNo: page, pageSize } },
    { everyMs: 60_000 },
  );
  const columns: Column<Day>[] = [
    { id: 'day', title: t('day'), show: ({ day }) => <Figure>{day}</Figure> },
    { id: 'provider', title: t('providerLabel'), show: ({ provider }) => <bdi>{provider}</bdi> },
    {
      id: 'theirs',
      title: t('theirs'),
      isFigure: true,
      show: (row) => <Side of={row.theirs} in={row.currency} />,
    },
    { id: 'ours', title: t('ours'), isFigure: true, show: (row) => <Side of={row.ours} in={row.currency} /> },
    {
      id: 'outcome',
      title: t('outcome'),
      show: ({ isEven, isComplete }) => (
        <Marks>
          <Mark tone={isEven ? 'good' : 'bad'}>{t(isEven ? 'even' : 'uneven')}</Mark>
          {isComplete ? null : <Mark tone="changed">{t('inPart')}</Mark>}
        </Marks>
      ),
    },
    { id: 'repaired', title: t('repaired'), isFigure: true, isExtra: true, show: (row) => row.repaired },
    { id: 'open', title: t('openOf'), isFigure: true, isExtra: true, show: (row) => row.openDiscrepancies },
    { id: 'checkedAt', title: t('checkedAt'), isExtra: true, show: (row) => <Instant at={row.checkedAt} /> },
  ];
  return (
    <Listing
      query={query}
      empty={{ title: t('noDays'), hint: t('noDaysHint') }}
      onPage={(next) => void navigate({ search: { tab: 'days', page: next } })}
    >
      {(rows, isStale) => (
        <DataTable
          caption={t('tab.days')}
          columns={columns}
          rows={rows}
          rowKey={(row) => `${row.day} ${row.provider} ${row.currency}`}
          isStale={isStale}
        />
      )}
    </Listing>
  );
}

function Side({ of: { count, sum }, in: currency }: { of: Day['ours']; in: string }) {
  return (
    <bdi dir="ltr">
      {count} × <Money amount={sum} currency={currency} />
    </bdi>
  );
}
