import { withdrawalLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { CloseButton, Loader } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { PictureButton } from '../documents/PictureButton.tsx';
import { megabytes } from '../documents/picture-file.ts';
import { useObjectUrl } from '../documents/use-object-url.ts';
import classes from './PaymentWord.module.css';
import type { ChosenProof, Proofs } from './use-proofs.ts';

/** The pictures that a member brings, and room for more. */
export function ProofPictures({ proofs, maxBytes }: { proofs: Proofs; maxBytes: number | undefined }) {
  const { t } = useTranslation('withdrawals');
  return (
    <fieldset className={classes.pictures}>
      <legend>{t('confirm.pictures')}</legend>
      {maxBytes === undefined ? null : (
        <p className={classes.hint}>
          {t('confirm.picturesHint', { size: megabytes(maxBytes), count: withdrawalLimits.proofsMax })}
        </p>
      )}
      <ul className={classes.row}>
        {proofs.pictures.map((picture, at) => (
          <Proof
            key={picture.key}
            picture={picture}
            no={at + 1}
            onRemove={() => proofs.remove(picture.key)}
          />
        ))}
        {proofs.isFull ? null : (
          <li>
            <PictureButton
              label={t('confirm.addPicture')}
              onPicture={(file) => void proofs.add(file)}
              variant="default"
              className={classes.add ?? ''}
              leftSection={<IconPhotoPlus size={20} />}
            >
              {t('confirm.addPicture')}
            </PictureButton>
          </li>
        )}
      </ul>
      {proofs.problem ? (
        <p className={classes.problem} role="alert">
          {proofs.problem}
        </p>
      ) : null}
    </fieldset>
  );
}

/** A chosen picture, dimmed until the server has it. */
function Proof({ picture, no, onRemove }: { picture: ChosenProof; no: number; onRemove: () => void }) {
  const { t } = useTranslation('withdrawals');
  const url = useObjectUrl(picture.file);
  const isWaiting = picture.id === null;
  return (
    <li className={classes.picture} aria-busy={isWaiting}>
      {url ? <img src={url} alt={t('confirm.pictureOf', { no })} /> : null}
      {isWaiting ? <Loader size={22} className={classes.waiting ?? ''} /> : null}
      <CloseButton
        size="sm"
        className={classes.remove ?? ''}
        aria-label={t('confirm.removePicture', { no })}
        onClick={onRemove}
      />
    </li>
  );
}
