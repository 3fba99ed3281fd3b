import { lobbyPageOf } from '../../features/lobby/lobby-pages.ts';

type CategoryKey = NonNullable<ReturnType<typeof lobbyPageOf>>['gameType'];
type TitleKey =
  | `category.${NonNullable<CategoryKey> | 'ALL'}`
  | 'nav.fair'
  | 'nav.help'
  | 'nav.promotions'
  | 'nav.vip'
  | 'nav.points'
  | 'nav.winners'
  | 'nav.lotteryResults'
  | 'nav.install'
  | 'service.open'
  | 'service.feedback'
  | 'nav.notFound';
type About =
  | 'home'
  | 'slots'
  | 'games'
  | 'fair'
  | 'help'
  | 'promotions'
  | 'vip'
  | 'points'
  | 'winners'
  | 'lotteryResults'
  | 'install'
  | 'service'
  | 'feedback'
  | 'notFound';

export interface PageMeta {
  /** The text that names the page in the browser's tab; null for the home page, which is named by the product alone. */
  readonly title: TitleKey | null;
  /** The sentence that search engines and previews show. */
  readonly about: About;
}

/** How a page is called from outside. What has no page of its own is told apart, so that nobody indexes it. */
export function pageMetaOf(path: string): PageMeta {
  const category = lobbyPageOf(path);
  if (category) {
    const { key, gameType } = category;
    return { title: `category.${gameType ?? 'ALL'}`, about: key === 'RNG' ? 'slots' : 'games' };
  }
  switch (path) {
    case '/fair':
      return { title: 'nav.fair', about: 'fair' };
    case '/promotions':
    case '/promoDetail':
      return { title: 'nav.promotions', about: 'promotions' };
    case '/vip':
      return { title: 'nav.vip', about: 'vip' };
    case '/pointMall':
      return { title: 'nav.points', about: 'points' };
    case '/winners':
      return { title: 'nav.winners', about: 'winners' };
    case '/lotteryResults':
      return { title: 'nav.lotteryResults', about: 'lotteryResults' };
    case '/service':
      return { title: 'service.open', about: 'service' };
    case '/feedback':
      return { title: 'service.feedback', about: 'feedback' };
    case '/down':
    case '/join':
    case '/download':
      return { title: 'nav.install', about: 'install' };
    case '/help':
    case '/helpmc':
      return { title: 'nav.help', about: 'help' };
    case '/':
    case '/index':
    case '/login':
    case '/register':
    case '/register.html':
    case '/game':
      return { title: null, about: 'home' };
    default:
      return { title: 'nav.notFound', about: 'notFound' };
  }
}
