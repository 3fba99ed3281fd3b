import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconPlayerStopFilled, IconPlayerTrackNextFilled } from '@tabler/icons-react';
import { useMainButton } from '../hud/use-main-button.ts';
import classes from './arcade.module.css';

/** The main button of an arcade game. */
export function BetButton() {
  const { t } = useTranslation(['arcade', 'play']);
  const { look, isWaiting, isEnding, roundsLeft, isDisabled, press } = useMainButton();
  const label = {
    stop: isEnding ? t('play:hud.autoplayEnding') : t('stop', { count: roundsLeft }),
    finish: t('play:hud.finish'),
    spin: t('bet'),
  }[look];
  const icon = {
    stop: <IconPlayerStopFilled size={20} aria-hidden="true" />,
    finish: <IconPlayerTrackNextFilled size={20} aria-hidden="true" />,
    spin: null,
  }[look];
  return (
    <Button
      className={classes.bet ?? ''}
      size="lg"
      fullWidth
      {...(look === 'stop' ? { color: 'coral' } : {})}
      leftSection={icon}
      data-look={look}
      data-waiting={isWaiting}
      disabled={isDisabled}
      onClick={press}
      aria-keyshortcuts="Space"
      data-testid="spin"
    >
      {label}
    </Button>
  );
}
