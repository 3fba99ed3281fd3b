import gsap from 'gsap';

/** What gives a stage its frames: PixiJS, or the browser alone. */
export interface FrameTicker {
  /** Milliseconds since the frame before. */
  readonly elapsedMS: number;
  add(onFrame: () => void): unknown;
  remove(onFrame: () => void): unknown;
}

/**
 * The one clock of a stage. Timelines, pauses and per-frame work run on it, so that hiding the page stops all of them
 * together and one speed holds for everything.
 */
export interface StageTime {
  /** 1 is the pace of the design; quick play sets more. */
  setSpeed(speed: number): void;
  /** A new timeline on this clock; it is killed with the stage. */
  timeline(vars?: gsap.TimelineVars): gsap.core.Timeline;
  /** Resolves when the timeline ends, is killed, or the stage is destroyed. */
  finished(timeline: gsap.core.Timeline): Promise<void>;
  /** A promise that something on the stage keeps; the stage's destruction keeps it in any case. */
  settled(arm: (resolve: () => void) => void): Promise<void>;
  /** Resolves after `ms` of stage time, or at once when the stage is destroyed. */
  wait(ms: number): Promise<void>;
  /** Calls `step` every frame with the stage milliseconds since the last one; answers how to stop. */
  everyFrame(step: (ms: number) => void): () => void;
  destroy(): void;
}

/** Seconds of stage time since the page began; it goes on from stage to stage, as gsap's root demands. */
let rootSeconds = 0;

/** `frameMsMax`: a longer frame counts as one of so many milliseconds. */
export function createStageTime(ticker: FrameTicker, frameMsMax: number): StageTime {
  let speed = 1;
  const timelines = new Map<gsap.core.Timeline, (() => void)[]>();
  const waiting = new Set<() => void>();
  const steps = new Set<(ms: number) => void>();
  gsap.ticker.remove(gsap.updateRoot);

  const onTick = () => {
    const ms = Math.min(frameMsMax, ticker.elapsedMS) * speed;
    rootSeconds += ms / 1000;
    gsap.updateRoot(rootSeconds);
    for (const step of [...steps]) step(ms);
  };
  ticker.add(onTick);

  let isOver = false;
  const settled = (arm: (resolve: () => void) => void): Promise<void> =>
    new Promise((resolve) => {
      if (isOver) return resolve();
      const once = () => {
        waiting.delete(once);
        resolve();
      };
      waiting.add(once);
      arm(once);
    });

  return {
    settled,
    setSpeed(next) {
      speed = next;
    },
    timeline(vars) {
      const timeline = gsap.timeline({
        ...vars,
        onComplete: () => {
          const listeners = timelines.get(timeline) ?? [];
          timelines.delete(timeline);
          vars?.onComplete?.();
          for (const resolve of listeners) resolve();
        },
      });
      timelines.set(timeline, []);
      return timeline;
    },
    finished(timeline) {
      return settled((resolve) => {
        const listeners = timelines.get(timeline);
        if (listeners) listeners.push(resolve);
        else resolve();
        timeline.eventCallback('onInterrupt', resolve);
      });
    },
    wait(ms) {
      return settled((resolve) => {
        let left = ms;
        const step = (passed: number) => {
          left -= passed;
          if (left > 0) return;
          steps.delete(step);
          resolve();
        };
        steps.add(step);
      });
    },
    everyFrame(step) {
      steps.add(step);
      return () => steps.delete(step);
    },
    destroy() {
      isOver = true;
      ticker.remove(onTick);
      for (const timeline of [...timelines.keys()]) timeline.kill();
      timelines.clear();
      steps.clear();
      for (const resolve of [...waiting]) resolve();
    },
  };
}
