import { createHash } from 'node:crypto';
import { type Refusal, refuse } from '@ikka/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { claimKey, findFirstAnswer, keepAnswer, releaseKey, takeOverKey } from './store.ts';

/** An answer as it went over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly body: string;
}

/** A call that died with its process is free again after so long; longer than any call may take. */
const abandonedAfterMs = 60_000;

/**
 * Gives the first answer to every repetition of a call. `work` runs once per scope and key; an answer that
 * means "try again" (429, 5xx) or an exception is not kept. `work` must itself be safe to repeat by its key,
 * because a process may die between doing it and keeping the answer.
 */
export async function answerOnce(
  parts: { readonly database: Database; readonly clock: Clock },
  call: { readonly scope: string; readonly key: string; readonly payload: string },
  work: () => Promise<WireAnswer>,
): Promise<WireAnswer | Refusal<'idempotency.mismatch' | 'idempotency.in_progress'>> {
  const { db } = parts.database;
  const payloadHash = createHash('sha256').update(call.payload).digest();
  const now = parts.clock.now();
  if (!(await claimKey(db, { scope: call.scope, key: call.key, payloadHash, startedAt: now }))) {
    const first = await findFirstAnswer(db, call.scope, call.key);
    // Released between the two looks: the first call came to nothing, and this one may be sent again.
    if (first === null) return refuse('idempotency.in_progress');
    if (!first.payloadHash.equals(payloadHash)) return refuse('idempotency.mismatch');
    if (first.status !== null && first.answer !== null) return { status: first.status, body: first.answer };
    const startedBefore = new Date(now.getTime() - abandonedAfterMs);
    if (!(await takeOverKey(db, { scope: call.scope, key: call.key, startedBefore, now }))) {
      return refuse('idempotency.in_progress');
    }
  }
  try {
    const answer = await work();
    if (answer.status === 429 || answer.status >= 500) await releaseKey(db, call.scope, call.key);
    else
      await keepAnswer(db, { scope: call.scope, key: call.key, status: answer.status, answer: answer.body });
    return answer;
  } catch (error) {
    await releaseKey(db, call.scope, call.key);
    throw error;
  }
}
