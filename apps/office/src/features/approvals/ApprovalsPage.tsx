import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize } from '../../list-search.ts';
import { approvalChoices, approvalsSearch, knownOf } from '../../page-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { PageHead } from '../../parts/PageHead.tsx';
import { Queue } from '../../parts/Queue.tsx';
import classes from './approvals.module.css';
import { type Proposal, proposalTones, useSentence } from './proposal-words.ts';

/** What one operator proposed and another has to approve, or may stop before it takes effect. */
export function ApprovalsPage() {
  const { t } = useTranslation('officeApprovals');
  const search = knownOf(approvalsSearch, useSearch({ from: '/shell/approvals' }));
  const navigate = useNavigate({ from: '/approvals' });
  const list = listFilters(search, (next) => void navigate({ search: next }));
  const query = usePages(
    calls.officeApprovals.officeApprovals,
    { query: { pageNo: search.page, pageSize, ...filled({ state: search.state }) } },
    { everyMs: 15_000 },
  );
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Queue
        caption={t('title')}
        query={query}
        columns={useColumns()}
        none={{ title: t('none'), hint: t('noneHint') }}
        noneFound={{ title: t('noneFound') }}
        onClear={list.clear}
        onPage={list.turnTo}
        filters={
          <ChoiceFilter
            label={t('stateLabel')}
            value={search.state}
            choices={approvalChoices}
            none={t('open')}
            nameOf={(state) => (state === 'all' ? t('stateAll') : t(`state.${state}`))}
            onChange={(state) => list.change({ state })}
          />
        }
      />
    </>
  );
}

function useColumns(): Column<Proposal>[] {
  const { t } = useTranslation('officeApprovals');
  const sentence = useSentence();
  return [
    {
      id: 'what',
      title: t('whatLabel'),
      show: (row) => (
        <Link to="/approvals/$proposalId" params={{ proposalId: row.id }} className={links.openWhole}>
          <span className={classes.sentence}>{sentence(row)}</span>
        </Link>
      ),
    },
    {
      id: 'state',
      title: t('stateLabel'),
      show: (row) => <Mark tone={proposalTones[row.state]}>{t(`state.${row.state}`)}</Mark>,
    },
    { id: 'by', title: t('proposedBy'), show: (row) => <bdi>{row.proposedBy}</bdi> },
    { id: 'at', title: t('proposedAt'), isExtra: true, show: (row) => <Instant at={row.proposedAt} /> },
    {
      id: 'effective',
      title: t('effectiveAt'),
      isExtra: true,
      show: (row) => (row.effectiveAt === null ? '—' : <Instant at={row.effectiveAt} />),
    },
  ];
}
