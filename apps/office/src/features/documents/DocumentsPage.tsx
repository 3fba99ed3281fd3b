import { calls, documentKinds } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize } from '../../list-search.ts';
import { documentStatesOfList, documentsSearch, knownOf } from '../../page-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { PageHead } from '../../parts/PageHead.tsx';
import { Queue } from '../../parts/Queue.tsx';
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
  const search = knownOf(documentsSearch, useSearch({ from: '/shell/documents' }));
  const { page, ...filters } = search;
  const navigate = useNavigate({ from: '/documents' });
  const list = listFilters(search, (next) => void navigate({ search: next }));
  const query = usePages(
    calls.office.officeDocuments,
    { query: { pageNo: page, pageSize, ...filled(filters) } },
    { everyMs: 20_000 },
  );
  const columns = useColumns();
  return (
    <>
      <PageHead title={t('documents.title')} hint={t('documents.hint')} />
      <Queue
        caption={t('documents.title')}
        query={query}
        columns={columns}
        none={{ title: t('documents.none'), hint: t('documents.noneHint') }}
        noneFound={{ title: t('documents.noneFound'), hint: t('filter.widen') }}
        onClear={list.clear}
        onPage={list.turnTo}
        filters={
          <>
            <ChoiceFilter
              label={t('members.stateLabel')}
              value={filters.state}
              choices={documentStatesOfList}
              none={t('documents.waiting')}
              nameOf={(state) => t(`documents.state.${state}`)}
              onChange={(state) => list.change({ state })}
            />
            <ChoiceFilter
              label={t('documents.kindLabel')}
              value={filters.kind}
              choices={documentKinds}
              none={t('filter.any')}
              nameOf={(kind) => t(`documents.kind.${kind}`)}
              onChange={(kind) => list.change({ kind })}
            />
          </>
        }
      />
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
