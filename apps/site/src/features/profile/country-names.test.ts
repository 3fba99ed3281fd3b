import { expect, it } from 'vitest';
import { countryNames } from './country-names.ts';

it.each(['en', 'ur'] as const)('names every country in %s, in order, no two alike', (language) => {
  const names = countryNames(language);
  expect(names).toHaveLength(249);
  expect(new Set(names.map(({ label }) => label)).size).toBe(249);
  expect(names.map(({ label }) => label)).toEqual(
    names.map(({ label }) => label).toSorted(new Intl.Collator(language).compare),
  );
});

it('speaks the language of the page', () => {
  const name = (language: 'en' | 'ur') => countryNames(language).find(({ value }) => value === 'PK')?.label;
  expect(name('en')).toBe('Pakistan');
  expect(name('ur')).toBe('پاکستان');
});
