import type { Game } from './game.ts';

/** The lotteries that belong together where many are shown, in the order in which they are. */
export const familyCodes = [
  'xsmb',
  'xsmn',
  'xsmt',
  'vietlott',
  'thai',
  '4d',
  'vn-style',
  'ssc',
  'pk10',
  'k3',
  '11x5',
  'kl8',
  'pc28',
] as const;
export type FamilyCode = (typeof familyCodes)[number];

/** [LT18] The family of a lottery: its region where provinces draw, else what is drawn. */
export function familyOf({ code, shape, draw }: Pick<Game, 'code' | 'shape' | 'draw'>): FamilyCode {
  switch (shape) {
    case 'vn-north':
    case 'vn-south':
      if (draw === 'house') return 'vn-style';
      return code.startsWith('XSMT') ? 'xsmt' : code.startsWith('XSMN') ? 'xsmn' : 'xsmb';
    case 'mega645':
    case 'power655':
      return 'vietlott';
    case 'th-glo':
      return 'thai';
    default:
      return shape;
  }
}

/** The code under which the cover of a lottery is found: the provinces of a region share one. */
export const coverOf = (code: string): string => /^(XSM[TN])_/.exec(code)?.[1] ?? code;
