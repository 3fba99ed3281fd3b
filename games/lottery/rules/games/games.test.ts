import { describe, expect, it } from 'vitest';
import { shapeCodes } from '../boards/shapes.ts';
import { playsByShape } from '../plays/index.ts';
import { coverOf, familyCodes, familyOf, gameOf, games } from './index.ts';

describe('the games', () => {
  it('[LT18] have codes of their own, and plays that do', () => {
    expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
    for (const shape of shapeCodes) {
      const codes = playsByShape[shape].map(({ code }) => code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(games.some((game) => game.shape === shape)).toBe(true);
    }
  });

  it('[LT20] of the house are offered at their paces, each in its prize mode', () => {
    const house = games.filter(({ draw }) => draw === 'house');
    expect(house.map(({ code, mode }) => `${code} ${mode}`)).toEqual([
      ...['SSC1M Elott', 'SSC3M ZY', 'SSC5M Lott'],
      ...['11X5_1M Elott', '11X5_3M ZY', '11X5_5M Lott'],
      ...['PK10_1M Elott', 'PK10_3M ZY', 'PK10_5M ZY'],
      ...['K3_1M Elott', 'K3_3M ZY', 'K3_5M ZY'],
      ...['KL8_1M Elott', 'KL8_3M ZY', 'KL8_5M ZY'],
      ...['PC28_1M Elott', 'PC28_3M ZY', 'PC28 ZY'],
      ...['4D_1M SEA', '4D_3M SEA', '4D_5M SEA'],
      ...['VN1M_N SEA', 'VN1M_S SEA', 'VN5M_N SEA', 'VN5M_S SEA'],
    ]);
  });

  it('[LT18] belong to families, none of which is empty, and provinces share a cover', () => {
    expect(new Set(games.map(familyOf))).toEqual(new Set(familyCodes));
    expect(['XSMB', 'XSMT_DA_NANG', 'XSMN_DA_LAT', 'TOTO4D', 'PC28'].map(coverOf)).toEqual([
      ...['XSMB', 'XSMT', 'XSMN'],
      ...['TOTO4D', 'PC28'],
    ]);
  });

  it('[LT19] of Vietnam are the North, 14 central and 21 southern provinces', () => {
    const of = (region: string) => games.filter(({ code }) => code.startsWith(region));
    expect([of('XSMB').length, of('XSMT_').length, of('XSMN_').length]).toEqual([1, 14, 20 + 1]);
    expect(of('XSMN_').every(({ shape }) => shape === 'vn-south')).toBe(true);
    expect(gameOf('XSMB')?.shape).toBe('vn-north');
    expect(gameOf('XSMN_HA_NOI')).toBeUndefined();
  });
});
