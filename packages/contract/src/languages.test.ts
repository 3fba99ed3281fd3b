import { describe, expect, it } from 'vitest';
import { inEveryLanguage, isSameText, languageCodes, languages } from './languages.ts';
import { inLanguages, localText } from './wire.ts';

describe('texts in every language', () => {
  it('has one code for each language', () => {
    expect(new Set(languageCodes).size).toBe(languages.length);
  });

  it('makes something for every language, and no more', () => {
    expect(Object.keys(inEveryLanguage((code) => `in ${code}`)).sort()).toEqual([...languageCodes].sort());
  });

  it('takes two texts for the same whatever the order of their languages', () => {
    expect(isSameText({ EN: 'Dice', UR: 'پانسہ' }, { UR: 'پانسہ', EN: 'Dice' })).toBe(true);
    expect(isSameText({ EN: 'Dice', UR: 'پانسہ' }, { EN: 'Dice', UR: '' })).toBe(false);
  });

  it('asks for every language on the wire', () => {
    expect(localText.safeParse({ EN: 'Dice', UR: 'پانسہ' }).success).toBe(true);
    for (const code of languageCodes) {
      const words = inEveryLanguage(() => 'word');
      expect(inLanguages(localText.shape[code].min(1)).safeParse({ ...words, [code]: '' }).success).toBe(
        false,
      );
    }
  });
});
