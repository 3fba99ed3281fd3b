import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../platform/database/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { hashOfToken, newToken } from '../sessions/session-token.ts';
import { insertCredential } from './store.ts';

/** What the answer's cookie will carry, and for how long. */
export interface RememberCookie {
  readonly token: string;
  readonly seconds: number;
}

/** Begins a family: from now for `identity.remember_hours` this browser comes back in with one press. */
export async function rememberBrowser(
  deps: Pick<IdentityDeps, 'settings'>,
  tx: Transaction,
  memberId: bigint,
  deviceId: string,
  now: Date,
): Promise<RememberCookie> {
  const token = newToken();
  const seconds = deps.settings.get('identity.remember_hours') * 3_600;
  const id = uuidv7({ msecs: now.getTime() });
  await insertCredential(tx, {
    id,
    familyId: id,
    memberId,
    deviceId,
    tokenHash: hashOfToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1_000),
  });
  return { token, seconds };
}
