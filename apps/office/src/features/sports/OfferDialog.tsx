import type { AskedReferral } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { knownCurrency, parseAmount } from '@ikka/money';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type ComponentProps, type FormEvent, useState } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { readAmountAboveZero } from '../../parts/read-amount.ts';

/** How much of what a player asks for a trader takes. */
export function OfferDialog({
  referral: { stake, currency },
  isBusy,
  failure,
  onOffer,
  onClose,
}: {
  referral: AskedReferral;
  isBusy: boolean;
  failure: ComponentProps<typeof Failure>['failure'];
  onOffer: (offer: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation(['officeSports', 'common']);
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const offer = readAmountAboveZero(typed);
  const units = (amount: string) => parseAmount(amount, knownCurrency(currency)) ?? 0n;
  const isWrong = offer === null || units(offer) > units(stake);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isWrong && offer !== null && !isBusy) onOffer(offer);
  }

  return (
    <ModalShell opened onClose={onClose} title={t('referrals.offer')} mustAnswer={isBusy}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>
            {t('referrals.stake')}{' '}
            <bdi dir="ltr">
              {stake} {currency}
            </bdi>
          </Text>
          <TextInput
            label={t('referrals.amount')}
            inputMode="decimal"
            dir="ltr"
            data-autofocus
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            error={isAsked && isWrong ? t('referrals.amountWrong', { most: stake }) : null}
          />
          <Failure failure={failure} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={isBusy}>
              {t('common:action.cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('referrals.offer')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
