import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { notifications } from '@mantine/notifications';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import type { Asked } from './Differences.tsx';

const office = calls.officeReconciliation;
const touched = [office.officeDiscrepancies, office.officeReconciledDays, calls.office.officeAudit];

/** Ends a difference, with a reason. Where a colleague was quicker the server says so. */
export function ResolveDialog({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const { t } = useTranslation('officeReconciliation');
  const failureText = useFailureText();
  const resolve = useAct(office.officeResolveDiscrepancy, touched);
  const isCredit = asked?.resolution === 'credited';

  function close() {
    resolve.reset();
    onClose();
  }

  return (
    <ReasonDialog
      opened={asked !== null}
      title={t(isCredit ? 'creditTitle' : 'dismissTitle')}
      text={t(isCredit ? 'creditText' : 'dismissText')}
      action={t(isCredit ? 'credit' : 'dismiss')}
      isBusy={resolve.isPending}
      failure={resolve.error ? failureText(resolve.error) : undefined}
      onClose={close}
      onConfirm={(reason) => {
        if (!asked) return;
        const { row, resolution } = asked;
        resolve.mutate(
          { params: { id: row.id }, body: { resolution, reason } },
          {
            onSuccess: () => {
              notifications.show({
                color: 'emerald',
                message: t(resolution === 'credited' ? 'creditedNow' : 'dismissedNow'),
              });
              close();
            },
          },
        );
      }}
    />
  );
}
