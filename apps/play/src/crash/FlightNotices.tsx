import { hundredths } from '@ikka/crash/rules';
import { useTranslation } from '@ikka/i18n/react';
import { IconClockCheck, IconInfoCircle } from '@tabler/icons-react';
import notices from '../hud/Notices.module.css';
import { useCrashSnapshot } from './use-crash.ts';

/** What the server made of a cash-out, where it is not what the player saw, and what became of a lost answer. */
export function FlightNotices() {
  const { t } = useTranslation('crash');
  const { counted, isUnsure, phase } = useCrashSnapshot();
  if (phase === 'ended') return null;
  return (
    <>
      {isUnsure ? (
        <p className={notices.notice} data-tone="info" role="status">
          <IconInfoCircle size={18} aria-hidden="true" />
          {t('unsure')}
        </p>
      ) : null}
      {counted ? (
        <p className={notices.notice} data-tone="night" role="status" data-testid="counted">
          <IconClockCheck size={18} aria-hidden="true" />
          {counted.cashOut === counted.seen
            ? t('countedAsSeen', { counted: hundredths(counted.cashOut) })
            : t('counted', { counted: hundredths(counted.cashOut), seen: hundredths(counted.seen) })}
        </p>
      ) : null}
    </>
  );
}
