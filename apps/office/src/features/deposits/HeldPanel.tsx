import { calls, transferLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useProposed } from '../../parts/ProposalReason.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useMe } from '../../session/use-session.ts';
import { touched } from './DepositDeeds.tsx';
import type { OfficeDeposit } from './deposit-words.ts';

/** Money that came and may not be credited: why, and how it leaves again. */
export function HeldPanel({ deposit }: { deposit: OfficeDeposit }) {
  const { t } = useTranslation('officeDeposits');
  const failureText = useFailureText();
  const proposed = useProposed();
  const mayMatch = useMe().data?.permissions.some((one) => one === 'deposits.match') ?? false;
  const sendBack = useAct(calls.officeDeposits.officeSendBackDeposit, [
    ...touched,
    calls.officeApprovals.officeApprovals,
    calls.officeApprovals.officeOpenApprovals,
  ]);
  const [isAsking, setAsking] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [reference, setReference] = useState('');
  const { held, currency } = deposit;
  if (held === null) return null;
  const isShort = reference.trim().length < transferLimits.referenceMin;

  function close() {
    sendBack.reset();
    setAsking(false);
    setWasSent(false);
  }

  return (
    <Panel title={t('held.title')}>
      <Stack>
        <Text>{t(`held.${held.because}`)}</Text>
        <Text>
          {t('held.amount')}: <Money amount={held.amount} currency={currency} />
        </Text>
        {deposit.state === 'held' && mayMatch ? (
          <Group>
            <Button leftSection={<IconArrowBackUp size={17} />} onClick={() => setAsking(true)}>
              {t('held.act')}
            </Button>
          </Group>
        ) : null}
      </Stack>
      <ReasonDialog
        opened={isAsking}
        title={t('held.ask')}
        text={t('held.askText', { amount: `${held.amount} ${currency}` })}
        action={t('held.act')}
        isBusy={sendBack.isPending}
        failure={sendBack.error ? failureText(sendBack.error) : undefined}
        onClose={close}
        onConfirm={(reason) => {
          setWasSent(true);
          if (isShort) return;
          sendBack.mutate(
            { params: { id: deposit.id }, body: { reference: reference.trim(), reason } },
            {
              onSuccess: (answer) => {
                if (!proposed(answer)) notifications.show({ color: 'emerald', message: t('held.done') });
                close();
              },
            },
          );
        }}
      >
        <TextInput
          label={t('held.referenceLabel')}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
          error={wasSent && isShort ? t('held.referenceWrong') : null}
          maxLength={transferLimits.referenceMax}
          autoComplete="off"
          dir="ltr"
        />
      </ReasonDialog>
    </Panel>
  );
}
