import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconEye, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { Deeds } from '../../parts/Case.tsx';
import { Failure } from '../../parts/Failure.tsx';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import type { OfficeDeposit } from './deposit-words.ts';
import { useDeeds } from './use-deeds.ts';

const office = calls.officeDeposits;
export const touched = [office.officeDeposit, office.officeDeposits, calls.office.officeAudit];

/** Who has the transfer in hand, and its rejection. Where it has moved on meanwhile the server says so. */
export function DepositDeeds({ deposit }: { deposit: OfficeDeposit }) {
  const { t } = useTranslation('officeDeposits');
  const failureText = useFailureText();
  const request = { params: { id: deposit.id }, query: { seen: deposit.version } };
  const deeds = useDeeds(deposit);
  const take = useAct(office.officeTakeDeposit, touched);
  const giveBack = useAct(office.officeReturnDeposit, touched);
  const reject = useAct(office.officeRejectDeposit, touched);
  const [isAsking, setAsking] = useState(false);
  const isBusy = take.isPending || giveBack.isPending;
  const isWaiting = deposit.state === 'review' && deposit.holder === null;

  function close() {
    reject.reset();
    setAsking(false);
  }

  if (!deeds.take && !deeds.giveBack) return null;
  return (
    <>
      <Deeds>
        {deeds.take ? (
          <Button
            leftSection={<IconEye size={17} />}
            variant={isWaiting ? 'filled' : 'default'}
            loading={take.isPending}
            disabled={isBusy}
            onClick={() => take.mutate(request)}
          >
            {t(isWaiting ? 'act.take' : deposit.state === 'review' ? 'act.takeOver' : 'act.takeUp')}
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
        {deeds.reject ? (
          <Button
            variant="default"
            c="var(--ikka-money-out)"
            leftSection={<IconX size={17} />}
            disabled={isBusy}
            onClick={() => setAsking(true)}
          >
            {t('act.reject')}
          </Button>
        ) : null}
      </Deeds>
      <Failure failure={take.error ?? giveBack.error} />
      <ReasonDialog
        opened={isAsking}
        title={t('rejectTitle')}
        text={t('rejectText')}
        action={t('act.reject')}
        isGrave
        isBusy={reject.isPending}
        failure={reject.error ? failureText(reject.error) : undefined}
        onClose={close}
        onConfirm={(reason) =>
          reject.mutate(
            { ...request, body: { reason } },
            {
              onSuccess: () => {
                notifications.show({ color: 'emerald', message: t('rejected') });
                close();
              },
            },
          )
        }
      />
    </>
  );
}
