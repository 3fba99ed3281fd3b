import { useTranslation } from '@ikka/i18n/react';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './arcade.module.css';

/** The balance, and what the round paid. */
export function BoxFigures({ isWin }: { isWin: boolean }) {
  const { t } = useTranslation('play');
  const { balance, won, server } = usePlaySnapshot();
  return (
    <div className={classes.figures}>
      <div data-testid="balance">
        <span className={classes.label}>
          {t('hud.balance')}
          {server.isTrial ? ` · ${t('trial.badge')}` : null}
        </span>
        <strong>
          <Amount value={balance} />
        </strong>
      </div>
      <div data-testid="won" data-has-won={isWin}>
        <span className={classes.label}>{t('hud.win')}</span>
        <strong>
          <Amount value={won} tone={isWin ? 'win' : 'plain'} />
        </strong>
      </div>
    </div>
  );
}
