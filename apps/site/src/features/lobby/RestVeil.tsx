import { formatInstant } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../../parts/calls/queries.ts';
import type { GameView } from '../../parts/games/game-view.ts';
import { timeLeft } from '../../parts/time/time-left.ts';
import classes from './RestVeil.module.css';

/** Over the cover of a game that rests: that it does, why, when it is back, and how long that is yet. */
export function RestVeil({ rest, secondsLeft }: Pick<GameView, 'rest'> & { secondsLeft: number | null }) {
  const { t } = useTranslation('site');
  const zone = useQuery(statusQuery).data?.timeZone;
  return (
    <span className={classes.veil}>
      <span className={classes.badge}>{t('lobby.resting')}</span>
      {rest ? <span className={classes.text}>{rest.text}</span> : null}
      {rest?.until && secondsLeft !== null ? (
        <>
          <span className={classes.back}>
            {t('lobby.backAt')} <Figure>{formatInstant(rest.until, zone).slice(0, 16)}</Figure>
          </span>
          <span className={classes.left} aria-hidden="true">
            <Figure>{timeLeft(secondsLeft)}</Figure>
          </span>
        </>
      ) : null}
    </span>
  );
}
