import type { CallValue, calls } from '@ikka/contract';
import { ErrorState, ListSkeleton, ModalShell } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SignOutDialog } from '../../parts/account/SignOutDialog.tsx';
import { securityQuery } from '../../parts/account/security-query.ts';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { useFormTexts } from './use-form-texts.ts';

interface ChangePasswordModalProps {
  account: string;
  /** The password is easy to guess and must be changed: there is no way past but to log out. */
  isForced: boolean;
  onClose: () => void;
}

/** Changes the password of who is logged in. */
export function ChangePasswordModal({ account, isForced, onClose }: ChangePasswordModalProps) {
  const { t } = useFormTexts();
  const failureText = useFailureText();
  const security = useQuery({ ...securityQuery, staleTime: 0 });
  const [isLeaving, setLeaving] = useState(false);
  return (
    <>
      <ModalShell
        opened
        focusTitle={security.isPending}
        mustAnswer={isForced}
        withoutClose={isForced}
        onClose={onClose}
        title={t(isForced ? 'changePassword.forcedTitle' : 'changePassword.title')}
        subtitle={t(isForced ? 'changePassword.forced' : 'changePassword.others')}
      >
        {security.isPending ? (
          <ListSkeleton rows={3} height={60} />
        ) : security.isError ? (
          <ErrorState message={failureText(security.error)} onRetry={() => void security.refetch()} />
        ) : (
          <ChangePasswordForm
            account={account}
            asksOld={asksOldPassword(security.data)}
            onLeave={isForced ? () => setLeaving(true) : undefined}
          />
        )}
      </ModalShell>
      <SignOutDialog opened={isLeaving} onClose={() => setLeaving(false)} />
    </>
  );
}

/** The old password is asked for where the session is not fresh and there is one; else the step-up does without it. */
function asksOldPassword({
  hasPassword,
  freshUntil,
}: CallValue<typeof calls.identity.securityOverview>): boolean {
  return hasPassword && (freshUntil === null || Date.parse(freshUntil) <= Date.now());
}
