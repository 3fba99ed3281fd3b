import { CompositeChart } from '@mantine/charts';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { formatMoney, formatNumber } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { chartDays } from './chart-days.ts';
import type { Day } from './report-words.ts';
import classes from './reports.module.css';

/** Money in, money out and what play left the house, day by day. The table beneath says the same in exact figures. */
export function DaysChart({ days, currency }: { days: readonly Day[]; currency: string }) {
  const { t } = useTranslation('officeReports');
  return (
    <figure className={classes.chart} dir="ltr" aria-label={t('chart.title')}>
      <CompositeChart
        h={260}
        data={chartDays(days)}
        dataKey="day"
        withLegend
        withBarValueLabel={false}
        series={[
          { name: 'deposits', label: t('line.deposits'), color: 'indigo.5', type: 'bar' },
          { name: 'withdrawals', label: t('line.withdrawals'), color: 'coral.5', type: 'bar' },
          { name: 'result', label: t('chart.result'), color: 'gold.5', type: 'line' },
        ]}
        curveType="linear"
        maxBarWidth={18}
        tooltipProps={{ wrapperStyle: { zIndex: 2 } }}
        valueFormatter={(value) => formatMoney(value.toFixed(2), currency)}
        yAxisProps={{ width: 92, tickFormatter: (value: number) => formatNumber(value) }}
        referenceLines={[{ y: 0, color: 'dimmed' }]}
      />
    </figure>
  );
}
