import { type Refusal, refuse } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import { lockAccount } from '../accounts/store.ts';
import type { IdentityDeps } from '../deps.ts';
import { markWaiting } from '../devices/device-cookie.ts';
import { insertEvent } from '../devices/event-store.ts';
import type { RightProof } from '../login/complete-login.ts';
import { overtakenBy } from '../login/overtaken-by.ts';
import { hashOfToken, newToken } from '../sessions/session-token.ts';
import type { StrangeBy } from '../tables.ts';
import { type Means, masksOf } from './means-of.ts';
import { insertTicket } from './store.ts';

export const ticketMinutes = 10;
const triesMax = 5;

/**
 * Gives a ticket for the second step: good for ten minutes, five tries and one use, and for the browser whose cookie is
 * set along with it.
 */
export async function askSecondStep<Overtaken extends Refusal>(
  deps: IdentityDeps,
  proof: RightProof<Overtaken>,
  reason: StrangeBy,
  means: Means,
): Promise<Overtaken | Refusal<'login.verification_required'>> {
  const token = newToken();
  const { ip, userAgent } = proof.visitor;
  const memberId = proof.account.id;
  const browserHash = markWaiting(proof.cookies);
  const overtaken = await deps.database.transaction(async (tx) => {
    await lockAccount(tx, memberId);
    const changed = await overtakenBy(tx, proof);
    if (changed !== null) return changed;
    const now = deps.clock.now();
    await insertTicket(tx, {
      id: uuidv7({ msecs: now.getTime() }),
      tokenHash: hashOfToken(token),
      browserHash,
      memberId,
      method: proof.method,
      strangeBy: reason,
      ip,
      userAgent,
      remember: proof.remember ?? null,
      passwordExpired: proof.passwordExpired ?? false,
      triesLeft: triesMax,
      createdAt: now,
      expiresAt: new Date(now.getTime() + ticketMinutes * 60_000),
    });
    await insertEvent(tx, {
      memberId,
      at: now,
      ip,
      userAgent,
      method: proof.method,
      result: 'verification_asked',
    });
    return null;
  });
  if (overtaken !== null) return overtaken;
  return refuse('login.verification_required', {
    ticket: token,
    methods: means.methods,
    reason,
    ...masksOf(means),
    expiredMinutes: ticketMinutes,
  });
}

/** The operator lets nobody in who cannot prove it a second time: the customer service has to help. */
export async function refuseWithoutMeans(
  deps: IdentityDeps,
  { account, visitor, method }: RightProof,
  reason: StrangeBy,
): Promise<Refusal<'login.verification_required'>> {
  const { ip, userAgent } = visitor;
  await insertEvent(deps.database.db, {
    memberId: account.id,
    at: deps.clock.now(),
    ip,
    userAgent,
    method,
    result: 'verification_refused',
  });
  return refuse('login.verification_required', {
    ticket: null,
    methods: [],
    reason,
    maskedMobile: null,
    maskedEmail: null,
    expiredMinutes: ticketMinutes,
  });
}
