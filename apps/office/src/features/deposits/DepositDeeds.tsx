import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { IconArrowBackUp, IconEye, IconX } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { DoButton } from '../../parts/acts/DoButton.tsx';
import { Deeds } from '../../parts/Case.tsx';
import type { OfficeDeposit } from './deposit-words.ts';
import { useDeeds } from './use-deeds.ts';

const office = calls.officeDeposits;
export const touched = [office.officeDeposit, office.officeDeposits];

/** Who has the transfer in hand, and its rejection. Where it has moved on meanwhile the server says so. */
export function DepositDeeds({ deposit }: { deposit: OfficeDeposit }) {
  const { t } = useTranslation('officeDeposits');
  const seen = { params: { id: deposit.id }, query: { seen: deposit.version } };
  const deeds = useDeeds(deposit);
  const isWaiting = deposit.state === 'review' && deposit.holder === null;
  if (!deeds.take && !deeds.giveBack) return null;
  return (
    <Deeds>
      {deeds.take ? (
        <DoButton
          leftSection={<IconEye size={17} />}
          variant={isWaiting ? 'filled' : 'default'}
          call={office.officeTakeDeposit}
          touches={touched}
          request={seen}
        >
          {t(isWaiting ? 'act.take' : deposit.state === 'review' ? 'act.takeOver' : 'act.takeUp')}
        </DoButton>
      ) : null}
      {deeds.giveBack ? (
        <DoButton
          variant="default"
          leftSection={<IconArrowBackUp size={17} />}
          call={office.officeReturnDeposit}
          touches={touched}
          request={seen}
        >
          {t('act.giveBack')}
        </DoButton>
      ) : null}
      {deeds.reject ? (
        <ActButton
          variant="default"
          c="var(--ikka-money-out)"
          leftSection={<IconX size={17} />}
          call={office.officeRejectDeposit}
          touches={touched}
          request={({ reason }) => ({ ...seen, body: { reason } })}
          title={t('rejectTitle')}
          text={t('rejectText')}
          isGrave
          done={t('rejected')}
        >
          {t('act.reject')}
        </ActButton>
      ) : null}
    </Deeds>
  );
}
