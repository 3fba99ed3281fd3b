import { arcadeOffer, type GameDescriptor } from '@ikka/game-kit';
import { crash, crashLuck } from './round/index.ts';
import { CASH_OUT_MAX, tellRound } from './rules/index.ts';

export const game: GameDescriptor = {
  vendor: 'IKKA_ARCADE',
  category: 'RNG',
  offers: [arcadeOffer(crash, { names: { EN: 'Crash', UR: 'کریش' }, sort: 55 })],
  rounds: 'shared',
  versions: [crash],
  // [C4] The house cashes out at the greatest multiplier.
  greatestWin: (_gameId, stakes) => (stakes.at(-1) ?? 0n) * BigInt(CASH_OUT_MAX / 100),
  luck: { shared: [crashLuck] },
  told: { texts: 'crash', tell: tellRound },
  example: { bet: '{"cashOut":150}', stake: '10.00' },
};
