import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Button } from '@mantine/core';
import { Amount } from '../hud/Amount.tsx';
import { usePlaySnapshot } from '../hud/use-play.ts';
import classes from './arcade.module.css';
import { NumberField } from './NumberField.tsx';
import { useStake } from './use-stake.ts';

/** The stake: typed, or by half, double and the most that can be paid. */
export function StakeField() {
  const { t } = useTranslation(['arcade', 'play']);
  const { server } = usePlaySnapshot();
  const { least, greatest, isFixed, canHalf, canDouble, canPayAny, half, double, toGreatest } = useStake();
  return (
    <div className={classes.stake}>
      <NumberField
        name="stake"
        label={t('play:hud.stake')}
        isFixed={isFixed}
        unit={<span className={classes.unit}>{server.currencySymbol}</span>}
        hint={
          <>
            <Amount value={least} /> – <Amount value={greatest} />
          </>
        }
        testId="stake"
      />
      <div className={classes.steps}>
        <Button
          variant="default"
          aria-label={`${t('half')} ${t('halfLabel')}`}
          title={t('halfLabel')}
          disabled={!canHalf}
          onClick={half}
        >
          <Figure>{t('half')}</Figure>
        </Button>
        <Button
          variant="default"
          aria-label={`${t('double')} ${t('doubleLabel')}`}
          title={t('doubleLabel')}
          disabled={!canDouble}
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
