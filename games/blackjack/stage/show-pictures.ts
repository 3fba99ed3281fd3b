/** Shows pictures one after another. What is begun later ends what is shown. */
export interface PictureShow<Picture> {
  /** Answers whether the last one was shown; false where something else began before it. */
  show(pictures: readonly Picture[], pauseMs: number): Promise<boolean>;
  /** Ends what is shown. */
  stop(): void;
}

/** `lay` puts one picture there, `wait` resolves after so many milliseconds of stage time, `isDestroyed` says that nothing may be drawn. */
export function createPictureShow<Picture>(parts: {
  readonly lay: (picture: Picture) => void;
  readonly wait: (ms: number) => Promise<void>;
  readonly isDestroyed: () => boolean;
}): PictureShow<Picture> {
  let turn = 0;
  return {
    async show(pictures, pauseMs) {
      turn += 1;
      const own = turn;
      for (const [at, picture] of pictures.entries()) {
        if (own !== turn || parts.isDestroyed()) return false;
        parts.lay(picture);
        if (pauseMs > 0 && at < pictures.length - 1) await parts.wait(pauseMs);
      }
      return true;
    },
    stop() {
      turn += 1;
    },
  };
}
