import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconBellCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { alarmsSearch } from '../../page-search.ts';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { ListPage } from '../../parts/list/ListPage.tsx';
import { useAddress } from '../../parts/list/use-place.ts';
import { useMay } from '../../session/use-session.ts';
import classes from './alarms.module.css';

const office = calls.officeAlarms;
type Alarm = CallValue<typeof office.officeAlarms>['list'][number];

/** What somebody has to look at, and what is over. */
export function AlarmsPage() {
  const { t } = useTranslation('officeAlarms');
  const mayWrite = useMay('alarms.write');
  const [asking, setAsking] = useState<Alarm | null>(null);
  return (
    <ListPage
      title={t('title')}
      hint={t('hint')}
      call={office.officeAlarms}
      place={useAddress(alarmsSearch)}
      ask={({ state }) => ({ state: state ?? 'open' })}
      everyMs={15_000}
      filters={{
        state: { label: t('stateLabel'), choices: ['over'], none: t('open'), nameOf: () => t('over') },
      }}
      columns={useColumns(mayWrite ? setAsking : null)}
      none={{ title: t('none'), hint: t('noneHint') }}
      noneFound={{ title: t('noneOver') }}
      below={
        <ActDialog
          opened={asking !== null}
          onClose={() => setAsking(null)}
          call={office.officeAcknowledgeAlarm}
          touches={[office.officeAlarms, office.officeAlarmCount]}
          request={({ reason }) => ({ params: { id: asking?.id ?? '' }, body: { note: reason } })}
          title={t('ask')}
          text={t('askText')}
          action={t('acknowledge')}
          done={t('acknowledged')}
        />
      }
    />
  );
}

function useColumns(onAcknowledge: ((alarm: Alarm) => void) | null): Column<Alarm>[] {
  const { t } = useTranslation('officeAlarms');
  return [
    column.cell('what', t('what'), (row) => <What alarm={row} />),
    extra(
      column.mark('state', t('stateLabel'), ({ clearedAt, acknowledgedBy }) => {
        if (clearedAt !== null) return ['good', t('over')];
        return acknowledgedBy === null ? ['bad', t('new')] : ['changed', t('taken')];
      }),
    ),
    extra(column.instant('raisedAt', t('raisedAt'))),
    extra(column.instant('until', t('seenAt'), (row) => row.clearedAt ?? row.seenAt)),
    column.cell('by', t('by'), (row) => {
      if (row.acknowledgedBy !== null) return <Note alarm={row} />;
      if (row.clearedAt !== null || onAcknowledge === null) return '—';
      return (
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconBellCheck size={16} />}
          onClick={() => onAcknowledge(row)}
        >
          {t('acknowledge')}
        </Button>
      );
    }),
  ];
}

/** What is wrong, of which provider or currency, and with which figures. */
function What({ alarm }: { alarm: Alarm }) {
  const { t } = useTranslation('officeAlarms');
  const figures = Object.entries(alarm.details).filter(([, figure]) => figure !== '');
  return (
    <div className={classes.what}>
      <strong>{t(`kind.${alarm.kind}`)}</strong>
      {alarm.subject === '' ? null : <bdi dir="ltr">{alarm.subject}</bdi>}
      {figures.length === 0 ? null : (
        <small>
          {figures.map(([name, figure]) => (
            <span key={name}>
              <FigureName name={name} />:{' '}
              {/^\d{4}-.*Z$/.test(figure) ? <Instant at={figure} /> : <bdi dir="ltr">{figure}</bdi>}
            </span>
          ))}
        </small>
      )}
    </div>
  );
}

const figureNames = ['amount', 'min', 'count', 'oldest', 'entry', 'measured', 'band', 'from', 'to'] as const;

function FigureName({ name }: { name: string }) {
  const { t } = useTranslation('officeAlarms');
  const known = figureNames.find((one) => one === name);
  return known === undefined ? name : t(`figure.${known}`);
}

function Note({ alarm }: { alarm: Alarm }) {
  return (
    <div className={classes.what}>
      <bdi>{alarm.acknowledgedBy}</bdi>
      <small dir="auto">{alarm.note}</small>
    </div>
  );
}
