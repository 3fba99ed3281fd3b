import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { currencyOf, parseAmount } from '@ikka/money';
import { Stack, Text, TextInput } from '@mantine/core';
import { AskedPicture } from '../../parts/AskedPicture.tsx';
import { ReasonField } from '../../parts/acts/ReasonField.tsx';
import { Facts, fact } from '../../parts/Facts.tsx';
import { FormFoot } from '../../parts/form/FormFoot.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { Panel } from '../../parts/Panel.tsx';
import { PictureRow } from '../../parts/Pictures.tsx';
import { useDeeds } from './use-deeds.ts';
import { touched } from './WithdrawalDeeds.tsx';
import type { OfficeWithdrawal } from './withdrawal-words.ts';

const office = calls.officeWithdrawals;

/** What did not arrive, the member's pictures, and for whoever has it the end of the dispute. */
export function DisputePanel({
  withdrawal,
  dispute,
}: {
  withdrawal: OfficeWithdrawal;
  dispute: NonNullable<OfficeWithdrawal['dispute']>;
}) {
  const { t } = useTranslation('officeWithdrawals');
  const { currency } = withdrawal;
  const deeds = useDeeds(withdrawal);
  return (
    <Panel title={t(`dispute.${dispute.kind}`)}>
      <Stack>
        <Facts
          facts={[
            fact.money(t('dispute.received'), dispute.received, currency),
            fact.money(t('dispute.remainder'), dispute.remainder, currency),
            dispute.returned !== null && fact.money(t('dispute.returned'), dispute.returned, currency),
          ]}
        />
        {dispute.proofIds.length > 0 ? (
          <PictureRow>
            {dispute.proofIds.map((proof, at) => (
              <AskedPicture
                key={proof}
                call={office.officeWithdrawalProof}
                request={{ params: { id: withdrawal.id, proof } }}
                ask={t('showProof', { no: at + 1 })}
                alt={t('proofOf', { no: at + 1 })}
              />
            ))}
          </PictureRow>
        ) : null}
        {deeds.resolve ? <Resolution withdrawal={withdrawal} remainder={dispute.remainder} /> : null}
      </Stack>
    </Panel>
  );
}

function Resolution({ withdrawal, remainder }: { withdrawal: OfficeWithdrawal; remainder: string }) {
  const { t } = useTranslation('officeWithdrawals');
  const { officeResolveWithdrawal } = office;
  const form = useForm({
    call: officeResolveWithdrawal,
    touches: touched,
    read: () => ({ returned: remainder, reason: '' }),
    request: ({ returned, reason }) => ({
      params: { id: withdrawal.id },
      query: { seen: withdrawal.version },
      body: { returned, reason: reason.trim() },
    }),
    also: ({ returned }) =>
      isWithin(returned, remainder, withdrawal.currency) ? {} : { returned: { code: 'large' } },
    done: t('dispute.resolved'),
  });
  const { value, error, onChange } = form.text('reason');
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('dispute.hint')}
        </Text>
        <TextInput
          {...form.figure('returned', t('dispute.wrong', { most: remainder }))}
          label={t('dispute.giveBack')}
        />
        <ReasonField
          call={officeResolveWithdrawal}
          words={{ label: t('reason'), hint: t('reasonHint') }}
          value={value}
          isWrong={error !== null}
          onChange={(reason) => onChange({ currentTarget: { value: reason } })}
        />
        <FormFoot form={form} action={t('act.resolve')} isStart />
      </Stack>
    </form>
  );
}

/** An amount of the currency between nothing and the most. */
function isWithin(text: string, most: string, code: string): boolean {
  const currency = currencyOf(code);
  if (!currency) return false;
  const [amount, limit] = [parseAmount(text, currency), parseAmount(most, currency)];
  return amount !== null && limit !== null && amount <= limit;
}
