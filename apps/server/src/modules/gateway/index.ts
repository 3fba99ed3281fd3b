import type { Refusal } from '@ikka/contract';
import type { JWK } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Signals } from '../../platform/signals.ts';
import type { Vault } from '../../platform/vault.ts';
import { answerOnce, type WireAnswer } from './answer-once.ts';
import { openPayload, type PayloadRefusal, payloadAgeMs } from './open-payload.ts';
import { createPayloadKeys } from './payload-keys.ts';
import { forget } from './store.ts';

export type { WireAnswer } from './answer-once.ts';

/** What transport has to remember between calls and processes. */
export interface Gateway {
  publicKeys(): Promise<{ keys: JWK[] }>;
  openPayload(body: unknown): Promise<{ readonly payload: unknown } | PayloadRefusal>;
  answerOnce(
    call: { readonly scope: string; readonly key: string; readonly payload: string },
    work: () => Promise<WireAnswer>,
  ): Promise<WireAnswer | Refusal<'idempotency.mismatch' | 'idempotency.in_progress'>>;
  rotateKeys(when: 'due' | 'now'): Promise<void>;
  /** Drops payload ids, first answers and keys that no longer matter. A job calls it. */
  tidy(): Promise<void>;
}

const day = 86_400_000;
/** First answers are given again for this long; a client has long given up by then. */
const answersKeptMs = 30 * day;

export async function createGateway(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly signals: Signals;
}): Promise<Gateway> {
  const keys = await createPayloadKeys(parts);
  return {
    publicKeys: () => keys.published(),
    openPayload: (body) => openPayload({ ...parts, keys }, body),
    answerOnce: (call, work) => answerOnce(parts, call, work),
    rotateKeys: (when) => keys.rotate(when),
    async tidy() {
      const now = parts.clock.now().getTime();
      await forget(parts.database.db, {
        payloads: new Date(now - payloadAgeMs),
        answers: new Date(now - answersKeptMs),
        keys: new Date(now - 30 * day),
      });
    },
  };
}
