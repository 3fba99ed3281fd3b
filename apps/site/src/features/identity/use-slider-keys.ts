import { type KeyboardEvent, useRef, useState } from 'react';

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 2,
  ArrowUp: 2,
  ArrowLeft: -2,
  ArrowDown: -2,
  PageUp: 24,
  PageDown: -24,
};
const letsGo = new Set(['Enter', ' ']);

/**
 * The slider's handle by keyboard: arrows move the piece a little, page keys far, Enter or the space bar lets it go. The
 * library knows pointers alone, so that each key becomes what a hand would have done, and the trail is the same. While the
 * piece is not movable, the keys do nothing: a step that the library does not take would be lost from the way.
 */
export function useSliderKeys(isMovable: boolean) {
  const held = useRef<{ x: number; y: number } | null>(null);
  const [offset, setOffset] = useState(0);

  function move(handle: HTMLElement, type: 'pointerdown' | 'pointermove' | 'pointerup', at: number) {
    const { x, y } = held.current ?? { x: 0, y: 0 };
    const buttons = type === 'pointerup' ? 0 : 1;
    const pointer = {
      bubbles: true,
      cancelable: true,
      pointerType: 'mouse',
      buttons,
      clientX: x + at,
      clientY: y,
    };
    handle.dispatchEvent(new PointerEvent(type, pointer));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const handle = event.currentTarget;
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isMovable) return;
      const farthest = (handle.parentElement?.clientWidth ?? 0) - handle.offsetWidth;
      const next = Math.max(0, Math.min(farthest, offset + step));
      if (held.current === null) {
        const box = handle.getBoundingClientRect();
        held.current = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        move(handle, 'pointerdown', 0);
      }
      move(handle, 'pointermove', next);
      setOffset(next);
    } else if (letsGo.has(event.key)) {
      // Not held, the key has nothing to do here, and must not send the form around it.
      event.preventDefault();
      if (held.current === null) return;
      move(handle, 'pointerup', offset);
      held.current = null;
      setOffset(0);
    }
  }

  return { onKeyDown, offset };
}
