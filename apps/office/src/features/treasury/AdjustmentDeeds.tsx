import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Alert } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconUsers, IconX } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import { DoButton } from '../../parts/acts/DoButton.tsx';
import { Deeds } from '../../parts/Case.tsx';
import { useMay, useMe } from '../../session/use-session.ts';
import { type Adjustment, deedsOf } from './adjustment-words.ts';

const office = calls.officeTreasury;
const touched = [office.officeAdjustment, office.officeAdjustments];

/** What the operator at the desk can do with it: as a second one decide, as the first withdraw. */
export function AdjustmentDeeds({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useTranslation('officeTreasury');
  const params = { id: adjustment.id };
  const username = useMe().data?.username ?? '';
  const deeds = deedsOf(adjustment, { username, mayWrite: useMay('adjustments.write') });
  if (deeds.decide) {
    return (
      <Deeds>
        <DoButton
          leftSection={<IconCheck size={17} />}
          call={office.officeApproveAdjustment}
          touches={touched}
          request={{ params }}
          done={({ state }) =>
            state === 'short' ? { color: 'coral', message: t('approvedShort') } : t('approved')
          }
        >
          {t('act.approve')}
        </DoButton>
        <ActButton
          variant="default"
          c="var(--ikka-money-out)"
          leftSection={<IconX size={17} />}
          call={office.officeRefuseAdjustment}
          touches={touched}
          request={({ reason }) => ({ params, body: { reason } })}
          title={t('refuseTitle')}
          text={t('refuseText')}
          isGrave
          done={t('refused')}
        >
          {t('act.refuse')}
        </ActButton>
      </Deeds>
    );
  }
  if (!deeds.withdraw) return null;
  return (
    <>
      <Alert color="gray" icon={<IconUsers size={18} />}>
        {t('own')}
      </Alert>
      <Deeds>
        <ActButton
          variant="default"
          leftSection={<IconArrowBackUp size={17} />}
          call={office.officeWithdrawAdjustment}
          touches={touched}
          request={() => ({ params })}
          title={t('withdrawTitle')}
          text={t('withdrawText')}
          isGrave
          done={t('withdrawn')}
        >
          {t('act.withdraw')}
        </ActButton>
      </Deeds>
    </>
  );
}
