import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code, Money } from '@ikka/ui';
import { Input, SegmentedControl, Title } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { filled, pageSize, rangeOfDays } from '../../list-search.ts';
import { OnArrow } from '../../parts/arrows.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { DaysFilter } from '../../parts/DaysFilter.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Listing } from '../../parts/Listing.tsx';
import { useSideName, useWord } from '../../parts/use-word.ts';
import classes from './members.module.css';

type Line = CallValue<typeof calls.office.officeStatement>['list'][number];

/** Every movement of the member's money, as the ledger has it, newest first. */
export function Statement({
  memberId,
  wallets,
}: {
  memberId: string;
  wallets: readonly { readonly kind: string; readonly accountId: string }[];
}) {
  const { t } = useTranslation('office');
  const word = useWord();
  const { page, wallet, from, to } = useSearch({ from: '/shell/members/$memberId' });
  const navigate = useNavigate({ from: '/members/$memberId' });
  const query = usePages(calls.office.officeStatement, {
    params: { id: memberId },
    query: { pageNo: page, pageSize, ...filled({ ...rangeOfDays({ from, to }), accountId: wallet }) },
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
            ? () =>
                void navigate({
                  search: { page: 1, wallet, from: undefined, to: undefined },
                  resetScroll: false,
                })
            : undefined
        }
      >
        {wallets.length > 1 ? (
          <Input.Wrapper label={t('statement.wallet')} labelElement="div">
            <div>
              <SegmentedControl
                value={wallet ?? wallets[0]?.accountId ?? ''}
                onChange={(accountId) =>
                  void navigate({ search: { page: 1, wallet: accountId, from, to }, resetScroll: false })
                }
                data={wallets.map(({ kind, accountId }) => ({
                  value: accountId,
                  label: word('account', kind),
                }))}
              />
            </div>
          </Input.Wrapper>
        ) : null}
        <DaysFilter
          from={from}
          to={to}
          onChange={(days) => void navigate({ search: { page: 1, wallet, ...days }, resetScroll: false })}
        />
      </FilterBar>
      <Listing
        query={query}
        empty={{ title: t('statement.none'), hint: t(isFiltered ? 'filter.widen' : 'statement.noneHint') }}
        onPage={(next) => void navigate({ search: { page: next, wallet, from, to }, resetScroll: false })}
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
  const sideName = useSideName();
  return [
    { id: 'at', title: t('statement.at'), show: (row) => <Instant at={row.at} /> },
    { id: 'kind', title: t('statement.kind'), show: (row) => word('transfer', row.kind) },
    {
      id: 'way',
      title: t('statement.way'),
      isExtra: true,
      show: (row) => (
        <span className={classes.way}>
          <bdi>{sideName(row.from)}</bdi>
          <OnArrow />
          <bdi>{sideName(row.to)}</bdi>
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
