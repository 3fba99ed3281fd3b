/** A press on the way out of a list still counts before the list goes. */
const closeAfterBlurMs = 200;

export interface BlurWait {
  /** The focus has left. */
  leave(): void;
  /** The focus is back, or nobody waits any more. */
  stay(): void;
}

/** Calls `close` 200 ms after the focus has left, unless it comes back. */
export function createBlurWait(close: () => void): BlurWait {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = () => clearTimeout(timer);
  return {
    leave() {
      stay();
      timer = setTimeout(close, closeAfterBlurMs);
    },
    stay,
  };
}
