import { type Refusal, refuse } from '@ikka/contract';
import { v7 as uuidv7 } from 'uuid';
import { addressKey } from '../../../platform/address-key.ts';
import type { CookieJar } from '../../../platform/calls.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { secondFactorOf } from '../authenticator/check-authenticator.ts';
import type { IdentityDeps } from '../deps.ts';
import { readDevices, writeDevices } from '../devices/device-cookie.ts';
import { insertEvent } from '../devices/event-store.ts';
import { findDevice, hasDevices, insertDevice, rememberAddress, touchDevice } from '../devices/store.ts';
import { tellNewDevice } from '../devices/tell-new-device.ts';
import { type RememberCookie, rememberBrowser } from '../remembered/remember-browser.ts';
import { revokeByToken } from '../remembered/store.ts';
import { openSession } from '../sessions/open-session.ts';
import { hashOfToken, isTokenShaped, newToken } from '../sessions/session-token.ts';
import type { LoginMethod } from '../tables.ts';
import type { CompleteLoginParts, LoginAnswer, RightProof } from './complete-login.ts';
import { overtakenBy } from './overtaken-by.ts';
import { passwordState, setPasswordExpired } from './store.ts';

/** What a press in a remembered browser proves, or knowing a name, keeps guarded deeds closed. */
const isProven = ({ method, verifiedBy }: RightProof): boolean =>
  method !== 'remembered' || (verifiedBy !== undefined && verifiedBy !== 'bankAccountName');

/** Log-ins that show the member whatever else he has set up; a reset by phone has asked for the authenticator itself. */
const strongMethods: readonly LoginMethod[] = ['username', 'passkey', 'registration', 'recovery'];

/**
 * Whether guarded deeds are open from the log-in on. Who has an authenticator shows by a number, a mailbox or another
 * house alone that he may come in, and not that he may change what guards the account.
 */
const isFresh = (proof: RightProof, hasAuthenticator: boolean): boolean =>
  isProven(proof) &&
  (!hasAuthenticator || proof.verifiedBy === 'authenticator' || strongMethods.includes(proof.method));

/** Opens the session and makes this browser the member's: all of it in one transaction, the cookies after it. */
export async function enterBrowser<Overtaken extends Refusal>(
  { deps, news }: CompleteLoginParts,
  proof: RightProof<Overtaken>,
  { isUnverified }: { readonly isUnverified: boolean },
): Promise<LoginAnswer | Overtaken | Refusal<'member.suspended'>> {
  const { account, visitor, cookies, method } = proof;
  const done: { device?: string; remember?: RememberCookie; overtaken?: Overtaken } = {};
  const hasAuthenticator = (await secondFactorOf(deps.database.db, account.id)) !== null;
  const opened = await openSession(deps, news, account.id, visitor, {
    method,
    isProven: isFresh(proof, hasAuthenticator),
    isStillRight: async (tx) => {
      const overtaken = await overtakenBy(tx, proof);
      if (overtaken !== null) done.overtaken = overtaken;
      return overtaken === null;
    },
    within: async (tx, sessionId, now) => {
      const device = await enterDevice(deps, tx, proof, now);
      if (device.token !== null) done.device = device.token;
      if (isProven(proof)) await rememberAddress(tx, account.id, addressKey(visitor.ip), now);
      if (method === 'username') await setPasswordExpired(tx, account.id, proof.passwordExpired ? now : null);
      if (proof.remember !== undefined) await forgetOldBrowser(tx, cookies, now);
      if (proof.remember) done.remember = await rememberBrowser(deps, tx, account.id, device.id, now);
      await insertEvent(tx, {
        memberId: account.id,
        at: now,
        ip: visitor.ip,
        userAgent: visitor.userAgent,
        method,
        result: isUnverified ? 'opened_unverified' : 'opened',
        deviceId: device.id,
        sessionId,
      });
      return {
        deviceId: device.id,
        isNewDevice: device.token !== null,
        isUnverified,
        verifiedBy: proof.verifiedBy ?? null,
      };
    },
  });
  if (opened === null) return done.overtaken ?? refuse('member.suspended');
  setCookies(proof, done);
  return {
    token: opened.token,
    firstTimeLogin: opened.isFirst,
    passwordExpired: proof.passwordExpired || (await isPasswordExpired(deps, proof)),
  };
}

/**
 * The member's device that this browser is; a browser that is none yet gets a token, which its cookie will carry. The
 * member hears of a new one, unless it is the account's first.
 */
async function enterDevice(
  deps: IdentityDeps,
  tx: Transaction,
  { account, visitor, cookies }: RightProof,
  now: Date,
): Promise<{ readonly id: string; readonly token: string | null }> {
  const { ip, userAgent } = visitor;
  const known = await findDevice(tx, account.id, readDevices(cookies).known.map(hashOfToken));
  if (known && (await touchDevice(tx, known.id, { at: now, ip, userAgent }))) {
    return { id: known.id, token: null };
  }
  const isFirst = !(await hasDevices(tx, account.id));
  const token = newToken();
  const id = uuidv7({ msecs: now.getTime() });
  await insertDevice(tx, { id, memberId: account.id, tokenHash: hashOfToken(token), userAgent, at: now, ip });
  if (!isFirst) await tellNewDevice(deps, tx, account.id, visitor, now);
  return { id, token };
}

async function forgetOldBrowser(tx: Transaction, cookies: CookieJar, now: Date): Promise<void> {
  const old = cookies.read('remember');
  if (old !== null && isTokenShaped(old)) await revokeByToken(tx, hashOfToken(old), now);
}

function setCookies(
  { cookies, remember }: RightProof,
  done: { readonly device?: string; readonly remember?: RememberCookie },
): void {
  const { known } = readDevices(cookies);
  writeDevices(cookies, { known: done.device ? [done.device, ...known] : known, waiting: null });
  if (done.remember) cookies.write('remember', done.remember.token, done.remember.seconds);
  else if (remember === false) cookies.clear('remember');
}

/**
 * Whether a session that came by a password needs another one. A remembered browser shows none: what the last log-in by
 * one found still holds, unless it was changed since.
 */
async function isPasswordExpired(deps: IdentityDeps, { account, method }: RightProof): Promise<boolean> {
  if (method !== 'remembered' && method !== 'username') return false;
  const { isExpired, isChangeAsked } = await passwordState(deps.database.db, account.id);
  return isExpired || isChangeAsked;
}
