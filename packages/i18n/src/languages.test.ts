import { languages } from '@ikka/contract/languages';
import { describe, expect, it } from 'vitest';
import { directionOf, languageOfWire, parseLanguage, textIn, wireLanguage } from './languages.ts';

describe('languages', () => {
  it.each([
    ['UR', 'ur'],
    ['en-GB', 'en'],
    [' EN ', 'en'],
    ['fr', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %j', (text, language) => {
    expect(parseLanguage(text)).toBe(language);
  });

  it('writes Urdu from right to left and English from left to right', () => {
    expect([directionOf('ur'), directionOf('en')]).toEqual(['rtl', 'ltr']);
  });

  it('spells the header in capitals', () => {
    expect([wireLanguage('ur'), wireLanguage('en')]).toEqual(['UR', 'EN']);
  });

  it('finds each language again by the wire’s spelling', () => {
    expect(languages.map((language) => languageOfWire(wireLanguage(language)))).toEqual(languages);
  });

  it('reads a text in the reader’s language, and in another where that was left empty', () => {
    expect(textIn({ EN: 'Dice', UR: 'پانسہ' }, 'ur')).toBe('پانسہ');
    expect(textIn({ EN: 'Dice', UR: '' }, 'ur')).toBe('Dice');
    expect(textIn({ EN: '', UR: '' }, 'en')).toBe('');
    const none: { EN: string; UR: string } | undefined = undefined;
    expect(textIn(none, 'en')).toBeUndefined();
  });
});
