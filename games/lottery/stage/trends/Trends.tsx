import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { useMemo, useState } from 'react';
import {
  type Board,
  countTrend,
  extremesOfTrend,
  layRoad,
  ROAD_ROWS,
  type RoadSeries,
  readBoard,
  resultKey,
  roadMark,
  roadSeries,
  type ShapeCode,
  type TrendCount,
  type TrendSeries,
  trendSeries,
} from '../../rules/index.ts';
import classes from './Trends.module.css';

/** Up to so many numbers all have their bar; of more the most and the least frequent stand there. */
const barsMost = 20;
const extremes = 8;
/** So many numbers are marked as hot, and as cold. */
const marked = 2;
const roadColumns = 30;

/**
 * What past draws of a lottery brought, in small pictures: how often each number came and how long it has been away, and the roads of
 * the bets with two sides. `results` are boards as they are written, newest first.
 */
export function Trends({ shape, results }: { shape: ShapeCode; results: readonly string[] }) {
  const { t } = useTranslation('lotteryDesk');
  const boards = useMemo(
    () => results.flatMap((text): Board | [] => readBoard(shape, text) ?? []),
    [shape, results],
  );
  const series = trendSeries(shape);
  const [code, setCode] = useState(series[0]?.code);
  const chosen = series.find((one) => one.code === code) ?? series[0];
  return (
    <div className={classes.trends}>
      <p className={classes.note}>{t('trendsNote', { count: boards.length })}</p>
      {series.length > 1 ? (
        <div className={classes.choices}>
          {series.map((one) => (
            <button
              key={one.code}
              type="button"
              aria-pressed={one.code === chosen?.code}
              onClick={() => setCode(one.code)}
            >
              <SeriesName code={one.code} />
            </button>
          ))}
        </div>
      ) : null}
      {chosen === undefined ? null : <Bars key={chosen.code} series={chosen} boards={boards} />}
      {roadSeries(shape).map((one) => (
        <Road key={one.code} series={one} boards={boards} />
      ))}
    </div>
  );
}

function SeriesName({ code }: { code: string }) {
  const { t } = useTranslation('lotteryDesk');
  const place = /^p(\d+)$/.exec(code)?.[1];
  return <>{place === undefined ? t(`series.${code as 'all'}`) : t('part.place', { no: place })}</>;
}

function Bars({ series, boards }: { series: TrendSeries; boards: readonly Board[] }) {
  const { t } = useTranslation('lotteryDesk');
  const counts = useMemo(() => countTrend(series, boards), [series, boards]);
  const most = Math.max(1, ...counts.map(({ came }) => came));
  const ends = extremesOfTrend(counts, counts.length > barsMost ? extremes : marked);
  const [hot, cold] = [ends.hot, ends.cold].map((some) => new Set(some.map(({ symbol }) => symbol)));
  const lists: (readonly [string, readonly TrendCount[]])[] =
    counts.length > barsMost
      ? [
          [t('hottest'), ends.hot],
          [t('coldest'), ends.cold],
          [t('longestAway'), counts.toSorted((a, b) => b.missing - a.missing).slice(0, extremes)],
        ]
      : [['', counts]];
  return (
    <div className={classes.multiples}>
      {lists.map(([name, list]) => (
        <figure key={name} className={classes.bars}>
          {name === '' ? null : <figcaption>{name}</figcaption>}
          <ul dir="ltr">
            {list.map(({ symbol, came, missing, missingMost }) => (
              <li
                key={symbol}
                data-tone={hot?.has(symbol) ? 'hot' : cold?.has(symbol) ? 'cold' : undefined}
                title={t('countOf', { symbol, came, missing, most: missingMost })}
              >
                <span className={classes.column}>
                  <small>{came}</small>
                  <i style={{ blockSize: `${(came / most) * 100}%` }} />
                </span>
                <strong>{symbol}</strong>
                <span className={classes.away}>{missing}</span>
              </li>
            ))}
          </ul>
        </figure>
      ))}
      <p className={classes.legend}>
        <span data-tone="hot">{t('cameOften')}</span>
        <span data-tone="cold">{t('cameSeldom')}</span>
        <span data-tone="away">{t('missing')}</span>
      </p>
    </div>
  );
}

const cellSize = 10;

function Road({ series, boards }: { series: RoadSeries; boards: readonly Board[] }) {
  const { t } = useTranslation('lotteryDesk');
  const { say } = useGameTexts('lottery');
  const marks = useMemo(() => boards.map((board) => roadMark(series, board)).reverse(), [series, boards]);
  const cells = layRoad(series, marks);
  const last = cells.reduce((most, { column }) => Math.max(most, column), 0);
  const from = Math.max(0, last - roadColumns + 1);
  const counts = series.names.map((name) => [name, marks.filter((mark) => mark === name).length] as const);
  const name = (of: string) => say(resultKey(of).replace('lottery:', ''));
  return (
    <figure className={classes.road}>
      <figcaption>
        <span>{t(`road.${series.code}`)}</span>
        <span>
          {counts.map(([of, count]) => (
            <span key={of} data-side={series.names.indexOf(of)}>
              {name(of)} <bdi>{count}</bdi>
            </span>
          ))}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${roadColumns * cellSize} ${ROAD_ROWS * cellSize}`}
        role="img"
        aria-label={counts.map(([of, count]) => `${name(of)} ${count}`).join(', ')}
      >
        <path className={classes.grid} d={gridPath} />
        {cells
          .filter(({ column }) => column >= from)
          .map(({ mark, column, row, draws }) => (
            <g
              key={`${column}/${row}`}
              data-side={series.names.indexOf(mark)}
              transform={`translate(${(column - from) * cellSize} ${row * cellSize})`}
            >
              <circle cx={cellSize / 2} cy={cellSize / 2} r={3.4} />
              {draws > 1 ? <path d="M2.6 7.4 7.4 2.6" /> : null}
            </g>
          ))}
      </svg>
    </figure>
  );
}

const gridPath = [
  ...Array.from({ length: roadColumns - 1 }, (_, at) => `M${(at + 1) * cellSize} 0V${ROAD_ROWS * cellSize}`),
  ...Array.from({ length: ROAD_ROWS - 1 }, (_, at) => `M0 ${(at + 1) * cellSize}H${roadColumns * cellSize}`),
].join('');
