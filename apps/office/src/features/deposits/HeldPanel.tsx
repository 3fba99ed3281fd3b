import { calls, transferLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Money } from '@ikka/ui';
import { Stack, Text, TextInput } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { Deeds } from '../../parts/Case.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import { touched } from './DepositDeeds.tsx';
import type { OfficeDeposit } from './deposit-words.ts';

/** Money that came and may not be credited: why, and how it leaves again. */
export function HeldPanel({ deposit }: { deposit: OfficeDeposit }) {
  const { t } = useTranslation('officeDeposits');
  const mayMatch = useMay('deposits.match');
  const { held, currency } = deposit;
  if (held === null) return null;
  return (
    <Panel title={t('held.title')}>
      <Stack>
        <Text>{t(`held.${held.because}`)}</Text>
        <Text>
          {t('held.amount')}: <Money amount={held.amount} currency={currency} />
        </Text>
        {deposit.state === 'held' && mayMatch ? (
          <Deeds>
            <ActButton
              leftSection={<IconArrowBackUp size={17} />}
              call={calls.officeDeposits.officeSendBackDeposit}
              touches={touched}
              start={{ reference: '' }}
              request={({ reference, reason }) => ({
                params: { id: deposit.id },
                body: { reference: reference.trim(), reason },
              })}
              title={t('held.ask')}
              text={t('held.askText', { amount: `${held.amount} ${currency}` })}
              done={t('held.done')}
              fields={(form) => (
                <TextInput
                  {...form.text('reference', t('held.referenceWrong'))}
                  label={t('held.referenceLabel')}
                  maxLength={transferLimits.referenceMax}
                  autoComplete="off"
                  dir="ltr"
                />
              )}
            >
              {t('held.act')}
            </ActButton>
          </Deeds>
        ) : null}
      </Stack>
    </Panel>
  );
}
