import { useEffect, useState } from 'react';
import type { ToldPosition } from './PositionLine.tsx';

/** Milliseconds of the sitting, counted on from what was told of it last; each second anew. */
export function useElapsed({ elapsedMs, toldAt }: Pick<ToldPosition, 'elapsedMs' | 'toldAt'>): number {
  const [now, setNow] = useState(toldAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return elapsedMs + Math.max(0, now - toldAt);
}
