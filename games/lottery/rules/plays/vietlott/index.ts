import { numbersOf } from '../../boards/board.ts';
import { choose } from '../../exact/choose.ts';
import { chance } from '../../exact/fractions.ts';
import { fixed } from '../../odds/price.ts';
import { numbers } from '../../selections/alphabet.ts';
import { onePart } from '../../selections/grammar.ts';
import { placesOf } from '../balls.ts';
import type { Hit, Play, Wins } from '../play.ts';
import { LINE, linesBought, linesOf, type Match } from './lines.ts';

type Vietlott = 'mega645' | 'power655';
interface Drum<Code extends Vietlott> {
  readonly shape: Code;
  readonly text: string;
  readonly size: number;
  readonly hasBonus: boolean;
  /** What a line of 10,000 dong wins for one; a jackpot is the least that it is. */
  readonly prizes: Readonly<Record<string, string>>;
}

/** Six numbers are a line; these are the sizes of system bets. */
const sizes = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18];
const positions = [0, 1, 2, 3, 4, 5];

function systemPlay<Code extends Vietlott>(drum: Drum<Code>): Play<Code> {
  const { size, hasBonus, prizes } = drum;
  const all = choose(size, LINE);
  const bonusShare = hasBonus ? chance(LINE, all) : chance(0, 1);
  const fives = LINE * (size - LINE);
  const means = {
    match6: chance(1, all),
    ...(hasBonus && { bonus: bonusShare }),
    match5: chance(hasBonus ? fives - LINE : fives, all),
    match4: chance(choose(LINE, 4) * choose(size - LINE, 2), all),
    match3: chance(choose(LINE, 3) * choose(size - LINE, 3), all),
  };
  const winsOf = (chosen: number, match: Match): Wins => {
    const { lines, withBonus } = linesOf(size, chosen, match);
    return {
      match6: lines[6] ?? 0,
      ...(hasBonus && { bonus: withBonus }),
      match5: (lines[5] ?? 0) - (hasBonus ? withBonus : 0),
      match4: lines[4] ?? 0,
      match3: lines[3] ?? 0,
    };
  };
  const bonusOf = (board: Parameters<Play<Code>['hits']>[1], chosen: readonly string[]) =>
    hasBonus && numbersOf(board, 'bonus').some((ball) => chosen.includes(ball));
  return {
    code: 'SYSTEM',
    shape: drum.shape,
    text: drum.text,
    grammar: { ...onePart('numbers', numbers(1, size), 5, 18), sizes },
    tiers: Object.keys(means).map((code) => ({ code, price: fixed(prizes[code] ?? '') })),
    kinds: [{ code: 'unit', means }],
    count: ([chosen = []]) => ({ unit: linesBought(size, chosen.length) }),
    hits: ([chosen = []], board) => {
      const drawn = numbersOf(board, 'balls');
      const came = chosen.filter((number) => drawn.includes(number));
      const withBonus = bonusOf(board, chosen);
      const bonusAt = hasBonus ? placesOf(board, [0], chosen, 'bonus') : [];
      const at = placesOf(board, positions, came);
      const wins = winsOf(chosen.length, { came: came.length, hasBonus: withBonus });
      return Object.entries(wins).flatMap(([tier, times]): Hit[] =>
        times === 0 ? [] : [{ tier, times, symbols: came, at: tier === 'bonus' ? [...at, ...bonusAt] : at }],
      );
    },
    peaks: ([chosen = []]) =>
      [0, 1, 2, 3, 4, 5, 6]
        .filter((came) => came <= chosen.length)
        .flatMap((came) => [
          winsOf(chosen.length, { came, hasBonus: false }),
          ...(hasBonus && came < chosen.length ? [winsOf(chosen.length, { came, hasBonus: true })] : []),
        ]),
  };
}

/** Six of 45: a jackpot of 12 billion dong at least, then 10 million, 300,000 and 30,000. */
export const megaPlays: readonly Play<'mega645'>[] = [
  systemPlay({
    shape: 'mega645',
    text: 'vietlott.mega',
    size: 45,
    hasBonus: false,
    prizes: { match6: '1200000', match5: '1000', match4: '30', match3: '3' },
  }),
];

/** Six of 55 and a bonus ball: jackpots of 30 and 3 billion at least, then 40 million, 500,000 and 50,000. */
export const powerPlays: readonly Play<'power655'>[] = [
  systemPlay({
    shape: 'power655',
    text: 'vietlott.power',
    size: 55,
    hasBonus: true,
    prizes: { match6: '3000000', bonus: '300000', match5: '4000', match4: '50', match3: '5' },
  }),
];
