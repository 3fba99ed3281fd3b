import { useState } from 'react';
import { v7 } from 'uuid';
import { useFailureText } from '../calls/use-failure-text.ts';
import { refusedPicture } from './picture-file.ts';

/** A picture that was chosen: it goes to the server at once, and answers the id by which what is sent claims it. */
export interface ChosenPicture {
  /** Of this page, to tell one from the other. */
  readonly key: string;
  readonly file: File;
  /** Null while it is on its way. */
  readonly id: string | null;
}

interface Choice {
  readonly most: number;
  /** Null while it is not known: the server judges. */
  readonly maxBytes: number | null;
  readonly upload: (file: File) => Promise<{ id: string }>;
  readonly refusal: (refused: 'type' | 'size' | 'empty') => string;
}

/** The pictures of one message to the house. */
export function useChosenPictures({ most, maxBytes, upload, refusal }: Choice) {
  const failureText = useFailureText();
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = (key: string) => setPictures((before) => before.filter((one) => one.key !== key));

  async function add(file: File) {
    setProblem(null);
    const refused = refusedPicture(file, maxBytes ?? Number.POSITIVE_INFINITY);
    if (refused) {
      setProblem(refusal(refused));
      return;
    }
    const key = v7();
    setPictures((before) => [...before, { key, file, id: null }]);
    try {
      const kept = await upload(file);
      setPictures((before) => before.map((one) => (one.key === key ? { ...one, id: kept.id } : one)));
    } catch (error) {
      remove(key);
      setProblem(failureText(error as Error));
    }
  }

  return {
    pictures,
    problem,
    isFull: pictures.length >= most,
    isWaiting: pictures.some(({ id }) => id === null),
    ids: pictures.flatMap(({ id }) => id ?? []),
    add,
    remove,
  };
}

export type ChosenPictures = ReturnType<typeof useChosenPictures>;
