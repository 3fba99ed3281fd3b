import { z } from 'zod';
import { call } from './call.ts';
import { instant, page, pageQuery, sentText, uuid } from './wire.ts';

/** The acts that another operator has to approve. */
export const guardedActs = [
  'setting.change',
  'operator.add',
  'operator.change',
  'operator.reset',
  'vendorKey.add',
  'deposit.return',
  'vendorWin.release',
  'vendorWin.refuse',
  'sports.void',
  'sports.move',
  'sports.result',
] as const;
export type GuardedAct = (typeof guardedActs)[number];

/**
 * `approved`: it takes effect at `effectiveAt`. `failed`: by then it could no longer be done. `expired`: nobody decided in time.
 */
export const proposalStates = [
  'waiting',
  'approved',
  'applied',
  'failed',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type ProposalState = (typeof proposalStates)[number];

export const approvalLimits = { reasonMin: 3, reasonMax: 500 } as const;
const reason = sentText.trim().min(approvalLimits.reasonMin).max(approvalLimits.reasonMax);

/** Why an act is wanted: for whoever approves it. Asked for where somebody has to. */
export const proposalReason = reason.optional();
/** The proposal that an act became; null where it was done at once. */
export const proposalId = uuid.nullable();

const proposal = z.object({
  id: uuid,
  act: z.enum(guardedActs),
  subject: z.string().meta({ description: 'what it is done to, as the audit log names it' }),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string(),
  state: z.enum(proposalStates),
  proposedBy: z.string(),
  proposedAt: instant,
  expiresAt: instant.meta({ description: 'undecided until then it is over' }),
  decidedBy: z.string().nullable().meta({ description: 'who approved or rejected it' }),
  decidedAt: instant.nullable(),
  effectiveAt: instant.nullable().meta({ description: 'when what was approved takes effect' }),
  closedBy: z.string().nullable().meta({ description: 'who cancelled it' }),
  closedAt: instant.nullable(),
  answer: z.string().nullable().meta({ description: 'why it was rejected or cancelled' }),
  failure: z.string().nullable().meta({ description: 'the refusal that it met when it was due' }),
  mayDecide: z.boolean(),
  mayCancel: z.boolean(),
  hasSecret: z.boolean().meta({ description: 'a half of a one-time password waits for the caller' }),
});

const office = { module: null, token: 'operator', always: true } as const;
const acting = {
  ...office,
  method: 'POST',
  params: z.object({ id: uuid }),
  answer: proposal,
} as const;

/** The back office: acts that one operator proposes and another approves. */
export const officeApprovalsCalls = {
  officeApprovals: call({
    ...office,
    method: 'GET',
    path: '/office/api/approvals',
    summary: 'Proposals of the acts that the caller may do himself; without a state those that are open',
    query: z.object({ ...pageQuery, state: z.enum([...proposalStates, 'all']).optional() }),
    answer: page(proposal),
    refusals: [],
  }),
  officeOpenApprovals: call({
    ...office,
    method: 'GET',
    path: '/office/api/approvals/open',
    summary: 'How many proposals concern the caller: what every page of the office announces',
    answer: z.object({
      toDecide: z.number().int().meta({ description: 'waiting for somebody other than who proposed them' }),
      coming: z.number().int().meta({ description: 'approved, and not in effect yet' }),
    }),
    refusals: [],
  }),
  officeApproval: call({
    ...office,
    method: 'GET',
    path: '/office/api/approvals/:id',
    summary: 'One proposal',
    params: z.object({ id: uuid }),
    answer: proposal,
    refusals: ['approval.unknown'],
  }),
  officeApprove: call({
    ...acting,
    path: '/office/api/approvals/:id/approval',
    summary: 'Approve what somebody else proposed; it takes effect after the waiting time',
    refusals: ['approval.unknown', 'approval.not_now', 'approval.own_proposal', 'approval.own_account'],
  }),
  officeRejectProposal: call({
    ...acting,
    path: '/office/api/approvals/:id/rejection',
    summary: 'Reject what somebody else proposed',
    body: z.object({ reason }),
    refusals: ['approval.unknown', 'approval.not_now', 'approval.own_proposal'],
  }),
  officeCancelProposal: call({
    ...acting,
    path: '/office/api/approvals/:id/cancellation',
    summary: 'Stop a proposal before it takes effect, approved or not',
    body: z.object({ reason }),
    refusals: ['approval.unknown', 'approval.not_now'],
  }),
  officeProposalSecret: call({
    ...office,
    method: 'POST',
    path: '/office/api/approvals/:id/secret',
    summary:
      'The caller’s half of a one-time password, once: the first goes to who proposed, the second to who approved',
    params: z.object({ id: uuid }),
    answer: z.object({ username: z.string(), part: z.enum(['first', 'second']), text: z.string() }),
    refusals: ['approval.unknown', 'approval.no_secret'],
  }),
} as const;
