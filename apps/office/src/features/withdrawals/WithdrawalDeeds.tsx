import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { IconArrowBackUp, IconCash, IconCheck, IconEye, IconX } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { DoButton } from '../../parts/acts/DoButton.tsx';
import { Deeds } from '../../parts/Case.tsx';
import { useDeeds } from './use-deeds.ts';
import type { OfficeWithdrawal } from './withdrawal-words.ts';

const office = calls.officeWithdrawals;
export const touched = [office.officeWithdrawal, office.officeWithdrawals];

/** What can be done with a withdrawal in its state. Where it has moved on meanwhile the server says so. */
export function WithdrawalDeeds({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { t } = useTranslation('officeWithdrawals');
  const seen = { params: { id: withdrawal.id }, query: { seen: withdrawal.version } };
  const deeds = useDeeds(withdrawal);
  const isFree = withdrawal.holder === null;
  const takes = { touches: touched, request: seen, variant: isFree ? 'filled' : 'default' } as const;
  if (!Object.values(deeds).some(Boolean)) return null;
  return (
    <Deeds>
      {deeds.take ? (
        <DoButton {...takes} leftSection={<IconEye size={17} />} call={office.officeTakeWithdrawal}>
          {t(isFree ? 'act.take' : 'act.takeOver')}
        </DoButton>
      ) : null}
      {deeds.approve ? (
        <DoButton
          leftSection={<IconCheck size={17} />}
          call={office.officeApproveWithdrawal}
          touches={touched}
          request={seen}
        >
          {t(withdrawal.state === 'secondReview' ? 'act.approveSecond' : 'act.approve')}
        </DoButton>
      ) : null}
      {deeds.beginPayment ? (
        <DoButton {...takes} leftSection={<IconCash size={17} />} call={office.officeBeginPayment}>
          {t(isFree ? 'act.beginPayment' : 'act.takeOver')}
        </DoButton>
      ) : null}
      {deeds.giveBack ? (
        <DoButton
          {...takes}
          variant="default"
          leftSection={<IconArrowBackUp size={17} />}
          call={office.officeReturnWithdrawal}
        >
          {t('act.giveBack')}
        </DoButton>
      ) : null}
      {deeds.refuse ? (
        <ActButton
          variant="default"
          c="var(--ikka-money-out)"
          leftSection={<IconX size={17} />}
          call={office.officeRefuseWithdrawal}
          touches={touched}
          request={({ reason }) => ({ ...seen, body: { reason } })}
          title={t('refuseTitle')}
          text={t('refuseText')}
          isGrave
          done={t('refused')}
        >
          {t('act.refuse')}
        </ActButton>
      ) : null}
      {deeds.cancel ? (
        <ActButton
          variant="subtle"
          color="gray"
          call={office.officeCancelWithdrawal}
          touches={touched}
          request={({ reason }) => ({ ...seen, body: { reason } })}
          title={t('cancelTitle')}
          text={t('cancelText')}
          isGrave
          done={t('cancelled')}
        >
          {t('act.cancel')}
        </ActButton>
      ) : null}
    </Deeds>
  );
}
