import { useEffect, useState } from 'react';
import { useSeatSnapshot, useSeats } from './use-seats.ts';

/**
 * What was chosen before one's turn, done as soon as it can be. `grant` says what is to be done: an act; nothing yet (null); or that the
 * wish does not count any more (`over`).
 */
export function useWish<Wish>(grant: (wish: Wish) => object | 'over' | null) {
  const { play } = useSeats();
  const { isSending } = useSeatSnapshot();
  const [wish, setWish] = useState<Wish | null>(null);
  const act = wish === null || isSending ? null : grant(wish);
  useEffect(() => {
    if (act === null) return;
    setWish(null);
    if (act !== 'over') play.act(act);
  });
  return [wish, setWish] as const;
}
