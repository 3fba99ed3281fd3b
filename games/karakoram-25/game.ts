import { type GameDescriptor, returnText } from '@ikka/game-kit';
import { karakoram25 } from './round/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_SLOT',
  category: 'RNG',
  offers: [
    {
      id: karakoram25.code,
      names: { EN: 'Karakoram 25', UR: 'قراقرم 25' },
      rtp: returnText(karakoram25.rtp),
      volatility: '3.206224',
      coinsPerStake: karakoram25.coinsPerStake,
      lines: 25,
      tags: ['slot', 'free-spins', 'wild', 'scatter'],
      kinds: ['SLOT_MACHINE'],
      features: ['free-spins', 'wild', 'scatter'],
      isHot: true,
      sort: 10,
    },
  ],
  rounds: 'own',
  versions: [karakoram25],
  luck: {},
  simulation: () => import('./simulation.ts'),
  told: null,
  example: { bet: '', stake: '25.00' },
};
