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

const exampleBet = (fish: string, hasJackpot: boolean): string =>
  JSON.stringify({
    shots: [{ fish, weapon: 'cannon', stake: '1000' }],
    ...(hasJackpot ? { jackpot: { unit: '80000', pot: '245000' } } : {}),
  });

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
  example: { bet: exampleBet('rohu', true), stake: '10.00' },
  otherExamples: {
    'darya-deep': { bet: exampleBet('tang', true), stake: '10.00' },
    'darya-indus 1.0.0': { bet: exampleBet('rohu', false), stake: '10.00' },
    'darya-deep 1.0.0': { bet: exampleBet('tang', false), stake: '10.00' },
  },
};
