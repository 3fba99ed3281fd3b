import { type GameDescriptor, type GameOffer, returnText } from '@ikka/game-kit';
import { darya } from './round/index.ts';
import { greatestOf, type HallId, hallOf, roomReturn, tellRound } from './rules/index.ts';

const offer = (id: HallId, names: GameOffer['names'], sort: number): GameOffer => ({
  id: `darya-${id}`,
  names,
  rtp: returnText(roomReturn),
  // How far a shot deviates is the choice of the fish.
  volatility: null,
  coinsPerStake: 1n,
  lines: null,
  tags: ['fish', 'darya'],
  kinds: [],
  features: [],
  isHot: true,
  sort,
});

const jackpot = { unit: '80000', pot: '245000' };
/** A shot with what the version of its hall has beside it. */
const exampleBet = (fish: string, beside: object): string =>
  JSON.stringify({ shots: [{ fish, weapon: 'cannon', stake: '1000' }], ...beside });

const offers = [
  offer('indus', { EN: 'Darya: The Indus', UR: 'دریا: سندھ' }, 120),
  offer('deep', { EN: 'Darya: The Deep Sea', UR: 'دریا: گہرا سمندر' }, 121),
];

export const game: GameDescriptor = {
  vendor: 'IKKA_FISH',
  category: 'FISH',
  offers,
  rounds: 'own',
  versions: darya,
  // [D3] A bet is a shot: the most that one can pay for the greatest cannon.
  greatestWin: (gameId, stakes) => {
    const hall = hallOf(gameId);
    if (hall === undefined) throw new RangeError(`${gameId} is no hall`);
    return (stakes.at(-1) ?? 0n) * BigInt(Math.max(...hall.kinds.map(({ prize }) => greatestOf(prize))));
  },
  luck: {},
  simulation: () => import('./simulation.ts'),
  told: { texts: 'darya', tell: tellRound },
  example: { bet: exampleBet('rohu', { jackpot, treasure: '91000' }), stake: '10.00' },
  otherExamples: {
    'darya-deep': { bet: exampleBet('tang', { jackpot, treasure: '91000' }), stake: '10.00' },
    'darya-indus 1.1.0': { bet: exampleBet('rohu', { jackpot }), stake: '10.00' },
    'darya-deep 1.1.0': { bet: exampleBet('tang', { jackpot }), stake: '10.00' },
    'darya-indus 1.0.0': { bet: exampleBet('rohu', {}), stake: '10.00' },
    'darya-deep 1.0.0': { bet: exampleBet('tang', {}), stake: '10.00' },
  },
};
