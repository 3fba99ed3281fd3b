import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../platform/database/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { hashOfToken, newToken } from '../sessions/session-token.ts';
import { insertLink } from './store.ts';

const minuteMs = 60_000;

/** Where a link of a mail leads. The token is in the fragment, which browsers keep to themselves: it reaches no log. */
const linkOf = (publicUrl: string, token: string): string => `${publicUrl}/reset-password#token=${token}`;

/** A one-time link for a new password; the member's older ones are over. For nobody (null) it is the same work. */
export async function newResetLink(
  deps: Pick<IdentityDeps, 'settings' | 'publicUrl'>,
  tx: Transaction,
  memberId: bigint | null,
  now: Date,
): Promise<{ readonly link: string; readonly expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + deps.settings.get('identity.reset_link_minutes') * minuteMs);
  await insertLink(tx, memberId, {
    id: uuidv7({ msecs: now.getTime() }),
    tokenHash: hashOfToken(token),
    createdAt: now,
    expiresAt,
  });
  return { link: linkOf(deps.publicUrl, token), expiresAt };
}
