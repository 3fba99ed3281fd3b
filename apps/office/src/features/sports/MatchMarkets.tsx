import type { TradedMarket } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useBookWords } from '@ikka/sports/words';
import { EmptyState, Figure } from '@ikka/ui';
import { SegmentedControl } from '@mantine/core';
import { IconCoins } from '@tabler/icons-react';
import { useState } from 'react';
import { Mark } from '../../parts/Badges.tsx';
import { Marks } from '../../parts/Case.tsx';
import { type Column, DataTable } from '../../parts/DataTable.tsx';
import { column, extra } from '../../parts/list/columns.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { SumLines } from '../../parts/SumLines.tsx';
import type { MatchSheet } from './MatchPage.tsx';
import { TradeButtons } from './TradeButtons.tsx';
import type { Asked } from './TradeDialog.tsx';

const tones = { open: 'good', suspended: 'changed', closed: 'trial' } as const;
type Outcome = TradedMarket['outcomes'][number];
/** A line of the table: an outcome, the first of a market with what concerns all of it. */
interface Line {
  readonly market: TradedMarket;
  readonly outcome: Outcome;
  readonly isFirst: boolean;
}

const isStaked = ({ outcomes, multiples }: TradedMarket): boolean =>
  multiples.length > 0 || outcomes.some(({ stakes }) => stakes.length > 0);

/** Every market with its outcomes: odds, what stands on them, and what they could pay. */
export function MatchMarkets({
  sheet,
  onAsk,
}: {
  sheet: MatchSheet;
  /** Null: for whoever may not trade. */
  onAsk: ((asked: Asked) => void) | null;
}) {
  const { t } = useTranslation('officeSports');
  const [shown, setShown] = useState<'all' | 'staked'>('all');
  const lines = sheet.markets
    .filter((market) => shown === 'all' || isStaked(market))
    .flatMap((market) =>
      market.outcomes.map((outcome, at): Line => ({ market, outcome, isFirst: at === 0 })),
    );
  const columns = useColumns(sheet, onAsk);
  return (
    <Panel
      title={t('markets')}
      flush
      aside={
        <SegmentedControl
          size="xs"
          aria-label={t('markets')}
          value={shown}
          onChange={(next) => setShown(next === 'staked' ? 'staked' : 'all')}
          data={(['all', 'staked'] as const).map((value) => ({ value, label: t(`shown.${value}`) }))}
        />
      }
    >
      {lines.length === 0 ? (
        <EmptyState icon={<IconCoins size={34} stroke={1.5} />} title={t('noneStaked')} />
      ) : (
        <DataTable
          caption={t('markets')}
          columns={columns}
          rows={lines}
          rowKey={({ market, outcome }) => `${market.key} ${outcome.key}`}
        />
      )}
    </Panel>
  );
}

function useColumns(
  { match: { fixture, voided }, people }: MatchSheet,
  onAsk: ((asked: Asked) => void) | null,
): Column<Line>[] {
  const { t } = useTranslation('officeSports');
  const { marketName, outcomeName } = useBookWords();
  const personOf = (outcome: string) => people.find(({ code }) => code === outcome)?.name;
  const sum = (part: 'stake' | 'couldPay' | 'paid', isExtra = false): Column<Line> => ({
    id: part,
    title: t(part),
    isFigure: true,
    isExtra,
    show: ({ outcome }) => <SumLines sums={outcome.stakes} amount={(row) => row[part]} />,
  });
  return [
    column.cell('market', t('marketTitle'), ({ market, isFirst }) =>
      isFirst ? (
        <>
          <bdi>{marketName(market.key, fixture)}</bdi>
          <Marks>
            <Mark tone={tones[market.state]}>{t(`states.${market.state}`)}</Mark>
            {market.hold === null ? null : <Mark tone="bad">{t(`holds.${market.hold}`)}</Mark>}
            {market.decided === null ? null : (
              <span title={market.decided}>
                <Mark tone="changed">{t('decided')}</Mark>
              </span>
            )}
            {market.voided === null ? null : (
              <span title={market.voided}>
                <Mark tone="bad">{t('voided')}</Mark>
              </span>
            )}
          </Marks>
        </>
      ) : null,
    ),
    column.name('outcome', t('outcome'), ({ market, outcome }) =>
      outcomeName(market.key, outcome.key, fixture, personOf(outcome.key)),
    ),
    column.atEnd('odds', t('odds'), ({ outcome: { odds, movedPercent } }) => (
      <>
        <Figure>{odds ?? '—'}</Figure>
        {movedPercent === 0 ? null : (
          <Mark tone="changed">
            <Figure>{t('moved', { percent: `${movedPercent > 0 ? '+' : ''}${movedPercent}` })}</Figure>
          </Mark>
        )}
      </>
    )),
    sum('stake'),
    sum('couldPay', true),
    sum('paid', true),
    extra(
      column.atEnd('multiples', t('multiples'), ({ market, isFirst }) =>
        isFirst ? <SumLines sums={market.multiples} amount={({ stake }) => stake} /> : null,
      ),
    ),
    column.cell('result', t('result'), ({ outcome: { result } }) =>
      result === null ? '—' : t(`results.${result}`),
    ),
    ...(onAsk === null || voided !== null
      ? []
      : [
          column.cell('acts', t('acts'), ({ market, isFirst }: Line) =>
            isFirst && market.voided === null ? (
              <TradeButtons
                hold={market.hold}
                mayMove={market.state !== 'closed'}
                mayDecide={Date.parse(fixture.startsAt) <= Date.now()}
                onAsk={(act) => onAsk({ act, market: market.key })}
              />
            ) : null,
          ),
        ]),
  ];
}
