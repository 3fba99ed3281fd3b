import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { OperatorSession } from '../../platform/calls.ts';
import { carryOutDue } from './carry-out-due.ts';
import { type ApprovalsParts, doerOf } from './parts.ts';
import { decideProposal, type ProposalRefusal } from './proposal-state.ts';
import { type ProposalView, proposalView, targetOf } from './proposal-view.ts';
import { findProposal, lockProposal, type Proposal, saveProposal } from './store.ts';

const hourMs = 3_600_000;

/** What an operator says of a proposal. */
export type Word =
  | { readonly kind: 'approve' }
  | { readonly kind: 'reject' | 'cancel'; readonly reason: string };

type Who = Pick<OperatorSession, 'username' | 'permissions'> & { readonly ip: string };

const actions = { approve: 'approved', reject: 'rejected', cancel: 'cancelled' } as const;

/**
 * Approves, rejects or stops a proposal under its lock, with its entry in the audit chain: of two operators who act at once, in
 * any process, one does. What may not be done by the caller is unknown to him.
 */
export async function sayOf(
  parts: ApprovalsParts,
  id: string,
  word: Word,
  by: Who,
): Promise<ProposalView | Refusal<'approval.unknown' | ProposalRefusal>> {
  const refused = await parts.database.transaction(async (tx) => {
    const before = await lockProposal(tx, id);
    const rule = before && parts.acts[before.act];
    if (!before || !rule || !by.permissions.includes(rule.permission)) return refuse('approval.unknown');
    const target = targetOf(before);
    const decision = decideProposal({ ...before, target }, { kind: word.kind, by: by.username });
    if (decision.do === 'refuse') return refuse(decision.code, { state: before.state });
    const now = parts.clock.now();
    const after: Proposal = { ...before, state: decision.to };
    if (word.kind === 'cancel') {
      Object.assign(after, { closedBy: by.username, closedAt: now, answer: word.reason });
    } else {
      Object.assign(after, { decidedBy: by.username, decidedAt: now });
    }
    if (word.kind === 'reject') Object.assign(after, { closedAt: now, answer: word.reason });
    if (word.kind === 'approve') {
      const view = await rule.look(tx, before.payload, doerOf({ username: before.proposedBy, ip: null }));
      // What can no longer be done is found out when it is due: the approval stands, and the proposal says why it failed.
      const waitMs =
        isRefusal(view) || view.isUrgent ? 0 : parts.settings.get('approvals.delay_hours') * hourMs;
      after.effectiveAt = new Date(now.getTime() + waitMs);
    }
    await saveProposal(tx, after);
    await parts.audit.record(tx, {
      ...doerOf(by),
      action: `approval.${actions[word.kind]}`,
      subject: `approval:${id}`,
      before: { state: before.state },
      after: {
        state: after.state,
        act: before.act,
        subject: before.subject,
        ...(after.effectiveAt === null ? {} : { effectiveAt: after.effectiveAt.toISOString() }),
        ...('reason' in word ? { reason: word.reason } : {}),
      },
    });
    return null;
  });
  if (refused) return refused;
  if (word.kind === 'approve') await carryOutDue(parts, id);
  const found = await findProposal(parts.database.db, id);
  if (found === null) throw new Error(`proposal ${id} is gone`);
  return proposalView(parts, found, by);
}
