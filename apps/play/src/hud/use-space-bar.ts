import { useEffect } from 'react';

/** Places where a space belongs to what has the focus. */
const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *, [role="menu"] *';
/** A scale has no use for a space, and a choice only while the player walks. */
const sliding = 'input[type="range"]';
const choosing = 'input[type="radio"], input[type="checkbox"]';
const pressable = 'button, a, summary';
/** Keys by which a player walks from one control to the next. */
const walking = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

/**
 * Whether a press of the space bar means "spin". A button that the player walked to by keyboard keeps its space; one
 * that was clicked does not, so that the bar goes on playing after a click on another button. A held bar is one press.
 */
export function meansSpin(
  event: Pick<KeyboardEvent, 'code' | 'repeat'>,
  target: { matches(selector: string): boolean } | null,
  isWalking: boolean,
): boolean {
  if (event.code !== 'Space' || event.repeat) return false;
  if (!target || target.matches(sliding)) return true;
  if (target.matches(choosing)) return !isWalking;
  if (target.matches(typing)) return false;
  return !(isWalking && target.matches(pressable));
}

export function useSpaceBar(onSpin: () => void, isEnabled: boolean): void {
  useEffect(() => {
    if (!isEnabled) return;
    let isWalking = false;
    const onPointer = () => {
      isWalking = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (walking.has(event.code)) isWalking = true;
      const target = event.target instanceof Element ? event.target : null;
      // A held key would press a button again and again.
      if (event.key === 'Enter' && event.repeat && target?.matches(pressable)) event.preventDefault();
      if (event.code !== 'Space' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (meansSpin(event, target, isWalking)) {
        event.preventDefault();
        onSpin();
      } else if (event.repeat && !target?.matches(typing)) event.preventDefault();
    };
    globalThis.addEventListener('pointerdown', onPointer, true);
    globalThis.addEventListener('keydown', onKey);
    return () => {
      globalThis.removeEventListener('pointerdown', onPointer, true);
      globalThis.removeEventListener('keydown', onKey);
    };
  }, [onSpin, isEnabled]);
}
