import { numbersOf } from '../../boards/board.ts';
import { choose, chooseExactly } from '../../exact/choose.ts';
import { chance } from '../../exact/fractions.ts';
import { byChance } from '../../odds/price.ts';
import { numbers } from '../../selections/alphabet.ts';
import { onePart } from '../../selections/grammar.ts';
import { placesOf } from '../balls.ts';
import type { Hit, Play, Wins } from '../play.ts';
import { ALL_SETS } from './counts.ts';

const IN_DRUM = 80;
const DRAWN = 20;
/** A pool of twelve makes 792 picks of five. */
const POOL_MOST = 12;
const positions = Array.from({ length: DRAWN }, (_, at) => at);

/** The numbers of hits that pay, for picks of one to five. Each pays an equal share of what the play returns. */
const payingHits = [[1], [2], [2, 3], [2, 3, 4], [3, 4, 5]];

export const pickPlays: readonly Play<'kl8'>[] = payingHits.map((paying, at) => pickPlay(at + 1, paying));

function pickPlay(k: number, paying: readonly number[]): Play<'kl8'> {
  const means = Object.fromEntries(
    paying.map((hits) => [
      `hit${hits}`,
      chance(chooseExactly(k, hits) * chooseExactly(IN_DRUM - k, DRAWN - hits), ALL_SETS),
    ]),
  );
  const wonBy = (pool: number, came: number): Wins =>
    Object.fromEntries(
      paying.map((hits) => [`hit${hits}`, choose(came, hits) * choose(pool - came, k - hits)]),
    );
  return {
    code: `RX${k}`,
    shape: 'kl8',
    text: 'happy8.pick',
    size: k,
    grammar: onePart('numbers', numbers(1, IN_DRUM), k, POOL_MOST),
    tiers: Object.entries(means).map(([code, mean]) => ({
      code,
      price: byChance(mean, chance(1, paying.length)),
    })),
    kinds: [{ code: 'unit', means }],
    ...(k === 1 && { exposure: { fact: 'RX1', symbols: 1 } }),
    count: ([pool = []]) => ({ unit: choose(pool.length, k) }),
    hits: ([pool = []], board) => {
      const balls = numbersOf(board, 'balls');
      const came = pool.filter((number) => balls.includes(number));
      const at = placesOf(board, positions, came);
      return Object.entries(wonBy(pool.length, came.length)).flatMap(([tier, times]): Hit[] =>
        times === 0 ? [] : [{ tier, times, symbols: came, at }],
      );
    },
    peaks: ([pool = []]) => Array.from({ length: pool.length + 1 }, (_, came) => wonBy(pool.length, came)),
  };
}
