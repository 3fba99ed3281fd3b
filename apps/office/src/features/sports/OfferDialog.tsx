import { type AskedReferral, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { knownCurrency, parseAmount } from '@ikka/money';
import { Text, TextInput } from '@mantine/core';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import { readAmountAboveZero } from '../../parts/form/read-amount.ts';

const { officeReferrals, officeAnswerReferral } = calls.officeSports;

/** How much of what a player asks for a trader takes. */
export function OfferDialog({
  referral: { id: referralId, stake, currency },
  onClose,
}: {
  referral: AskedReferral;
  onClose: () => void;
}) {
  const { t } = useTranslation('officeSports');
  const units = (amount: string | null) => parseAmount(amount ?? '', knownCurrency(currency)) ?? 0n;
  return (
    <ActDialog
      opened
      onClose={onClose}
      call={officeAnswerReferral}
      touches={[officeReferrals]}
      start={{ offer: '' }}
      request={({ offer }) => ({
        params: { referralId },
        body: { offer: readAmountAboveZero(offer) ?? '' },
      })}
      judge={({ offer }) =>
        units(readAmountAboveZero(offer)) > units(stake) ? { offer: { code: 'large' } } : {}
      }
      title={t('referrals.offer')}
      action={t('referrals.offer')}
      done={t('referrals.done')}
    >
      {(form) => (
        <>
          <Text>
            {t('referrals.stake')}{' '}
            <bdi dir="ltr">
              {stake} {currency}
            </bdi>
          </Text>
          <TextInput
            {...form.figure('offer', t('referrals.amountWrong', { most: stake }))}
            label={t('referrals.amount')}
            data-autofocus
          />
        </>
      )}
    </ActDialog>
  );
}
