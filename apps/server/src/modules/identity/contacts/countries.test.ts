import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';

const codes = (allowed: readonly string[], language: 'EN' | 'UR' = 'EN') =>
  countries(allowed, language).map(({ countryCode }) => countryCode);

describe('the countries', () => {
  it('[I20] are all of them with their dialling codes when none is named', () => {
    const all = countries([], 'EN');
    expect(all.length).toBeGreaterThan(240);
    expect(new Set(all.map(({ countryCode }) => countryCode)).size).toBe(all.length);
    expect(all).toContainEqual({ countryCode: 'AE', countryDialingCode: '971' });
    expect(all).toContainEqual({ countryCode: 'US', countryDialingCode: '1' });
    expect(all.every(({ countryDialingCode }) => /^[1-9]\d{0,2}$/.test(countryDialingCode))).toBe(true);
  });

  it('[I20] begin with the site’s own, then go by their names in the language of the reader', () => {
    const some = ['ZW', 'DE', 'PK', 'AF', 'IN'];
    expect(codes(some)).toEqual(['PK', 'AF', 'DE', 'IN', 'ZW']);
    // افغانستان · بھارت · جرمنی · زمبابوے
    expect(codes(some, 'UR')).toEqual(['PK', 'AF', 'IN', 'DE', 'ZW']);
  });

  it('[I20] are those that the operator allows, also without the site’s own', () => {
    expect(codes(['AE', 'GB'])).toEqual(['GB', 'AE'].sort());
  });
});
