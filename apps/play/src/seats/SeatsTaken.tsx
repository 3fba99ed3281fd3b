import { useTranslation } from '@ikka/i18n/react';
import classes from './page.module.css';

/** As many lights as a table has seats, lit where somebody sits. */
export function SeatsTaken({ taken, seats }: { taken: number; seats: number }) {
  const { t } = useTranslation('seats');
  return (
    <span className={classes.taken} role="img" aria-label={t('rooms.taken', { taken, seats })}>
      {Array.from({ length: seats }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no other name.
        <span key={at} data-taken={at < taken} />
      ))}
    </span>
  );
}
