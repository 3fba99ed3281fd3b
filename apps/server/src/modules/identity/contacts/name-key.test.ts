import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key.ts';

describe('the key of a name', () => {
  it.each([
    ['Muhammad Ali', ' MUHAMMAD  ALI '],
    ['Muhammad Ali', 'Muhammad-Ali'],
    ['M. A. Khan', 'm a khan'],
    ['José Núñez', 'jose nunez'],
    ['Ａｌｉ', 'Ali'],
    ['علی خان', 'علي خان'],
    ['فاطمہ کریم', 'فاطمة كريم'],
    ['آمنہ', 'أمنه'],
    ['مُحَمَّد', 'محمد'],
    ['شاہ\u200cرخ', 'شاہ رخ'],
  ])('%s is %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Ali', 'Alia'],
    ['علی', 'عالی'],
    ['Ali Khan', 'Khan Ali'],
  ])('%s is not %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it('of what is no name is empty', () => {
    expect(nameKey(' .-_ \u200f')).toBe('');
  });
});
