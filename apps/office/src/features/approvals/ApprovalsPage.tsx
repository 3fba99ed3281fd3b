import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Link } from '@tanstack/react-router';
import { approvalChoices, approvalsSearch } from '../../page-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import classes from './approvals.module.css';
import { type Proposal, proposalTones, useSentence } from './proposal-words.ts';

/** What one operator proposed and another has to approve, or may stop before it takes effect. */
export function ApprovalsPage() {
  const { t } = useTranslation('officeApprovals');
  return (
    <ListPage
      title={t('title')}
      hint={t('hint')}
      call={calls.officeApprovals.officeApprovals}
      place={useAddress(approvalsSearch)}
      everyMs={15_000}
      filters={{
        state: {
          label: t('stateLabel'),
          choices: approvalChoices,
          none: t('open'),
          nameOf: (state) => (state === 'all' ? t('stateAll') : t(`state.${state}`)),
        },
      }}
      columns={useColumns()}
      none={{ title: t('none'), hint: t('noneHint') }}
      noneFound={{ title: t('noneFound') }}
    />
  );
}

function useColumns(): Column<Proposal>[] {
  const { t } = useTranslation('officeApprovals');
  const sentence = useSentence();
  return [
    column.cell('what', t('whatLabel'), (row) => (
      <Link to="/approvals/$proposalId" params={{ proposalId: row.id }} className={links.openWhole}>
        <span className={classes.sentence}>{sentence(row)}</span>
      </Link>
    )),
    column.mark('state', t('stateLabel'), (row) => [proposalTones[row.state], t(`state.${row.state}`)]),
    column.name('proposedBy', t('proposedBy')),
    extra(column.instant('proposedAt', t('proposedAt'))),
    extra(column.instant('effectiveAt', t('effectiveAt'))),
  ];
}
