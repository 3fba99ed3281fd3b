import { type CallValue, calls } from '@ikka/contract';
import { formatNumber } from '@ikka/i18n';
import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { Figure, Money } from '@ikka/ui';
import { useRead } from '../../api/use-call.ts';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { Failure } from '../../parts/Failure.tsx';
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
    {
      id: 'part',
      title: t('part'),
      show: ({ name }) => <bdi>{name.map((key) => say(key, {})).join(' · ')}</bdi>,
    },
    { id: 'verdict', title: t('state'), show: (row) => <VerdictMark row={row} /> },
    {
      id: 'measured',
      title: t('measured'),
      isFigure: true,
      show: ({ measured }) => <Figure>{percent(measured)}</Figure>,
    },
    {
      id: 'due',
      title: t('due'),
      isFigure: true,
      isExtra: true,
      show: ({ due }) => <Figure>{percent(due)}</Figure>,
    },
    {
      id: 'band',
      title: t('band'),
      isFigure: true,
      isExtra: true,
      show: (row) => <Figure>{bandOf(row)}</Figure>,
    },
    {
      id: 'count',
      title: t('bets'),
      isFigure: true,
      isExtra: true,
      show: ({ rounds }) => <Figure>{formatNumber(rounds)}</Figure>,
    },
    {
      id: 'stake',
      title: t('stake'),
      isFigure: true,
      show: ({ stake }) => <Money amount={stake} currency={currency} />,
    },
    {
      id: 'payout',
      title: t('payout'),
      isFigure: true,
      isExtra: true,
      show: ({ payout }) => <Money amount={payout} currency={currency} />,
    },
  ];
  return (
    <DataTable caption={t('parts')} columns={columns} rows={parts} rowKey={({ name }) => name.join(' ')} />
  );
}
