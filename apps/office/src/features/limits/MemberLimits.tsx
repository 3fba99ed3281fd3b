import { calls, type ProtectionLimit } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../api/use-call.ts';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { column } from '../../parts/list/columns.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import { ExclusionPanel } from './ExclusionPanel.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { LimitHistory } from './LimitHistory.tsx';
import { LimitValue } from './LimitValue.tsx';
import classes from './limits.module.css';
import type { Protection } from './protection.ts';

/** A member's limits with their use, his exclusion, what was changed, and the operator's own limits and exclusions. */
export function MemberLimits({ member }: { member: { readonly id: string; readonly isTrial: boolean } }) {
  const { t } = useTranslation('officeLimits');
  const mayWrite = useMay('members.write');
  const [asked, setAsked] = useState<ProtectionLimit | null>(null);
  const query = useRead(
    calls.officeProtection.officeProtection,
    { params: { id: member.id } },
    { enabled: !member.isTrial },
  );
  if (member.isTrial) {
    return (
      <EmptyState icon={<IconCoins size={34} stroke={1.5} />} title={t('trial')} hint={t('trialHint')} />
    );
  }
  return (
    <Loaded query={query}>
      {(protection) => (
        <div className={classes.page}>
          <ExclusionPanel memberId={member.id} exclusion={protection.exclusion} mayWrite={mayWrite} />
          <Panel title={t('title')} flush>
            <LimitTable protection={protection} onAsk={mayWrite ? setAsked : null} />
          </Panel>
          <LimitHistory protection={protection} />
          <LimitDialog memberId={member.id} limit={asked} onClose={() => setAsked(null)} />
        </div>
      )}
    </Loaded>
  );
}

interface LimitTableProps {
  protection: Protection;
  onAsk: ((limit: ProtectionLimit) => void) | null;
}

function LimitTable({ protection: { limits, currency }, onAsk }: LimitTableProps) {
  const { t } = useTranslation(['officeLimits', 'protection']);
  const value = (row: ProtectionLimit, text: string | null) => (
    <LimitValue kind={row.kind} value={text} currency={currency} />
  );
  const columns: Column<ProtectionLimit>[] = [
    column.cell(
      'limit',
      t('limit'),
      (row) => `${t(`protection:kind.${row.kind}`)}, ${t(`protection:period.${row.period}`)}`,
    ),
    column.atEnd('inForce', t('inForce'), (row) => value(row, row.inForce)),
    column.atEnd('used', t('used'), (row) => value(row, row.inForce && row.used)),
    column.atEnd('own', t('own'), (row) => (
      <>
        {value(row, row.own)}
        {row.pending ? (
          <small className={classes.pending}>
            {t('pending')} {row.pending.value === null ? t('none') : value(row, row.pending.value)} ·{' '}
            <Instant at={row.pending.from} />
          </small>
        ) : null}
      </>
    )),
    column.atEnd('operator', t('operator'), (row) => value(row, row.operator)),
    ...(onAsk
      ? [
          column.cell('act', t('act'), (row: ProtectionLimit) => (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => onAsk(row)}
              aria-label={`${t('set')}: ${t(`protection:kind.${row.kind}`)}, ${t(`protection:period.${row.period}`)}`}
            >
              {t('set')}
            </Button>
          )),
        ]
      : []),
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={limits}
      rowKey={({ kind, period }) => `${kind} ${period}`}
    />
  );
}
