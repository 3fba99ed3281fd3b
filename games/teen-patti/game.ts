import { type GameDescriptor, type GameOffer, returnText } from '@ikka/game-kit';
import { teenPatti } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export { seats } from './rooms.ts';

const catalogueOffers: readonly GameOffer[] = [
  {
    id: teenPatti.code,
    names: { EN: 'Teen Patti', UR: 'تین پتی' },
    // What all players have back of raked pots together, where the house takes most.
    rtp: returnText(teenPatti.rtp),
    volatility: null,
    coinsPerStake: 50n,
    lines: null,
    tags: ['cards', 'pvp', 'teen-patti'],
    kinds: [],
    features: [],
    isHot: true,
    sort: 400,
  },
];

export const game: GameDescriptor = {
  vendor: 'IKKA_PVP',
  category: 'PVP',
  offers: catalogueOffers,
  rounds: 'seats',
  versions: [teenPatti],
  luck: {},
  told: { texts: 'teenPatti', tell: tellRound },
  example: {
    bet: '{"seat":0,"dealer":1,"options":{"boot":"1000","rake":{"basisPoints":500,"cap":"100000"},"lowSequence":"second","seenVsBlindShow":true},"stacks":[{"seat":0,"stack":"40000"},{"seat":1,"stack":"40000"}],"acts":[{"seat":0,"act":{"type":"bet","amount":"1000"}},{"seat":1,"act":{"type":"show"}}]}',
    stake: '20.00',
  },
};
