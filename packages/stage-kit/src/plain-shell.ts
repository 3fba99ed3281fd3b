import { createBrowserTicker } from './frame-ticker.ts';
import type { Insets } from './layout.ts';
import { createSound, type Sound } from './sound.ts';
import { createStageTime, type StageTime } from './stage-time.ts';

/** A frame that took longer is shown as if it had taken this long: after a stall, things go on where they were. */
const FRAME_MS_MAX = 120;

/** What a stage without a canvas stands on: an element that fills what the page leaves to it, one clock, and sound. */
export interface PlainShell {
  readonly root: HTMLElement;
  readonly time: StageTime;
  readonly sound: Sound;
  setInsets(insets: Insets): void;
  isDestroyed(): boolean;
  destroy(): void;
}

/** Opens a plain shell in `host`. It rests while the page is hidden. */
export function createPlainShell(host: HTMLElement): PlainShell {
  const ticker = createBrowserTicker();
  const time = createStageTime(ticker, FRAME_MS_MAX);
  const sound = createSound();
  const root = document.createElement('div');
  root.style.position = 'absolute';
  root.style.inset = '0';
  host.append(root);
  let isDestroyed = false;

  const onVisibility = () => {
    if (document.hidden) ticker.stop();
    else ticker.start();
    sound.setPaused(document.hidden);
  };
  document.addEventListener('visibilitychange', onVisibility);
  onVisibility();

  return {
    root,
    time,
    sound,
    setInsets({ left, top, right, bottom }) {
      root.style.inset = `${top}px ${right}px ${bottom}px ${left}px`;
    },
    isDestroyed: () => isDestroyed,
    destroy() {
      isDestroyed = true;
      document.removeEventListener('visibilitychange', onVisibility);
      time.destroy();
      ticker.stop();
      sound.destroy();
      root.remove();
    },
  };
}
