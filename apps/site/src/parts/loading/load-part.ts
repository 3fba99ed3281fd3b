/** A part of the page that could not be fetched: too slow, or refused each time. */
export class PartNotLoaded extends Error {
  override readonly name = 'PartNotLoaded';
  readonly reason: 'timeout' | 'failed';

  constructor(reason: 'timeout' | 'failed', cause?: unknown) {
    super(`a part of the page was not loaded: ${reason}`, { cause });
    this.reason = reason;
  }
}

export interface LoadLimits {
  readonly attempts: number;
  /** For all attempts together. */
  readonly timeoutMs: number;
  readonly pauseMs: number;
}

const limits: LoadLimits = { attempts: 3, timeoutMs: 120_000, pauseMs: 500 };

/** Fetches a part of the page, up to three times within 120 s; then throws `PartNotLoaded`, which the page explains. */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  { attempts, timeoutMs, pauseMs }: LoadLimits = limits,
): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PartNotLoaded('timeout')), timeoutMs);
  });
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await Promise.race([load(), tooLong]);
      } catch (error) {
        if (error instanceof PartNotLoaded) throw error;
        if (attempt >= attempts) throw new PartNotLoaded('failed', error);
        await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
