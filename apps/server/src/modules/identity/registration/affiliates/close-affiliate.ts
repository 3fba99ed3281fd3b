import assert from 'node:assert';
import { type Refusal, refuse } from '@ikka/contract';
import type { IdentityDeps } from '../../deps.ts';
import type { OperatorActor } from '../../sessions/operator-actor.ts';
import { invitationKey } from '../invitation-codes.ts';
import { type Affiliate, withMembers } from './list-affiliates.ts';
import { closeCode, findAffiliate } from './store.ts';

/** Closes an invitation code for good. Members who registered with it stay under its owner. */
export async function closeAffiliate(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'audit'>,
  typed: string,
  operator: OperatorActor,
): Promise<Affiliate | Refusal<'affiliate.unknown' | 'affiliate.closed'>> {
  const code = invitationKey(typed);
  return deps.database.transaction(async (tx) => {
    const isClosed = await closeCode(tx, code, deps.clock.now());
    const row = await findAffiliate(tx, code);
    if (row === null) return refuse('affiliate.unknown', { code });
    if (!isClosed) return refuse('affiliate.closed', { code });
    await deps.audit.record(tx, {
      actorKind: 'operator',
      actor: operator.username,
      action: 'affiliate.closed',
      subject: `member:${row.ownerId}`,
      before: { code, domain: row.domain },
      ip: operator.ip,
    });
    const [affiliate] = await withMembers(tx, [row]);
    assert(affiliate, 'a row stays a row');
    return affiliate;
  });
}
