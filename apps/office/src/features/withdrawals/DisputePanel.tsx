import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { currencyOf, parseAmount } from '@ikka/money';
import { Money } from '@ikka/ui';
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../api/use-call.ts';
import { AskedPicture } from '../../parts/AskedPicture.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { PictureRow } from '../../parts/Pictures.tsx';
import { useDeeds } from './use-deeds.ts';
import type { OfficeWithdrawal } from './withdrawal-words.ts';

const office = calls.officeWithdrawals;
const reasonMin = 3;

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
            [t('dispute.received'), <Money key="in" amount={dispute.received} currency={currency} />],
            [t('dispute.remainder'), <Money key="rest" amount={dispute.remainder} currency={currency} />],
            ...(dispute.returned === null
              ? []
              : [
                  [
                    t('dispute.returned'),
                    <Money key="back" amount={dispute.returned} currency={currency} />,
                  ] as const,
                ]),
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
  const [returned, setReturned] = useState(remainder);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const resolve = useAct(office.officeResolveWithdrawal, [
    office.officeWithdrawal,
    office.officeWithdrawals,
    calls.office.officeAudit,
  ]);
  const isWrong = !isWithin(returned, remainder, withdrawal.currency);
  const isShort = reason.trim().length < reasonMin;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (isWrong || isShort || resolve.isPending) return;
    resolve.mutate(
      {
        params: { id: withdrawal.id },
        query: { seen: withdrawal.version },
        body: { returned, reason: reason.trim() },
      },
      { onSuccess: () => notifications.show({ color: 'emerald', message: t('dispute.resolved') }) },
    );
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('dispute.hint')}
        </Text>
        <TextInput
          label={t('dispute.giveBack')}
          value={returned}
          onChange={(event) => setReturned(event.currentTarget.value)}
          error={isAsked && isWrong ? t('dispute.wrong', { most: remainder }) : null}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
        />
        <Textarea
          label={t('reason')}
          description={t('reasonHint')}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isAsked && isShort ? t('reasonShort', { count: reasonMin }) : null}
          maxLength={500}
          minRows={2}
          autosize
          dir="auto"
        />
        <Failure failure={resolve.error} />
        <Group>
          <Button type="submit" loading={resolve.isPending}>
            {t('act.resolve')}
          </Button>
        </Group>
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
