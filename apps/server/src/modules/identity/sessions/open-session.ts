import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Account } from '../accounts/account.ts';
import { lockAccount, setLastLogin } from '../accounts/store.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import type { LoginMethod } from '../tables.ts';
import { sessionLimits } from './session-limits.ts';
import type { SessionNews } from './session-news.ts';
import { hashOfToken, newToken } from './session-token.ts';
import { type EndedSession, endSessionsOf, insertSession } from './store.ts';

export interface OpenedSession {
  readonly token: string;
  readonly sessionId: string;
  readonly isFirst: boolean;
}

export interface OpenedHow {
  readonly method: LoginMethod;
  /** Whether the member just gave a password, a code or a key: a remembered browser alone proves nothing. */
  readonly isProven: boolean;
  /** Whether the proof still counts; asked with the account locked. Where it does not, no session opens. */
  readonly isStillRight?: (tx: Transaction) => Promise<boolean>;
  /** What belongs to the same log-in, done in its transaction with the account locked. */
  readonly within?: (tx: Transaction, sessionId: string, now: Date) => Promise<OpenedWhere>;
}

/** The session's device, and what else the audit says of the log-in. */
export interface OpenedWhere {
  readonly deviceId: string | null;
  readonly isNewDevice?: boolean;
  /** It came from a strange device or address, and there was nothing to ask the member for. */
  readonly isUnverified?: boolean;
  readonly verifiedBy?: string | null;
}

/** Storing more of a browser's name than this helps nobody. */
const userAgentMax = 400;

/**
 * Opens a session for a member who has proven to be one. Answers null when the account was suspended meanwhile, or the
 * proof counts no more.
 * A session too many ends the member's oldest one.
 */
export async function openSession(
  deps: IdentityDeps,
  news: SessionNews,
  memberId: bigint,
  visitor: Visitor,
  how: OpenedHow,
): Promise<OpenedSession | null> {
  const token = newToken();
  const now = deps.clock.now();
  const sessionId = uuidv7({ msecs: now.getTime() });
  const opened = await deps.database.transaction(async (tx) => {
    const account = await lockAccount(tx, memberId);
    if (account?.state !== 'active') return null;
    if (how.isStillRight && !(await how.isStillRight(tx))) return null;
    const replaced = await endSessionsOf(tx, memberId, now, 'replaced', sessionLimits.perMemberMax - 1);
    const where = await how.within?.(tx, sessionId, now);
    await insertSession(tx, {
      id: sessionId,
      tokenHash: hashOfToken(token),
      memberId,
      createdAt: now,
      lastSeenAt: now,
      ip: visitor.ip,
      userAgent: visitor.userAgent.slice(0, userAgentMax),
      provenAt: how.isProven ? now : null,
      method: how.method,
      deviceId: where?.deviceId ?? null,
    });
    await setLastLogin(tx, memberId, now);
    await recordLogin(deps, tx, account, { sessionId, method: how.method, ...where }, replaced, visitor);
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
  opened: { readonly sessionId: string; readonly method: LoginMethod } & Partial<OpenedWhere>,
  replaced: readonly EndedSession[],
  visitor: Visitor,
): Promise<void> {
  return deps.audit.record(tx, {
    actorKind: 'member',
    actor: account.id.toString(),
    action: 'member.logged_in',
    subject: `member:${account.id}`,
    after: { ...opened, endedSessions: replaced.map((session) => session.sessionId) },
    ip: visitor.ip,
  });
}
