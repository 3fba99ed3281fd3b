import type { FrameTicker } from './stage-time.ts';

/** The frames of the browser, for a stage without a canvas. It rests until it is started. */
export interface BrowserTicker extends FrameTicker {
  start(): void;
  stop(): void;
}

export function createBrowserTicker(): BrowserTicker {
  const listeners = new Set<() => void>();
  let elapsedMS = 0;
  let before: number | null = null;
  let request: number | null = null;

  const onFrame = (now: number) => {
    elapsedMS = before === null ? 0 : now - before;
    before = now;
    request = requestAnimationFrame(onFrame);
    for (const listen of [...listeners]) listen();
  };

  return {
    get elapsedMS() {
      return elapsedMS;
    },
    add: (listen) => listeners.add(listen),
    remove: (listen) => listeners.delete(listen),
    start() {
      request ??= requestAnimationFrame(onFrame);
    },
    stop() {
      if (request !== null) cancelAnimationFrame(request);
      request = null;
      before = null;
    },
  };
}
