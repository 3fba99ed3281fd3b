import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { IconBan, IconLockOpen } from '@tabler/icons-react';
import { ActButton } from '../../parts/acts/ActButton.tsx';

const { officeMember, officeMembers, officeSuspendMember, officeReleaseMember } = calls.office;
const touched = [officeMember, officeMembers];

/** Suspends a member, or lifts the suspension, for a reason. */
export function SuspensionButton({
  member: { id, account, state },
}: {
  member: { readonly id: string; readonly account: string; readonly state: 'active' | 'suspended' };
}) {
  const { t } = useTranslation('office');
  const act = state === 'suspended' ? 'release' : 'suspend';
  const words = {
    touches: touched,
    title: t(`members.ask.${act}.title`, { account }),
    text: t(`members.ask.${act}.text`),
    done: t(`members.done.${act}`, { account }),
  };
  return act === 'release' ? (
    <ActButton
      {...words}
      variant="filled"
      leftSection={<IconLockOpen size={17} />}
      call={officeReleaseMember}
      request={({ reason }) => ({ params: { id }, query: { reason } })}
    >
      {t('members.release')}
    </ActButton>
  ) : (
    <ActButton
      {...words}
      variant="default"
      c="var(--ikka-money-out)"
      leftSection={<IconBan size={17} />}
      call={officeSuspendMember}
      request={({ reason }) => ({ params: { id }, body: { reason } })}
      isGrave
    >
      {t('members.suspend')}
    </ActButton>
  );
}
