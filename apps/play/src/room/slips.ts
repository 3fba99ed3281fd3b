/** The second half of a double press comes within it, and so does a hand that was slower than the page. In milliseconds. */
const slipMs = 500;

/** Tells presses that were meant for what a button offered a moment ago. */
export interface Slips {
  /** The button offers now what another offer may follow in its place. */
  note(): void;
  /** Whether a press now may have been meant for what was offered before. */
  isSlip(): boolean;
}

/** `now` is this page's clock, in milliseconds. */
export function watchSlips(now: () => number): Slips {
  let notedAt = Number.NEGATIVE_INFINITY;
  return {
    note() {
      notedAt = now();
    },
    isSlip: () => now() - notedAt < slipMs,
  };
}
