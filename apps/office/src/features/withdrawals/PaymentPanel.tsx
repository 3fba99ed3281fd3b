import { calls, withdrawalLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useRead } from '../../api/use-call.ts';
import { Facts, fact } from '../../parts/Facts.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { FormFoot } from '../../parts/form/FormFoot.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useDeeds } from './use-deeds.ts';
import { touched } from './WithdrawalDeeds.tsx';
import type { OfficeWithdrawal } from './withdrawal-words.ts';

const office = calls.officeWithdrawals;

/** Whoever has it to pay sees the whole number when he asks for it, and enters the reference once the money is sent. */
export function PaymentPanel({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { t } = useTranslation('officeWithdrawals');
  const deeds = useDeeds(withdrawal);
  const params = { id: withdrawal.id };
  const [isShown, setShown] = useState(false);
  const target = useRead(
    office.officePayoutTarget,
    { params },
    { enabled: deeds.pay && isShown, onlyWhenAsked: true },
  );
  const form = useForm({
    call: office.officePayWithdrawal,
    touches: touched,
    read: () => ({ reference: '' }),
    request: ({ reference }) => ({
      params,
      query: { seen: withdrawal.version },
      body: { reference: reference.trim() },
    }),
    done: t('paid'),
  });
  if (!deeds.pay) return null;
  return (
    <Panel title={t('payment')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('paymentHint')}
        </Text>
        {target.data ? (
          <Facts
            facts={[
              fact.copied(t('number'), target.data.number),
              fact.name(t('holderName'), target.data.holderName),
            ]}
          />
        ) : (
          <Group>
            <Button variant="default" loading={target.isFetching} onClick={() => setShown(true)}>
              {t('showNumber')}
            </Button>
          </Group>
        )}
        <Failure failure={target.error} />
        <form onSubmit={form.submit} noValidate>
          <Stack>
            <TextInput
              {...form.text('reference', t('referenceShort', { count: withdrawalLimits.referenceMin }))}
              label={t('reference')}
              description={t('referenceHint')}
              maxLength={withdrawalLimits.referenceMax}
              dir="ltr"
              autoComplete="off"
            />
            <FormFoot form={form} action={t('act.pay')} isStart />
          </Stack>
        </form>
      </Stack>
    </Panel>
  );
}
