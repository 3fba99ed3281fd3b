import { formatPercent } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { chartLines, chartSize } from './chart-lines.ts';
import type { DayRow } from './return-words.ts';
import classes from './returns.module.css';

/** What was returned in all up to each day, within the band of that day. The table beneath says the same in figures. */
export function ReturnChart({ days }: { days: readonly DayRow[] }) {
  const { t } = useTranslation('officeReturns');
  const { band, measured, due, marks, last } = chartLines(days);
  const { width, height, start, end } = chartSize;
  const [first, newest] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <figure className={classes.chart} dir="ltr">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin"
        role="img"
        aria-label={t('chart')}
      >
        {band === '' ? null : <polygon className={classes.band} points={band} />}
        {marks.map(({ share, y }) => (
          <g key={y}>
            <line className={classes.grid} x1={start} x2={width - end} y1={y} y2={y} />
            <text className={classes.mark} x={start - 8} y={y + 5} textAnchor="end">
              {formatPercent(share)}
            </text>
          </g>
        ))}
        <polyline className={classes.due} points={due} />
        <polyline className={classes.measured} points={measured} />
        {days.length === 0 ? null : <circle className={classes.last} cx={last.x} cy={last.y} r={4} />}
        <text className={classes.mark} x={start} y={height - 6}>
          {first}
        </text>
        {newest === first ? null : (
          <text className={classes.mark} x={width - end} y={height - 6} textAnchor="end">
            {newest}
          </text>
        )}
      </svg>
      <figcaption className={classes.legend}>
        <span data-line="measured">{t('measured')}</span>
        <span data-line="due">{t('due')}</span>
        <span data-line="band">{t('band')}</span>
      </figcaption>
    </figure>
  );
}
