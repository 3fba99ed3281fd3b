import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { notifications } from '@mantine/notifications';
import { useEffect, useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';

const { officeMember, officeMembers, officeSuspendMember, officeReleaseMember, officeAudit } = calls.office;
const touched = [officeMember, officeMembers, officeAudit];

/** Suspends a member, or lifts the suspension, for a reason. */
export function SuspensionDialog({
  member,
  opened,
  onClose,
}: {
  member: { readonly id: string; readonly account: string; readonly state: 'active' | 'suspended' };
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('office');
  const failureText = useFailureText();
  const suspend = useAct(officeSuspendMember, touched);
  const release = useAct(officeReleaseMember, touched);
  const [act, setAct] = useState<'suspend' | 'release'>('suspend');
  const { state } = member;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the opening counts
  useEffect(() => {
    // Decided when it opens: while it closes, the member's new state must not change its words.
    if (opened) setAct(state === 'suspended' ? 'release' : 'suspend');
  }, [opened]);
  const busy = suspend.isPending || release.isPending;

  function close() {
    suspend.reset();
    release.reset();
    onClose();
  }

  function confirm(reason: string) {
    const onSuccess = () => {
      notifications.show({
        color: 'emerald',
        message: t(`members.done.${act}`, { account: member.account }),
      });
      close();
    };
    if (act === 'suspend') suspend.mutate({ params: { id: member.id }, body: { reason } }, { onSuccess });
    else release.mutate({ params: { id: member.id }, query: { reason } }, { onSuccess });
  }

  return (
    <ReasonDialog
      opened={opened}
      title={t(`members.ask.${act}.title`, { account: member.account })}
      text={t(`members.ask.${act}.text`)}
      action={t(`members.${act}`)}
      isGrave={act === 'suspend'}
      isBusy={busy}
      failure={failureText(act === 'suspend' ? suspend.error : release.error)}
      onClose={close}
      onConfirm={confirm}
    />
  );
}
