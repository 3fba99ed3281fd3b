import assert from 'node:assert';
import { type Refusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../../../platform/database/index.ts';
import type { Account, AgentValue } from '../../accounts/account.ts';
import { accountNameKey } from '../../accounts/account-name.ts';
import { findByNameKey, lockAccount } from '../../accounts/store.ts';
import type { IdentityDeps } from '../../deps.ts';
import type { OperatorActor } from '../../sessions/operator-actor.ts';
import { newInvitationCode } from '../invitation-codes.ts';
import { isAgentValue } from './check-affiliate.ts';
import { type Affiliate, withMembers } from './list-affiliates.ts';
import { findAffiliate, insertAffiliate, setAgentValue } from './store.ts';

export interface AffiliateWish {
  readonly account: string;
  /** What a plain member becomes with the code. */
  readonly isAgent?: AgentValue | undefined;
  /** In capitals; left out, one is made up. */
  readonly code?: string | undefined;
  readonly domain?: string | undefined;
}

type CreateRefusal = Refusal<'member.unknown' | 'affiliate.owner_not_agent' | 'affiliate.code_taken'>;

const attemptsMax = 5;

/**
 * Gives an agent an invitation code. A plain member becomes an agent of the value that the operator names, in the same
 * act; without one he is refused, and a trial account always.
 */
export async function createAffiliate(
  deps: Pick<IdentityDeps, 'database' | 'clock' | 'audit'>,
  wish: AffiliateWish,
  operator: OperatorActor,
): Promise<Affiliate | CreateRefusal> {
  const known = await findByNameKey(deps.database.db, accountNameKey(wish.account));
  if (known === null || known.account.isTrial) return refuse('member.unknown', { account: wish.account });
  const ownerId = known.account.id;
  return deps.database.transaction(async (tx): Promise<Affiliate | CreateRefusal> => {
    const owner = await lockAccount(tx, ownerId);
    assert(owner, 'an account is never deleted');
    if (!isAgentValue(owner.agentValue) && wish.isAgent === undefined)
      return refuse('affiliate.owner_not_agent');
    const code = await insertCode(deps, tx, wish, ownerId);
    if (code === null) return refuse('affiliate.code_taken', { code: wish.code });
    if (!isAgentValue(owner.agentValue)) await appoint(deps, tx, owner, wish.isAgent, operator);
    await deps.audit.record(tx, {
      actorKind: 'operator',
      actor: operator.username,
      action: 'affiliate.created',
      subject: `member:${ownerId}`,
      after: { code, domain: wish.domain ?? null },
      ip: operator.ip,
    });
    const created = await findAffiliate(tx, code);
    assert(created, 'a code that was just written is there');
    const [affiliate] = await withMembers(tx, [created]);
    assert(affiliate, 'a row stays a row');
    return affiliate;
  });
}

/** The code that was written; null where the one that was asked for is taken. */
async function insertCode(
  { clock }: Pick<IdentityDeps, 'clock'>,
  tx: Transaction,
  { code, domain }: AffiliateWish,
  ownerId: bigint,
): Promise<string | null> {
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const row = {
      code: code ?? newInvitationCode(),
      ownerId,
      domain: domain ?? null,
      createdAt: clock.now(),
    };
    if (await insertAffiliate(tx, row)) return row.code;
    if (code !== undefined) return null;
  }
  throw new Error('no free invitation code was found');
}

async function appoint(
  { audit }: Pick<IdentityDeps, 'audit'>,
  tx: Transaction,
  owner: Account,
  value: AgentValue | undefined,
  operator: OperatorActor,
): Promise<void> {
  assert(value !== undefined, 'who is no agent is appointed one by value');
  await setAgentValue(tx, owner.id, value);
  await audit.record(tx, {
    actorKind: 'operator',
    actor: operator.username,
    action: 'member.agent_value_changed',
    subject: `member:${owner.id}`,
    before: { agentValue: owner.agentValue },
    after: { agentValue: value },
    ip: operator.ip,
  });
}
