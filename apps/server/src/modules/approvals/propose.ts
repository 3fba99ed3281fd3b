import { type GuardedAct, isRefusal, type Refusal, refuse } from '@ikka/contract';
import { v7 } from 'uuid';
import type { Transaction } from '../../platform/database/index.ts';
import { type ActView, type ApprovalsParts, type Done, doerOf, type OperatorActor } from './parts.ts';
import { insertProposal } from './store.ts';

const hourMs = 3_600_000;

/** What an operator wants to do. */
export interface Wish {
  readonly act: GuardedAct;
  /** What the act needs to be done; JSON, free of secrets. */
  readonly payload: unknown;
  /** For whoever approves it; asked for where somebody has to. */
  readonly reason?: string | undefined;
}

export type Outcome =
  | { readonly proposalId: null; readonly secret?: string }
  | { readonly proposalId: string };

/**
 * Does an act at once where one operator may do it alone: because it is harmless, or because nobody else in service could
 * approve it. Otherwise it becomes a proposal. Refuses what the act itself refuses.
 */
export async function wishFor(
  parts: ApprovalsParts,
  wish: Wish,
  by: OperatorActor,
): Promise<Outcome | Refusal> {
  const rule = parts.acts[wish.act];
  const doer = doerOf(by);
  const outcome = await parts.database.transaction(async (tx): Promise<(Outcome & Done) | Refusal> => {
    const view = await rule.look(tx, wish.payload, doer);
    if (isRefusal(view)) return view;
    const holders = await parts.holdersOf(tx, rule.permission);
    if (!view.isHarmless && holders.some((holder) => holder !== by.username)) {
      return propose(parts, tx, wish, view, by);
    }
    const done = await rule.carryOut(tx, wish.payload, doer);
    return isRefusal(done) ? done : { ...done, proposalId: null };
  });
  if (isRefusal(outcome)) return outcome;
  await outcome.committed?.();
  if (outcome.proposalId !== null) return { proposalId: outcome.proposalId };
  return { proposalId: null, ...(outcome.secret === undefined ? {} : { secret: outcome.secret }) };
}

async function propose(
  { clock, settings, audit }: ApprovalsParts,
  tx: Transaction,
  { act, payload, reason }: Wish,
  { subject, before, after }: ActView,
  by: OperatorActor,
): Promise<{ readonly proposalId: string } | Refusal> {
  if (reason === undefined) return refuse('approval.reason_required');
  const now = clock.now();
  const id = v7({ msecs: now.getTime() });
  const isOnlyOne = await insertProposal(tx, {
    id,
    act,
    subject,
    payload,
    before,
    after,
    reason,
    state: 'waiting',
    proposedBy: by.username,
    proposedAt: now,
    expiresAt: new Date(now.getTime() + settings.get('approvals.expiry_hours') * hourMs),
    decidedBy: null,
    decidedAt: null,
    effectiveAt: null,
    closedBy: null,
    closedAt: null,
    answer: null,
    failure: null,
    proposersSecret: null,
    decidersSecret: null,
  });
  if (!isOnlyOne) return refuse('approval.already_open', { subject });
  await audit.record(tx, {
    ...doerOf(by),
    action: 'approval.proposed',
    subject: `approval:${id}`,
    before,
    after: { act, subject, reason, change: after },
  });
  return { proposalId: id };
}
