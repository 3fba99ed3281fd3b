import { chance } from '../../exact/fractions.ts';
import { fixed } from '../../odds/price.ts';
import { digits } from '../../selections/alphabet.ts';
import { onePart } from '../../selections/grammar.ts';
import type { Hit, Play } from '../play.ts';
import { findDigits, headsOf, type Stretch, tailsOf, type VietnamShape } from './tails.ts';

/** So many numbers may stand in one line. */
const NUMBERS_MOST = 1_000;

interface NumberPlay {
  readonly code: string;
  readonly text: string;
  readonly odds: string;
  /** How many digits a number has, and where it can come. */
  readonly width: number;
  readonly where: readonly Stretch[];
  /** Units charged for each number; the number of places where nothing else is said. */
  readonly units?: number;
  readonly fact: string;
}

/** Numbers that win at each place where they stand. */
export function numberPlays<Code extends VietnamShape>(
  shape: Code,
  odds: Readonly<
    Record<
      'LO2' | 'LO2_1K' | 'LO2_FIRST' | 'LO3' | 'LO4' | 'DE_DB' | 'DE_DAU' | 'BACANG' | 'BACANG_DAU' | '4CANG',
      string
    >
  >,
): Play<Code>[] {
  const [twoFirst, threeFirst] = shape === 'vn-north' ? ['g7', 'g6'] : ['g8', 'g7'];
  const plays: Omit<NumberPlay, 'odds'>[] = [
    { code: 'LO2', text: 'lo', width: 2, where: tailsOf(shape, 2), fact: 'tail2' },
    { code: 'LO2_1K', text: 'lo1k', width: 2, where: tailsOf(shape, 2), units: 1, fact: 'tail2' },
    { code: 'LO2_FIRST', text: 'loFirst', width: 2, where: headsOf(shape, 2), fact: 'head2' },
    { code: 'LO3', text: 'lo3', width: 3, where: tailsOf(shape, 3), fact: 'tail3' },
    { code: 'LO4', text: 'lo4', width: 4, where: tailsOf(shape, 4), fact: 'tail4' },
    { code: 'DE_DB', text: 'de', width: 2, where: tailsOf(shape, 2, 'special'), fact: 'special2' },
    { code: 'DE_DAU', text: 'deFirst', width: 2, where: tailsOf(shape, 2, twoFirst), fact: 'first2' },
    { code: 'BACANG', text: 'special3', width: 3, where: tailsOf(shape, 3, 'special'), fact: 'special3' },
    {
      code: 'BACANG_DAU',
      text: 'special3First',
      width: 3,
      where: tailsOf(shape, 3, threeFirst),
      fact: 'first3',
    },
    { code: '4CANG', text: 'special4', width: 4, where: tailsOf(shape, 4, 'special'), fact: 'special4' },
  ];
  return plays.map((play) => numberPlay(shape, { ...play, odds: odds[play.code as keyof typeof odds] }));
}

function numberPlay<Code extends VietnamShape>(shape: Code, play: NumberPlay): Play<Code> {
  const { code, width, where, units = where.length } = play;
  return {
    code,
    shape,
    text: `vietnam.${play.text}`,
    grammar: onePart('numbers', digits(width), 1, Math.min(10 ** width, NUMBERS_MOST)),
    tiers: [{ code: 'win', price: fixed(play.odds) }],
    kinds: [{ code: 'unit', means: { win: chance(where.length, units * 10 ** width) } }],
    exposure: { fact: play.fact, symbols: 1 },
    count: ([numbers = []]) => ({ unit: units * numbers.length }),
    hits: ([numbers = []], board) =>
      [...findDigits(board, where, numbers)].map(
        ([number, at]): Hit => ({ tier: 'win', times: at.length, symbols: [number], at }),
      ),
    peaks: () => [{ win: where.length }],
  };
}
