import { isRefusal, refuse } from '@ikka/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { type ApprovalsParts, type Done, doerOf } from './parts.ts';
import { decideProposal } from './proposal-state.ts';
import { targetOf } from './proposal-view.ts';
import { sealHalves } from './secret-halves.ts';
import { dueProposals, forgetSecrets, lockProposal, type Proposal, saveProposal } from './store.ts';

/** A half of a password that nobody read for so long is forgotten. */
const secretKeptMs = 7 * 24 * 3_600_000;

/** What the clock brings about: what is due takes effect, what nobody decided is over. In any number of processes. */
export async function attendProposals(parts: ApprovalsParts): Promise<void> {
  const now = parts.clock.now();
  for (const id of await dueProposals(parts.database.db, now)) {
    // One that meets a fault is tried again and keeps none of the others waiting.
    await carryOutDue(parts, id).catch((error: unknown) =>
      parts.log.error({ err: error, proposalId: id }, 'a proposal that is due could not be carried out yet'),
    );
  }
  await parts.database.transaction((tx) => forgetSecrets(tx, new Date(now.getTime() - secretKeptMs)));
}

/** Carries out a proposal if it is approved and due, with all that it writes in one transaction; once, whoever comes. */
export async function carryOutDue(parts: ApprovalsParts, id: string): Promise<void> {
  const done = await parts.database.transaction(async (tx): Promise<Done | null> => {
    const before = await lockProposal(tx, id);
    const now = parts.clock.now();
    if (before?.state === 'waiting' && before.expiresAt <= now) return expire(parts, tx, before);
    if (before?.state !== 'approved' || before.effectiveAt === null || before.effectiveAt > now) return null;
    const outcome = await carryOut(parts, tx, before);
    const isDone = !isRefusal(outcome);
    const decision = decideProposal({ ...before, target: targetOf(before) }, { kind: 'due', isDone });
    if (decision.do === 'refuse') throw new Error(`proposal ${id} was due and is ${before.state}`);
    await saveProposal(tx, {
      ...before,
      state: decision.to,
      closedAt: now,
      failure: isRefusal(outcome) ? outcome.code : null,
      ...(isRefusal(outcome) ? {} : sealHalves(parts.vault, id, outcome.secret)),
    });
    await parts.audit.record(tx, {
      actorKind: 'system',
      actor: 'approvals',
      action: `approval.${decision.to}`,
      subject: `approval:${id}`,
      before: { state: before.state },
      after: {
        state: decision.to,
        act: before.act,
        subject: before.subject,
        proposedBy: before.proposedBy,
        approvedBy: before.decidedBy,
        ...(isRefusal(outcome) ? { failure: outcome.code } : {}),
      },
    });
    return isRefusal(outcome) ? null : outcome;
  });
  await done?.committed?.();
}

/** Both who proposed and who approved have to be entitled still: one who was found out meanwhile changes nothing any more. */
async function carryOut(
  parts: ApprovalsParts,
  tx: Transaction,
  { act, payload, proposedBy, decidedBy }: Proposal,
) {
  const rule = parts.acts[act];
  const holders = await parts.holdersOf(tx, rule.permission);
  if (decidedBy === null || ![proposedBy, decidedBy].every((name) => holders.includes(name))) {
    return refuse('approval.lapsed');
  }
  return rule.carryOut(tx, payload, doerOf({ username: proposedBy, ip: null }));
}

async function expire(parts: ApprovalsParts, tx: Transaction, before: Proposal): Promise<null> {
  await saveProposal(tx, { ...before, state: 'expired', closedAt: parts.clock.now() });
  await parts.audit.record(tx, {
    actorKind: 'system',
    actor: 'approvals',
    action: 'approval.expired',
    subject: `approval:${before.id}`,
    before: { state: before.state },
    after: { state: 'expired', act: before.act, subject: before.subject },
  });
  return null;
}
