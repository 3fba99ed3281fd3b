import { formatMoney } from '@ikka/i18n';
import { Figure } from '@ikka/ui';
import classes from './ProfitChart.module.css';
import { type Bar, drawBars } from './profit-bars.ts';

const size = { width: 640, height: 150 };

/** Bars above the line for what was won, below it for what was lost. Time runs from left to right in every language. */
export function ProfitChart({
  bars,
  label,
  currency,
}: {
  bars: readonly Bar[];
  label: string;
  currency: string;
}) {
  const { bars: drawn, zero } = drawBars(bars, size);
  const middle = drawn.length > 2 ? drawn[Math.floor((drawn.length - 1) / 2)] : undefined;
  return (
    <figure className={classes.chart} dir="ltr">
      <svg
        viewBox={`0 -4 ${size.width} ${size.height + 8}`}
        role="img"
        aria-label={label}
        preserveAspectRatio="none"
      >
        {drawn.map(({ key, value, ...box }) => (
          <rect key={key} className={value < 0 ? classes.loss : classes.gain} {...box} rx={2}>
            <title>{`${key}: ${formatMoney(value.toFixed(2), currency, { signed: true })}`}</title>
          </rect>
        ))}
        <line className={classes.zero} x1={0} x2={size.width} y1={zero} y2={zero} />
      </svg>
      <div className={classes.days} aria-hidden="true">
        <Figure>{drawn[0]?.key}</Figure>
        {middle ? <Figure>{middle.key}</Figure> : null}
        {drawn.length > 1 ? <Figure>{drawn.at(-1)?.key}</Figure> : null}
      </div>
    </figure>
  );
}
