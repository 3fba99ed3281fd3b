import { useState } from 'react';
import { type Answered, isReminderDue, readAnswered, writeAnswered } from './reminder.ts';

/**
 * Whether a sitting's reminder of time is due, and how to answer it. What was answered holds for every game that this tab opens
 * later in the same sitting. `since`: the sitting's beginning, as the server tells it.
 */
export function useReminder(since: string, elapsedMs: number, everyMinutes: number) {
  const [kept, setKept] = useState<Answered | null>(readAnswered);
  const answeredMs = kept?.since === since ? kept.elapsedMs : 0;
  return {
    isDue: isReminderDue(elapsedMs, answeredMs, everyMinutes),
    answer() {
      const answered = { since, elapsedMs };
      writeAnswered(answered);
      setKept(answered);
    },
  };
}
