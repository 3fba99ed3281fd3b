import { type Refusal, refuse } from '@ikka/contract';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { PayloadKeys } from './payload-keys.ts';
import { markPayloadSeen } from './store.ts';

const sealedBody = z.strictObject({ value: z.string().min(20).max(64_000) });
const stamped = z.looseObject({ iat: z.number().int(), jti: z.uuid() });

/** A payload may be this old, or this far ahead of a clock that runs slow. */
export const payloadAgeMs = 300_000;

export type PayloadRefusal = Refusal<
  'payload.not_encrypted' | 'payload.undecipherable' | 'payload.stale' | 'payload.replayed'
>;

/**
 * Opens `{ value: <compact JWE> }`. A payload counts once: its id is kept for longer than it would be accepted,
 * in the database, so that a replay to another process or after a restart is refused too.
 */
export async function openPayload(
  parts: { readonly database: Database; readonly clock: Clock; readonly keys: PayloadKeys },
  body: unknown,
): Promise<{ readonly payload: unknown } | PayloadRefusal> {
  const sealed = sealedBody.safeParse(body);
  if (!sealed.success) return refuse('payload.not_encrypted');
  const text = await parts.keys.decrypt(sealed.data.value);
  if (text === null) return refuse('payload.undecipherable');
  const parsed = stamped.safeParse(jsonOf(text));
  if (!parsed.success) return refuse('payload.undecipherable');
  const { iat, jti, ...payload } = parsed.data;
  const now = parts.clock.now().getTime();
  if (Math.abs(now - iat * 1000) > payloadAgeMs) return refuse('payload.stale');
  const fresh = await markPayloadSeen(parts.database.db, jti, new Date(iat * 1000 + 2 * payloadAgeMs));
  return fresh ? { payload } : refuse('payload.replayed');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
