import { useTranslation } from '@ikka/i18n/react';
import { Figure } from '@ikka/ui';
import { Alert, Anchor } from '@mantine/core';
import { IconLock, IconLockOpen2 } from '@tabler/icons-react';
import { clock } from '../../parts/codes/code-wait.ts';
import { useSecondsUntil } from '../../parts/time/use-seconds-until.ts';
import classes from './LockedAlert.module.css';

interface LockedAlertProps {
  /** When the lock ends by itself, in milliseconds. */
  until: number;
  /** Its owner wants to open it; left out where nobody knows whose it is. */
  onUnlock: (() => void) | undefined;
}

/** Says that the log-in is closed and for how long, and offers its owner to open it. */
export function LockedAlert({ until, onUnlock }: LockedAlertProps) {
  const { t } = useTranslation('identity');
  const secondsLeft = useSecondsUntil(until);
  if (secondsLeft === 0) {
    return (
      <Alert color="emerald" icon={<IconLockOpen2 />} role="status">
        {t('login.lockOver')}
      </Alert>
    );
  }
  return (
    <Alert color="coral" icon={<IconLock />} role="presentation">
      <p className={classes.said} role="alert">
        {t('login.locked')}
      </p>
      <p className={classes.said} role="timer" aria-live="off">
        {t('login.lockedFor')} <Figure className={classes.clock}>{clock(secondsLeft)}</Figure>
      </p>
      {onUnlock ? (
        <Anchor component="button" type="button" onClick={onUnlock}>
          {t('login.unlockOffer')}
        </Anchor>
      ) : null}
    </Alert>
  );
}
