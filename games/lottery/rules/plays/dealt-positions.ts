import { choose } from '../exact/choose.ts';
import { chance } from '../exact/fractions.ts';
import { greatestAssignment } from '../exact/greatest-assignment.ts';
import { table } from '../odds/price.ts';
import { type NumberAlphabet, runParts, symbolsOf } from '../selections/alphabet.ts';
import { onePart, placeParts, type Selection } from '../selections/grammar.ts';
import { ballPlaces, ballsAt, hitsByPosition } from './balls.ts';
import { oneTier } from './one-tier.ts';
import type { Play } from './play.ts';

/** Balls that are drawn in an order and without repeats. */
interface Drum<Code extends '11x5' | 'pk10'> {
  readonly shape: Code;
  readonly alphabet: NumberAlphabet;
  readonly drawn: number;
}

interface FirstPlay {
  readonly code: string;
  readonly count: number;
  readonly price: string;
}

/** A line of listed numbers has no more of them. */
const LIST_MOST = 10_000;

const firstPositions = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
export const positionNames = (count: number): string[] => firstPositions(count).map((at) => `p${at + 1}`);
const inDrum = ({ alphabet }: Drum<'11x5' | 'pk10'>): number => alphabet.to - alphabet.from + 1;

/** The orders in which so many of n can come. */
const ordered = (n: number, count: number): number =>
  firstPositions(count).reduce((orders, at) => orders * (n - at), 1);

/** Some numbers for each of the first positions: every combination of different ones is a unit. */
export function firstDirect<Code extends '11x5' | 'pk10'>(
  drum: Drum<Code>,
  { code, count, price }: FirstPlay,
): Play<Code> {
  const positions = firstPositions(count);
  return oneTier({
    code,
    shape: drum.shape,
    text: 'dealt.direct',
    size: count,
    grammar: { parts: placeParts(positionNames(count), drum.alphabet, 1, inDrum(drum)) },
    price: table(price),
    mean: chance(1, ordered(inDrum(drum), count)),
    units: differentChoices,
    win: (selection, board) => {
      const drawn = ballsAt(board, positions);
      const isWon = drawn.every((ball, at) => selection[at]?.includes(ball));
      return isWon ? { times: 1, symbols: drawn, at: ballPlaces(positions) } : null;
    },
    most: () => 1,
  });
}

/** Numbers for the first positions, listed one by one. */
export function firstListed<Code extends '11x5' | 'pk10'>(
  drum: Drum<Code>,
  { code, count, price }: FirstPlay,
): Play<Code> {
  const positions = firstPositions(count);
  return oneTier({
    code,
    shape: drum.shape,
    text: 'dealt.listed',
    size: count,
    grammar: onePart('runs', { kind: 'runs', of: drum.alphabet, length: count }, 1, LIST_MOST),
    price: table(price),
    mean: chance(1, ordered(inDrum(drum), count)),
    units: ([runs = []]) => runs.length,
    win: ([runs = []], board) => {
      const drawn = ballsAt(board, positions).join('');
      const symbols = runParts(drawn, drum.alphabet.width);
      return runs.includes(drawn) ? { times: 1, symbols, at: ballPlaces(positions) } : null;
    },
    most: () => 1,
  });
}

/** The first numbers in any order: each set of so many of those selected is a unit. */
export function firstInAnyOrder<Code extends '11x5' | 'pk10'>(
  drum: Drum<Code>,
  { code, count, price }: FirstPlay,
): Play<Code> {
  const positions = firstPositions(count);
  return oneTier({
    code,
    shape: drum.shape,
    text: 'dealt.group',
    size: count,
    grammar: onePart('numbers', drum.alphabet, count, inDrum(drum)),
    price: table(price),
    mean: chance(1, choose(inDrum(drum), count)),
    units: ([chosen = []]) => choose(chosen.length, count),
    win: ([chosen = []], board) => {
      const drawn = ballsAt(board, positions);
      const isWon = drawn.every((ball) => chosen.includes(ball));
      return isWon ? { times: 1, symbols: [...drawn].sort(), at: ballPlaces(positions) } : null;
    },
    most: () => 1,
  });
}

/** A number at its position; each is a unit. */
export function position<Code extends '11x5' | 'pk10'>(drum: Drum<Code>, price: string): Play<Code> {
  const all = symbolsOf(drum.alphabet);
  const weights = (selection: Selection) =>
    firstPositions(drum.drawn).map((at) => all.map((symbol) => (selection[at]?.includes(symbol) ? 1 : 0)));
  return {
    code: 'DWD',
    shape: drum.shape,
    text: 'dealt.position',
    grammar: {
      parts: placeParts(positionNames(drum.drawn), drum.alphabet, 0, inDrum(drum)),
      leastInAll: 1,
    },
    tiers: [{ code: 'win', price: table(price) }],
    kinds: [{ code: 'unit', means: { win: chance(1, inDrum(drum)) } }],
    exposure: { fact: 'DWD', symbols: 1 },
    count: (selection) => ({ unit: selection.flat().length }),
    hits: (selection, board) => hitsByPosition(selection, board, (symbol, ball) => symbol === ball),
    peaks: (selection) => [{ win: greatestAssignment(weights(selection)) }],
  };
}

/** In how many ways each row can give a symbol so that no two are the same. */
function differentChoices(rows: Selection): number {
  const ways = new Map<string, number>([['', 1]]);
  let sets = ways;
  for (const row of rows) {
    const next = new Map<string, number>();
    for (const [taken, count] of sets) {
      const used = taken === '' ? [] : taken.split(',');
      for (const symbol of row) {
        if (used.includes(symbol)) continue;
        const key = [...used, symbol].sort().join(',');
        next.set(key, (next.get(key) ?? 0) + count);
      }
    }
    sets = next;
  }
  return [...sets.values()].reduce((sum, count) => sum + count, 0);
}
