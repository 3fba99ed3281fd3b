import { type GameDescriptor, returnText } from '@ikka/game-kit';
import { jacksOrBetter, jacksOrBetterLuck } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_SLOT',
  category: 'RNG',
  offers: [
    {
      id: jacksOrBetter.code,
      names: { EN: 'Jacks or Better', UR: 'غلام یا بہتر' },
      // [J5] Both figures are those of a player who always holds what returns most.
      rtp: returnText(jacksOrBetter.rtp),
      volatility: '4.417542',
      coinsPerStake: 10n,
      lines: null,
      tags: ['poker', 'jacks-or-better'],
      kinds: ['VIDEO_POKER'],
      features: [],
      isHot: false,
      sort: 90,
    },
  ],
  rounds: 'own',
  versions: [jacksOrBetter],
  luck: { stepped: [jacksOrBetterLuck] },
  simulation: () => import('./simulation.ts'),
  told: { texts: 'jacksOrBetter', tell: tellRound },
  example: { bet: '{"hold":[3,4]}', stake: '10.00' },
};
