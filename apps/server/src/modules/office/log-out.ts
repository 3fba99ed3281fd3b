import type { OperatorSession } from '../../platform/calls.ts';
import type { OperatorParts, Origin } from './parts.ts';
import { deleteSession } from './store.ts';

/** Ends this session at once; the operator's other sessions go on. */
export async function logOut(parts: OperatorParts, session: OperatorSession, origin: Origin): Promise<void> {
  await parts.database.transaction(async (tx) => {
    await deleteSession(tx, session.sessionId);
    await parts.audit.record(tx, {
      actorKind: 'operator',
      actor: session.username,
      action: 'operator.logged_out',
      subject: `operator:${session.username}`,
      ip: origin.ip,
    });
  });
}
