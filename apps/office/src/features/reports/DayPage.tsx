import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { type CurrencyCode, homeCurrency } from '@ikka/money';
import { EmptyState, Money } from '@ikka/ui';
import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconNotebook, IconReportAnalytics } from '@tabler/icons-react';
import { useParams, useSearch } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { useFile } from '../../api/use-file.ts';
import { Mark, TrialBadge } from '../../parts/Badges.tsx';
import { CaseHead } from '../../parts/Case.tsx';
import { DataTable } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Instant } from '../../parts/Instant.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { moneyOf } from '../../parts/MoneySelect.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useSideName } from '../../parts/use-word.ts';
import type { Day, Days } from './report-words.ts';
import classes from './reports.module.css';

const { officeDays, officeDaysFile, officeJournal } = calls.officeReports;

/** One day: what members were owed at both ends, every line between, withdrawals by what happened, the house's accounts. */
export function DayPage() {
  const { t } = useTranslation('officeReports');
  const { day } = useParams({ from: '/shell/reports/$day' });
  const { money = homeCurrency } = useSearch({ from: '/shell/reports/$day' });
  const query = useRead(
    officeDays,
    { query: { from: day, to: day, ...moneyOf(money) } },
    { everyMs: 60_000 },
  );
  const unknown = (
    <EmptyState icon={<IconReportAnalytics size={34} stroke={1.5} />} title={t('unknownDay')} />
  );
  if (query.error?.code === 'request.malformed') return unknown;
  return (
    <Loaded query={query}>
      {(report) => {
        const [found] = report.days;
        return found ? <Detail report={report} money={money} day={found} /> : unknown;
      }}
    </Loaded>
  );
}

function Detail({ report, money, day }: { report: Days; money: CurrencyCode; day: Day }) {
  const { t } = useTranslation('officeReports');
  const file = useFile(officeDaysFile);
  const journal = useFile(officeJournal);
  const { currency } = report;
  const which = moneyOf(money);
  return (
    <>
      <CaseHead
        to="/reports"
        list={t('title')}
        hint={
          day.isClosed ? undefined : (
            <>
              {t('readTo')} <Instant at={report.readTo} />
            </>
          )
        }
        acts={
          <>
            <Button
              variant="default"
              leftSection={<IconFileSpreadsheet size={17} />}
              loading={file.isPending}
              onClick={() =>
                file.mutate({
                  request: { query: { from: day.day, to: day.day, ...which } },
                  name: `ikka-day-${money}-${day.day}.csv`,
                })
              }
            >
              {t('csv')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconNotebook size={17} />}
              loading={journal.isPending}
              onClick={() =>
                journal.mutate({
                  request: { query: { day: day.day, ...which } },
                  name: `ikka-${money}-${day.day}.journal`,
                })
              }
            >
              {t('journal')}
            </Button>
          </>
        }
      >
        <bdi>{day.day}</bdi>
        <TrialBadge isTrial={report.isTrial} />
        {day.isClosed ? <Mark tone="good">{t('closed')}</Mark> : <Mark tone="changed">{t('running')}</Mark>}
      </CaseHead>
      <Failure failure={file.error ?? journal.error} />
      <div className={classes.columns}>
        <Owed currency={currency} day={day} />
        <div className={classes.tall}>
          <Movements currency={currency} day={day} />
        </div>
        <Withdrawals currency={currency} day={day} />
        <div className={classes.wide}>
          <HouseAccounts currency={currency} day={day} />
        </div>
      </div>
    </>
  );
}

interface PartProps {
  readonly currency: string;
  readonly day: Day;
}

function Owed({ currency, day }: PartProps) {
  const { t } = useTranslation('officeReports');
  const parts = ['cash', 'locked', 'inPlay', 'pending', 'frozen', 'total'] as const;
  const amount = (name: (typeof parts)[number], text: string) =>
    name === 'total' ? (
      <strong>
        <Money amount={text} currency={currency} />
      </strong>
    ) : (
      <Money amount={text} currency={currency} />
    );
  return (
    <Panel title={t('owed')} flush>
      <DataTable
        caption={t('owed')}
        columns={[
          {
            id: 'part',
            title: t('part'),
            show: (name) => (name === 'total' ? <strong>{t('total')}</strong> : t(`parts.${name}`)),
          },
          {
            id: 'opening',
            title: t('opening'),
            isFigure: true,
            show: (name) => amount(name, day.opening[name]),
          },
          {
            id: 'closing',
            title: t('closing'),
            isFigure: true,
            show: (name) => amount(name, day.closing[name]),
          },
        ]}
        rows={parts}
        rowKey={(name) => name}
      />
    </Panel>
  );
}

function Movements({ currency, day }: PartProps) {
  const { t } = useTranslation('officeReports');
  return (
    <Panel title={t('movements')} flush>
      <DataTable
        caption={t('movements')}
        columns={[
          { id: 'line', title: t('part'), show: ({ line }) => t(`line.${line}`) },
          extra(column.count('count', t('count'))),
          extra(column.money('in', t('in'), currency)),
          extra(column.money('out', t('out'), currency)),
          column.change('net', t('net'), currency),
        ]}
        rows={day.lines}
        rowKey={({ line }) => line}
      />
    </Panel>
  );
}

function Withdrawals({ currency, day }: PartProps) {
  const { t } = useTranslation('officeReports');
  return (
    <Panel title={t('withdrawals')} flush>
      <DataTable
        caption={t('withdrawals')}
        columns={[
          { id: 'flow', title: t('part'), show: ({ flow }) => t(`flow.${flow}`) },
          column.count('count', t('count')),
          column.money('amount', t('amount'), currency),
        ]}
        rows={day.withdrawals}
        rowKey={({ flow }) => flow}
      />
    </Panel>
  );
}

function HouseAccounts({ currency, day }: PartProps) {
  const { t } = useTranslation('officeReports');
  const sideName = useSideName();
  return (
    <Panel title={t('house')} flush>
      <DataTable
        caption={t('house')}
        columns={[
          {
            id: 'account',
            title: t('account'),
            show: ({ kind, label }) => <bdi>{sideName(label === '' ? kind : `${kind}:${label}`)}</bdi>,
          },
          extra(column.money('opening', t('opening'), currency)),
          extra(column.money('in', t('in'), currency)),
          extra(column.money('out', t('out'), currency)),
          column.money('closing', t('closing'), currency),
        ]}
        rows={day.house}
        rowKey={({ kind, label }) => `${kind} ${label}`}
      />
    </Panel>
  );
}
