import { useTranslation } from '@ikka/i18n/react';
import { amountOf } from '../round/play-state.ts';
import { Amount } from './Amount.tsx';
import classes from './Hud.module.css';
import { StakePicker } from './StakePicker.tsx';
import { usePlaySnapshot } from './use-play.ts';

/** Balance, what the round has won so far, and the stake. */
export function Figures() {
  const { t } = useTranslation('play');
  const { balance, won, server, currency, lastRound } = usePlaySnapshot();
  // What comes back at or below the stake is a figure, not a win.
  const isWin = lastRound !== null && won > amountOf(lastRound.stake, currency);
  return (
    <section className={classes.figures} aria-label={t('hud.figures')}>
      <div className={classes.figure} data-testid="balance">
        <span className={classes.label}>
          {t('hud.balance')}
          {server.isTrial ? ` · ${t('trial.badge')}` : null}
        </span>
        <span className={classes.value}>
          <Amount value={balance} />
        </span>
      </div>
      <div className={classes.won} data-testid="won" data-has-won={isWin}>
        <span className={classes.label}>{t('hud.win')}</span>
        <span className={classes.wonValue}>
          <Amount value={won} tone={isWin ? 'win' : 'plain'} />
        </span>
      </div>
      <StakePicker />
    </section>
  );
}
