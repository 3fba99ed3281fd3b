import { calls } from '@ikka/contract';
import { formatDay } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { homeCurrency } from '@ikka/money';
import { Alert, Button, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useFile } from '../../api/use-file.ts';
import { MoneySelect, moneyOf } from '../../parts/MoneySelect.tsx';
import { Panel } from '../../parts/Panel.tsx';
import classes from './books.module.css';

/** A day of the ledger as an hledger journal, to be checked by anybody's own tools. */
export function JournalPanel() {
  const { t } = useTranslation('office');
  const failureText = useFailureText();
  const today = formatDay(new Date());
  const [day, setDay] = useState(today);
  const [money, setMoney] = useState(homeCurrency);
  const journal = useFile(calls.officeReports.officeJournal);

  function download() {
    journal.mutate(
      {
        request: { query: { day, ...moneyOf(money) } },
        name: `ikka-${money}-${day}.journal`,
      },
      { onSuccess: () => notifications.show({ color: 'emerald', message: t('journal.done') }) },
    );
  }

  return (
    <Panel title={t('journal.title')}>
      <p className={classes.journalHint}>{t('journal.hint')}</p>
      <div className={classes.journal}>
        <TextInput
          type="date"
          label={t('journal.day')}
          value={day}
          max={today}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <MoneySelect label={t('members.kindLabel')} value={money} onChange={setMoney} />
        <Button
          leftSection={<IconDownload size={17} />}
          loading={journal.isPending}
          disabled={day === ''}
          onClick={download}
        >
          {t('journal.download')}
        </Button>
      </div>
      {journal.error ? (
        <Alert color="coral" icon={<IconAlertTriangle size={18} />} mt="sm" role="alert">
          {failureText(journal.error)}
        </Alert>
      ) : null}
    </Panel>
  );
}
