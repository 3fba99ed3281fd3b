import type { Config } from '../../../platform/config.ts';
import { httpProvider } from './ikka-wire/http-provider.ts';
import type { FeedProvider } from './provider.ts';

/** The providers of sports that the environment names. Their codes begin the ids of their matches, for ever. */
export function namedProviders(
  config: Pick<Config, 'SPORTS_FEED_URL' | 'SPORTS_FEED_TOKEN' | 'FEED_SANDBOX_URL' | 'FEED_SANDBOX_TOKEN'>,
): FeedProvider[] {
  const named = [
    { code: 'feed', url: config.SPORTS_FEED_URL, token: config.SPORTS_FEED_TOKEN },
    { code: 'sandbox', url: config.FEED_SANDBOX_URL, token: config.FEED_SANDBOX_TOKEN },
  ];
  return named.flatMap(({ code, url, token }) =>
    url === undefined || token === undefined ? [] : [httpProvider({ code, url, token })],
  );
}
