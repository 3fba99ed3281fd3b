import { chance, one } from '../../exact/fractions.ts';
import { byChance, fixed } from '../../odds/price.ts';
import { written } from '../../selections/alphabet.ts';
import { onePart } from '../../selections/grammar.ts';
import { ballPlaces, ballsAt, sumOf } from '../balls.ts';
import { halfPairs, halves, halvesOf } from '../halves.ts';
import { namedResults } from '../named-results.ts';
import type { Hit, Play } from '../play.ts';

/** Ordered pairs of cars for each sum from 3 to 19; there are 90. */
const pairsBySum = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2];
const ALL_PAIRS = 90;
/** At this sum of champion and runner-up the stakes of big, small, odd and even come back. */
const MIDDLE = 11;
const leaders = [0, 1];
const at = ballPlaces(leaders);

/** The sum of champion and runner-up. */
export const leadersSum: Play<'pk10'> = namedResults({
  code: 'GYH',
  shape: 'pk10',
  text: 'pk10.leadersSum',
  alphabet: { kind: 'numbers', from: 3, to: 19, width: 2 },
  chances: Object.fromEntries(
    pairsBySum.map((pairs, index) => [written(index + 3, 2), chance(pairs, ALL_PAIRS)]),
  ),
  named: (board) => [written(sumOf(ballsAt(board, leaders)), 2)],
  at,
});

const won = chance(4, 9);
const pushed = chance(1, 9);

/** Whether that sum is big, small, odd or even. */
export const leadersHalves: Play<'pk10'> = {
  code: 'GYH.LM',
  shape: 'pk10',
  text: 'pk10.leadersHalves',
  grammar: onePart('results', halves, 1, 4),
  tiers: [
    { code: 'win', price: byChance(won, one, pushed) },
    { code: 'push', price: fixed('1') },
  ],
  kinds: [{ code: 'unit', means: { win: won, push: pushed } }],
  exposure: { fact: 'GYH.LM', symbols: 1 },
  count: ([chosen = []]) => ({ unit: chosen.length }),
  hits: ([chosen = []], board): Hit[] => {
    const sum = sumOf(ballsAt(board, leaders));
    if (sum === MIDDLE) return [{ tier: 'push', times: chosen.length, symbols: chosen, at }];
    const right = halvesOf(sum, MIDDLE + 1).filter((name) => chosen.includes(name));
    return right.length === 0 ? [] : [{ tier: 'win', times: right.length, symbols: right, at }];
  },
  peaks: ([chosen = []]) => [
    ...halfPairs.map((pair) => ({ win: pair.filter((name) => chosen.includes(name)).length })),
    { push: chosen.length },
  ],
};
