import { type CallValue, calls, discrepancyKinds } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code, Money } from '@ikka/ui';
import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { depositProviders, reconciliationSearch } from '../../money-search.ts';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { List } from '../../parts/list/List.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { useMay } from '../../session/use-session.ts';
import { ResolveDialog } from './ResolveDialog.tsx';

export type Difference = CallValue<typeof calls.officeReconciliation.officeDiscrepancies>['list'][number];
export interface Asked {
  readonly row: Difference;
  readonly resolution: 'credited' | 'dismissed';
}

/** What differs from the providers, whoever waits the longest first, and what becomes of it. */
export function Differences() {
  const { t } = useTranslation('officeReconciliation');
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <List
      caption={t('tab.differences')}
      call={calls.officeReconciliation.officeDiscrepancies}
      place={useAddress(reconciliationSearch)}
      ask={({ state, kind, provider }) => ({ state: state ?? 'open', kind, provider })}
      everyMs={30_000}
      filters={{
        state: {
          label: t('stateLabel'),
          choices: ['resolved'],
          none: t('open'),
          nameOf: () => t('resolved'),
        },
        kind: {
          label: t('kindLabel'),
          choices: discrepancyKinds,
          none: t('anyKind'),
          nameOf: (kind) => t(`kind.${kind}`),
        },
        provider: {
          label: t('providerLabel'),
          choices: depositProviders,
          none: t('anyProvider'),
          nameOf: (provider) => provider,
        },
      }}
      columns={useColumns(setAsked)}
      none={{ title: t('none'), hint: t('noneHint') }}
      noneFound={{ title: t('noneFound'), hint: t('widen') }}
      below={<ResolveDialog asked={asked} onClose={() => setAsked(null)} />}
    />
  );
}

function useColumns(onAsk: (asked: Asked) => void): Column<Difference>[] {
  const { t } = useTranslation('officeReconciliation');
  const mayResolve = useMay('deposits.match');
  return [
    column.mark('kind', t('kindLabel'), ({ kind }) => ['changed', t(`kind.${kind}`)]),
    column.cell('reference', t('reference'), (row) => <Code value={row.reference} copy={false} />),
    extra(column.name('provider', t('providerLabel'))),
    column.cell('member', t('member'), ({ member }) =>
      member === null ? (
        '—'
      ) : (
        <Link to="/members/$memberId" params={{ memberId: member.id }}>
          <bdi>{member.account}</bdi>
        </Link>
      ),
    ),
    column.atEnd('ours', t('ours'), ({ ours }) => <Sum of={ours} />),
    column.atEnd('theirs', t('theirs'), ({ theirs }) => <Sum of={theirs} />),
    extra(column.instant('foundAt', t('foundAt'))),
    column.cell('outcome', t('outcome'), (row) =>
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
    ),
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
