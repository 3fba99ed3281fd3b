import type { OperatorParts, Origin } from './parts.ts';

/** A lock-out is worth a look: it stands in the audit log with the address that caused it. */
export async function recordLockOut(
  parts: OperatorParts,
  username: string,
  what: 'password' | 'secondFactor',
  origin: Origin,
): Promise<void> {
  await parts.database.transaction((tx) =>
    parts.audit.record(tx, {
      actorKind: 'system',
      actor: 'office',
      action: 'operator.locked_out',
      subject: `operator:${username}`,
      after: { what },
      ip: origin.ip,
    }),
  );
}
