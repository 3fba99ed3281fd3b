import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { About } from '../../parts/acts/About.tsx';
import { ActDialog } from '../../parts/acts/ActDialog.tsx';
import type { Asked } from './Differences.tsx';

const office = calls.officeReconciliation;

/** Ends a difference, with a reason. Where a colleague was quicker the server says so. */
export function ResolveDialog({ asked, onClose }: { asked: Asked | null; onClose: () => void }) {
  const { t } = useTranslation('officeReconciliation');
  return (
    <About what={asked}>
      {({ row: { id }, resolution }, opened) => {
        const act = resolution === 'credited' ? 'credit' : 'dismiss';
        return (
          <ActDialog
            opened={opened}
            onClose={onClose}
            call={office.officeResolveDiscrepancy}
            touches={[office.officeDiscrepancies, office.officeReconciledDays]}
            request={({ reason }) => ({ params: { id }, body: { resolution, reason } })}
            title={t(`${act}Title`)}
            text={t(`${act}Text`)}
            action={t(act)}
            done={t(`${resolution}Now`)}
          />
        );
      }}
    </About>
  );
}
