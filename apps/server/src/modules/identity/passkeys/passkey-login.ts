import { isRefusal, type PasskeyProof, type Refusal, refuse } from '@ikka/contract';
import type { CookieJar } from '../../../platform/calls.ts';
import { findAccount } from '../accounts/store.ts';
import { browserOf, ceremonyLifeMs, markBrowser } from '../ceremonies/ceremony.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { type CompleteLoginParts, completeLogin } from '../login/complete-login.ts';
import { checkPasskey } from './check-passkey.ts';
import { beginChallenge } from './passkey-challenges.ts';
import { relyingParty } from './relying-party.ts';

/** A challenge for whichever of this site's keys the person has: nobody is named, and nothing is told of who has one. */
export async function passkeyLoginOptions(deps: IdentityDeps, cookies: CookieJar) {
  const party = relyingParty(deps.publicUrl);
  if (party === null) return refuse('passkey.unavailable');
  const challenge = await beginChallenge(deps, 'passkey_login', { browser: markBrowser(cookies) });
  return {
    challenge: challenge.toString('base64url'),
    rpId: party.id,
    timeout: ceremonyLifeMs,
    userVerification: 'required' as const,
  };
}

const expired: Refusal<'passkey.expired'> = refuse('passkey.expired');

/** Logs in by passkey. What the device holds and its person's recognition are two factors already: no second step follows. */
export async function passkeyLogin(
  parts: CompleteLoginParts,
  response: PasskeyProof,
  visitor: Visitor,
  cookies: CookieJar,
) {
  const { deps } = parts;
  const browser = browserOf(cookies);
  if (browser === null) return expired;
  const passkey = await checkPasskey(deps, 'passkey_login', response, { browser }, visitor);
  if (isRefusal(passkey)) return passkey;
  const account = await findAccount(deps.database.db, passkey.memberId);
  if (account === null) return refuse('passkey.failed');
  return completeLogin(parts, { account, visitor, cookies, method: 'passkey' });
}
