import type { Clock } from './clock.ts';

/** How long an answer is believed. A game that the operator closes takes no bet later than this, in any process. */
const openMs = 2_000;

/** Beyond so many answers those that are believed no longer are let go. */
const keptMost = 200;

function forgetOld(known: Map<string, { readonly until: number }>, now: number): void {
  for (const [key, { until }] of known) if (until <= now) known.delete(key);
}

/**
 * Remembers what every round of every player asks, for a moment: one look for all who ask meanwhile. A failed look is
 * not remembered.
 */
export function briefly<T>(
  clock: Clock,
  look: (key: string) => Promise<T>,
  believedMs = openMs,
): (key: string) => Promise<T> {
  const known = new Map<string, { readonly answer: Promise<T>; readonly until: number }>();
  return (key) => {
    const now = clock.now().getTime();
    const found = known.get(key);
    if (found !== undefined && found.until > now) return found.answer;
    const answer = look(key);
    if (known.size >= keptMost) forgetOld(known, now);
    known.set(key, { answer, until: now + believedMs });
    answer.catch(() => known.delete(key));
    return answer;
  };
}
