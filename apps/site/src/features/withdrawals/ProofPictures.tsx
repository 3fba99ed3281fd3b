import { withdrawalLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { PictureChooser } from '../../parts/pictures/PictureChooser.tsx';
import { megabytes } from '../../parts/pictures/picture-file.ts';
import type { ChosenPictures } from '../../parts/pictures/use-chosen-pictures.ts';

/** The pictures that a member brings for a payment that is not whole. */
export function ProofPictures({
  proofs,
  maxBytes,
}: {
  proofs: ChosenPictures;
  maxBytes: number | undefined;
}) {
  const { t } = useTranslation('withdrawals');
  return (
    <PictureChooser
      chosen={proofs}
      words={{
        title: t('confirm.pictures'),
        hint:
          maxBytes === undefined
            ? null
            : t('confirm.picturesHint', { size: megabytes(maxBytes), count: withdrawalLimits.proofsMax }),
        add: t('confirm.addPicture'),
        pictureOf: (no) => t('confirm.pictureOf', { no }),
        remove: (no) => t('confirm.removePicture', { no }),
      }}
    />
  );
}
