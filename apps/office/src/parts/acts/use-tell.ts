import { useTranslation } from '@ikka/i18n/react';
import { notifications } from '@mantine/notifications';

/** What is said of an act that was done; in another colour where it did not turn out as one would think. */
export type Told = string | { readonly message: string; readonly color: string };

/** Says that something is done, or that it became a proposal which a colleague approves first. */
export function useTell(): (answer: unknown, told: Told | undefined) => void {
  const { t } = useTranslation('officeApprovals');
  return (answer, told) => {
    if (isProposal(answer)) notifications.show({ color: 'amber', message: t('proposed') });
    else if (typeof told === 'string') notifications.show({ color: 'emerald', message: told });
    else if (told) notifications.show(told);
  };
}

/** Whether an act waits for a second operator. */
export const isProposal = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'proposalId' in answer &&
  typeof answer.proposalId === 'string';
