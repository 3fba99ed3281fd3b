import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Select } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { filled, pageSize } from '../../list-search.ts';
import { knownOf, membersSearch } from '../../page-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { StateBadge, TrialBadge } from '../../parts/Badges.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Listing } from '../../parts/Listing.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { TrialFilter } from '../../parts/TrialFilter.tsx';
import classes from './members.module.css';

type Member = CallValue<typeof calls.office.officeMembers>['list'][number];

/** Members by name, state and kind; the address carries the filters. */
export function MembersPage() {
  return (
    <Allowed needs="members.read">
      <Members />
    </Allowed>
  );
}

function Members() {
  const { t } = useTranslation('office');
  const { page, ...filters } = knownOf(membersSearch, useSearch({ from: '/shell/members' }));
  const navigate = useNavigate({ from: '/members' });
  const query = useRead(calls.office.officeMembers, {
    query: { pageNo: page, pageSize, ...filled(filters) },
  });
  const change = (next: Partial<typeof filters>) =>
    void navigate({ search: { ...filters, ...next, page: 1 }, replace: 'search' in next });
  const columns = useColumns();
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const clear = () =>
    void navigate({ search: { page: 1, search: undefined, state: undefined, trial: undefined } });

  return (
    <>
      <PageHead title={t('members.title')} hint={t('members.hint')} />
      <FilterBar onClear={isFiltered ? clear : undefined}>
        <SearchField
          label={t('members.search')}
          value={filters.search}
          onSearch={(search) => change({ search })}
        />
        <Select
          label={t('members.stateLabel')}
          value={filters.state ?? 'any'}
          onChange={(value) =>
            change({ state: value === 'active' || value === 'suspended' ? value : undefined })
          }
          data={[
            { value: 'any', label: t('filter.any') },
            { value: 'active', label: t('members.state.active') },
            { value: 'suspended', label: t('members.state.suspended') },
          ]}
        />
        <TrialFilter value={filters.trial} onChange={(trial) => change({ trial })} />
      </FilterBar>
      <Listing
        query={query}
        empty={{
          title: t(isFiltered ? 'members.noneFound' : 'members.none'),
          hint: t(isFiltered ? 'filter.widen' : 'members.noneHint'),
        }}
        onPage={(next) => void navigate({ search: { ...filters, page: next } })}
      >
        {(rows, isStale) => (
          <DataTable
            caption={t('members.title')}
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

function useColumns(): Column<Member>[] {
  const { t } = useTranslation('office');
  return [
    {
      id: 'account',
      title: t('members.account'),
      show: (row) => (
        <Link to="/members/$memberId" params={{ memberId: row.id }} className={classes.account}>
          <bdi>{row.account}</bdi>
          {row.nickname === row.account ? null : (
            <small>
              <bdi>{row.nickname}</bdi>
            </small>
          )}
        </Link>
      ),
    },
    {
      id: 'state',
      title: t('members.stateLabel'),
      show: (row) => (
        <span className={classes.badges}>
          <StateBadge state={row.state} />
          <TrialBadge isTrial={row.isTrial} />
        </span>
      ),
    },
    {
      id: 'balance',
      title: t('members.balance'),
      isFigure: true,
      show: (row) => <Money amount={row.balance} currency={row.currency} />,
    },
    {
      id: 'registered',
      title: t('members.registered'),
      isExtra: true,
      show: (row) => <Instant at={row.registeredAt} />,
    },
    {
      id: 'lastLogin',
      title: t('members.lastLogin'),
      isExtra: true,
      show: (row) => <Instant at={row.lastLoginAt} />,
    },
  ];
}
