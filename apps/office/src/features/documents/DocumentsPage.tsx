import { calls, documentKinds } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Select } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { filled, pageSize, readChoice } from '../../list-search.ts';
import { documentStatesOfList, documentsSearch, knownOf } from '../../page-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { Listing } from '../../parts/Listing.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { documentTones, type OfficeDocument } from './document-words.ts';

/** The queue of identity documents: who waits the longest stands first. */
export function DocumentsPage() {
  return (
    <Allowed needs="documents.review">
      <Documents />
    </Allowed>
  );
}

function Documents() {
  const { t } = useTranslation('office');
  const { page, ...filters } = knownOf(documentsSearch, useSearch({ from: '/shell/documents' }));
  const navigate = useNavigate({ from: '/documents' });
  const query = useRead(
    calls.office.officeDocuments,
    { query: { pageNo: page, pageSize, ...filled(filters) } },
    { everyMs: 20_000 },
  );
  const change = (next: Partial<typeof filters>) =>
    void navigate({ search: { ...filters, ...next, page: 1 } });
  const columns = useColumns();
  const isFiltered = filters.state !== undefined || filters.kind !== undefined;
  const clear = () => void navigate({ search: { page: 1, state: undefined, kind: undefined } });
  return (
    <>
      <PageHead title={t('documents.title')} hint={t('documents.hint')} />
      <FilterBar onClear={isFiltered ? clear : undefined}>
        <Select
          label={t('members.stateLabel')}
          value={filters.state ?? 'waiting'}
          onChange={(value) => change({ state: readChoice({ value }, 'value', documentStatesOfList) })}
          data={[
            { value: 'waiting', label: t('documents.waiting') },
            ...documentStatesOfList.map((state) => ({ value: state, label: t(`documents.state.${state}`) })),
          ]}
          allowDeselect={false}
        />
        <Select
          label={t('documents.kindLabel')}
          value={filters.kind ?? 'any'}
          onChange={(value) => change({ kind: readChoice({ value }, 'value', documentKinds) })}
          data={[
            { value: 'any', label: t('filter.any') },
            ...documentKinds.map((kind) => ({ value: kind, label: t(`documents.kind.${kind}`) })),
          ]}
          allowDeselect={false}
        />
      </FilterBar>
      <Listing
        query={query}
        empty={{
          title: t(isFiltered ? 'documents.noneFound' : 'documents.none'),
          hint: t(isFiltered ? 'filter.widen' : 'documents.noneHint'),
        }}
        onPage={(next) => void navigate({ search: { ...filters, page: next } })}
      >
        {(rows, isStale) => (
          <DataTable
            caption={t('documents.title')}
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

function useColumns(): Column<OfficeDocument>[] {
  const { t } = useTranslation('office');
  return [
    {
      id: 'kind',
      title: t('documents.kindLabel'),
      show: (row) => (
        <Link to="/documents/$documentId" params={{ documentId: row.id }} className={links.openWhole}>
          {t(`documents.kind.${row.kind}`)}
        </Link>
      ),
    },
    { id: 'account', title: t('members.account'), show: (row) => <bdi>{row.account}</bdi> },
    {
      id: 'state',
      title: t('members.stateLabel'),
      show: (row) => <Mark tone={documentTones[row.state]}>{t(`documents.state.${row.state}`)}</Mark>,
    },
    {
      id: 'submitted',
      title: t('documents.submitted'),
      show: (row) => <Instant at={row.submittedAt} />,
    },
    {
      id: 'reviewer',
      title: t('documents.reviewer'),
      isExtra: true,
      show: (row) => (row.reviewer === null ? '—' : <bdi>{row.reviewer}</bdi>),
    },
  ];
}
