import { describe, expect, it } from 'vitest';
import { flagAddresses } from './flag-addresses.ts';

describe('the flags', () => {
  it('are one file for each country with a dialling code', () => {
    expect(Object.keys(flagAddresses)).toHaveLength(245);
    expect(new Set(Object.values(flagAddresses)).size).toBe(245);
    for (const [code, address] of Object.entries(flagAddresses)) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      // A file, not text inside the script.
      expect(address).toMatch(/\.svg(\?|$)/);
    }
  });

  it.each(['PK', 'AE', 'GB', 'XK', 'AC', 'TA'])('know %s', (code) => {
    expect(flagAddresses[code]).toMatch(new RegExp(`/(sh-)?${code.toLowerCase()}\\.svg`));
  });

  it('know no signs of unions and no empty land', () => {
    expect(['EU', 'UN', 'XX', 'AQ'].filter((code) => code in flagAddresses)).toEqual([]);
  });
});
