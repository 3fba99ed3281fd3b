import { calls, withdrawalLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Code } from '@ikka/ui';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useAct, useRead } from '../../api/use-call.ts';
import { Facts } from '../../parts/Facts.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useDeeds } from './use-deeds.ts';
import type { OfficeWithdrawal } from './withdrawal-words.ts';

const office = calls.officeWithdrawals;

/** Whoever has it to pay sees the whole number when he asks for it, and enters the reference once the money is sent. */
export function PaymentPanel({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { t } = useTranslation('officeWithdrawals');
  const deeds = useDeeds(withdrawal);
  const params = { id: withdrawal.id };
  const [isShown, setShown] = useState(false);
  const [reference, setReference] = useState('');
  const [isAsked, setAsked] = useState(false);
  const target = useRead(
    office.officePayoutTarget,
    { params },
    { enabled: deeds.pay && isShown, onlyWhenAsked: true },
  );
  const pay = useAct(office.officePayWithdrawal, [
    office.officeWithdrawal,
    office.officeWithdrawals,
    calls.office.officeAudit,
  ]);
  if (!deeds.pay) return null;
  const isShort = reference.trim().length < withdrawalLimits.referenceMin;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isShort || pay.isPending) return;
    pay.mutate(
      { params, query: { seen: withdrawal.version }, body: { reference: reference.trim() } },
      { onSuccess: () => notifications.show({ color: 'emerald', message: t('paid') }) },
    );
  }

  return (
    <Panel title={t('payment')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('paymentHint')}
        </Text>
        {target.data ? (
          <Facts
            facts={[
              [t('number'), <Code key="number" value={target.data.number} />],
              [t('holderName'), <bdi key="name">{target.data.holderName}</bdi>],
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
        <form onSubmit={submit}>
          <Stack>
            <TextInput
              label={t('reference')}
              description={t('referenceHint')}
              value={reference}
              onChange={(event) => setReference(event.currentTarget.value)}
              error={
                isAsked && isShort ? t('referenceShort', { count: withdrawalLimits.referenceMin }) : null
              }
              maxLength={withdrawalLimits.referenceMax}
              dir="ltr"
              autoComplete="off"
            />
            <Failure failure={pay.error} />
            <Group>
              <Button type="submit" loading={pay.isPending}>
                {t('act.pay')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Stack>
    </Panel>
  );
}
