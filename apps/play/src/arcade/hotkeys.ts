/** What a hotkey does to the stake. There is none for the greatest stake: a slip of the finger must not place it. */
export type Hotkey = 'half' | 'double';

const keys: Readonly<Record<string, Hotkey>> = { KeyA: 'half', KeyS: 'double' };
/** Places where a letter belongs to what is written. */
const typing =
  'input:not([type="range"], [type="radio"]), textarea, select, [role="dialog"] *, [role="menu"] *';

/**
 * The key of a press that is meant for the game, by its place on the keyboard; null for one that belongs to what is written, is held
 * or comes with another key.
 */
export function keyOf(
  event: Pick<KeyboardEvent, 'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  target: { matches(selector: string): boolean } | null,
): string | null {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  return target?.matches(typing) ? null : event.code;
}

/** What a key press means, or null. The place of the key counts, not its letter: keyboards of both languages have it. */
export function hotkeyOf(...press: Parameters<typeof keyOf>): Hotkey | null {
  return keys[keyOf(...press) ?? ''] ?? null;
}
