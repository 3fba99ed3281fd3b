import { describe, expect, it } from 'vitest';
import { directionOf, parseLanguage, wireLanguage } from './languages.ts';

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
});
