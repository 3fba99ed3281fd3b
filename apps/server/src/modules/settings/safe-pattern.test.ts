import { describe, expect, it } from 'vitest';
import { registerField } from './register-fields.ts';
import { isSafePattern } from './safe-pattern.ts';

describe("an operator's own pattern", () => {
  it.each([
    '',
    '03[0-9]{9}',
    '[A-Z]{2}[0-9]+',
    '(?:PK|IN)-[0-9]{5,}',
    '\\p{L}+ \\p{L}+',
    'a|b',
    '(?:\\+92)?3[0-9]{9}',
    '[(*+)]+',
    '\\(\\+',
    '(?:Syed|Malik|Khan)? ?[A-Za-z]{2,30} [A-Za-z]{2,30}',
    '(?<code>\\+92|0)?3[0-9]{2}-?[0-9]{7}',
  ])('[S7] %s may run', (source) => {
    expect(isSafePattern(source)).toBe(true);
  });

  it.each([
    ['(', 'does not compile'],
    ['[z-a]', 'does not compile'],
    ['(a+)+', 'repeats a group'],
    ['(?:a|aa){2,}', 'repeats a group'],
    ['(a)\\1', 'refers back'],
    ['(?<n>a)\\k<n>', 'refers back'],
    ['(?=a)b', 'looks ahead'],
    ['(?<!a)b', 'looks behind'],
    ['.*.*.*.*x', 'repeats openly more than three times'],
    [`${'a?'.repeat(30)}${'a'.repeat(30)}`, 'leaves too many parts out or in'],
    [`${'[a-z]{0,9}'.repeat(9)}x`, 'repeats too often, each time within bounds'],
    [`${'(?:a|a)'.repeat(25)}x`, 'has too many alternatives'],
    ['a'.repeat(201), 'is too long'],
  ])('[S7] %s is refused: it %s', (source) => {
    expect(isSafePattern(source)).toBe(false);
  });

  it('[S7] that is accepted answers a hostile value', () => {
    const worst = '.*.*.*x';
    expect(isSafePattern(worst)).toBe(true);
    expect(new RegExp(`^(?:${worst})$`, 'u').test('a'.repeat(255))).toBe(false);
  });
});

describe('the rule of a field', () => {
  const rule = {
    enabled: true,
    required: true,
    acceptedPattern: '',
    patternId: 9,
    minLength: 3,
    maxLength: 9,
  };

  it.each([
    [{}, true],
    [{ acceptedPattern: '(a+)+' }, false],
    [{ minLength: 10 }, false],
    [{ patternId: 20 }, false],
    [{ maxLength: 256 }, false],
  ])('[S7] with %j is accepted: %s', (change, isAccepted) => {
    expect(registerField.safeParse({ ...rule, ...change }).success).toBe(isAccepted);
  });
});
