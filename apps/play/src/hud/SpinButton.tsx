import { useTranslation } from '@ikka/i18n/react';
import { IconPlayerStopFilled, IconPlayerTrackNextFilled, IconRefresh } from '@tabler/icons-react';
import classes from './SpinButton.module.css';
import { usePlay, usePlaySnapshot } from './use-play.ts';

/** The one button that plays. While a round is shown it hurries it; while autoplay runs it ends autoplay. */
export function SpinButton() {
  const { t } = useTranslation('play');
  const play = usePlay();
  const { phase, autoplay, autoplayIsEnding, hasStage } = usePlaySnapshot();
  const isShowing = phase === 'showing' || phase === 'replaying';
  const isWaiting = phase === 'sending' || phase === 'reconnecting';
  const look = autoplay ? 'stop' : isShowing ? 'finish' : 'spin';
  const label = {
    stop: autoplayIsEnding ? t('hud.autoplayEnding') : t('hud.autoplayStop'),
    finish: t('hud.finish'),
    spin: t('hud.spin'),
  }[look];
  const press = () => (autoplay ? play.stopAutoplay('player') : play.spin());
  return (
    <button
      type="button"
      className={classes.spin}
      data-look={look}
      data-waiting={isWaiting}
      aria-label={label}
      title={label}
      disabled={!hasStage || phase === 'ended' || autoplayIsEnding || (isWaiting && !autoplay)}
      onClick={press}
      data-testid="spin"
    >
      <span className={classes.face} aria-hidden="true">
        {look === 'stop' ? (
          <>
            <IconPlayerStopFilled className={classes.icon} />
            <bdi className={classes.left}>{autoplay?.left}</bdi>
          </>
        ) : look === 'finish' ? (
          <IconPlayerTrackNextFilled className={classes.icon} />
        ) : (
          <IconRefresh className={classes.icon} stroke={2.4} />
        )}
      </span>
    </button>
  );
}
