import { describe, expect, it } from 'vitest';
import { askedNames, isOneOf } from './account-names.ts';

const names = ['Muhammad Ali-Khan', 'فاطمہ زہرا'];

describe('the name of a bank account', () => {
  it.each([
    ['MUHAMMAD ALI KHAN', true],
    ['  muhammad  ali-khan. ', true],
    ['Ｍｕｈａｍｍａｄ Ali Khan', true],
    ['فاطمہ  زہرا', true],
    ['Muhammad Ali', false],
    ['Ali Khan Muhammad', false],
    ['', false],
    ['-', false],
  ])('[I45] %j is one of them: %s', (typed, expected) => {
    expect(isOneOf(names, typed)).toBe(expected);
  });

  it('[I45] is nothing where there is none', () => {
    expect(isOneOf([], '')).toBe(false);
    expect(isOneOf([''], ' ')).toBe(false);
    expect(askedNames(['', ' - ', 'Noor'])).toEqual(['Noor']);
  });
});
