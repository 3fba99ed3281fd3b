/** Something that can be taken down again. */
export interface Destroyable {
  destroy(): void;
}

/**
 * Builds something asynchronously and hands it over, unless it was unmounted meanwhile: then it is destroyed as soon as
 * it exists and nobody hears of it. React mounts effects twice in development; both mounts stay whole this way.
 */
export function mount<Stage extends Destroyable>(
  build: () => Promise<Stage>,
  onReady: (stage: Stage) => void,
  onFailed: (error: unknown) => void,
): () => void {
  let gone = false;
  let stage: Stage | null = null;
  build().then(
    (built) => {
      if (gone) {
        built.destroy();
        return;
      }
      stage = built;
      onReady(built);
    },
    (error: unknown) => {
      if (!gone) onFailed(error);
    },
  );
  return () => {
    gone = true;
    stage?.destroy();
    stage = null;
  };
}
