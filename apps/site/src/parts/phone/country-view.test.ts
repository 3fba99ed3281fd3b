import { describe, expect, it } from 'vitest';
import { findCountries, namedCountries } from './country-view.ts';

const countries = [
  ['PK', '92'],
  ['AE', '971'],
  ['CI', '225'],
  ['IN', '91'],
  ['US', '1'],
  ['TR', '90'],
].map(([countryCode = '', countryDialingCode = '']) => ({ countryCode, countryDialingCode }));

const found = (typed: string, language: 'en' | 'ur' = 'en') =>
  findCountries(namedCountries(countries, language), typed).map(({ countryCode }) => countryCode);

describe('the countries of the picker', () => {
  it('are named in the language of the page, in the order in which they came', () => {
    expect(
      namedCountries(countries, 'en')
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['Pakistan', 'United Arab Emirates']);
    expect(
      namedCountries(countries, 'ur')
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['پاکستان', 'متحدہ عرب امارات']);
  });

  it.each([
    ['', ['PK', 'AE', 'CI', 'IN', 'US', 'TR']],
    ['pak', ['PK']],
    ['  PAKISTAN ', ['PK']],
    ['emirates', ['AE']],
    ['cote', ['CI']],
    ['turkiye', ['TR']],
    ['ae', ['AE']],
    ['+92', ['PK']],
    ['0092', ['PK']],
    ['۹۲', ['PK']],
    ['9', ['PK', 'AE', 'IN', 'TR']],
    ['stan', []],
    ['nowhere', []],
  ])('are found by %j', (typed, expected) => {
    expect(found(typed)).toEqual(expected);
  });

  it.each([
    ['پاک', ['PK']],
    ['عرب', ['AE']],
    ['پاكستان', ['PK']],
    ['India', ['IN']],
    ['ترکیہ', ['TR']],
    ['تركيه', ['TR']],
  ])('are found by %j in Urdu', (typed, expected) => {
    expect(found(typed, 'ur')).toEqual(expected);
  });
});
