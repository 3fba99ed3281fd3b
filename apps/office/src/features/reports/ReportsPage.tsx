import { calls } from '@ikka/contract';
import { addDays, formatDay } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { homeCurrency } from '@ikka/money';
import { DateRange } from '@ikka/ui/date-range';
import { Button, Input } from '@mantine/core';
import { IconFileSpreadsheet, IconReportAnalytics } from '@tabler/icons-react';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { useFile } from '../../api/use-file.ts';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { FilterBar } from '../../parts/FilterBar.tsx';
import { Instant } from '../../parts/Instant.tsx';
import links from '../../parts/Links.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { WholeList } from '../../parts/list/WholeList.tsx';
import { MoneySelect, moneyOf } from '../../parts/MoneySelect.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import type { ReportSearch } from '../../report-search.ts';
import { DaysChart } from './DaysChart.tsx';
import { columnLines, type Day, netOf, restOf } from './report-words.ts';

/** What members were owed day by day, and what lies between: the ledger's own sums. */
export function ReportsPage() {
  const { t } = useTranslation(['officeReports', 'office', 'common']);
  const search = useSearch({ from: '/shell/reports' });
  const navigate = useNavigate({ from: '/reports' });
  const today = formatDay(new Date());
  const to = search.to ?? today;
  const from = search.from ?? addDays(to, -13);
  const money = search.money ?? homeCurrency;
  const request = { query: { from, to, ...moneyOf(money) } };
  const query = useRead(calls.officeReports.officeDays, request, { everyMs: 60_000 });
  const file = useFile(calls.officeReports.officeDaysFile);
  const columns = useColumns(search, query.data?.currency ?? moneyOf(money).currency);
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')}>
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={17} />}
          loading={file.isPending}
          onClick={() => file.mutate({ request, name: `ikka-days-${money}-${from}-${to}.csv` })}
        >
          {t('csv')}
        </Button>
      </PageHead>
      <Failure failure={file.error} />
      <FilterBar onClear={undefined}>
        <Input.Wrapper label={t('common:range.label')} labelElement="div">
          <div>
            <DateRange
              value={{ from, to }}
              onChange={(days) => void navigate({ search: { ...search, ...days } })}
            />
          </div>
        </Input.Wrapper>
        <MoneySelect
          label={t('money')}
          value={money}
          onChange={(next) =>
            void navigate({ search: { ...search, money: next === homeCurrency ? undefined : next } })
          }
        />
      </FilterBar>
      <WholeList
        query={query}
        rowsOf={({ days }) => days}
        caption={t('title')}
        columns={columns}
        rowKey={(row) => row.day}
        none={{
          icon: <IconReportAnalytics size={34} stroke={1.5} />,
          title: t('none'),
          hint: t('noneHint'),
        }}
      >
        {(table, { days, currency, readTo }) => (
          <>
            {days.length > 1 ? <DaysChart days={days} currency={currency} /> : null}
            {table}
            <p>
              {t('readTo')} <Instant at={readTo} />
            </p>
          </>
        )}
      </WholeList>
    </>
  );
}

function useColumns({ money: which }: ReportSearch, currency: string): Column<Day>[] {
  const { t } = useTranslation('officeReports');
  const money = (id: string, title: string, of: (day: Day) => string): Column<Day> =>
    column.money(id, title, (day) => ({ amount: of(day), currency }));
  return [
    column.cell('day', t('day'), (row) => (
      <Marks>
        <Link
          to="/reports/$day"
          params={{ day: row.day }}
          search={{ money: which }}
          className={links.openWhole}
        >
          <bdi>{row.day}</bdi>
        </Link>
        {row.isClosed ? null : <Mark tone="changed">{t('running')}</Mark>}
      </Marks>
    )),
    extra(money('opening', t('opening'), ({ opening }) => opening.total)),
    ...columnLines.map((line) => extra(money(line, t(`line.${line}`), (day) => netOf(day, line)))),
    extra(money('rest', t('rest'), restOf)),
    money('closing', t('closing'), ({ closing }) => closing.total),
    extra(column.money('atProviders', t('atProviders'), currency)),
  ];
}
