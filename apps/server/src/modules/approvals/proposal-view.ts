import {
  type CallAnswer,
  type calls,
  type GuardedAct,
  guardedActs,
  type Refusal,
  refuse,
} from '@ikka/contract';
import type { OperatorSession } from '../../platform/calls.ts';
import type { ApprovalsParts } from './parts.ts';
import { decideProposal } from './proposal-state.ts';
import { countOpen, findProposal, listProposals, openStates, type Proposal } from './store.ts';

type Calls = typeof calls.officeApprovals;
export type ProposalView = CallAnswer<Calls['officeApproval']>;
type Who = Pick<OperatorSession, 'username' | 'permissions'>;
type States = NonNullable<Parameters<typeof listProposals>[1]>['states'];

/** The operator whom a proposal is about; null where it is about none. */
export const targetOf = ({ subject }: Pick<Proposal, 'subject'>): string | null =>
  subject.startsWith('operator:') ? subject.slice('operator:'.length) : null;

/** The acts that an operator may do himself: of those he sees the proposals. */
const actsOf = ({ acts }: ApprovalsParts, { permissions }: Who): GuardedAct[] =>
  guardedActs.filter((act) => permissions.includes(acts[act].permission));

/** A proposal as an operator sees it, with what he may do about it. */
export function proposalView({ acts }: ApprovalsParts, row: Proposal, who: Who): ProposalView {
  const facts = { ...row, target: targetOf(row) };
  const isEntitled = who.permissions.includes(acts[row.act].permission);
  const may = (kind: 'approve' | 'cancel') =>
    isEntitled && decideProposal(facts, { kind, by: who.username }).do === 'move';
  return {
    id: row.id,
    act: row.act,
    subject: row.subject,
    before: row.before,
    after: row.after,
    reason: row.reason,
    state: row.state,
    proposedBy: row.proposedBy,
    proposedAt: row.proposedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    effectiveAt: row.effectiveAt?.toISOString() ?? null,
    closedBy: row.closedBy,
    closedAt: row.closedAt?.toISOString() ?? null,
    answer: row.answer,
    failure: row.failure,
    mayDecide: may('approve'),
    mayCancel: may('cancel'),
    hasSecret:
      (row.proposedBy === who.username && row.proposersSecret !== null) ||
      (row.decidedBy === who.username && row.decidersSecret !== null),
  };
}

export async function readProposal(
  parts: ApprovalsParts,
  id: string,
  who: Who,
): Promise<ProposalView | Refusal<'approval.unknown'>> {
  const found = await findProposal(parts.database.db, id);
  if (found === null || !actsOf(parts, who).includes(found.act)) return refuse('approval.unknown');
  return proposalView(parts, found, who);
}

export async function findProposals(
  parts: ApprovalsParts,
  state: ProposalView['state'] | 'all' | undefined,
  rows: { readonly limit: number; readonly offset: number },
  who: Who,
): Promise<{ list: ProposalView[]; total: number }> {
  const states: States = state === undefined ? openStates : state === 'all' ? [] : [state];
  const { list, total } = await listProposals(parts.database.db, { acts: actsOf(parts, who), states }, rows);
  return { list: list.map((row) => proposalView(parts, row, who)), total };
}

export const openFor = (parts: ApprovalsParts, who: Who) =>
  countOpen(parts.database.db, actsOf(parts, who), who.username);
