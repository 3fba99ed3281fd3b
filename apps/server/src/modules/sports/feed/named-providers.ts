import type { Config } from '../../../platform/config.ts';
import { couponProvider } from './coupon/coupon-provider.ts';
import { httpProvider } from './ikka-wire/http-provider.ts';
import type { FeedProvider } from './provider.ts';

type Named = Pick<
  Config,
  | 'SPORTS_FEED_URL'
  | 'SPORTS_FEED_TOKEN'
  | 'SPORTS_COUPON_URL'
  | 'SPORTS_COUPON_KEY'
  | 'FEED_SANDBOX_URL'
  | 'FEED_SANDBOX_TOKEN'
>;

/** The providers of sports that the environment names. Their codes begin the ids of their matches, for ever. */
export function namedProviders(config: Named): FeedProvider[] {
  const named = [
    { code: 'feed', url: config.SPORTS_FEED_URL, token: config.SPORTS_FEED_TOKEN },
    { code: 'sandbox', url: config.FEED_SANDBOX_URL, token: config.FEED_SANDBOX_TOKEN },
  ];
  const { SPORTS_COUPON_URL: url, SPORTS_COUPON_KEY: key } = config;
  return [
    ...named.flatMap(({ code, url: address, token }) =>
      address === undefined || token === undefined ? [] : [httpProvider({ code, url: address, token })],
    ),
    ...(url === undefined || key === undefined ? [] : [couponProvider({ code: 'coupon', url, key })]),
  ];
}
