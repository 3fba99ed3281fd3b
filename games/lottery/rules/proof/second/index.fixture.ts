import type { Board } from '../../boards/board.ts';
import { elevenFive, happy8, k3, pc28, pk10 } from './balls.fixture.ts';
import { fourDigit, thailand, vietlott } from './south-east-asia.fixture.ts';
import { ssc } from './ssc.fixture.ts';
import type { TakeApart } from './unit-bets.fixture.ts';
import { vietnam } from './vietnam.fixture.ts';

const none: TakeApart = () => [];

function takeApart(shape: string, code: string): TakeApart {
  switch (shape) {
    case 'vn-north':
    case 'vn-south':
      return vietnam[code] ?? none;
    case 'th-glo':
      return thailand[code] ?? none;
    case '4d':
      return fourDigit(code);
    case 'mega645':
      return vietlott(45);
    case 'power655':
      return vietlott(55);
    case 'ssc':
      return ssc(code);
    case '11x5':
      return elevenFive(code);
    case 'pk10':
      return pk10(code);
    case 'k3':
      return k3[code] ?? none;
    case 'kl8':
      return happy8(code);
    default:
      return pc28[code] ?? none;
  }
}

/** The units of a line, and how often each tier is won, by the second implementation. */
export function settleAgain(
  board: Board,
  code: string,
  parts: readonly (readonly string[])[],
): { units: number; wins: Record<string, number> } {
  const units = takeApart(board.shape, code)(parts, board.groups);
  const wins: Record<string, number> = {};
  for (const tier of units.flatMap((unit) => unit(board.groups))) wins[tier] = (wins[tier] ?? 0) + 1;
  return { units: units.length, wins };
}
