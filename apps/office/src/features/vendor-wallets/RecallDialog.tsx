import { calls } from '@ikka/contract';
import { textIn } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import type { Vendor } from './VendorBooks.tsx';

/** Orders everybody's money back from a vendor, or lets it go there again, with a reason for the audit log. */
export function RecallDialog({
  vendor,
  opened,
  onClose,
}: {
  vendor: Vendor;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('officeVendorWallets');
  const failureText = useFailureText();
  const language = useLanguage();
  const touched = [calls.officeVendorWallets.officeVendorWallets];
  const recall = useAct(calls.officeVendorWallets.officeRecallVendorWallets, touched);
  const end = useAct(calls.officeVendorWallets.officeEndVendorRecall, touched);
  const isRecalled = vendor.recall !== null;
  const act = isRecalled ? end : recall;
  const name = `\u2068${textIn(vendor.name, language)}\u2069`;
  const close = () => {
    recall.reset();
    end.reset();
    onClose();
  };
  return (
    <ReasonDialog
      opened={opened}
      title={t(isRecalled ? 'recall.endTitle' : 'recall.title', { vendor: name })}
      text={t(isRecalled ? 'recall.endText' : 'recall.text', { vendor: name })}
      action={t(isRecalled ? 'recall.end' : 'recall.ask')}
      isGrave={!isRecalled}
      isBusy={act.isPending}
      failure={act.isError ? failureText(act.error) : undefined}
      onClose={close}
      onConfirm={(reason) =>
        act.mutate({ params: { vendor: vendor.vassalage }, body: { reason } }, { onSuccess: close })
      }
    />
  );
}
