import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useFailureText } from '../../api/failure-text.ts';
import { useAct } from '../../api/use-call.ts';
import { ReasonDialog } from '../../parts/ReasonDialog.tsx';
import classes from './members.module.css';

const { officeAudit, officeMemberMessages, officeMemberProfile, officeResetAvatar } = calls.office;

/** The picture that everybody sees of a member; one that he uploaded can be taken away. */
export function MemberPicture({
  member,
  avatar,
  mayWrite,
}: {
  member: { readonly id: string; readonly account: string };
  avatar: CallValue<typeof officeResetAvatar>;
  mayWrite: boolean;
}) {
  const { t } = useTranslation('office');
  const failureText = useFailureText();
  const reset = useAct(officeResetAvatar, [officeMemberProfile, officeMemberMessages, officeAudit]);
  const [isAsking, setIsAsking] = useState(false);
  const isUploaded = avatar.kind === 'uploaded';
  const close = () => {
    reset.reset();
    setIsAsking(false);
  };
  return (
    <div className={classes.picture}>
      <img src={avatar.icon} alt={t('profile.picture.label')} width={48} height={48} />
      <span>{t(isUploaded ? 'profile.picture.uploaded' : 'profile.picture.ofHouse')}</span>
      {isUploaded && mayWrite ? (
        <Button
          variant="subtle"
          size="compact-sm"
          c="var(--ikka-money-out)"
          onClick={() => setIsAsking(true)}
        >
          {t('profile.picture.remove')}
        </Button>
      ) : null}
      <ReasonDialog
        opened={isAsking}
        title={t('profile.picture.title', { account: member.account })}
        text={t('profile.picture.text')}
        action={t('profile.picture.remove')}
        isGrave
        isBusy={reset.isPending}
        failure={failureText(reset.error)}
        onClose={close}
        onConfirm={(reason) =>
          reset.mutate(
            { params: { id: member.id }, query: { reason } },
            {
              onSuccess: () => {
                notifications.show({ color: 'emerald', message: t('profile.picture.done') });
                close();
              },
            },
          )
        }
      />
    </div>
  );
}
