const pauses = [2, 5, 15, 45, 120, 300, 900].map((seconds) => seconds * 1_000);

/** When a message that was not accepted is tried again after so many attempts; null when that would be too late. */
export function nextAttempt(attempts: number, now: Date, expiresAt: Date): Date | null {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 0;
  const next = new Date(now.getTime() + pause);
  return next < expiresAt ? next : null;
}
