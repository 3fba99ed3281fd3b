import 'pixi.js/unsafe-eval';
import { Application, Container, UPDATE_PRIORITY } from 'pixi.js';
import { hasChanged } from './has-changed.ts';
import { type Frame, frameOf, type Insets, noInsets, pixelRatio } from './layout.ts';
import { drawsInSoftware } from './software-drawing.ts';
import { createSound, type Sound } from './sound.ts';
import { createStageTime, type StageTime } from './stage-time.ts';

/** A frame that took longer is shown as if it had taken this long: after a stall, things go on where they were. */
const FRAME_MS_MAX = 120;
/** Where the processor draws, frames are slow as a rule: keep to the hours of the day and draw fewer pixels. */
const SOFTWARE_FRAME_MS_MAX = 1000;
const SOFTWARE_PIXELS_MAX = 480_000;
/** It also leaves the processor to the page: a press must not wait behind pictures. */
const SOFTWARE_FRAMES_PER_SECOND_MAX = 12;
/** Above this many physical pixels a canvas costs more than it shows, on phones most of all. */
const PIXELS_MAX = 3_700_000;

/** What every stage stands on: a canvas that fills its host, one clock, sound, and word of every change of size. */
export interface Shell {
  readonly app: Application;
  readonly root: Container;
  readonly time: StageTime;
  readonly sound: Sound;
  /** The processor draws. Ornament stands still there, so that it has time for the page and for what is played. */
  readonly isSoftware: boolean;
  frame(): Frame;
  insets(): Insets;
  setInsets(insets: Insets): void;
  /** Calls `arrange` now and after every change of size, ratio or insets. */
  onLayout(arrange: (frame: Frame, insets: Insets) => void): void;
  /** After this nothing may be drawn any more. */
  isDestroyed(): boolean;
  destroy(): void;
}

export interface ShellOptions {
  readonly host: HTMLElement;
  /** The graphics context was lost and given back: everything drawn is gone, so the stage must be mounted anew. */
  readonly onContextRestored: () => void;
}

/**
 * Opens a stage's shell in `host`. It works under a content policy without eval, draws at most twice the CSS pixels and
 * only what looks otherwise than before, and rests while the page is hidden.
 */
export async function createShell(options: ShellOptions): Promise<Shell> {
  const { host } = options;
  const app = new Application();
  const isSoftware = drawsInSoftware();
  const ratio = (width: number, height: number) =>
    pixelRatio(
      isSoftware ? 1 : globalThis.devicePixelRatio,
      width,
      height,
      isSoftware ? SOFTWARE_PIXELS_MAX : PIXELS_MAX,
    );
  const size = () => ({ width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) });
  const first = size();
  await app.init({
    ...first,
    preference: 'webgl',
    antialias: !isSoftware,
    autoDensity: true,
    backgroundAlpha: 0,
    powerPreference: 'high-performance',
    resolution: ratio(first.width, first.height),
  });
  if (isSoftware) {
    app.ticker.maxFPS = SOFTWARE_FRAMES_PER_SECOND_MAX;
    // A shader that chooses among sixteen textures reads all of them for every pixel where the processor runs it.
    app.renderer.limits.maxBatchableTextures = 1;
  }
  app.canvas.setAttribute('aria-hidden', 'true');
  app.canvas.style.display = 'block';
  host.append(app.canvas);

  const time = createStageTime(app.ticker, isSoftware ? SOFTWARE_FRAME_MS_MAX : FRAME_MS_MAX);
  const sound = createSound();
  const root = new Container();
  app.stage.addChild(root);
  let insets = noInsets;
  let isDestroyed = false;
  let arrangements: ((frame: Frame, insets: Insets) => void)[] = [];
  const frame = () => frameOf(size().width, size().height, insets);

  let isDrawn = false;
  const draw = () => {
    if (isDrawn && !hasChanged(app.stage)) return;
    isDrawn = true;
    app.render();
  };
  app.ticker.remove(app.render, app);
  app.ticker.add(draw, undefined, UPDATE_PRIORITY.LOW);

  const arrange = () => {
    const { width, height } = size();
    app.renderer.resize(width, height, ratio(width, height));
    // A canvas of another size is empty.
    isDrawn = false;
    for (const one of arrangements) one(frame(), insets);
  };
  const observer = new ResizeObserver(arrange);
  observer.observe(host);

  const onVisibility = () => {
    if (document.hidden) app.ticker.stop();
    else app.ticker.start();
    sound.setPaused(document.hidden);
  };
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  app.canvas.addEventListener('webglcontextrestored', options.onContextRestored);

  return {
    app,
    root,
    time,
    sound,
    isSoftware,
    frame,
    insets: () => insets,
    setInsets(next) {
      insets = next;
      arrange();
    },
    onLayout(one) {
      arrangements.push(one);
      one(frame(), insets);
    },
    isDestroyed: () => isDestroyed,
    destroy() {
      isDestroyed = true;
      arrangements = [];
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
      app.canvas.removeEventListener('webglcontextrestored', options.onContextRestored);
      time.destroy();
      sound.destroy();
      app.destroy({ removeView: true }, { children: true });
    },
  };
}
