import { type Refusal, refuse } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Vault } from '../../../platform/vault.ts';
import { findAccount, lockAccount } from '../accounts/store.ts';
import type { Browser, IdentityDeps } from '../deps.ts';
import { readDevices } from '../devices/device-cookie.ts';
import { insertEvent } from '../devices/event-store.ts';
import { findDevice } from '../devices/store.ts';
import { type CompleteLoginParts, completeLogin, type LoginAnswer } from '../login/complete-login.ts';
import { passwordState } from '../login/store.ts';
import { hashOfToken, isTokenShaped } from '../sessions/session-token.ts';
import { type EndedSession, endSessionsOfDevice } from '../sessions/store.ts';
import {
  type Credential,
  insertCredential,
  lockCredential,
  markUsed,
  memberBehind,
  revokeFamily,
} from './store.ts';

/** Two tabs that open at once send one cookie twice: so long after its use, the same credential is no theft. */
export const graceMs = 20_000;

const over = refuse('login.remembered_over');

/** What became of a credential that a browser showed. */
type Shown =
  | { readonly kind: 'over' }
  | { readonly kind: 'reused'; readonly memberId: bigint; readonly ended: readonly EndedSession[] }
  | {
      readonly kind: 'good';
      readonly memberId: bigint;
      readonly token: string;
      readonly seconds: number;
      readonly passwordChangedAt: Date | null;
    };

/**
 * Logs in whom this browser remembers. Its credential is replaced by a successor of the same end, and both cookies of the
 * browser have to belong together. One that comes back after its successor was given is in two hands: its family ends,
 * and the sessions that it opened.
 */
export async function loginRemembered(
  parts: CompleteLoginParts,
  browser: Browser,
): Promise<
  LoginAnswer | Refusal<'login.remembered_over' | 'login.verification_required' | 'member.suspended'>
> {
  const { deps } = parts;
  const token = browser.cookies.read('remember');
  if (token === null || !isTokenShaped(token)) return over;
  const shown = await deps.database.transaction((tx) => useCredential(deps, tx, token, browser));
  if (shown.kind === 'reused') await parts.news.tell(shown.ended, 'replaced');
  if (shown.kind !== 'good') {
    browser.cookies.clear('remember');
    return over;
  }
  browser.cookies.write('remember', shown.token, shown.seconds);
  const account = await findAccount(deps.database.db, shown.memberId);
  if (account === null) return over;
  return completeLogin(parts, {
    account,
    visitor: browser,
    cookies: browser.cookies,
    method: 'remembered',
    password: { changedAt: shown.passwordChangedAt, overtaken: over },
  });
}

async function useCredential(
  deps: IdentityDeps,
  tx: Transaction,
  token: string,
  browser: Browser,
): Promise<Shown> {
  const now = deps.clock.now();
  const memberId = await memberBehind(tx, hashOfToken(token));
  // The account first, as whatever ends sessions does: two orders would wait for each other.
  if (memberId === null || (await lockAccount(tx, memberId)) === null) return { kind: 'over' };
  const credential = await lockCredential(tx, hashOfToken(token));
  if (credential === null || credential.expiresAt <= now || credential.revokedAt !== null) {
    return { kind: 'over' };
  }
  if (credential.usedAt !== null && now.getTime() - credential.usedAt.getTime() > graceMs) {
    return { kind: 'reused', memberId, ended: await endFamily(deps, tx, credential, browser, now) };
  }
  const device = await findDevice(tx, memberId, readDevices(browser.cookies).known.map(hashOfToken));
  if (device === null || device.id !== credential.deviceId) return { kind: 'over' };
  const { changedAt } = await passwordState(tx, memberId);
  // A changed password ends every memory, whoever changed it and whatever that forgot to end.
  if (changedAt !== null && changedAt > credential.createdAt) return { kind: 'over' };
  if (credential.usedAt === null) await markUsed(tx, credential.id, now);
  const next = successorOf(deps.vault, credential, token);
  await insertCredential(tx, {
    id: uuidv7({ msecs: now.getTime() }),
    familyId: credential.familyId,
    memberId,
    deviceId: device.id,
    tokenHash: hashOfToken(next),
    createdAt: now,
    expiresAt: credential.expiresAt,
  });
  const seconds = Math.floor((credential.expiresAt.getTime() - now.getTime()) / 1_000);
  return { kind: 'good', memberId, token: next, seconds, passwordChangedAt: changedAt };
}

/** The same successor for every tab that asks within the grace, from nothing that the database tells. */
const successorOf = (vault: Vault, { id }: Credential, token: string): string =>
  vault.digest('identity.remembered', id, token).toString('base64url');

async function endFamily(
  deps: IdentityDeps,
  tx: Transaction,
  { id, familyId, memberId, deviceId }: Credential,
  { ip, userAgent }: Browser,
  now: Date,
): Promise<EndedSession[]> {
  await revokeFamily(tx, familyId, now);
  const ended =
    deviceId === null ? [] : await endSessionsOfDevice(tx, memberId, deviceId, now, 'replaced', 'remembered');
  await insertEvent(tx, {
    memberId,
    at: now,
    ip,
    userAgent,
    method: 'remembered',
    result: 'remembered_reused',
    deviceId,
  });
  await deps.audit.record(tx, {
    actorKind: 'system',
    actor: 'identity',
    action: 'member.remembered_reused',
    subject: `member:${memberId}`,
    after: { credentialId: id, familyId, deviceId, endedSessions: ended.map(({ sessionId }) => sessionId) },
    ip,
  });
  return ended;
}
