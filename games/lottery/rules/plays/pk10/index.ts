import { chance } from '../../exact/fractions.ts';
import { numbers } from '../../selections/alphabet.ts';
import { firstDirect, firstListed, position } from '../dealt-positions.ts';
import type { Play } from '../play.ts';
import { leadersHalves, leadersSum } from './leaders-plays.ts';
import { dragonTiger, halvesOfPositions } from './position-plays.ts';

const drum = { shape: 'pk10', alphabet: numbers(1, 10), drawn: 10 } as const;

/** What the first one to five cars in their order return for two. */
const firstPrices = ['18', '162', '1296', '9072', '54432'];

/** The plays on ten cars and the order in which they come in. */
export const pk10Plays: readonly Play<'pk10'>[] = [
  ...firstPrices.flatMap((price, at) => {
    const first = { count: at + 1, price };
    return [
      firstDirect(drum, { code: `Q${at + 1}.FS`, ...first }),
      ...(at === 0 ? [] : [firstListed(drum, { code: `Q${at + 1}.DS`, ...first })]),
    ];
  }),
  position(drum, '18'),
  halvesOfPositions(chance(1, 2)),
  dragonTiger(chance(1, 2)),
  leadersSum,
  leadersHalves,
];
