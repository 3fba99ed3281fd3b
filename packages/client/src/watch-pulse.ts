/**
 * Asks the other side every `everyMs` whether it is there, and calls `onSilence` once where an answer has not come by the next time:
 * a connection whose route is gone looks open for minutes. Answers how to stop.
 */
export function watchPulse(parts: {
  readonly everyMs: number;
  /** Asks; `answered` is to be called when the answer comes. */
  readonly ask: (answered: () => void) => void;
  readonly onSilence: () => void;
}): () => void {
  let isAnswered = true;
  const timer = setInterval(() => {
    if (!isAnswered) {
      clearInterval(timer);
      parts.onSilence();
      return;
    }
    isAnswered = false;
    parts.ask(() => {
      isAnswered = true;
    });
  }, parts.everyMs);
  return () => clearInterval(timer);
}
