/** What the page knows of the server's clock. */
export interface RoomClock {
  /** The server's time now, in milliseconds since 1970, as far as it is known. */
  now(): number;
  /** Takes over a time of the server's of unknown age, until one is measured. */
  guess(serverTime: number): void;
  /** Learns from an answer: when it was asked and came, by this page's clock, and the server's time in it. */
  learn(asked: { readonly sentAt: number; readonly cameAt: number; readonly serverTime: number }): void;
  /** The server finds this page's time wrong: whatever is measured next is believed. */
  doubt(): void;
}

/** After so long a reading is let go even for a worse one: clocks drift. */
const readingKeptMs = 300_000;

/**
 * Keeps the distance between the two clocks, by the answer that took the least time: the truth lies within half of that.
 * `local` is this page's clock in milliseconds since 1970.
 */
export function createRoomClock(local: () => number): RoomClock {
  let distance = 0;
  /** Of the answer that is believed; null where what is known was not measured, or is doubted. */
  let measured: { readonly tookMs: number; readonly at: number } | null = null;
  return {
    now: () => local() + distance,
    guess(serverTime) {
      if (measured === null) distance = serverTime - local();
    },
    learn({ sentAt, cameAt, serverTime }) {
      const tookMs = Math.max(0, cameAt - sentAt);
      const isOld = measured === null || cameAt - measured.at > readingKeptMs;
      if (!isOld && measured !== null && measured.tookMs < tookMs) return;
      distance = serverTime - (sentAt + cameAt) / 2;
      measured = { tookMs, at: cameAt };
    },
    doubt() {
      measured = null;
    },
  };
}
