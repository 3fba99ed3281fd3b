import type { ShapeCode } from '../../rules/index.ts';

/** How boards of a shape are shown: balls, dice or cars in a line, or rows of prizes. */
export type ShownAs = 'balls' | 'dice' | 'cars' | 'prizes';

const byShape: Readonly<Record<ShapeCode, ShownAs>> = {
  ssc: 'balls',
  '11x5': 'balls',
  pk10: 'cars',
  k3: 'dice',
  kl8: 'balls',
  pc28: 'balls',
  mega645: 'balls',
  power655: 'balls',
  'vn-north': 'prizes',
  'vn-south': 'prizes',
  '4d': 'prizes',
  'th-glo': 'prizes',
};

export const shownAs = (shape: ShapeCode): ShownAs => byShape[shape];
