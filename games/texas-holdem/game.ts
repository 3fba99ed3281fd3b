import { type GameDescriptor, type GameOffer, returnText } from '@ikka/game-kit';
import { texasHoldem } from './round/index.ts';
import { tellRound } from './rules/index.ts';

export { seats } from './rooms.ts';

const catalogueOffers: readonly GameOffer[] = [
  {
    id: texasHoldem.code,
    names: { EN: 'Texas Hold’em', UR: 'ٹیکساس ہولڈم' },
    // What all players have back of raked pots together, where no cap holds.
    rtp: returnText(texasHoldem.rtp),
    volatility: null,
    coinsPerStake: 50n,
    lines: null,
    tags: ['cards', 'pvp', 'poker'],
    kinds: [],
    features: [],
    isHot: false,
    sort: 401,
  },
];

export const game: GameDescriptor = {
  vendor: 'IKKA_PVP',
  category: 'PVP',
  offers: catalogueOffers,
  rounds: 'seats',
  versions: [texasHoldem],
  luck: {},
  told: { texts: 'texasHoldem', tell: tellRound },
  example: {
    bet: '{"seat":0,"dealer":1,"options":{"smallBlind":"500","bigBlind":"1000","rake":{"basisPoints":500,"cap":"3000"},"caps":{"two":"1000","few":"2000","many":"3000"}},"stacks":[{"seat":0,"stack":"40000"},{"seat":1,"stack":"40000"}],"acts":[{"seat":1,"act":{"type":"call"}},{"seat":0,"act":{"type":"check"}},{"seat":0,"act":{"type":"check"}},{"seat":1,"act":{"type":"check"}},{"seat":0,"act":{"type":"check"}},{"seat":1,"act":{"type":"check"}},{"seat":0,"act":{"type":"check"}},{"seat":1,"act":{"type":"check"}}]}',
    stake: '10.00',
  },
};
