/** How many whole intervals of minutes have passed: with each one more, the player is reminded. */
export function remindersDue(elapsedMs: number, everyMinutes: number): number {
  return Math.max(0, Math.floor(elapsedMs / (everyMinutes * 60_000)));
}
