import { type CallValue, calls, discrepancyKinds } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code, Money } from '@ikka/ui';
import { Button, Group } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../api/use-pages.ts';
import { listFilters } from '../../list-filters.ts';
import { filled, pageSize } from '../../list-search.ts';
import { depositProviders, reconciliationSearch } from '../../money-search.ts';
import { knownOf } from '../../page-search.ts';
import { Mark } from '../../parts/Badges.tsx';
import { ChoiceFilter } from '../../parts/ChoiceFilter.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Queue } from '../../parts/Queue.tsx';
import { useMe } from '../../session/use-session.ts';
import { ResolveDialog } from './ResolveDialog.tsx';

export type Difference = CallValue<typeof calls.officeReconciliation.officeDiscrepancies>['list'][number];
export interface Asked {
  readonly row: Difference;
  readonly resolution: 'credited' | 'dismissed';
}

/** What differs from the providers, whoever waits the longest first, and what becomes of it. */
export function Differences() {
  const { t } = useTranslation('officeReconciliation');
  const { tab: _tab, ...search } = knownOf(
    reconciliationSearch,
    useSearch({ from: '/shell/reconciliation' }),
  );
  const { page, ...filters } = search;
  const navigate = useNavigate({ from: '/reconciliation' });
  const list = listFilters(search, (next) => void navigate({ search: next }));
  const [asked, setAsked] = useState<Asked | null>(null);
  const query = usePages(
    calls.officeReconciliation.officeDiscrepancies,
    { query: { pageNo: page, pageSize, ...filled(filters), state: filters.state ?? 'open' } },
    { everyMs: 30_000 },
  );
  const columns = useColumns(setAsked);
  return (
    <>
      <Queue
        caption={t('tab.differences')}
        query={query}
        columns={columns}
        none={{ title: t('none'), hint: t('noneHint') }}
        noneFound={{ title: t('noneFound'), hint: t('widen') }}
        onClear={list.clear}
        onPage={list.turnTo}
        filters={
          <>
            <ChoiceFilter
              label={t('stateLabel')}
              value={filters.state}
              choices={['resolved']}
              none={t('open')}
              nameOf={() => t('resolved')}
              onChange={(next) => list.change({ state: next })}
            />
            <ChoiceFilter
              label={t('kindLabel')}
              value={filters.kind}
              choices={discrepancyKinds}
              none={t('anyKind')}
              nameOf={(one) => t(`kind.${one}`)}
              onChange={(next) => list.change({ kind: next })}
            />
            <ChoiceFilter
              label={t('providerLabel')}
              value={filters.provider}
              choices={depositProviders}
              none={t('anyProvider')}
              nameOf={(one) => one}
              onChange={(next) => list.change({ provider: next })}
            />
          </>
        }
      />
      <ResolveDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function useColumns(onAsk: (asked: Asked) => void): Column<Difference>[] {
  const { t } = useTranslation('officeReconciliation');
  const { data: me } = useMe();
  const mayResolve = me?.permissions.some((one) => one === 'deposits.match') ?? false;
  return [
    {
      id: 'kind',
      title: t('kindLabel'),
      show: ({ kind }) => <Mark tone="changed">{t(`kind.${kind}`)}</Mark>,
    },
    { id: 'reference', title: t('reference'), show: (row) => <Code value={row.reference} copy={false} /> },
    { id: 'provider', title: t('providerLabel'), isExtra: true, show: (row) => <bdi>{row.provider}</bdi> },
    {
      id: 'member',
      title: t('member'),
      show: ({ member }) =>
        member === null ? (
          '—'
        ) : (
          <Link to="/members/$memberId" params={{ memberId: member.id }}>
            <bdi>{member.account}</bdi>
          </Link>
        ),
    },
    { id: 'ours', title: t('ours'), isFigure: true, show: ({ ours }) => <Sum of={ours} /> },
    { id: 'theirs', title: t('theirs'), isFigure: true, show: ({ theirs }) => <Sum of={theirs} /> },
    { id: 'foundAt', title: t('foundAt'), isExtra: true, show: (row) => <Instant at={row.foundAt} /> },
    {
      id: 'outcome',
      title: t('outcome'),
      show: (row) =>
        row.resolved ? (
          <Outcome resolved={row.resolved} />
        ) : mayResolve ? (
          <Group gap="xs" wrap="nowrap">
            {row.mayCredit ? (
              <Button size="xs" onClick={() => onAsk({ row, resolution: 'credited' })}>
                {t('credit')}
              </Button>
            ) : null}
            <Button size="xs" variant="default" onClick={() => onAsk({ row, resolution: 'dismissed' })}>
              {t('dismiss')}
            </Button>
          </Group>
        ) : (
          t('open')
        ),
    },
  ];
}

function Sum({ of: sum }: { of: Difference['ours'] }) {
  return sum === null ? '—' : <Money amount={sum.amount} currency={sum.currency} />;
}

function Outcome({ resolved }: { resolved: NonNullable<Difference['resolved']> }) {
  const { t } = useTranslation('officeReconciliation');
  return (
    <span title={resolved.reason}>
      {t(`resolution.${resolved.resolution}`)} · <bdi>{resolved.by}</bdi> · <Instant at={resolved.at} />
      <br />
      <bdi>{resolved.reason}</bdi>
    </span>
  );
}
