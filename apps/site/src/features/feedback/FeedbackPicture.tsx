import { useTranslation } from '@ikka/i18n/react';
import { CloseButton, Loader } from '@mantine/core';
import { useObjectUrl } from '../documents/use-object-url.ts';
import classes from './FeedbackPage.module.css';
import type { ChosenPicture } from './use-feedback.ts';

/** A chosen picture, dimmed until the server has it. */
export function FeedbackPicture({
  picture,
  no,
  onRemove,
}: {
  picture: ChosenPicture;
  no: number;
  onRemove: () => void;
}) {
  const { t } = useTranslation('support');
  const url = useObjectUrl(picture.file);
  const isWaiting = picture.id === null;
  return (
    <li className={classes.picture} aria-busy={isWaiting}>
      {url ? <img src={url} alt={t('feedback.pictureOf', { no })} /> : null}
      {isWaiting ? <Loader size={22} className={classes.waiting ?? ''} /> : null}
      <CloseButton
        size="sm"
        className={classes.remove ?? ''}
        aria-label={t('feedback.removePicture', { no })}
        onClick={onRemove}
      />
    </li>
  );
}
