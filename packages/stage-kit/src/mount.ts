/** Something that can be taken down again. */
export interface Destroyable {
  destroy(): void;
}

/** What a page hears of the stage that is mounted in it. */
interface MountListener<Stage> {
  readonly onReady: (stage: Stage) => void;
  /** The stage is about to be destroyed, or its building is given up. */
  readonly onGone: () => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Builds something asynchronously and hands it over, unless it was unmounted meanwhile: then it is destroyed as soon as
 * it exists and nobody hears of it. React mounts effects twice in development; both mounts stay whole this way.
 * `build` is given how to have itself done again: what stands is destroyed, and the page hears of what comes in its place.
 */
export function mount<Stage extends Destroyable>(
  build: (again: () => void) => Promise<Stage>,
  { onReady, onGone, onFailed }: MountListener<Stage>,
): () => void {
  let turn = 0;
  let stage: Stage | null = null;

  const begin = () => {
    const mine = turn;
    const again = () => {
      if (turn !== mine) return;
      end();
      begin();
    };
    build(again).then(
      (built) => {
        if (turn !== mine) {
          built.destroy();
          return;
        }
        stage = built;
        onReady(built);
      },
      (error: unknown) => {
        if (turn === mine) onFailed(error);
      },
    );
  };
  const end = () => {
    turn += 1;
    onGone();
    stage?.destroy();
    stage = null;
  };

  begin();
  return end;
}
