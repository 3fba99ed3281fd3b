/** What a key does at the desk. */
export type DeskKey =
  | { readonly do: 'random' | 'clear' | 'add' | 'place' | 'repeat' | 'help' }
  | { readonly do: 'type' | 'row' | 'multiple'; readonly by: 1 | -1 }
  | { readonly do: 'digit'; readonly digit: string };

type Pressed = Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** By the place of the key on the board, so that the layout of a language changes nothing. */
const byCode: Readonly<Record<string, DeskKey>> = {
  KeyR: { do: 'random' },
  KeyC: { do: 'clear' },
  KeyA: { do: 'add' },
  KeyL: { do: 'repeat' },
  BracketLeft: { do: 'type', by: -1 },
  BracketRight: { do: 'type', by: 1 },
  Minus: { do: 'multiple', by: -1 },
  NumpadSubtract: { do: 'multiple', by: -1 },
  Equal: { do: 'multiple', by: 1 },
  NumpadAdd: { do: 'multiple', by: 1 },
  KeyJ: { do: 'row', by: 1 },
  KeyK: { do: 'row', by: -1 },
  Slash: { do: 'help' },
};

const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"] *, [role="listbox"] *';

/**
 * What a press means; null where it means nothing here, or belongs to a field in which one types. Placing needs a second key, so that
 * nobody bets by a slip of the finger.
 */
export function deskKey(
  pressed: Pressed,
  target: { matches(selector: string): boolean } | null,
): DeskKey | null {
  const { code, ctrlKey, metaKey, altKey } = pressed;
  if (code === 'Enter' && (ctrlKey || metaKey) && !target?.matches('[role="dialog"] *'))
    return { do: 'place' };
  if (ctrlKey || metaKey || altKey || target?.matches(typing)) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit === undefined ? (byCode[code] ?? null) : { do: 'digit', digit };
}

/** How long digits of one number may lie apart. */
const togetherMs = 1_200;

/** Digits that were typed so far, and when the last one was. */
export interface Typed {
  readonly digits: string;
  readonly at: number;
}

export const nothingTyped: Typed = { digits: '', at: 0 };

/** The symbol of a pad that digits make once there are enough of them, and what is left to go on with. */
export function typeDigit(
  typed: Typed,
  digit: string,
  now: number,
  pad: readonly string[],
): { readonly typed: Typed; readonly symbol: string | null } {
  const width = pad[0]?.length ?? 0;
  const digits = (now - typed.at > togetherMs ? '' : typed.digits) + digit;
  if (digits.length < width) return { typed: { digits, at: now }, symbol: null };
  return { typed: nothingTyped, symbol: pad.includes(digits) ? digits : null };
}
