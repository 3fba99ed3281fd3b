import { calls, freezeReasons } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Button, Group, Select, Text, TextInput } from '@mantine/core';
import { IconSnowflake } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { sentInstant } from '../../parts/form/local-instant.ts';
import { readAmountAboveZero } from '../../parts/form/read-amount.ts';

const office = calls.officeTreasury;
export const freezeTouched = [office.officeFreezes, calls.office.officeMember, calls.office.officeStatement];

/** Freezes a part of a member's cash, or all of it. */
export function FreezeButton({
  member: { id, account, balance, currency },
}: {
  member: {
    readonly id: string;
    readonly account: string;
    readonly balance: string;
    readonly currency: string;
  };
}) {
  const { t } = useTranslation('officeTreasury');
  return (
    <ActButton
      variant="default"
      leftSection={<IconSnowflake size={17} />}
      call={office.officeFreeze}
      touches={freezeTouched}
      start={{ amount: '', because: 'investigation' as (typeof freezeReasons)[number], until: '' }}
      request={({ amount, because, until, reason: note }) => ({
        params: { id },
        body: { amount: readAmountAboveZero(amount) ?? '', reason: because, note, until: sentInstant(until) },
      })}
      title={t('freeze.title', { account })}
      action={t('freeze.send')}
      isGrave
      reasonWords={{ label: t('note'), hint: t('noteHint') }}
      done={t('freeze.done')}
      fields={(form) => (
        <>
          <Group justify="space-between">
            <Text>
              {t('freeze.available')}: <Money amount={balance} currency={currency} />
            </Text>
            <Button variant="subtle" size="compact-sm" onClick={() => form.change({ amount: balance })}>
              {t('freeze.all')}
            </Button>
          </Group>
          <TextInput
            {...form.figure('amount', t('propose.amountWrong'))}
            label={t('amount')}
            data-autofocus
          />
          <Select
            {...form.choice('because', freezeReasons, (one) => t(`reason.${one}`))}
            label={t('reasonLabel')}
            description={t('propose.publicHint')}
          />
          <TextInput {...form.time('until')} label={t('freeze.until')} description={t('freeze.untilHint')} />
        </>
      )}
    >
      {t('act.freeze')}
    </ActButton>
  );
}
