import type { Fraction } from '@ikka/money';
import { greatestAssignment } from '../../exact/greatest-assignment.ts';
import { byChance } from '../../odds/price.ts';
import { names } from '../../selections/alphabet.ts';
import { placeParts } from '../../selections/grammar.ts';
import { ballPlaces, ballsAt, hitsByPosition } from '../balls.ts';
import { positionNames } from '../dealt-positions.ts';
import { halves, halvesOf } from '../halves.ts';
import type { Hit, Play } from '../play.ts';

const BIG_CAR = 6;
const cars = Array.from({ length: 10 }, (_, at) => at + 1);

/** Big from six on, small, odd or even for each position; each is a unit. */
export const halvesOfPositions = (half: Fraction): Play<'pk10'> => ({
  code: 'LM',
  shape: 'pk10',
  text: 'pk10.halves',
  grammar: { parts: placeParts(positionNames(10), halves, 0, 4), leastInAll: 1 },
  tiers: [{ code: 'win', price: byChance(half) }],
  kinds: [{ code: 'unit', means: { win: half } }],
  exposure: { fact: 'LM', symbols: 1 },
  count: (selection) => ({ unit: selection.flat().length }),
  hits: (selection, board) =>
    hitsByPosition(selection, board, (name, car) => halvesOf(Number(car), BIG_CAR).includes(name)),
  peaks: (selection) => [
    {
      win: greatestAssignment(
        positionNames(10).map((_, at) =>
          cars.map((car) => halvesOf(car, BIG_CAR).filter((name) => selection[at]?.includes(name)).length),
        ),
      ),
    },
  ],
});

/** Of the first and last, second and last but one, … position: whether the former has the greater number (dragon). */
export const dragonTiger = (half: Fraction): Play<'pk10'> => ({
  code: 'LH',
  shape: 'pk10',
  text: 'pk10.dragonTiger',
  grammar: { parts: placeParts(positionNames(5), names('DRAGON', 'TIGER'), 0, 2), leastInAll: 1 },
  tiers: [{ code: 'win', price: byChance(half) }],
  kinds: [{ code: 'unit', means: { win: half } }],
  exposure: { fact: 'LH', symbols: 1 },
  count: (selection) => ({ unit: selection.flat().length }),
  hits: (selection, board) =>
    selection.flatMap((chosen, at): Hit[] => {
      const pair = [at, 9 - at];
      const [former = '', latter = ''] = ballsAt(board, pair);
      const winner = former > latter ? 'DRAGON' : 'TIGER';
      return chosen.includes(winner)
        ? [{ tier: 'win', times: 1, symbols: [winner], at: ballPlaces(pair) }]
        : [];
    }),
  peaks: (selection) => [{ win: selection.filter((part) => part.length > 0).length }],
});
