import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Select } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { filled, pageSize, readChoice } from '../../list-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { Listing } from '../../parts/Listing.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { type QueueRow, statesOfQueue, withdrawalTones } from './withdrawal-words.ts';
import classes from './withdrawals.module.css';

/** The queue of withdrawals: what is beyond its time stands first, then what is nearest to it. */
export function WithdrawalsPage() {
  return (
    <Allowed needs="withdrawals.read">
      <Queue />
    </Allowed>
  );
}

function Queue() {
  const { t } = useTranslation('officeWithdrawals');
  const { page, ...filters } = useSearch({ from: '/shell/withdrawals' });
  const navigate = useNavigate({ from: '/withdrawals' });
  const query = useRead(
    calls.officeWithdrawals.officeWithdrawals,
    { query: { pageNo: page, pageSize, ...filled(filters) } },
    { everyMs: 15_000 },
  );
  const columns = useColumns();
  const isFiltered = filters.state !== undefined;
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <FilterBar
        onClear={isFiltered ? () => void navigate({ search: { page: 1, state: undefined } }) : undefined}
      >
        <Select
          label={t('stateLabel')}
          value={filters.state ?? 'waiting'}
          onChange={(value) =>
            void navigate({
              search: { page: 1, state: readChoice({ value }, 'value', statesOfQueue) },
            })
          }
          data={[
            { value: 'waiting', label: t('waiting') },
            ...statesOfQueue.map((state) => ({ value: state, label: t(`state.${state}`) })),
          ]}
          allowDeselect={false}
        />
      </FilterBar>
      <Listing
        query={query}
        empty={{ title: t(isFiltered ? 'noneFound' : 'none'), hint: t(isFiltered ? 'widen' : 'noneHint') }}
        onPage={(next) => void navigate({ search: { ...filters, page: next } })}
      >
        {(rows, isStale) => (
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.id}
            isStale={isStale}
          />
        )}
      </Listing>
    </>
  );
}

function useColumns(): Column<QueueRow>[] {
  const { t } = useTranslation('officeWithdrawals');
  return [
    {
      id: 'amount',
      title: t('amount'),
      show: (row) => (
        <Link to="/withdrawals/$withdrawalId" params={{ withdrawalId: row.id }} className={links.openWhole}>
          <Money amount={row.amount} currency={row.currency} />
        </Link>
      ),
    },
    { id: 'account', title: t('account'), show: (row) => <bdi>{row.account}</bdi> },
    {
      id: 'state',
      title: t('stateLabel'),
      show: (row) => (
        <span className={classes.marks}>
          <Mark tone={withdrawalTones[row.state]}>{t(`state.${row.state}`)}</Mark>
          {row.escalatedAt === null ? null : <Mark tone="bad">{t('escalated')}</Mark>}
        </span>
      ),
    },
    {
      id: 'risks',
      title: t('risks'),
      isExtra: true,
      show: (row) =>
        row.risks.length === 0 && !row.needsSecond ? (
          '—'
        ) : (
          <span className={classes.marks}>
            {row.needsSecond ? <Mark tone="changed">{t('fourEyes')}</Mark> : null}
            {row.risks.map((risk) => (
              <Mark key={risk} tone="trial">
                {t(`risk.${risk}`)}
              </Mark>
            ))}
          </span>
        ),
    },
    {
      id: 'holder',
      title: t('holder'),
      isExtra: true,
      show: (row) => (row.holder === null ? '—' : <bdi>{row.holder}</bdi>),
    },
    { id: 'due', title: t('dueAt'), show: (row) => <Instant at={row.dueAt} /> },
    {
      id: 'submitted',
      title: t('submittedAt'),
      isExtra: true,
      show: (row) => <Instant at={row.submittedAt} />,
    },
  ];
}
