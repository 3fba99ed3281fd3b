import { useEffect, useState } from 'react';
import { secondsUntil } from '../codes/code-wait.ts';

/** Whole seconds until an instant in milliseconds, counted down; 0 once it is there. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    if (instant <= Date.now()) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= instant) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [instant]);
  return secondsUntil(instant, now);
}
