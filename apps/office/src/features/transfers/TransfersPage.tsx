import { type CallValue, calls, lineDirections } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { transfersSearch } from '../../money-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { SumPanel } from '../../parts/SumPanel.tsx';

type Transfer = CallValue<typeof calls.officeTransfers.officeTransfers>['list'][number];

/** Every transfer along the agent line, and what a range of them came to. */
export function TransfersPage() {
  const { t } = useTranslation('officeTransfers');
  return (
    <ListPage
      title={t('title')}
      hint={t('hint')}
      call={calls.officeTransfers.officeTransfers}
      place={useAddress(transfersSearch)}
      above={({ data, isFiltered }) => (
        <SumPanel
          title={t(isFiltered ? 'sumOfFound' : 'sumOfAll')}
          sum={data && { label: t('amount'), ...data.totals }}
          count={data && { label: t('transfers'), value: data.totals.transfers }}
          areAll={data?.areAllAlike}
        />
      )}
      filters={{
        account: t('account'),
        direction: {
          label: t('way'),
          choices: lineDirections,
          none: t('anyWay'),
          nameOf: (way) => t(`direction.${way}`),
        },
        days: true,
      }}
      columns={useColumns()}
      none={{ title: t('none'), hint: t('noneHint') }}
      noneFound={{ title: t('noneFound'), hint: t('widen') }}
    />
  );
}

function useColumns(): Column<Transfer>[] {
  const { t } = useTranslation('officeTransfers');
  return [
    column.instant('at', t('at')),
    column.cell('from', t('from'), (row) => <MemberLink {...row.sender} />),
    column.cell('to', t('to'), (row) => <MemberLink {...row.receiver} />),
    column.money('amount', t('amount')),
    extra(column.cell('way', t('way'), (row) => t(`direction.${row.direction}`))),
    extra(column.cell('ip', t('ip'), (row) => <Figure>{row.ip}</Figure>)),
  ];
}
