import { describe, expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

describe('digits of any script', () => {
  it.each([
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Devanagari', '०१२३४५६७८९'],
    ['full-width', '０１２３４５６７８９'],
    ['mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['double-struck', '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡'],
    ['Latin', '0123456789'],
  ])('%s', (_script, digits) => {
    expect(latinDigits(digits)).toBe('0123456789');
  });

  it('leaves what is no digit', () => {
    expect(latinDigits('AbC-۳ x')).toBe('AbC-3 x');
  });
});
