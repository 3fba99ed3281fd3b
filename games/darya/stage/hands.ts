import type { Point } from '../rules/index.ts';

/** What the player's hands do on the water: where a finger or a mouse points, and what keys are held. */
export interface Hands {
  isFiring(): boolean;
  /** -1 and 1 while the cannon is turned by keys, else 0. */
  turn(): number;
  release(): void;
  destroy(): void;
}

interface HandsListener {
  /** Nothing is heard while a panel is open or nobody sits at the cannon. */
  readonly isOn: () => boolean;
  readonly onPress: (at: Point) => void;
  readonly onPoint: (at: Point) => void;
  readonly onTurn: () => void;
}

const known = ['ArrowLeft', 'ArrowRight', ' '];

/** A press aims and fires as long as it is held; arrows turn the cannon, the space bar fires. */
export function listenToHands(canvas: HTMLCanvasElement, listener: HandsListener): Hands {
  const keys = new Set<string>();
  let isPressed = false;
  const placeOf = (event: PointerEvent): Point => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const onDown = (event: PointerEvent): void => {
    if (!listener.isOn()) return;
    isPressed = true;
    canvas.setPointerCapture(event.pointerId);
    listener.onPress(placeOf(event));
  };
  const onMove = (event: PointerEvent): void => {
    if (listener.isOn() && (event.pointerType === 'mouse' || isPressed)) listener.onPoint(placeOf(event));
  };
  const onUp = (): void => {
    isPressed = false;
  };
  const isElsewhere = ({ target }: KeyboardEvent): boolean =>
    target instanceof HTMLElement && target.closest('input, button, [role=dialog]') !== null;
  const onKeyUp = ({ key }: KeyboardEvent): void => void keys.delete(key);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!known.includes(event.key) || !listener.isOn() || isElsewhere(event)) return;
    event.preventDefault();
    keys.add(event.key);
    if (event.key !== ' ') listener.onTurn();
  };
  canvas.style.touchAction = 'none';
  const listens = new AbortController();
  const { signal } = listens;
  canvas.addEventListener('pointerdown', onDown, { signal });
  canvas.addEventListener('pointermove', onMove, { signal });
  canvas.addEventListener('pointerup', onUp, { signal });
  canvas.addEventListener('pointercancel', onUp, { signal });
  globalThis.addEventListener('keydown', onKeyDown, { signal });
  globalThis.addEventListener('keyup', onKeyUp, { signal });

  return {
    isFiring: () => isPressed || keys.has(' '),
    turn: () => Number(keys.has('ArrowRight')) - Number(keys.has('ArrowLeft')),
    release() {
      isPressed = false;
      keys.clear();
    },
    destroy: () => listens.abort(),
  };
}
