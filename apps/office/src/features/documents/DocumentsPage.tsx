import { calls, documentKinds } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Link } from '@tanstack/react-router';
import { documentStatesOfList, documentsSearch } from '../../page-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { documentTones, type OfficeDocument } from './document-words.ts';

/** The queue of identity documents: who waits the longest stands first. */
export function DocumentsPage() {
  const { t } = useTranslation('office');
  return (
    <ListPage
      title={t('documents.title')}
      hint={t('documents.hint')}
      call={calls.office.officeDocuments}
      place={useAddress(documentsSearch)}
      everyMs={20_000}
      filters={{
        state: {
          label: t('members.stateLabel'),
          choices: documentStatesOfList,
          none: t('documents.waiting'),
          nameOf: (state) => t(`documents.state.${state}`),
        },
        kind: {
          label: t('documents.kindLabel'),
          choices: documentKinds,
          none: t('filter.any'),
          nameOf: (kind) => t(`documents.kind.${kind}`),
        },
      }}
      columns={useColumns()}
      none={{ title: t('documents.none'), hint: t('documents.noneHint') }}
      noneFound={{ title: t('documents.noneFound'), hint: t('filter.widen') }}
    />
  );
}

function useColumns(): Column<OfficeDocument>[] {
  const { t } = useTranslation('office');
  return [
    column.cell('kind', t('documents.kindLabel'), (row) => (
      <Link to="/documents/$documentId" params={{ documentId: row.id }} className={links.openWhole}>
        {t(`documents.kind.${row.kind}`)}
      </Link>
    )),
    column.name('account', t('members.account')),
    column.mark('state', t('members.stateLabel'), (row) => [
      documentTones[row.state],
      t(`documents.state.${row.state}`),
    ]),
    column.instant('submittedAt', t('documents.submitted')),
    extra(column.name('reviewer', t('documents.reviewer'))),
  ];
}
