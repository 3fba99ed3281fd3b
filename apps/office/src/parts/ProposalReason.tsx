import { approvalLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';

/** Why an act is wanted that a colleague may have to approve: he reads it. */
export function ProposalReason({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const { t } = useTranslation('officeApprovals');
  return (
    <Textarea
      label={t('reason')}
      description={t('reasonHint')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      maxLength={approvalLimits.reasonMax}
      autosize
      minRows={2}
      dir="auto"
    />
  );
}

/** The reason as the call takes it: none where nothing was said. */
export const reasonBody = (reason: string): { readonly reason?: string } =>
  reason.trim() === '' ? {} : { reason: reason.trim() };

/** Says that an act became a proposal; answers whether it did. */
export function useProposed(): (answer: { readonly proposalId: string | null }) => boolean {
  const { t } = useTranslation('officeApprovals');
  return ({ proposalId }) => {
    if (proposalId === null) return false;
    notifications.show({ color: 'amber', message: t('proposed') });
    return true;
  };
}
