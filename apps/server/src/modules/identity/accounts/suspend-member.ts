import { type Refusal, refuse } from '@ikka/contract';
import type { IdentityDeps } from '../deps.ts';
import { endEverySession } from '../sessions/end-every-session.ts';
import type { OperatorActor } from '../sessions/operator-actor.ts';
import type { SessionNews } from '../sessions/session-news.ts';
import type { Account, AccountState } from './account.ts';
import { findAccount, lockAccount, setState } from './store.ts';

type StateRefusal = Refusal<'member.unknown' | 'member.state_unchanged'>;

/**
 * Suspends a member: when it returns, every session has ended and no money of the member moves. State, sessions and the
 * ledger's flag change in one transaction, so a session that some process still remembers cannot move money either.
 */
export function suspendMember(
  deps: IdentityDeps,
  news: SessionNews,
  memberId: bigint,
  reason: string,
  operator: OperatorActor,
): Promise<Account | StateRefusal> {
  return changeState(deps, news, memberId, 'suspended', reason, operator);
}

/** Lifts a suspension. The member logs in anew. */
export function releaseMember(
  deps: IdentityDeps,
  news: SessionNews,
  memberId: bigint,
  reason: string,
  operator: OperatorActor,
): Promise<Account | StateRefusal> {
  return changeState(deps, news, memberId, 'active', reason, operator);
}

async function changeState(
  deps: IdentityDeps,
  news: SessionNews,
  memberId: bigint,
  state: AccountState,
  reason: string,
  operator: OperatorActor,
): Promise<Account | StateRefusal> {
  const isSuspension = state === 'suspended';
  const changed = await deps.database.transaction(async (tx) => {
    const account = await lockAccount(tx, memberId);
    if (account === null) return refuse('member.unknown');
    if (account.state === state) return refuse('member.state_unchanged', { state });
    await setState(tx, memberId, state, isSuspension ? reason : null);
    const sessions = isSuspension ? await endEverySession(tx, memberId, deps.clock.now(), 'suspended') : [];
    await deps.setLedgerSuspended(tx, memberId, isSuspension);
    await deps.audit.record(tx, {
      actorKind: 'operator',
      actor: operator.username,
      action: isSuspension ? 'member.suspended' : 'member.released',
      subject: `member:${memberId}`,
      before: { state: account.state, reason: account.suspendedReason },
      after: { state, reason, endedSessions: sessions.length },
      ip: operator.ip,
    });
    return { sessions };
  });
  if (!('sessions' in changed)) return changed;
  await news.tell(changed.sessions, 'suspended');
  deps.facts.publish(isSuspension ? 'MemberSuspended' : 'MemberReleased', { memberId });
  return (await findAccount(deps.database.db, memberId)) ?? refuse('member.unknown');
}
