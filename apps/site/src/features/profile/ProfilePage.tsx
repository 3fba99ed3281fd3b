import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, ListSkeleton } from '@ikka/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { useModule } from '../../parts/switches/use-module.ts';
import { AvatarSection } from './AvatarSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import classes from './ProfilePage.module.css';
import { profileQuery } from './use-profile.ts';

/** What the member tells about himself: a picture and the fields that the site asks for; below, what he lets others see. */
export function ProfilePage({ choices }: { choices: ReactNode }) {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const hasAvatar = useModule('PROFPIC3');
  const profile = useQuery(profileQuery);
  return (
    <div className={classes.page}>
      {hasAvatar ? <AvatarSection /> : null}
      {profile.isPending ? (
        <ListSkeleton rows={5} height={64} />
      ) : profile.isError ? (
        <ErrorState message={failureText(profile.error)} onRetry={() => void profile.refetch()} />
      ) : (
        <section className={classes.fields} aria-label={t('profile.title')}>
          <p className={classes.hint}>{t('profile.hint')}</p>
          <ProfileForm fields={profile.data.fields} legalAge={profile.data.legalAge} />
        </section>
      )}
      {choices}
    </div>
  );
}
