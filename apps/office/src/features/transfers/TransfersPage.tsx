import { type CallValue, calls, lineDirections } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize, rangeOfDays } from '../../list-search.ts';
import { transfersSearch } from '../../money-search.ts';
import { knownOf } from '../../page-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { MemberLink } from '../../parts/MemberLink.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { Queue } from '../../parts/Queue.tsx';
import { SearchCut } from '../../parts/SearchCut.tsx';
import { SearchField } from '../../parts/SearchField.tsx';

type Transfer = CallValue<typeof calls.officeTransfers.officeTransfers>['list'][number];

/** Every transfer along the agent line, and what a range of them came to. */
export function TransfersPage() {
  return (
    <Allowed needs="books.read">
      <Transfers />
    </Allowed>
  );
}

function Transfers() {
  const { t } = useTranslation('officeTransfers');
  const search = knownOf(transfersSearch, useSearch({ from: '/shell/transfers' }));
  const navigate = useNavigate({ from: '/transfers' });
  const list = listFilters(search, (next) => void navigate({ search: next }));
  const { page, from, to, account, direction } = search;
  const query = usePages(calls.officeTransfers.officeTransfers, {
    query: { pageNo: page, pageSize, ...filled({ account, direction }), ...rangeOfDays({ from, to }) },
  });
  const columns = useColumns();
  const totals = query.data?.totals;
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      {totals === undefined ? null : (
        <Panel title={t(list.isFiltered ? 'sumOfFound' : 'sumOfAll')}>
          <Facts
            facts={[
              [t('amount'), <Money key="amount" amount={totals.amount} currency={totals.currency} />],
              [t('transfers'), <Figure key="transfers">{formatNumber(totals.transfers)}</Figure>],
            ]}
          />
        </Panel>
      )}
      <SearchCut areAll={query.data?.areAllAlike} />
      <Queue
        caption={t('title')}
        query={query}
        columns={columns}
        none={{ title: t('none'), hint: t('noneHint') }}
        noneFound={{ title: t('noneFound'), hint: t('widen') }}
        onClear={list.clear}
        onPage={list.turnTo}
        filters={
          <>
            <SearchField
              label={t('account')}
              value={account}
              onSearch={(name) => list.change({ account: name })}
            />
            <ChoiceFilter
              label={t('way')}
              value={direction}
              choices={lineDirections}
              none={t('anyWay')}
              nameOf={(way) => t(`direction.${way}`)}
              onChange={(way) => list.change({ direction: way })}
            />
            <DaysFilter from={from} to={to} onChange={list.change} />
          </>
        }
      />
    </>
  );
}

function useColumns(): Column<Transfer>[] {
  const { t } = useTranslation('officeTransfers');
  return [
    { id: 'at', title: t('at'), show: (row) => <Instant at={row.at} /> },
    { id: 'from', title: t('from'), show: (row) => <MemberLink {...row.sender} /> },
    { id: 'to', title: t('to'), show: (row) => <MemberLink {...row.receiver} /> },
    {
      id: 'amount',
      title: t('amount'),
      isFigure: true,
      show: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
    { id: 'way', title: t('way'), isExtra: true, show: (row) => t(`direction.${row.direction}`) },
    { id: 'ip', title: t('ip'), isExtra: true, show: (row) => <Figure>{row.ip}</Figure> },
  ];
}
