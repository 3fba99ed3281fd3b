import { describe, expect, it } from 'vitest';
import { deskKey, nothingTyped, typeDigit } from './desk-keys.ts';

const press = (code: string, more: Partial<KeyboardEvent> = {}) => ({
  code,
  key: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const at = (selector: string) => ({ matches: (asked: string) => asked.split(', ').includes(selector) });

describe('the keys of the desk', () => {
  it.each([
    ['KeyR', { do: 'random' }],
    ['Digit7', { do: 'digit', digit: '7' }],
    ['Numpad0', { do: 'digit', digit: '0' }],
    ['BracketRight', { do: 'type', by: 1 }],
    ['Minus', { do: 'multiple', by: -1 }],
    ['KeyZ', null],
    ['Tab', null],
  ])('%s', (code, action) => {
    expect(deskKey(press(code), null)).toEqual(action);
  });

  it('leave typing alone, and what belongs to the browser', () => {
    expect(deskKey(press('KeyR'), at('textarea'))).toBe(null);
    expect(deskKey(press('KeyR', { ctrlKey: true }), null)).toBe(null);
    expect(deskKey(press('Digit1', { altKey: true }), null)).toBe(null);
  });

  it('place with Ctrl and Enter alone, from a field too, but not from a dialog', () => {
    expect(deskKey(press('Enter'), null)).toBe(null);
    expect(deskKey(press('Enter', { ctrlKey: true }), at('input'))).toEqual({ do: 'place' });
    expect(deskKey(press('Enter', { ctrlKey: true }), at('[role="dialog"] *'))).toBe(null);
  });

  it('digits make a number of as many digits as the pad has', () => {
    expect(typeDigit(nothingTyped, '7', 0, ['6', '7']).symbol).toBe('7');
    const first = typeDigit(nothingTyped, '3', 5_000, ['36', '37']);
    expect(first.symbol).toBe(null);
    expect(typeDigit(first.typed, '7', 5_400, ['36', '37']).symbol).toBe('37');
    // Too late: it begins another number.
    expect(typeDigit(first.typed, '7', 9_000, ['36', '37'])).toEqual({
      typed: { digits: '7', at: 9_000 },
      symbol: null,
    });
    expect(typeDigit(first.typed, '9', 5_400, ['36', '37']).symbol).toBe(null);
  });
});
