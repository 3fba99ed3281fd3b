import { HAND_SIZE } from '../rules/index.ts';

/** Places where a figure, or Enter, belongs to what has the focus. */
const typing =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="dialog"] *, [role="menu"] *';
const pressable = 'button, a, summary, [role="button"]';

/**
 * What a key means at the table: the place of the card that it marks, from 0, or `draw`; null for any other. Enter stays with a button
 * that has the focus. The place of the key counts, so that keyboards of both languages have it.
 */
export function holdKeyOf(
  event: Pick<KeyboardEvent, 'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  target: { matches(selector: string): boolean } | null,
): number | 'draw' | null {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || target?.matches(typing)) return null;
  if (event.code === 'Enter' || event.code === 'NumpadEnter')
    return target?.matches(pressable) ? null : 'draw';
  const figure = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  const place = Number(figure) - 1;
  return place >= 0 && place < HAND_SIZE ? place : null;
}
