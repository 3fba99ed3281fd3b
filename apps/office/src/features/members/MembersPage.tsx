import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Select } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
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
  const search = knownOf(membersSearch, useSearch({ from: '/shell/members' }));
  const { page, ...filters } = search;
  const navigate = useNavigate({ from: '/members' });
  const list = listFilters(
    search,
    (next) => void navigate({ search: next, replace: next.search !== search.search }),
  );
  const query = usePages(calls.office.officeMembers, {
    query: { pageNo: page, pageSize, ...filled(filters) },
  });
  const columns = useColumns();

  return (
    <>
      <PageHead title={t('members.title')} hint={t('members.hint')} />
      <FilterBar onClear={list.clear}>
        <SearchField
          label={t('members.search')}
          value={filters.search}
          onSearch={(text) => list.change({ search: text })}
        />
        <Select
          label={t('members.stateLabel')}
          value={filters.state ?? 'any'}
          onChange={(value) =>
            list.change({ state: value === 'active' || value === 'suspended' ? value : undefined })
          }
          data={[
            { value: 'any', label: t('filter.any') },
            { value: 'active', label: t('members.state.active') },
            { value: 'suspended', label: t('members.state.suspended') },
          ]}
        />
        <TrialFilter value={filters.trial} onChange={(trial) => list.change({ trial })} />
      </FilterBar>
      <Listing
        query={query}
        empty={{
          title: t(list.isFiltered ? 'members.noneFound' : 'members.none'),
          hint: t(list.isFiltered ? 'filter.widen' : 'members.noneHint'),
        }}
        onPage={list.turnTo}
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
