import { nobodysName } from '../accounts/nobodys-name.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { insertEvent } from '../devices/event-store.ts';
import type { LoginMethod } from '../tables.ts';

export interface Failure {
  /** What was tried as a name: a name's key or a number in E.164. */
  readonly nameKey: string;
  readonly memberId: bigint | null;
  readonly method: LoginMethod;
  /** Above 0 the name or the address is locked from now on. */
  readonly lockMs: number;
}

/**
 * Writes a failed log-in to the log and a lock to the audit: for a name that nobody has too (in the audit under a
 * keyed hash), so that both take the same work.
 */
export async function recordFailure(deps: IdentityDeps, failure: Failure, visitor: Visitor): Promise<void> {
  const { nameKey, memberId, method, lockMs } = failure;
  const unknown = nobodysName(deps.vault, nameKey);
  await deps.database.transaction(async (tx) => {
    const { ip, userAgent } = visitor;
    const result = lockMs > 0 ? 'locked' : 'wrong_credentials';
    await insertEvent(tx, { memberId, at: deps.clock.now(), ip, userAgent, method, result });
    if (lockMs === 0) return;
    await deps.audit.record(tx, {
      actorKind: 'system',
      actor: 'identity',
      action: 'member.login_locked',
      subject: memberId === null ? unknown : `member:${memberId}`,
      after: { lockedForSeconds: Math.ceil(lockMs / 1_000), method },
      ip,
    });
  });
}
