import type { CallValue, calls } from '@ikka/contract';
import { formatDay } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, Money } from '@ikka/ui';
import { Alert, Button, Select } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memberQuery, statusQuery } from '../../parts/calls/queries.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { WaitingList } from '../../parts/lists/WaitingList.tsx';
import { yearsSince } from '../../parts/time/range-view.ts';
import classes from './AccountPage.module.css';
import { useYearFile, yearQuery } from './use-account-record.ts';

/** A year of the member's balance on one sheet, which can be printed and kept. */
export function YearStatement() {
  const { t } = useTranslation(['accountRecord', 'common']);
  const failureText = useFailureText();
  const zone = useQuery(statusQuery).data?.timeZone;
  const member = useQuery(memberQuery).data;
  const years = yearsSince(member?.regDate, new Date(), zone);
  const [year, setYear] = useState(() => Number(formatDay(new Date(), zone).slice(0, 4)));
  const statement = useQuery(yearQuery(year));
  const file = useYearFile(member?.account ?? '');
  return (
    <>
      <div className={classes.filters}>
        <Select
          className={classes.choice}
          aria-label={t('yearChoice')}
          data={years.map(String)}
          value={String(year)}
          onChange={(chosen) => setYear(Number(chosen ?? year))}
          allowDeselect={false}
        />
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} />}
          disabled={!statement.isSuccess}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} />}
          loading={file.isPending}
          disabled={member === undefined}
          onClick={() => file.mutate(year)}
        >
          {t('saveYear')}
        </Button>
        <div className={classes.word} aria-live="polite">
          {file.isError ? <Alert color="coral">{failureText(file.error)}</Alert> : null}
          {file.isSuccess ? t('saved') : null}
        </div>
      </div>
      {statement.isPending ? (
        <WaitingList of={statement} rows={8} height={44} />
      ) : statement.isError ? (
        <ErrorState message={failureText(statement.error)} onRetry={() => void statement.refetch()} />
      ) : (
        <Sheet statement={statement.data} account={member?.account ?? ''} />
      )}
    </>
  );
}

function Sheet({
  statement,
  account,
}: {
  statement: CallValue<typeof calls.records.yearStatement>;
  account: string;
}) {
  const { t } = useTranslation('accountRecord');
  const { currency, lines, totals } = statement;
  const balance = (label: string, amount: string) => (
    <tr className={classes.balance}>
      <th scope="row" colSpan={4}>
        {label}
      </th>
      <td className={`${classes.number} ${classes.net}`}>
        <Money amount={amount} currency={currency} />
      </td>
    </tr>
  );
  return (
    <section className={classes.sheet}>
      <header>
        <h3>{t('yearOf', { year: statement.year })}</h3>
        <p className={classes.sub}>
          <bdi>{t('statementFor', { account, currency })}</bdi>
          {statement.isTrial ? ` · ${t('trial')}` : null}
        </p>
      </header>
      <div className={classes.scroll}>
        <table className={classes.year}>
          <thead>
            <tr>
              <th scope="col">{t('type')}</th>
              <th scope="col" className={classes.number}>
                {t('count')}
              </th>
              <th scope="col" className={classes.number}>
                {t('came')}
              </th>
              <th scope="col" className={classes.number}>
                {t('went')}
              </th>
              <th scope="col" className={classes.number}>
                {t('net')}
              </th>
            </tr>
          </thead>
          <tbody>
            {balance(t('opening'), statement.opening)}
            {lines.map((line) => (
              <tr key={line.type}>
                <th scope="row">{t(`types.${line.type}`)}</th>
                <td className={`${classes.number} ${classes.count}`}>
                  <Figure>{line.count}</Figure>
                </td>
                <td className={`${classes.number} ${classes.came}`}>
                  <Labelled text={t('came')} /> <Money amount={line.in} currency={currency} />
                </td>
                <td className={`${classes.number} ${classes.went}`}>
                  <Labelled text={t('went')} /> <Money amount={line.out} currency={currency} />
                </td>
                <td className={`${classes.number} ${classes.net}`}>
                  <Money amount={line.net} currency={currency} signed />
                </td>
              </tr>
            ))}
            <tr className={classes.balance}>
              <th scope="row" colSpan={2}>
                {t('total')}
              </th>
              <td className={`${classes.number} ${classes.came}`}>
                <Labelled text={t('came')} /> <Money amount={totals.in} currency={currency} />
              </td>
              <td className={`${classes.number} ${classes.went}`}>
                <Labelled text={t('went')} /> <Money amount={totals.out} currency={currency} />
              </td>
              <td className={`${classes.number} ${classes.net}`}>
                <Money amount={totals.net} currency={currency} signed />
              </td>
            </tr>
            {balance(t('closing'), statement.closing)}
          </tbody>
        </table>
      </div>
      <p className={classes.sub}>{t('agrees')}</p>
      {statement.isOver ? null : <p className={classes.sub}>{t('running')}</p>}
    </section>
  );
}

/** Names a figure where the table stands without its head. */
function Labelled({ text }: { text: string }) {
  return <span className={classes.label}>{text}:</span>;
}
