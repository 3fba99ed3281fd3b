import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { reconciliationSearch } from '../../money-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';

type Day = CallValue<typeof calls.officeReconciliation.officeReconciledDays>['list'][number];

/** How many payments each side counts for each day, and what they come to. */
export function DayFigures() {
  const { t } = useTranslation('officeReconciliation');

  const columns: Column<Day>[] = [
    column.cell('day', t('day'), ({ day }) => <Figure>{day}</Figure>),
    column.name('provider', t('providerLabel')),
    column.atEnd('theirs', t('theirs'), (row) => <Side of={row.theirs} in={row.currency} />),
    column.atEnd('ours', t('ours'), (row) => <Side of={row.ours} in={row.currency} />),
    column.marks('outcome', t('outcome'), ({ isEven, isComplete }) => [
      isEven ? ['good', t('even')] : ['bad', t('uneven')],
      !isComplete && ['changed', t('inPart')],
    ]),
    extra(column.atEnd('repaired', t('repaired'), (row) => row.repaired)),
    extra(column.atEnd('open', t('openOf'), (row) => row.openDiscrepancies)),
    extra(column.instant('checkedAt', t('checkedAt'))),
  ];
  return (
    <List
      caption={t('tab.days')}
      call={calls.officeReconciliation.officeReconciledDays}
      place={useAddress(reconciliationSearch)}
      ask={() => ({})}
      everyMs={60_000}
      columns={columns}
      rowKey={(row) => `${row.day} ${row.provider} ${row.currency}`}
      none={{ title: t('noDays'), hint: t('noDaysHint') }}
    />
  );
}

function Side({ of: { count, sum }, in: currency }: { of: Day['ours']; in: string }) {
  return (
    <bdi dir="ltr">
      {count} × <Money amount={sum} currency={currency} />
    </bdi>
  );
}
