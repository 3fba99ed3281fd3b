import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Figure, ModalShell } from '@ikka/ui';
import { Stack, Text, Title } from '@mantine/core';
import { useRead } from '../../api/use-call.ts';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import type { Issue } from './LotteryPage.tsx';

const { officeLotteryIssue } = calls.officeLottery;
type Details = CallValue<typeof officeLotteryIssue>;

/** What could be won on an issue by each number, and every result that it had. */
export function IssueDetails({ issue, onClose }: { issue: Issue; onClose: () => void }) {
  const { t } = useTranslation('officeLottery');
  const read = useRead(officeLotteryIssue, { params: { game: issue.game, issue: issue.number } });
  const exposures: Column<Details['exposures'][number]>[] = [
    column.code('fact', t('number')),
    column.money('payout', t('couldWin')),
    extra(column.money('cap', t('cap'))),
  ];
  const results: Column<Details['results'][number]>[] = [
    column.cell('version', t('version'), ({ version }) => <Figure>{version}</Figure>),
    column.instant('at', t('at')),
    column.cell('board', t('board'), ({ board }) => (
      <Text size="sm" dir="ltr">
        {board}
      </Text>
    )),
  ];
  return (
    <ModalShell opened onClose={onClose} title={t('detailsOf', { issue: issue.id })} size={760}>
      <Stack>
        <Failure failure={read.error} />
        <Title order={3} size="h5">
          {t('exposure')}
        </Title>
        {read.data?.exposures.length === 0 ? <Text>{t('noExposure')}</Text> : null}
        {read.data === undefined || read.data.exposures.length === 0 ? null : (
          <DataTable
            caption={t('exposure')}
            columns={exposures}
            rows={read.data.exposures}
            rowKey={({ fact, currency }) => `${currency} ${fact}`}
          />
        )}
        {read.data === undefined || read.data.results.length === 0 ? null : (
          <>
            <Title order={3} size="h5">
              {t('results')}
            </Title>
            <DataTable
              caption={t('results')}
              columns={results}
              rows={read.data.results}
              rowKey={({ version }) => String(version)}
            />
          </>
        )}
      </Stack>
    </ModalShell>
  );
}
