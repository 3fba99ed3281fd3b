import { refusalMessage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button, CloseButton, Loader } from '@mantine/core';
import { IconAlertTriangle, IconHistory, IconInfoCircle } from '@tabler/icons-react';
import { closesPlay } from '../round/play.ts';
import { isFramed, tellParent } from '../session/frame-parent.ts';
import classes from './Notices.module.css';
import { usePlayBase, usePlaySnapshot } from './use-play.ts';

/** The one line over the reels that says what is going on, or what went wrong and what to do. */
export function Notices() {
  const { t } = useTranslation('play');
  const language = useLanguage();
  const play = usePlayBase();
  const { phase, notice, closing, isCatchingUp, freeSpin, autoplayEnd, autoplayIsEnding, server } =
    usePlaySnapshot();
  if (phase === 'ended') return null;
  if (phase === 'reconnecting') {
    return (
      <p className={classes.notice} data-tone="wait" role="status" data-testid="reconnecting">
        <Loader size={16} color="currentColor" /> {t('notice.reconnecting')}
      </p>
    );
  }
  if (closing !== null && (notice === null || closesPlay(notice.code))) {
    return (
      <p className={classes.notice} data-tone="error" role="status" data-testid="closing">
        <IconAlertTriangle size={18} aria-hidden="true" />
        <span>{t(closing === 'protection.time_used_up' ? 'notice.closingTime' : 'notice.closing')}</span>
      </p>
    );
  }
  if (notice) {
    const canDeposit = notice.code === 'wallet.insufficient_funds' && !server.isTrial && isFramed();
    return (
      <div
        className={classes.notice}
        data-tone="error"
        role="alert"
        data-testid="notice"
        data-code={notice.code}
      >
        <IconAlertTriangle size={18} aria-hidden="true" />
        <span>{notice.message || refusalMessage(notice.code, language)}</span>
        {canDeposit ? (
          <Button size="compact-sm" onClick={() => tellParent({ type: 'deposit' })}>
            {t('notice.deposit')}
          </Button>
        ) : null}
        <CloseButton
          size="sm"
          aria-label={t('notice.dismiss')}
          onClick={() => play.report({ notice: null, autoplayEnd: null })}
        />
      </div>
    );
  }
  if (freeSpin) {
    return (
      <p className={classes.notice} data-tone="night" role="status" data-testid="free-spin">
        {t('hud.freeSpin', { number: freeSpin.number, of: freeSpin.of })}
      </p>
    );
  }
  if (phase === 'replaying' || isCatchingUp) {
    return (
      <p className={classes.notice} data-tone="info" role="status">
        <IconHistory size={18} aria-hidden="true" />
        {isCatchingUp ? t('hud.catchingUp') : t('hud.replay')}
      </p>
    );
  }
  if (autoplayIsEnding) {
    return (
      <p className={classes.notice} data-tone="info" role="status">
        {t('hud.autoplayEnding')}
      </p>
    );
  }
  if (!autoplayEnd || autoplayEnd === 'player') return null;
  return (
    <div
      className={classes.notice}
      data-tone="info"
      role="status"
      data-testid="autoplay-end"
      data-end={autoplayEnd}
    >
      <IconInfoCircle size={18} aria-hidden="true" />
      <span>{t(`autoplay.end.${autoplayEnd}`)}</span>
      <CloseButton
        size="sm"
        aria-label={t('notice.dismiss')}
        onClick={() => play.report({ autoplayEnd: null })}
      />
    </div>
  );
}
