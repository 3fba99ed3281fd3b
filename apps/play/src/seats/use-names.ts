import { useTranslation } from '@ikka/i18n/react';
import type { SeatView } from './seat-snapshot.ts';

/** Who sits at a seat, as others are told: by his name, or as a seat where he has left. */
export function useNames() {
  const { t } = useTranslation('seats');
  return (view: Pick<SeatView, 'seats'>, seat: number): string =>
    view.seats[seat]?.name ?? t('seat.no', { seat: seat + 1 });
}
