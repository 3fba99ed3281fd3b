import { type GameDescriptor, type GameOffer, returnText } from '@ikka/game-kit';
import { indianRummy } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export { seats } from './rooms.ts';

const catalogueOffers: readonly GameOffer[] = [
  {
    id: indianRummy.code,
    names: { EN: 'Indian Rummy', UR: 'انڈین رمی' },
    // What winners keep of what they gained.
    rtp: returnText(indianRummy.rtp),
    volatility: null,
    coinsPerStake: 10n,
    lines: null,
    tags: ['cards', 'pvp'],
    kinds: [],
    features: [],
    isHot: true,
    sort: 403,
  },
];

export const game: GameDescriptor = {
  vendor: 'IKKA_PVP',
  category: 'PVP',
  offers: catalogueOffers,
  rounds: 'seats',
  versions: [indianRummy],
  luck: {},
  told: { texts: 'indianRummy', tell: tellRound },
  example: {
    bet: '{"seat":0,"dealer":1,"options":{"point":"100","rake":{"basisPoints":1000,"cap":"4000"}},"stacks":[{"seat":0,"stack":"16000"},{"seat":1,"stack":"16000"}],"acts":[{"seat":0,"act":{"type":"draw","from":"stock"}},{"seat":0,"act":{"type":"miss"}},{"seat":1,"act":{"type":"drop"}}]}',
    stake: '20.00',
  },
};
