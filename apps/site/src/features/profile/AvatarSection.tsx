import type { BuiltInAvatar } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ErrorState, Figure, ListSkeleton } from '@ikka/ui';
import { notifications } from '@mantine/notifications';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useFailureText } from '../../parts/calls/use-failure-text.ts';
import { lazyPart } from '../../parts/loading/lazy-part.ts';
import { PictureButton } from '../../parts/pictures/PictureButton.tsx';
import { megabytes, refusedPicture } from '../../parts/pictures/picture-file.ts';
import classes from './AvatarSection.module.css';
import { avatarQuery, useChooseAvatar } from './use-profile.ts';

const AvatarCropper = lazyPart(async () => (await import('./AvatarCropper.tsx')).AvatarCropper);

/** The member's picture: one of those that the house has drawn, or one of the member's own. */
export function AvatarSection() {
  const { t } = useTranslation('member');
  const failureText = useFailureText();
  const avatar = useQuery(avatarQuery);
  const choose = useChooseAvatar();
  const [file, setFile] = useState<File | null>(null);
  const [refused, setRefused] = useState<ReturnType<typeof refusedPicture>>(null);
  if (avatar.isPending) return <ListSkeleton rows={1} height={180} />;
  if (avatar.isError) {
    return <ErrorState message={failureText(avatar.error)} onRetry={() => void avatar.refetch()} />;
  }
  const { avatar: own, choices, mayUpload, uploadMaxBytes } = avatar.data;
  const current = choose.isPending ? choose.variables : own.name;

  function pick(name: BuiltInAvatar) {
    if (choose.isPending || name === own.name) return;
    choose.mutate(name, {
      onError: (error) => notifications.show({ color: 'coral', message: failureText(error) }),
    });
  }
  function take(chosen: File) {
    const why = refusedPicture(chosen, uploadMaxBytes);
    setRefused(why);
    if (why === null) setFile(chosen);
  }

  return (
    <section className={classes.section} aria-label={t('avatar.title')}>
      <div className={classes.own}>
        <img className={classes.large} src={own.image} alt={t('avatar.current')} width={112} height={112} />
        {mayUpload ? (
          <PictureButton
            label={t('avatar.upload')}
            onPicture={take}
            variant="default"
            size="sm"
            leftSection={<IconUpload size={17} />}
          >
            {t('avatar.upload')}
          </PictureButton>
        ) : null}
        <small className={classes.hint}>
          <Figure>{`PNG / JPG · ${megabytes(uploadMaxBytes)}`}</Figure>
        </small>
      </div>
      <div className={classes.choosing}>
        {refused ? (
          <p className={classes.refused} role="alert">
            {t(`picture.${refused}`, { size: megabytes(uploadMaxBytes) })}
          </p>
        ) : null}
        <div className={classes.choices} role="radiogroup" aria-label={t('avatar.choose')}>
          {choices.map(({ name, image }) => (
            <label key={name} className={classes.choice}>
              <input
                type="radio"
                name="avatar"
                checked={current === name}
                onChange={() => pick(name)}
                aria-label={t(`avatar.name.${name}`)}
              />
              <img src={image} alt="" width={56} height={56} loading="lazy" />
            </label>
          ))}
        </div>
      </div>
      <Suspense fallback={null}>
        {file ? <AvatarCropper file={file} onClose={() => setFile(null)} /> : null}
      </Suspense>
    </section>
  );
}
