import { useEffect, useState } from 'react';
import { usePlaySnapshot } from './use-play.ts';

/** Milliseconds since the sitting began, by the server's clock; counted every second. */
export function useElapsed(): number {
  const { server } = usePlaySnapshot();
  const [skew] = useState(() => Date.parse(server.serverTime) - Date.now());
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + skew - Date.parse(server.sessionStartedAt);
}
