import { exclusionKinds, limitKinds } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import type { Column } from '../../parts/DataTable.tsx';
import { column } from '../../parts/list/columns.tsx';
import { TablePanel } from '../../parts/list/TablePanel.tsx';
import { LimitValue } from './LimitValue.tsx';
import type { Protection } from './protection.ts';

type Event = Protection['history'][number];

/** What was changed of limits and exclusions, newest first. */
export function LimitHistory({ protection: { history, currency } }: { protection: Protection }) {
  const { t } = useTranslation(['officeLimits', 'protection']);
  const subject = ({ kind, period }: Event) => {
    const limit = limitKinds.find((one) => one === kind);
    if (limit && period) return `${t(`protection:kind.${limit}`)}, ${t(`protection:period.${period}`)}`;
    const exclusion = exclusionKinds.find((one) => one === kind);
    return exclusion ? t(`kind.${exclusion}`) : '';
  };
  const columns: Column<Event>[] = [
    column.instant('at', t('at')),
    column.cell('by', t('by'), ({ by }) => t(`who.${by}`)),
    column.cell('what', t('what'), ({ what }) => t(`protection:history.what.${what}`)),
    column.cell('subject', t('limit'), subject),
    column.atEnd('value', t('value'), ({ what, kind, value }) =>
      what === 'reality_check_set' ? (
        <LimitValue kind="time" value={value} currency={currency} />
      ) : (
        <LimitValue
          kind={limitKinds.find((one) => one === kind) ?? 'deposit'}
          value={value}
          currency={currency}
        />
      ),
    ),
    column.instant('until', t('fromOrUntil')),
    column.cell('reason', t('reason'), ({ reason }) => (reason ? <bdi>{reason}</bdi> : '—')),
  ];
  return (
    <TablePanel
      title={t('protection:history.title')}
      none={t('protection:history.none')}
      columns={columns}
      rows={history}
      rowKey={({ at, what, kind, period }) => `${at} ${what} ${kind} ${period}`}
    />
  );
}
