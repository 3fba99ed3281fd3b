import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconCash, IconCheck, IconEye, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { Deeds } from '../../parts/Case.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import { useDeeds } from './use-deeds.ts';
import type { OfficeWithdrawal } from './withdrawal-words.ts';

const office = calls.officeWithdrawals;
const touched = [office.officeWithdrawal, office.officeWithdrawals, calls.office.officeAudit];

/** What can be done with a withdrawal in its state. Where it has moved on meanwhile the server says so. */
export function WithdrawalDeeds({ withdrawal }: { withdrawal: OfficeWithdrawal }) {
  const { t } = useTranslation('officeWithdrawals');
  const failureText = useFailureText();
  const request = { params: { id: withdrawal.id }, query: { seen: withdrawal.version } };
  const deeds = useDeeds(withdrawal);
  const take = useAct(office.officeTakeWithdrawal, touched);
  const giveBack = useAct(office.officeReturnWithdrawal, touched);
  const approve = useAct(office.officeApproveWithdrawal, touched);
  const begin = useAct(office.officeBeginPayment, touched);
  const refuse = useAct(office.officeRefuseWithdrawal, touched);
  const cancel = useAct(office.officeCancelWithdrawal, touched);
  const [asking, setAsking] = useState<'refuse' | 'cancel' | null>(null);
  const isBusy = [take, giveBack, approve, begin].some(({ isPending }) => isPending);
  const isFree = withdrawal.holder === null;

  function close() {
    refuse.reset();
    cancel.reset();
    setAsking(null);
  }

  function returned(message: string) {
    notifications.show({ color: 'emerald', message });
    close();
  }

  if (!Object.values(deeds).some(Boolean)) return null;
  return (
    <>
      <Deeds>
        {deeds.take ? (
          <Button
            leftSection={<IconEye size={17} />}
            variant={isFree ? 'filled' : 'default'}
            loading={take.isPending}
            disabled={isBusy}
            onClick={() => take.mutate(request)}
          >
            {t(isFree ? 'act.take' : 'act.takeOver')}
          </Button>
        ) : null}
        {deeds.approve ? (
          <Button
            leftSection={<IconCheck size={17} />}
            loading={approve.isPending}
            disabled={isBusy}
            onClick={() => approve.mutate(request)}
          >
            {t(withdrawal.state === 'secondReview' ? 'act.approveSecond' : 'act.approve')}
          </Button>
        ) : null}
        {deeds.beginPayment ? (
          <Button
            leftSection={<IconCash size={17} />}
            variant={isFree ? 'filled' : 'default'}
            loading={begin.isPending}
            disabled={isBusy}
            onClick={() => begin.mutate(request)}
          >
            {t(isFree ? 'act.beginPayment' : 'act.takeOver')}
          </Button>
        ) : null}
        {deeds.giveBack ? (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={17} />}
            loading={giveBack.isPending}
            disabled={isBusy}
            onClick={() => giveBack.mutate(request)}
          >
            {t('act.giveBack')}
          </Button>
        ) : null}
        {deeds.refuse ? (
          <Button
            variant="default"
            c="var(--ikka-money-out)"
            leftSection={<IconX size={17} />}
            disabled={isBusy}
            onClick={() => setAsking('refuse')}
          >
            {t('act.refuse')}
          </Button>
        ) : null}
        {deeds.cancel ? (
          <Button variant="subtle" color="gray" disabled={isBusy} onClick={() => setAsking('cancel')}>
            {t('act.cancel')}
          </Button>
        ) : null}
      </Deeds>
      <Failure failure={take.error ?? giveBack.error ?? approve.error ?? begin.error} />
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
          refuse.mutate({ ...request, body: { reason } }, { onSuccess: () => returned(t('refused')) })
        }
      />
      <ReasonDialog
        opened={asking === 'cancel'}
        title={t('cancelTitle')}
        text={t('cancelText')}
        action={t('act.cancel')}
        isGrave
        isBusy={cancel.isPending}
        failure={failureText(cancel.error)}
        onClose={close}
        onConfirm={(reason) =>
          cancel.mutate({ ...request, body: { reason } }, { onSuccess: () => returned(t('cancelled')) })
        }
      />
    </>
  );
}
