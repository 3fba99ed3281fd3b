/** A page of the site as the gallery takes it. */
export interface GalleryPage {
  /** Names the picture. */
  readonly name: string;
  /** Path, search and hash. */
  readonly address: string;
  /** Who looks at it; a guest unless said otherwise. */
  readonly as?: 'member';
  /** How the house answers calls, when not as a new one: it never does, with a fault, or with many of everything. */
  readonly answers?: 'never' | 'broken' | 'many';
}

const categories = ['rng', 'live', 'pvp', 'fish', 'hot', 'fav'];
const sections = ['lottery', 'vnlottery', 'seaLottery', 'elott', 'sports', 'esports', 'seamless'];

/** The member centre's pages by their names in the address, and the parts of its first one. */
const centre = ['securityCenter', 'profile', 'depositv2', 'withdraw', 'personalHistoryCopy', 'messageV2'];
const moreCentre = [
  'responsibleGaming',
  'transferFund',
  'transferUpline',
  'manualRebate',
  'transactionHistory',
  'personalProfit',
  'bonusDetails',
];
const parts = ['paymentPassword', 'email', 'mobile', 'authenticator', 'passkeys', 'linked', 'payouts'];
const moreParts = ['documents', 'devices', 'loginLog'];

/** Pages of which the gallery also shows how they wait, how they fail and how much they hold. */
const stateful = [
  { name: 'home', address: '/index' },
  { name: 'rng', address: '/rng' },
  { name: 'promotions', address: '/promotions' },
  { name: 'winners', address: '/winners' },
  { name: 'help', address: '/help' },
  { name: 'vip', address: '/vip' },
  { name: 'home-member', address: '/index', as: 'member' as const },
];
const statefulCentre = [
  'securityCenter',
  'depositv2',
  'personalHistoryCopy',
  'transferFund',
  'transferUpline',
  'manualRebate',
  'messageV2',
  'profile',
].map((name) => ({
  name: `centre-${name}`,
  address: `/index?centre=${name}`,
  as: 'member' as const,
}));

/** The one table of what the gallery shows. A route that is missing here fails its test. */
export const galleryPages: readonly GalleryPage[] = [
  { name: 'home', address: '/index' },
  { name: 'home-member', address: '/index', as: 'member' },
  { name: 'login', address: '/login' },
  { name: 'register', address: '/register' },
  { name: 'forgot', address: '/index?modal=forgetPassModal' },
  ...[...categories, ...sections].map((name) => ({ name, address: `/${name}` })),
  { name: 'notices', address: '/noticePage' },
  { name: 'promotions', address: '/promotions' },
  { name: 'promotion', address: '/promoDetail' },
  { name: 'vip', address: '/vip' },
  { name: 'points', address: '/pointMall' },
  { name: 'lottery-results', address: '/lotteryResults' },
  { name: 'winners', address: '/winners' },
  { name: 'feedback', address: '/feedback' },
  { name: 'service', address: '/service' },
  { name: 'help', address: '/help' },
  { name: 'help-terms', address: '/help#terms' },
  { name: 'help-bare', address: '/helpmc' },
  { name: 'down', address: '/down' },
  { name: 'join', address: '/join' },
  { name: 'fair', address: '/fair' },
  { name: 'game', address: '/game?gameId=karakoram-25&vassalage=IKKA_SLOT&trial=true' },
  { name: 'external', address: '/external' },
  { name: 'reset', address: '/reset-password' },
  { name: 'not-found', address: '/no-such-page' },
  ...(['never', 'broken', 'many'] as const).flatMap((answers) =>
    [...stateful, ...statefulCentre].map((page) => ({ ...page, name: `${page.name}-${answers}`, answers })),
  ),
  ...['noticePage', 'promoDetail?id=promotion-1'].map((path) => ({
    name: `${path.slice(0, 6)}-many`,
    address: `/${path}`,
    answers: 'many' as const,
  })),
  ...[...centre, ...moreCentre].map((name) => ({
    name: `centre-${name}`,
    address: `/index?centre=${name}`,
    as: 'member' as const,
  })),
  ...[...parts, ...moreParts].map((name) => ({
    name: `security-${name}`,
    address: `/index?centre=securityCenter&part=${name}`,
    as: 'member' as const,
  })),
];
