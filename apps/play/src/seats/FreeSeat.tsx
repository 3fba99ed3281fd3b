import { useTranslation } from '@ikka/i18n/react';
import { IconArmchair } from '@tabler/icons-react';
import classes from './free-seat.module.css';

/** A place where nobody sits: taken by a press, where the viewer may sit down. */
export function FreeSeat({ onSit, seat }: { onSit: (() => void) | null; seat: number }) {
  const { t } = useTranslation('seats');
  if (onSit === null) {
    return (
      <span className={classes.free} data-closed>
        <IconArmchair size={20} aria-hidden="true" />
        <span className={classes.freeText}>{t('seat.free')}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes.free}
      onClick={onSit}
      aria-label={t('seat.sitAt', { seat: seat + 1 })}
    >
      <IconArmchair size={20} aria-hidden="true" />
      <span className={classes.freeText}>{t('seat.sit')}</span>
    </button>
  );
}
