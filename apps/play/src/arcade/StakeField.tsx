import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './arcade.module.css';
import { DecimalField } from './DecimalField.tsx';
import { useStake } from './use-stake.ts';

/** The stake: typed, or by half, double and the most that can be paid. */
export function StakeField() {
  const { t } = useTranslation(['arcade', 'play']);
  const { currency, server } = usePlaySnapshot();
  const { stake, least, greatest, isFixed, canPayAny, set, half, double, toGreatest } = useStake();
  return (
    <div className={classes.stake}>
      <DecimalField
        label={t('play:hud.stake')}
        value={stake}
        least={least}
        greatest={greatest}
        digits={currency.digits}
        isFixed={isFixed}
        unit={<span className={classes.unit}>{server.currencySymbol}</span>}
        hint={
          <>
            <Amount value={least} /> – <Amount value={greatest} />
          </>
        }
        testId="stake"
        onChange={set}
      />
      <div className={classes.steps}>
        <Button
          variant="default"
          aria-label={`${t('half')} ${t('halfLabel')}`}
          title={t('halfLabel')}
          disabled={isFixed || stake <= least}
          onClick={half}
        >
          <Figure>{t('half')}</Figure>
        </Button>
        <Button
          variant="default"
          aria-label={`${t('double')} ${t('doubleLabel')}`}
          title={t('doubleLabel')}
          disabled={isFixed || stake >= greatest}
          onClick={double}
        >
          <Figure>{t('double')}</Figure>
        </Button>
        <Button
          variant="default"
          aria-label={`${t('max')}: ${t('maxLabel')}`}
          title={t('maxLabel')}
          disabled={isFixed || !canPayAny}
          onClick={toGreatest}
        >
          {t('max')}
        </Button>
      </div>
    </div>
  );
}
