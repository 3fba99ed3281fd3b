/** How long a sitting had lasted when its last reminder was answered. */
export interface Answered {
  readonly since: string;
  readonly elapsedMs: number;
}

const wholeIntervals = (ms: number, everyMinutes: number): number =>
  Math.max(0, Math.floor(ms / (everyMinutes * 60_000)));

/** Whether a whole interval has passed that had not when the player last answered; the interval may have changed since. */
export function isReminderDue(elapsedMs: number, answeredMs: number, everyMinutes: number): boolean {
  return wholeIntervals(elapsedMs, everyMinutes) > wholeIntervals(answeredMs, everyMinutes);
}

const key = 'ikka.reminded';

export function readAnswered(): Answered | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isAnswered(kept) ? kept : null;
  } catch {
    // Storage may be forbidden in a frame: then an answer holds for this page.
    return null;
  }
}

export function writeAnswered(answered: Answered): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(answered));
  } catch {
    // As above.
  }
}

function isAnswered(kept: unknown): kept is Answered {
  if (typeof kept !== 'object' || kept === null) return false;
  const { since, elapsedMs } = kept as Record<string, unknown>;
  return typeof since === 'string' && typeof elapsedMs === 'number';
}
