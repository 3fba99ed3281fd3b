import { useGameTexts, useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { IconDiamond, IconSparkles } from '@tabler/icons-react';
import { Amount } from '../hud/Amount.tsx';
import { amountOf } from '../round/play-state.ts';
import classes from './PotBadge.module.css';
import { useDaryaSnapshot } from './use-darya.ts';

/** Over the water: what the room's pot and treasure hold, and for some seconds who won them. */
export function PotBadge() {
  const { t } = useTranslation('darya');
  const { say } = useGameTexts('darya');
  const { pot, potWin, treasure, treasureWin, currency } = useDaryaSnapshot();
  return (
    <div className={classes.place}>
      <div className={classes.pots}>
        <p className={classes.pot} data-testid="pot" data-pot={String(pot)}>
          <IconSparkles size={16} aria-hidden="true" />
          <span>{t('pot.title')}</span>
          <b>
            <Amount value={pot} />
          </b>
        </p>
        <p className={classes.pot} data-testid="treasure" data-pot={String(treasure)}>
          <IconDiamond size={16} aria-hidden="true" />
          <span>{t('treasure.title')}</span>
          <b>
            <Amount value={treasure} />
          </b>
        </p>
      </div>
      <p className={classes.win} role="status" data-own={potWin?.isOwn === true ? '' : undefined}>
        {potWin === null ? null : (
          <>
            <span>{potWin.isOwn ? t('pot.yours') : t('pot.theirs', { name: potWin.name })}</span>{' '}
            {potWin.currency === currency.code ? (
              <Amount value={amountOf(potWin.amount, currency)} />
            ) : (
              <Figure>{`${potWin.amount} ${potWin.currency}`}</Figure>
            )}
          </>
        )}
      </p>
      <p className={classes.win} role="status" data-own={treasureWin?.amount == null ? undefined : ''}>
        {treasureWin === null ? null : treasureWin.amount === null ? (
          <span>{t('treasure.theirs', { boss: say(`fish.${treasureWin.kind}`) })}</span>
        ) : (
          <>
            <span>{t('treasure.yours', { boss: say(`fish.${treasureWin.kind}`) })}</span>{' '}
            <Amount value={treasureWin.amount} />
          </>
        )}
      </p>
    </div>
  );
}
