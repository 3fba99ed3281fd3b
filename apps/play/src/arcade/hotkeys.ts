/** What a hotkey does to the stake. There is none for the greatest stake: a slip of the finger must not place it. */
export type Hotkey = 'half' | 'double';

const keys: Readonly<Record<string, Hotkey>> = { KeyA: 'half', KeyS: 'double' };
/** Places where a letter belongs to what is written. */
const typing =
  'input:not([type="range"], [type="radio"]), textarea, select, [role="dialog"] *, [role="menu"] *';

/** What a key press means, or null. The place of the key counts, not its letter: keyboards of both languages have it. */
export function hotkeyOf(
  event: Pick<KeyboardEvent, 'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  target: { matches(selector: string): boolean } | null,
): Hotkey | null {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (target?.matches(typing)) return null;
  return keys[event.code] ?? null;
}
