import type { Transaction } from '../../../platform/database/index.ts';
import type { IdentityDeps } from '../deps.ts';
import type { OperatorActor } from '../sessions/operator-actor.ts';

/** An operator who does something for a member, and why. */
export interface OperatorAct extends OperatorActor {
  readonly reason: string;
}

/** Writes the act to the audit, in its own transaction; never a secret among what was and what is. */
export function recordAct(
  { audit }: Pick<IdentityDeps, 'audit'>,
  tx: Transaction,
  memberId: bigint,
  { username, ip, reason }: OperatorAct,
  act: {
    readonly action: string;
    readonly before?: Readonly<Record<string, unknown>>;
    readonly after?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  return audit.record(tx, {
    actorKind: 'operator',
    actor: username,
    action: act.action,
    subject: `member:${memberId}`,
    ...(act.before ? { before: act.before } : {}),
    after: { ...act.after, reason },
    ip,
  });
}
