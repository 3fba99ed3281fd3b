import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize } from '../../list-search.ts';
import { withdrawalsSearch } from '../../money-search.ts';
import { knownOf } from '../../page-search.ts';
import { Allowed } from '../../parts/Allowed.tsx';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { PageHead } from '../../parts/PageHead.tsx';
import { Queue } from '../../parts/Queue.tsx';
import { type QueueRow, statesOfQueue, withdrawalTones } from './withdrawal-words.ts';

/** The queue of withdrawals: what is beyond its time stands first, then what is nearest to it. */
export function WithdrawalsPage() {
  return (
    <Allowed needs="withdrawals.read">
      <Withdrawals />
    </Allowed>
  );
}

function Withdrawals() {
  const { t } = useTranslation('officeWithdrawals');
  const search = knownOf(withdrawalsSearch, useSearch({ from: '/shell/withdrawals' }));
  const { page, ...filters } = search;
  const navigate = useNavigate({ from: '/withdrawals' });
  const list = listFilters(search, (next) => void navigate({ search: next }));
  const query = usePages(
    calls.officeWithdrawals.officeWithdrawals,
    { query: { pageNo: page, pageSize, ...filled(filters) } },
    { everyMs: 15_000 },
  );
  const columns = useColumns();
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Queue
        caption={t('title')}
        query={query}
        columns={columns}
        none={{ title: t('none'), hint: t('noneHint') }}
        noneFound={{ title: t('noneFound'), hint: t('widen') }}
        onClear={list.clear}
        onPage={list.turnTo}
        filters={
          <ChoiceFilter
            label={t('stateLabel')}
            value={filters.state}
            choices={statesOfQueue}
            none={t('waiting')}
            nameOf={(state) => t(`state.${state}`)}
            onChange={(state) => list.change({ state })}
          />
        }
      />
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
        <Marks>
          <Mark tone={withdrawalTones[row.state]}>{t(`state.${row.state}`)}</Mark>
          {row.escalatedAt === null ? null : <Mark tone="bad">{t('escalated')}</Mark>}
        </Marks>
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
          <Marks>
            {row.needsSecond ? <Mark tone="changed">{t('fourEyes')}</Mark> : null}
            {row.risks.map((risk) => (
              <Mark key={risk} tone="trial">
                {t(`risk.${risk}`)}
              </Mark>
            ))}
          </Marks>
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
