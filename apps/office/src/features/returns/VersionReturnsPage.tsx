import { calls, outsideVersion } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState, ErrorState, PageSkeleton } from '@ikka/ui';
import { IconTargetArrow } from '@tabler/icons-react';
import { useParams, useSearch } from '@tanstack/react-router';
import { useFailureText } from '../../api/failure-text.ts';
import { useRead } from '../../api/use-call.ts';
import { CaseHead } from '../../parts/Case.tsx';
import type { Column } from '../../parts/DataTable.tsx';
import { FactPanel, fact } from '../../parts/Facts.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { TablePanel } from '../../parts/list/TablePanel.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { PartReturns } from './PartReturns.tsx';
import { ReturnChart } from './ReturnChart.tsx';
import { bandOf, type DayRow, percent, type Standing, standingOf, type VersionRow } from './return-words.ts';
import classes from './returns.module.css';
import { VerdictMark } from './VerdictMark.tsx';

const { officeReturns, officeReturnDays } = calls.officeReturns;

/** What is said beneath the chart where its band tells nothing. */
const hintOf: Partial<Record<Standing, 'earlyHint' | 'unjudgedHint' | 'countingHint' | 'outsideHint'>> = {
  early: 'earlyHint',
  unjudged: 'unjudgedHint',
  counting: 'countingHint',
  outside: 'outsideHint',
};

/** What one version of a game has returned in a currency, day by day. */
export function VersionReturnsPage() {
  const { t } = useTranslation('officeReturns');
  const failureText = useFailureText();
  const { gameId, version } = useParams({ from: '/shell/returns/$gameId/$version' });
  const { currency } = useSearch({ from: '/shell/returns/$gameId/$version' });
  const versions = useRead(officeReturns, { query: { gameId } }, { everyMs: 60_000 });
  const days = useRead(
    officeReturnDays,
    { params: { gameId, version }, query: { currency } },
    { everyMs: 60_000 },
  );
  const error = versions.error ?? days.error;
  if (error && (!versions.data || !days.data || days.isPlaceholderData)) {
    const retry = () => void Promise.all([versions.refetch(), days.refetch()]);
    return <ErrorState message={failureText(error)} onRetry={retry} />;
  }
  if (!versions.data || !days.data || days.isPlaceholderData) return <PageSkeleton />;
  const found = versions.data.versions.find((row) => row.version === version && row.currency === currency);
  return found ? (
    <Detail row={found} days={days.data.days} />
  ) : (
    <EmptyState icon={<IconTargetArrow size={34} stroke={1.5} />} title={t('unknown')} />
  );
}

function Detail({ row, days }: { row: VersionRow; days: readonly DayRow[] }) {
  const { t } = useTranslation('officeReturns');
  const language = useLanguage();
  return (
    <>
      <CaseHead to="/returns" list={t('title')}>
        <bdi>{textIn(row.name, language)}</bdi>
        {row.version === outsideVersion ? null : <bdi dir="ltr">{row.version}</bdi>}
        <VerdictMark row={row} />
      </CaseHead>
      <div className={classes.stack}>
        <Panel title={t('chart')}>
          <ReturnChart days={days} />
          <p className={classes.note}>{t(hintOf[standingOf(row)] ?? 'dueHint')}</p>
        </Panel>
        <FactPanel
          title={t('figures')}
          facts={[
            fact.figure(t('measured'), percent(row.measured)),
            fact.figure(t('due'), percent(row.due)),
            fact.figure(t('band'), bandOf(row)),
            fact.figure(t('sheet'), percent(row.sheet)),
            fact.count(t('rounds'), row.rounds),
            fact.money(t('stake'), row.stake, row.currency),
            fact.money(t('payout'), row.payout, row.currency),
            fact.instant(t('firstAt'), row.firstAt),
            fact.instant(t('lastAt'), row.lastAt),
          ]}
        />
        <PartReturns row={row} />
        <TablePanel
          title={t('days')}
          columns={useDayColumns(row.currency)}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
        />
      </div>
    </>
  );
}

function useDayColumns(currency: string): Column<DayRow>[] {
  const { t } = useTranslation('officeReturns');
  return [
    column.name('day', t('day')),
    extra(column.count('rounds', t('rounds'))),
    extra(column.money('stake', t('stake'), currency)),
    extra(column.money('payout', t('payout'), currency)),
    column.figure('soFar', t('soFar'), ({ soFar }) => percent(soFar.measured)),
    column.figure('band', t('band'), ({ soFar }) => bandOf(soFar)),
  ];
}
