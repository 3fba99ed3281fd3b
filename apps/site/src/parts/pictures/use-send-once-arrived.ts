import { useEffect, useState } from 'react';
import type { ChosenPictures } from './use-chosen-pictures.ts';

/**
 * Sends what goes with pictures as soon as the server has them all: a press while one is on its way is kept, and not
 * asked for again. A picture that was refused meanwhile takes the press back, for what is sent would lack it.
 */
export function useSendOnceArrived(
  { isWaiting, problem }: Pick<ChosenPictures, 'isWaiting' | 'problem'>,
  send: () => void,
) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (!isWanted || isWaiting) return;
    setWanted(false);
    if (problem === null) send();
  });
  return {
    /** Whether a press waits for the pictures. */
    isWanted,
    want() {
      if (isWaiting) setWanted(true);
      else send();
    },
  };
}
