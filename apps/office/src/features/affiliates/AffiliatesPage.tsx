import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, CopyButton, Group, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize } from '../../list-search.ts';
import { affiliatesSearch, knownOf } from '../../page-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Listing } from '../../parts/Listing.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { SearchField } from '../../parts/SearchField.tsx';
import { useMay } from '../../session/use-session.ts';
import { AffiliateForm } from './AffiliateForm.tsx';
import { CloseDialog } from './CloseDialog.tsx';

export type Affiliate = CallValue<typeof calls.office.officeAffiliates>['list'][number];

/** The codes by which agents bring members. */
export function AffiliatesPage() {
  return (
    <Allowed needs="members.read">
      <Affiliates />
    </Allowed>
  );
}

function Affiliates() {
  const { t } = useTranslation('office');
  const mayWrite = useMay('agents.write');
  const search = knownOf(affiliatesSearch, useSearch({ from: '/shell/affiliates' }));
  const { page, ...filters } = search;
  const navigate = useNavigate({ from: '/affiliates' });
  const list = listFilters(
    search,
    (next) => void navigate({ search: next, replace: next.search !== search.search }),
  );
  const query = usePages(calls.office.officeAffiliates, {
    query: { pageNo: page, pageSize, ...filled(filters) },
  });
  const [isCreating, setCreating] = useState(false);
  const [closing, setClosing] = useState<Affiliate | null>(null);
  const columns = useColumns(mayWrite ? setClosing : undefined);

  return (
    <>
      <PageHead title={t('affiliates.title')} hint={t('affiliates.hint')}>
        {mayWrite ? (
          <Button leftSection={<IconPlus size={17} />} onClick={() => setCreating(true)}>
            {t('affiliates.create')}
          </Button>
        ) : null}
      </PageHead>
      <FilterBar onClear={list.clear}>
        <SearchField
          label={t('affiliates.search')}
          value={filters.search}
          onSearch={(text) => list.change({ search: text })}
        />
        <Select
          label={t('members.stateLabel')}
          value={filters.state ?? 'any'}
          onChange={(value) =>
            list.change({ state: value === 'open' || value === 'closed' ? value : undefined })
          }
          data={[
            { value: 'any', label: t('filter.any') },
            { value: 'open', label: t('affiliates.state.open') },
            { value: 'closed', label: t('affiliates.state.closed') },
          ]}
        />
      </FilterBar>
      <Listing
        query={query}
        empty={{
          title: t(list.isFiltered ? 'affiliates.noneFound' : 'affiliates.none'),
          hint: t(list.isFiltered ? 'filter.widen' : 'affiliates.noneHint'),
        }}
        onPage={list.turnTo}
      >
        {(rows, isStale) => (
          <DataTable
            caption={t('affiliates.title')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.code}
            isStale={isStale}
          />
        )}
      </Listing>
      <AffiliateForm opened={isCreating} onClose={() => setCreating(false)} />
      <CloseDialog affiliate={closing} onClose={() => setClosing(null)} />
    </>
  );
}

/** Where a code leads: the registration of its own host, or of the one that the office is on. */
const linkOf = ({ code, domain }: Affiliate): string =>
  `${domain === null ? location.origin : `https://${domain}`}/register?aff=${code}`;

function useColumns(onClose: ((affiliate: Affiliate) => void) | undefined): Column<Affiliate>[] {
  const { t } = useTranslation('office');
  return [
    {
      id: 'code',
      title: t('affiliates.code'),
      show: (row) => <bdi dir="ltr">{row.code}</bdi>,
    },
    {
      id: 'owner',
      title: t('affiliates.owner'),
      show: (row) => (
        <Link to="/members/$memberId" params={{ memberId: row.ownerId }}>
          <bdi>{row.account}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      title: t('members.stateLabel'),
      show: ({ closedAt }) => (
        <Mark tone={closedAt ? 'bad' : 'good'}>{t(`affiliates.state.${closedAt ? 'closed' : 'open'}`)}</Mark>
      ),
    },
    {
      id: 'kind',
      title: t('members.role'),
      isExtra: true,
      show: (row) => t(`members.agent.${row.isAgent}`),
    },
    {
      id: 'members',
      title: t('affiliates.members'),
      isFigure: true,
      isExtra: true,
      show: (row) => <bdi dir="ltr">{row.members >= 10_000 ? '10,000+' : row.members}</bdi>,
    },
    {
      id: 'domain',
      title: t('affiliates.domain'),
      isExtra: true,
      show: (row) => (row.domain === null ? '—' : <bdi dir="ltr">{row.domain}</bdi>),
    },
    {
      id: 'createdAt',
      title: t('affiliates.createdAt'),
      isExtra: true,
      show: (row) => <Instant at={row.createdAt} />,
    },
    {
      id: 'acts',
      title: t('operators.acts'),
      isFigure: true,
      show: (row) =>
        row.closedAt ? null : (
          <Group gap={4} justify="flex-end">
            <CopyButton value={linkOf(row)}>
              {({ copied, copy }) => (
                <Button size="compact-sm" variant="subtle" onClick={copy}>
                  {t(copied ? 'affiliates.linkCopied' : 'affiliates.link')}
                </Button>
              )}
            </CopyButton>
            {onClose ? (
              <Button size="compact-sm" variant="subtle" color="coral" onClick={() => onClose(row)}>
                {t('affiliates.close')}
              </Button>
            ) : null}
          </Group>
        ),
    },
  ];
}
