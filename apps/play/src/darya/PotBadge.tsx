import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { IconSparkles } from '@tabler/icons-react';
import { Amount } from '../hud/Amount.tsx';
import { amountOf } from '../round/play-state.ts';
import classes from './PotBadge.module.css';
import { useDaryaSnapshot } from './use-darya.ts';

/** Over the water: what the room's pot holds, and for some seconds who won it. */
export function PotBadge() {
  const { t } = useTranslation('darya');
  const { pot, potWin, currency } = useDaryaSnapshot();
  return (
    <div className={classes.place}>
      <p className={classes.pot} data-testid="pot" data-pot={String(pot)}>
        <IconSparkles size={16} aria-hidden="true" />
        <span>{t('pot.title')}</span>
        <b>
          <Amount value={pot} />
        </b>
      </p>
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
    </div>
  );
}
