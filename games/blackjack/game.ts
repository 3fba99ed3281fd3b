import { arcadeOffer, type GameDescriptor } from '@ikka/game-kit';
import { blackjack, blackjackLuck } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_ARCADE',
  category: 'RNG',
  offers: [
    {
      ...arcadeOffer(blackjack, { names: { EN: 'Blackjack', UR: 'بلیک جیک' }, sort: 85 }),
      tags: ['cards', 'blackjack'],
      kinds: ['TABLE'],
    },
  ],
  rounds: 'own',
  versions: [blackjack],
  luck: { stepped: [blackjackLuck] },
  simulation: () => import('./simulation.ts'),
  told: { texts: 'blackjack', tell: tellRound },
  example: { bet: '{"main":"1000","pairs":"0","plus3":"0","acts":["double"]}', stake: '20.00' },
};
