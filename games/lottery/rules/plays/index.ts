import type { ShapeCode } from '../boards/shapes.ts';
import { elevenFivePlays } from './eleven-five/index.ts';
import { fourDigitPlays } from './four-digit/index.ts';
import { happy8Plays } from './happy8/index.ts';
import { k3Plays } from './k3/index.ts';
import { pc28Plays } from './pc28/index.ts';
import { pk10Plays } from './pk10/index.ts';
import type { Play } from './play.ts';
import { sscPlays } from './ssc/index.ts';
import { thaiPlays } from './thailand/index.ts';
import { megaPlays, powerPlays } from './vietlott/index.ts';
import { northPlays, southPlays } from './vietnam/index.ts';

/** All plays, by the shape of the boards on which they are decided. */
export const playsByShape: { readonly [Code in ShapeCode]: readonly Play<Code>[] } = {
  'vn-north': northPlays,
  'vn-south': southPlays,
  'th-glo': thaiPlays,
  '4d': fourDigitPlays,
  mega645: megaPlays,
  power655: powerPlays,
  ssc: sscPlays,
  '11x5': elevenFivePlays,
  pk10: pk10Plays,
  k3: k3Plays,
  kl8: happy8Plays,
  pc28: pc28Plays,
};

/** The play of a code on boards of a shape, or undefined. */
export const playOf = <Code extends ShapeCode>(shape: Code, code: string): Play<Code> | undefined =>
  playsByShape[shape].find((play) => play.code === code);
