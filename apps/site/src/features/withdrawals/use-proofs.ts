import { withdrawalLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useState } from 'react';
import { v7 } from 'uuid';
import { useFailureText } from '../../app/use-failure-text.ts';
import { megabytes, refusedPicture } from '../documents/picture-file.ts';
import { useUploadProof } from './use-withdrawals.ts';

/** A picture that was chosen: it goes to the server at once, and answers the id by which the word claims it. */
export interface ChosenProof {
  readonly key: string;
  readonly file: File;
  /** Null while it is on its way. */
  readonly id: string | null;
}

/** The pictures of one word on a payment. */
export function useProofs(maxBytes: number | undefined) {
  const { t } = useTranslation('withdrawals');
  const failureText = useFailureText();
  const upload = useUploadProof();
  const [pictures, setPictures] = useState<readonly ChosenProof[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const without = (key: string) => setPictures((before) => before.filter((one) => one.key !== key));

  async function add(file: File) {
    setProblem(null);
    const most = maxBytes ?? Number.POSITIVE_INFINITY;
    const refused = refusedPicture(file, most);
    if (refused) {
      setProblem(
        refused === 'size' ? t('confirm.tooLarge', { most: megabytes(most) }) : t('confirm.wrongType'),
      );
      return;
    }
    const key = v7();
    setPictures((before) => [...before, { key, file, id: null }]);
    try {
      const kept = await upload.mutateAsync(file);
      setPictures((before) => before.map((one) => (one.key === key ? { ...one, id: kept.id } : one)));
    } catch (error) {
      without(key);
      setProblem(failureText(error as Error));
    }
  }

  return {
    pictures,
    problem,
    isFull: pictures.length >= withdrawalLimits.proofsMax,
    isWaiting: pictures.some(({ id }) => id === null),
    ids: pictures.flatMap(({ id }) => id ?? []),
    add,
    remove: without,
  };
}

export type Proofs = ReturnType<typeof useProofs>;
