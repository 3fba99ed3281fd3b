import { type CallValue, calls } from '@ikka/contract';
import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { useRead } from '../../api/use-call.ts';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { bandOf, percent, type VersionRow } from './return-words.ts';
import classes from './returns.module.css';
import { VerdictMark } from './VerdictMark.tsx';

const { officeReturnParts } = calls.officeReturns;
type Parts = CallValue<typeof officeReturnParts>;
type PartRow = Parts['parts'][number];

/** What each part of a version's bets has returned, where its bets have parts. */
export function PartReturns({ row: { gameId, version, currency } }: { row: VersionRow }) {
  const { t } = useTranslation('officeReturns');
  const query = useRead(
    officeReturnParts,
    { params: { gameId, version }, query: { currency } },
    { everyMs: 60_000 },
  );
  if (query.error && !query.data) return <Failure failure={query.error} />;
  if (!query.data || query.isPlaceholderData) return null;
  const { texts, parts } = query.data;
  if (texts === null || parts.length === 0) return null;
  return (
    <Panel title={t('parts')} flush>
      <PartTable texts={texts} parts={parts} currency={currency} />
      <p className={classes.partNote}>{t('partsHint')}</p>
    </Panel>
  );
}

function PartTable({
  texts,
  parts,
  currency,
}: {
  texts: string;
  parts: readonly PartRow[];
  currency: string;
}) {
  const { t } = useTranslation('officeReturns');
  const { say } = useGameTexts(texts);
  const columns: Column<PartRow>[] = [
    column.name('part', t('part'), ({ name }) => name.map((key) => say(key, {})).join(' · ')),
    column.cell('verdict', t('state'), (row) => <VerdictMark row={row} />),
    column.figure('measured', t('measured'), ({ measured }) => percent(measured)),
    extra(column.figure('due', t('due'), ({ due }) => percent(due))),
    extra(column.figure('band', t('band'), bandOf)),
    extra(column.count('rounds', t('bets'))),
    column.money('stake', t('stake'), currency),
    extra(column.money('payout', t('payout'), currency)),
  ];
  return (
    <DataTable caption={t('parts')} columns={columns} rows={parts} rowKey={({ name }) => name.join(' ')} />
  );
}
