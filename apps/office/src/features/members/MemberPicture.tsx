import { type CallValue, calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ActButton } from '../../parts/acts/ActButton.tsx';
import classes from './members.module.css';

const { officeMemberMessages, officeMemberProfile, officeResetAvatar } = calls.office;

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
  const isUploaded = avatar.kind === 'uploaded';
  return (
    <div className={classes.picture}>
      <img src={avatar.icon} alt={t('profile.picture.label')} width={48} height={48} />
      <span>{t(isUploaded ? 'profile.picture.uploaded' : 'profile.picture.ofHouse')}</span>
      {isUploaded && mayWrite ? (
        <ActButton
          variant="subtle"
          size="compact-sm"
          c="var(--ikka-money-out)"
          call={officeResetAvatar}
          touches={[officeMemberProfile, officeMemberMessages]}
          request={({ reason }) => ({ params: { id: member.id }, query: { reason } })}
          title={t('profile.picture.title', { account: member.account })}
          text={t('profile.picture.text')}
          isGrave
          done={t('profile.picture.done')}
        >
          {t('profile.picture.remove')}
        </ActButton>
      ) : null}
    </div>
  );
}
