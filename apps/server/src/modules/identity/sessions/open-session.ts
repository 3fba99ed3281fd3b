import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Account } from '../accounts/account.ts';
import { lockAccount, setLastLogin } from '../accounts/store.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { sessionLimits } from './session-limits.ts';
import type { SessionNews } from './session-news.ts';
import { hashOfToken, newToken } from './session-token.ts';
import { type EndedSession, endSessionsOf, insertSession } from './store.ts';

export interface OpenedSession {
  readonly token: string;
  readonly sessionId: string;
  readonly isFirst: boolean;
}

/** Storing more of a browser's name than this helps nobody. */
const userAgentMax = 400;

/**
 * Opens a session for a member who has proven to be one. Answers null when the account was suspended meanwhile.
 * A session too many ends the member's oldest one.
 */
export async function openSession(
  deps: IdentityDeps,
  news: SessionNews,
  memberId: bigint,
  visitor: Visitor,
): Promise<OpenedSession | null> {
  const token = newToken();
  const now = deps.clock.now();
  const sessionId = uuidv7({ msecs: now.getTime() });
  const opened = await deps.database.transaction(async (tx) => {
    const account = await lockAccount(tx, memberId);
    if (account?.state !== 'active') return null;
    const replaced = await endSessionsOf(tx, memberId, now, 'replaced', sessionLimits.perMemberMax - 1);
    await insertSession(tx, {
      id: sessionId,
      tokenHash: hashOfToken(token),
      memberId,
      createdAt: now,
      lastSeenAt: now,
      ip: visitor.ip,
      userAgent: visitor.userAgent.slice(0, userAgentMax),
    });
    await setLastLogin(tx, memberId, now);
    await recordLogin(deps, tx, account, sessionId, replaced, visitor);
    return { account, replaced };
  });
  if (opened === null) return null;
  deps.facts.publish('MemberLoggedIn', { memberId, sessionId });
  await news.tell(opened.replaced, 'replaced');
  return { token, sessionId, isFirst: opened.account.lastLoginAt === null };
}

function recordLogin(
  deps: IdentityDeps,
  tx: Transaction,
  account: Account,
  sessionId: string,
  replaced: readonly EndedSession[],
  visitor: Visitor,
): Promise<void> {
  return deps.audit.record(tx, {
    actorKind: 'member',
    actor: account.id.toString(),
    action: 'member.logged_in',
    subject: `member:${account.id}`,
    after: { sessionId, endedSessions: replaced.map((session) => session.sessionId) },
    ip: visitor.ip,
  });
}
