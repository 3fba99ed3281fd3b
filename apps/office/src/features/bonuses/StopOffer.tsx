import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { bonusTouched } from './bonus-touched.ts';

/** Stops an offer, with a reason: one operator may, because it only spends less. */
export function StopOffer({ offerId }: { offerId: string }) {
  const { t } = useTranslation('officeBonuses');
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const stop = useAct(calls.officeBonuses.officeStopBonus, bonusTouched);
  return (
    <>
      <Button variant="default" c="coral" onClick={() => setAsking(true)}>
        {t('stop')}
      </Button>
      <ReasonDialog
        opened={asking}
        title={t('stopTitle')}
        text={t('stopText')}
        action={t('stop')}
        isGrave
        isBusy={stop.isPending}
        failure={failureText(stop.error)}
        onClose={() => {
          stop.reset();
          setAsking(false);
        }}
        onConfirm={(reason) =>
          stop.mutate(
            { params: { id: offerId }, body: { reason } },
            {
              onSuccess: () => {
                setAsking(false);
                notifications.show({ color: 'emerald', message: t('stopped') });
              },
            },
          )
        }
      />
    </>
  );
}
