import { type Call, type RateLimit, type Refusal, refuse } from '@ikka/contract';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** What a call without a limit of its own allows one caller. */
const ordinary: RateLimit = { points: 120, perSeconds: 10 };

export type CheckRate = (
  name: string,
  call: Pick<Call, 'limit'>,
  who: string,
) => Promise<Refusal<'request.too_many'> | null>;

/**
 * Counts calls per caller: in Redis where there is one, so that every process counts together, else in memory.
 * `factor` widens or narrows every limit. When Redis is away, memory counts on.
 */
export function createRateLimits(parts: {
  readonly redis: Redis | null;
  readonly factor: number;
}): CheckRate {
  const limiters = new Map<string, RateLimiterMemory | RateLimiterRedis>();

  const limiterOf = (name: string, limit: RateLimit) => {
    const known = limiters.get(name);
    if (known) return known;
    const options = {
      keyPrefix: `rate:${name}`,
      points: Math.max(1, Math.round(limit.points * parts.factor)),
      duration: limit.perSeconds,
    };
    const memory = new RateLimiterMemory(options);
    const made = parts.redis
      ? new RateLimiterRedis({ ...options, storeClient: parts.redis, insuranceLimiter: memory })
      : memory;
    limiters.set(name, made);
    return made;
  };

  return async (name, call, who) => {
    try {
      await limiterOf(name, call.limit ?? ordinary).consume(who);
      return null;
    } catch (outcome) {
      if (!(outcome instanceof RateLimiterRes)) throw outcome;
      return refuse('request.too_many', {
        retryAfterSeconds: Math.max(1, Math.ceil(outcome.msBeforeNext / 1000)),
      });
    }
  };
}
