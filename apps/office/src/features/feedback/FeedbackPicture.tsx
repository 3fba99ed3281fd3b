import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Skeleton } from '@mantine/core';
import { usePicture } from '../../api/use-picture.ts';
import { PictureLink } from '../../parts/Pictures.tsx';

/** A picture of a feedback. */
export function FeedbackPicture({ id, image, no }: { id: string; image: string; no: number }) {
  const { t } = useTranslation('supportOffice');
  const { query, address } = usePicture(calls.officeSupport.feedbackImage, { params: { id, image } });
  return (
    <li>
      {address ? (
        <PictureLink address={address} alt={t('feedback.pictureOf', { no })} />
      ) : query.isError ? (
        <span role="alert">{t('feedback.pictureFailed')}</span>
      ) : (
        <Skeleton width={160} height={110} />
      )}
    </li>
  );
}
