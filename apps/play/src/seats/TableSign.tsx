import { useTranslation } from '@ikka/i18n/react';
import classes from './page.module.css';
import type { SeatView } from './seat-snapshot.ts';
import { useSeats, useServerTime } from './use-seats.ts';

/** In the middle of the table: how the hand ended, or what is waited for. */
export function TableSign({ view }: { view: SeatView }) {
  const { t } = useTranslation('seats');
  const { game } = useSeats();
  const ending = game.useEnding()(view);
  const { phase, contest } = view;
  if (contest?.stage === 'registering' && phase === 'waiting') {
    const taken = view.seats.filter((player) => player !== null).length;
    return (
      <span className={classes.waiting} data-testid="contest-waiting">
        {view.startsAt === null ? (
          t('contest.waiting', { taken, seats: view.seats.length })
        ) : (
          <>
            {t('contest.startsIn')} <Seconds until={view.startsAt} />
          </>
        )}
      </span>
    );
  }
  if (ending !== null) {
    return (
      <strong className={classes.ending} data-testid="ending">
        {ending}
      </strong>
    );
  }
  if (phase === 'playing') return null;
  if (phase === 'waiting' && view.startsAt !== null) {
    return (
      <span className={classes.waiting}>
        {t('sign.starts')} <Seconds until={view.startsAt} />
      </span>
    );
  }
  if (phase === 'showing') return null;
  return <span className={classes.waiting}>{t(`sign.${phase}`)}</span>;
}

/** Seconds to an instant, counted down by the server's clock. */
export function Seconds({ until }: { until: string }) {
  const { t } = useTranslation('seats');
  const left = Math.max(0, Math.ceil((Date.parse(until) - useServerTime(true)) / 1_000));
  return <bdi>{t('seconds', { count: left })}</bdi>;
}
