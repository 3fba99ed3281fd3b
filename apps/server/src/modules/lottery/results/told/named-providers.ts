import type { Config } from '../../../../platform/config.ts';
import { httpProvider } from './http-provider.ts';
import type { ResultProvider } from './provider.ts';

/** The providers of results that the environment names. Their codes are kept with each result, for ever. */
export function namedProviders(
  config: Pick<Config, 'RESULTS_URL' | 'RESULTS_TOKEN' | 'RESULTS_SANDBOX_URL' | 'RESULTS_SANDBOX_TOKEN'>,
  onMalformed: (problem: unknown) => void,
): ResultProvider[] {
  const named = [
    { code: 'feed', url: config.RESULTS_URL, token: config.RESULTS_TOKEN },
    { code: 'sandbox', url: config.RESULTS_SANDBOX_URL, token: config.RESULTS_SANDBOX_TOKEN },
  ];
  return named.flatMap(({ code, url, token }) =>
    url === undefined || token === undefined ? [] : [httpProvider({ code, url, token, onMalformed })],
  );
}
