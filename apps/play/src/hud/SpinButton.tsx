import { useTranslation } from '@ikka/i18n/react';
import { BusyButton } from '@ikka/ui';
import { IconPlayerStopFilled, IconPlayerTrackNextFilled, IconRefresh } from '@tabler/icons-react';
import classes from './SpinButton.module.css';
import { useMainButton } from './use-main-button.ts';

/** The main button of a slot. */
export function SpinButton() {
  const { t } = useTranslation('play');
  const { look, isWaiting, isEnding, roundsLeft, isDisabled, press } = useMainButton();
  const label = {
    stop: isEnding ? t('hud.autoplayEnding') : t('hud.autoplayStop'),
    finish: t('hud.finish'),
    spin: t('hud.spin'),
  }[look];
  return (
    <BusyButton
      className={classes.spin}
      data-look={look}
      data-waiting={isWaiting}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={press}
      data-testid="spin"
    >
      <span className={classes.face} aria-hidden="true">
        {look === 'stop' ? (
          <>
            <IconPlayerStopFilled className={classes.icon} />
            <bdi className={classes.left}>{roundsLeft}</bdi>
          </>
        ) : look === 'finish' ? (
          <IconPlayerTrackNextFilled className={classes.icon} />
        ) : (
          <IconRefresh className={classes.icon} stroke={2.4} />
        )}
      </span>
    </BusyButton>
  );
}
