import { type Colour, type DerivedRoad, predict, readMark, statisticsOf } from '@ikka/baccarat/rules';
import { drawNext, drawRoad, type RoadName } from '@ikka/baccarat/stage';
import { useTranslation } from '@ikka/i18n/react';
import { Drawn, Figure } from '@ikka/ui';
import { useCallback, useMemo } from 'react';
import classes from './Roads.module.css';
import { useTableSnapshot } from './use-table.ts';

const noMarks: readonly string[] = [];

/** The five roads of the shoe, what each would show next, and statistics. */
export function Roads() {
  const { t } = useTranslation('baccarat');
  const { table } = useTableSnapshot();
  const marks = table?.marks ?? noMarks;
  return (
    <div className={classes.roads}>
      <Statistics marks={marks} />
      <Road road="bead" marks={marks} columns={14} />
      <Road road="big" marks={marks} columns={24} />
      <div className={classes.derived}>
        <Road road="bigEye" marks={marks} columns={12} />
        <Road road="small" marks={marks} columns={12} />
        <Road road="cockroach" marks={marks} columns={12} />
      </div>
      <Predictions marks={marks} />
      <p className={classes.note}>{t(marks.length === 0 ? 'roads.empty' : 'roads.note')}</p>
    </div>
  );
}

/** One road with its name. */
export function Road({
  road,
  marks,
  columns,
}: {
  road: RoadName;
  marks: readonly string[];
  columns: number;
}) {
  const { t } = useTranslation('baccarat');
  const draw = useCallback(() => drawRoad(road, marks, columns), [road, marks, columns]);
  return (
    <figure className={classes.road}>
      <figcaption>{t(`roads.${road}`)}</figcaption>
      <Drawn draw={draw} className={classes.grid} />
    </figure>
  );
}

function Statistics({ marks }: { marks: readonly string[] }) {
  const { t } = useTranslation('baccarat');
  const { coups, player, banker, tie, playerPair, bankerPair, natural } = useMemo(
    () => statisticsOf(marks.map(readMark)),
    [marks],
  );
  const rows = [
    ['player', t('spot.player'), player],
    ['banker', t('spot.banker'), banker],
    ['tie', t('spot.tie'), tie],
    ['pairs', t('statistics.pairs'), playerPair + bankerPair],
    ['natural', t('statistics.natural'), natural],
    ['coups', t('statistics.coups'), coups],
  ] as const;
  return (
    <dl className={classes.statistics} data-testid="shoe-statistics">
      {rows.map(([key, name, count]) => (
        <div key={key} data-of={key}>
          <dt>{name}</dt>
          <dd>
            <Figure>{count}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Predictions({ marks }: { marks: readonly string[] }) {
  const { t } = useTranslation('baccarat');
  const winners = useMemo(() => marks.map((mark) => readMark(mark).winner), [marks]);
  return (
    <div className={classes.predictions}>
      {(['banker', 'player'] as const).map((side) => {
        const next = predict(winners, side);
        return (
          <p key={side} data-side={side}>
            <span>
              {t('roads.next')} <strong>{t(`spot.${side}`)}</strong>
            </span>
            {(['bigEye', 'small', 'cockroach'] as const).map((road) => (
              <Next key={road} road={road} colour={next[road]} />
            ))}
          </p>
        );
      })}
    </div>
  );
}

function Next({ road, colour }: { road: DerivedRoad; colour: Colour | null }) {
  const draw = useCallback(() => drawNext(road, colour), [road, colour]);
  return <Drawn draw={draw} className={classes.next} />;
}
