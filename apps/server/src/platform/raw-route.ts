import type { IncomingMessage } from 'node:http';
import type { RateLimit } from '@ikka/contract';
import type { CookieJar } from './calls.ts';

/**
 * A request that no call of ours describes: a provider's webhook, whose signature covers the bytes as they came, or a
 * browser that comes back from another house.
 */
export interface RawRoute {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  /** How often one address may send it; none where nothing is said. */
  readonly limit?: RateLimit;
  receive(request: {
    readonly params: Readonly<Record<string, string>>;
    /** Path and query, as they came. */
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
    readonly rawBody: Buffer;
    readonly ip: string;
    readonly cookies: CookieJar;
  }): Promise<{
    readonly status: number;
    readonly body: unknown;
    /** Where the browser is sent on to. */
    readonly location?: string;
    /** Seconds after which it is worth another try. */
    readonly retryAfter?: number;
  }>;
}
