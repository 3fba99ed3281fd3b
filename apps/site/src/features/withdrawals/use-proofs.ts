import { withdrawalLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { megabytes } from '../../parts/pictures/picture-file.ts';
import { type ChosenPictures, useChosenPictures } from '../../parts/pictures/use-chosen-pictures.ts';
import { useUploadProof } from './use-withdrawals.ts';

/** The pictures of one word on a payment. */
export function useProofs(maxBytes: number | undefined): ChosenPictures {
  const { t } = useTranslation('withdrawals');
  const upload = useUploadProof();
  return useChosenPictures({
    most: withdrawalLimits.proofsMax,
    maxBytes: maxBytes ?? null,
    upload: upload.mutateAsync,
    refusal: (refused) =>
      refused === 'size' && maxBytes !== undefined
        ? t('confirm.tooLarge', { most: megabytes(maxBytes) })
        : t('confirm.wrongType'),
  });
}
