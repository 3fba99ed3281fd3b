import { type GameDescriptor, type GameOffer, returnText } from '@ikka/game-kit';
import { niuNiu } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export { seats } from './rooms.ts';

const catalogueOffers: readonly GameOffer[] = [
  {
    id: niuNiu.code,
    names: { EN: 'NiuNiu', UR: 'نیو نیو' },
    // What winners keep of what they gained.
    rtp: returnText(niuNiu.rtp),
    volatility: null,
    coinsPerStake: 10n,
    lines: null,
    tags: ['cards', 'pvp'],
    kinds: [],
    features: [],
    isHot: false,
    sort: 402,
  },
];

export const game: GameDescriptor = {
  vendor: 'IKKA_PVP',
  category: 'PVP',
  offers: catalogueOffers,
  rounds: 'seats',
  versions: [niuNiu],
  luck: {},
  told: { texts: 'niuNiu', tell: tellRound },
  example: {
    bet: '{"seat":0,"dealer":1,"options":{"base":"100","bets":[5,10,15,20],"bidMost":4,"rake":{"basisPoints":500,"cap":"12800"}},"stacks":[{"seat":0,"stack":"40000"},{"seat":1,"stack":"40000"}],"acts":[{"seat":1,"act":{"type":"bid","bid":1}},{"seat":0,"act":{"type":"bid","bid":0}},{"seat":0,"act":{"type":"bet","bet":10}}]}',
    stake: '10.00',
  },
};
