/** What the page knows of the server's clock. */
export interface RoomClock {
  /** The server's time now, in milliseconds since 1970, as far as it is known. */
  now(): number;
  /** Learns from an answer: when it was asked and came, by this page's clock, and the server's time in it. */
  learn(asked: { readonly sentAt: number; readonly cameAt: number; readonly serverTime: number }): void;
}

/** After so long a reading is let go even for a worse one: clocks drift. */
const readingKeptMs = 300_000;

/**
 * Keeps the distance between the two clocks, by the answer that took the least time: the truth lies within half of that.
 * `local` is this page's clock in milliseconds since 1970.
 */
export function createRoomClock(local: () => number): RoomClock {
  let reading: { readonly distance: number; readonly tookMs: number; readonly at: number } | null = null;
  return {
    now: () => local() + (reading?.distance ?? 0),
    learn({ sentAt, cameAt, serverTime }) {
      const tookMs = Math.max(0, cameAt - sentAt);
      const isOld = reading === null || cameAt - reading.at > readingKeptMs;
      if (!isOld && reading !== null && reading.tookMs < tookMs) return;
      reading = { distance: serverTime - (sentAt + cameAt) / 2, tookMs, at: cameAt };
    },
  };
}
