import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Alert, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconCheck, IconUsers, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { Deeds } from '../../parts/Case.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { RemoveDialog } from '../../parts/RemoveDialog.tsx';
import { useMay, useMe } from '../../session/use-session.ts';
import { type Adjustment, deedsOf } from './adjustment-words.ts';

const office = calls.officeTreasury;
const touched = [office.officeAdjustment, office.officeAdjustments, calls.office.officeAudit];

/** What the operator at the desk can do with it: as a second one decide, as the first withdraw. */
export function AdjustmentDeeds({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useTranslation('officeTreasury');
  const failureText = useFailureText();
  const params = { id: adjustment.id };
  const username = useMe().data?.username ?? '';
  const deeds = deedsOf(adjustment, { username, mayWrite: useMay('adjustments.write') });
  const approve = useAct(office.officeApproveAdjustment, touched);
  const refuse = useAct(office.officeRefuseAdjustment, touched);
  const withdraw = useAct(office.officeWithdrawAdjustment, touched);
  const [asking, setAsking] = useState<'refuse' | 'withdraw' | null>(null);
  const isBusy = approve.isPending;

  function close() {
    refuse.reset();
    withdraw.reset();
    setAsking(null);
  }
  function done(message: string) {
    notifications.show({ color: 'emerald', message });
    close();
  }
  function approveNow() {
    approve.mutate(
      { params },
      {
        onSuccess: ({ state }) =>
          state === 'short'
            ? notifications.show({ color: 'coral', message: t('approvedShort') })
            : done(t('approved')),
      },
    );
  }

  if (!deeds.decide && !deeds.withdraw) return null;
  return (
    <>
      {deeds.withdraw ? (
        <Alert color="gray" icon={<IconUsers size={18} />}>
          {t('own')}
        </Alert>
      ) : null}
      <Deeds>
        {deeds.decide ? (
          <>
            <Button leftSection={<IconCheck size={17} />} loading={isBusy} onClick={approveNow}>
              {t('act.approve')}
            </Button>
            <Button
              variant="default"
              c="var(--ikka-money-out)"
              leftSection={<IconX size={17} />}
              disabled={isBusy}
              onClick={() => setAsking('refuse')}
            >
              {t('act.refuse')}
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={17} />}
            onClick={() => setAsking('withdraw')}
          >
            {t('act.withdraw')}
          </Button>
        )}
      </Deeds>
      <Failure failure={approve.error} />
      <ReasonDialog
        opened={asking === 'refuse'}
        title={t('refuseTitle')}
        text={t('refuseText')}
        action={t('act.refuse')}
        isGrave
        isBusy={refuse.isPending}
        failure={failureText(refuse.error)}
        onClose={close}
        onConfirm={(reason) =>
          refuse.mutate({ params, body: { reason } }, { onSuccess: () => done(t('refused')) })
        }
      />
      <RemoveDialog
        opened={asking === 'withdraw'}
        title={t('withdrawTitle')}
        text={t('withdrawText')}
        action={t('act.withdraw')}
        isBusy={withdraw.isPending}
        failure={withdraw.error}
        onClose={close}
        onConfirm={() => withdraw.mutate({ params }, { onSuccess: () => done(t('withdrawn')) })}
      />
    </>
  );
}
