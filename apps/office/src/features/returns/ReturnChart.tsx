import { CompositeChart } from '@mantine/charts';
import '@mantine/core/styles/ColorSwatch.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/charts/styles.layer.css';
import { formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Paper } from '@mantine/core';
import { chartReturns } from './chart-returns.ts';
import { bandOf, type DayRow, percent } from './return-words.ts';
import classes from './returns.module.css';

const measuredColor = 'var(--mantine-color-anchor)';

/** What was returned in all up to each day, within the band of that day. The table beneath says the same in figures. */
export function ReturnChart({ days }: { days: readonly DayRow[] }) {
  const { t } = useTranslation('officeReturns');
  const drawn = chartReturns(days);
  const [low, middle, high] = drawn.scale;
  const last = drawn.days.at(-1);
  return (
    <figure className={classes.chart} dir="ltr" aria-label={t('chart')}>
      <CompositeChart
        h={280}
        data={[...drawn.days]}
        dataKey="day"
        withLegend
        withDots={false}
        curveType="linear"
        series={[
          { name: 'band', label: t('band'), color: 'emerald.6', type: 'area' },
          { name: 'due', label: t('due'), color: 'dimmed', type: 'line', strokeDasharray: '5 4' },
          { name: 'measured', label: t('measured'), color: measuredColor, type: 'line' },
        ]}
        areaProps={{ stroke: 'none', fillOpacity: 0.16 }}
        referenceDots={
          last?.measured == null ? [] : [{ x: last.day, y: last.measured, r: 4, color: measuredColor }]
        }
        yAxisProps={{
          width: 84,
          // What lies outside is cut off at the edge.
          domain: [low, high],
          allowDataOverflow: true,
          ticks: [low, middle, high],
          tickFormatter: (share: number) => formatPercent(share),
        }}
        tooltipProps={{
          wrapperStyle: { zIndex: 2 },
          content: ({ label }) => <DayTip row={days.find(({ day }) => day === label)} />,
        }}
      />
    </figure>
  );
}

/** The figures of a day, as exact as the table has them. */
function DayTip({ row }: { row: DayRow | undefined }) {
  const { t } = useTranslation('officeReturns');
  if (row === undefined) return null;
  const { measured, due } = row.soFar;
  return (
    <Paper withBorder shadow="md" p="sm" fz="sm">
      <strong>{row.day}</strong>
      <div>
        {t('measured')}: {percent(measured)}
      </div>
      <div>
        {t('due')}: {percent(due)}
      </div>
      <div>
        {t('band')}: {bandOf(row.soFar)}
      </div>
    </Paper>
  );
}
