import { marksOfShoe, readChoice, readMark, statisticsOf } from '@ikka/baccarat/rules';
import { drawRoad } from '@ikka/baccarat/stage';
import { openStream } from '@ikka/fair';
import { useTranslation } from '@ikka/i18n/react';
import { Drawn } from '@ikka/ui';
import { useCallback, useMemo } from 'react';
import classes from './CoupCards.module.css';

const columns = 22;

/** The big road as it lay there after a coup, recomputed from the shoe's seeds; while they are sealed, when it comes. */
export function CoupRoad({
  bet,
  seeds,
}: {
  bet: unknown;
  seeds: { readonly serverSeed: string | null; readonly clientSeed: string };
}) {
  const { t } = useTranslation('baccarat');
  const coup = readChoice(bet)?.coup;
  const { serverSeed, clientSeed } = seeds;
  const marks = useMemo(
    () =>
      serverSeed === null || coup === undefined
        ? null
        : marksOfShoe(openStream({ serverSeed, clientSeed, nonce: 0 }), coup),
    [serverSeed, clientSeed, coup],
  );
  const draw = useCallback(() => drawRoad('big', marks ?? [], columns), [marks]);
  if (coup === undefined) return null;
  if (marks === null) return <p className={classes.later}>{t('replay.roadLater')}</p>;
  const { player, banker, tie } = statisticsOf(marks.map(readMark));
  return (
    <figure className={classes.road} data-testid="coup-road">
      <figcaption>
        {t('replay.road', { coup })}
        {' · '}
        {`${t('spot.player')} ${player} · ${t('spot.banker')} ${banker} · ${t('spot.tie')} ${tie}`}
      </figcaption>
      <Drawn draw={draw} className={classes.grid} />
    </figure>
  );
}
