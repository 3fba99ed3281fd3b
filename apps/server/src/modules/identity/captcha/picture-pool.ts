/** Hands out pictures that nobody has seen, mostly made beforehand; each once. */
export interface PicturePool<Picture> {
  /** Null when so many wait already that one more would wait too long. */
  take(): Promise<Picture | null>;
}

const readyMax = 24;
const makingMax = 2;
const waitingMax = 64;

/** Fills up when pictures are taken, two at a time, so that a storm of visitors leaves the cores to the game. */
export function createPicturePool<Picture>(make: () => Promise<Picture>): PicturePool<Picture> {
  const ready: Picture[] = [];
  const waiting: { resolve: (picture: Picture) => void; reject: (error: unknown) => void }[] = [];
  let making = 0;

  const makeOne = async (): Promise<void> => {
    making += 1;
    try {
      const picture = await make();
      const first = waiting.shift();
      if (first) first.resolve(picture);
      else ready.push(picture);
    } catch (error) {
      // Whoever waits longest hears of it; without anybody waiting the next one to ask tries again.
      waiting.shift()?.reject(error);
      return;
    } finally {
      making -= 1;
    }
    fillUp();
  };
  const fillUp = (): void => {
    while (making < makingMax && ready.length + making < readyMax + waiting.length) void makeOne();
  };

  return {
    take() {
      const picture = ready.shift();
      if (picture === undefined && waiting.length >= waitingMax) return Promise.resolve(null);
      const taken =
        picture === undefined
          ? new Promise<Picture>((resolve, reject) => waiting.push({ resolve, reject }))
          : Promise.resolve(picture);
      fillUp();
      return taken;
    },
  };
}
