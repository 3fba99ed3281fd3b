import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { bonusTouched } from './bonus-touched.ts';

/** Stops an offer, with a reason: one operator may, because it only spends less. */
export function StopOffer({ offerId }: { offerId: string }) {
  const { t } = useTranslation('officeBonuses');
  return (
    <ActButton
      variant="default"
      c="coral"
      call={calls.officeBonuses.officeStopBonus}
      touches={bonusTouched}
      request={({ reason }) => ({ params: { id: offerId }, body: { reason } })}
      title={t('stopTitle')}
      text={t('stopText')}
      isGrave
      done={t('stopped')}
    >
      {t('stop')}
    </ActButton>
  );
}
