import { useEffect, useState } from 'react';
import type { SeatView } from './seat-snapshot.ts';
import { useSeats } from './use-seats.ts';

/** Whether the contest that was watched has been called off, until the next one begins. */
export function useCalledOff({ contest }: Pick<SeatView, 'contest'>): boolean {
  const { play } = useSeats();
  const [isCalledOff, setCalledOff] = useState(false);
  useEffect(
    () =>
      play.hear((events) => {
        if (events.some(({ type }) => type === 'called_off')) setCalledOff(true);
      }),
    [play],
  );
  return isCalledOff && contest?.stage === 'registering';
}
