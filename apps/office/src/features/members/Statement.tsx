import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code, Money } from '@ikka/ui';
import { Title } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { filled, pageSize, rangeOfDays } from '../../list-search.ts';
import { OnArrow } from '../../parts/arrows.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Listing } from '../../parts/Listing.tsx';
import { useWord } from '../../parts/use-word.ts';
import classes from './members.module.css';

type Line = CallValue<typeof calls.office.officeStatement>['list'][number];

/** Every movement of the member's money, as the ledger has it, newest first. */
export function Statement({ memberId }: { memberId: string }) {
  const { t } = useTranslation('office');
  const { page, from, to } = useSearch({ from: '/shell/members/$memberId' });
  const navigate = useNavigate({ from: '/members/$memberId' });
  const query = useRead(calls.office.officeStatement, {
    params: { id: memberId },
    query: { pageNo: page, pageSize, ...filled(rangeOfDays({ from, to })) },
  });
  const columns = useColumns();
  const isFiltered = from !== undefined || to !== undefined;
  return (
    <section aria-label={t('statement.title')}>
      <Title order={2} mb="xs">
        {t('statement.title')}
      </Title>
      <FilterBar
        onClear={
          isFiltered
            ? () => void navigate({ search: { page: 1, from: undefined, to: undefined }, resetScroll: false })
            : undefined
        }
      >
        <DaysFilter
          from={from}
          to={to}
          onChange={(days) => void navigate({ search: { page: 1, ...days }, resetScroll: false })}
        />
      </FilterBar>
      <Listing
        query={query}
        empty={{ title: t('statement.none'), hint: t(isFiltered ? 'filter.widen' : 'statement.noneHint') }}
        onPage={(next) => void navigate({ search: { page: next, from, to }, resetScroll: false })}
      >
        {(rows, isStale) => (
          <DataTable
            caption={t('statement.title')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.transferId}
            isStale={isStale}
          />
        )}
      </Listing>
    </section>
  );
}

function useColumns(): Column<Line>[] {
  const { t } = useTranslation('office');
  const word = useWord();
  return [
    { id: 'at', title: t('statement.at'), show: (row) => <Instant at={row.at} /> },
    { id: 'kind', title: t('statement.kind'), show: (row) => word('transfer', row.kind) },
    {
      id: 'way',
      title: t('statement.way'),
      isExtra: true,
      show: (row) => (
        <span className={classes.way}>
          <bdi>{word('account', row.from)}</bdi>
          <OnArrow />
          <bdi>{word('account', row.to)}</bdi>
        </span>
      ),
    },
    {
      id: 'change',
      title: t('statement.change'),
      isFigure: true,
      show: (row) => <Money amount={row.change} currency={row.currency} signed tone="direction" />,
    },
    {
      id: 'balance',
      title: t('statement.balance'),
      isFigure: true,
      show: (row) =>
        row.balanceAfter === null ? '—' : <Money amount={row.balanceAfter} currency={row.currency} />,
    },
    {
      id: 'reference',
      title: t('statement.reference'),
      isExtra: true,
      show: (row) =>
        row.roundId === null ? (
          <Code value={row.transferId} cut />
        ) : (
          <Link to="/rounds" search={{ round: row.roundId }}>
            {t('statement.round')}
          </Link>
        ),
    },
  ];
}
