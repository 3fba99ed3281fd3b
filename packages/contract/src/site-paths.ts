/**
 * Every address of the player's site that has a page, as the site's router has them. The server answers 404 with the page
 * at any other, so that nobody keeps an address in mind at which there is nothing.
 */
export const sitePaths = [
  '/',
  '/index',
  '/login',
  '/register',
  '/register.html',
  '/external',
  '/reset-password',
  '/down',
  '/join',
  '/download',
  '/feedback',
  '/service',
  '/rng',
  '/live',
  '/pvp',
  '/fish',
  '/hot',
  '/fav',
  '/sports',
  '/esports',
  '/lottery',
  '/vnlottery',
  '/seaLottery',
  '/elott',
  '/lotteryResults',
  '/seamless',
  '/game',
  '/fair',
  '/help',
  '/helpmc',
  '/noticePage',
  '/promotions',
  '/promoDetail',
  '/vip',
  '/pointMall',
  '/winners',
] as const;

const keyOf = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** Whether the site has a page there, in any case and with or without a slash at the end, as its router reads it. */
export const isSitePath = (path: string): boolean => sitePaths.some((known) => keyOf(known) === keyOf(path));
