import { z } from 'zod';
import { call, servedFile } from './call.ts';
import { caseVersion, seenCase } from './seen-case.ts';
import { amount, currencyCode, id, instant, page, pageQuery, sentText, uuid } from './wire.ts';
import {
  disputeKinds,
  payoutTarget,
  receiptKinds,
  withdrawalLimits,
  withdrawalState,
  withdrawalStep,
} from './withdrawals.ts';

/** Why a withdrawal deserves a closer look. */
export const withdrawalRisks = [
  'newDevice',
  'newPayoutAccount',
  'firstWithdrawal',
  'large',
  'unstaked',
] as const;

const row = z.object({
  id: uuid,
  memberId: id,
  account: z.string(),
  amount,
  currency: currencyCode,
  state: withdrawalState,
  risks: z.array(z.enum(withdrawalRisks)),
  needsSecond: z.boolean().meta({ description: 'two operators have to approve it' }),
  holder: z.string().nullable().meta({ description: 'the operator who has it' }),
  submittedAt: instant,
  dueAt: instant.nullable(),
  escalatedAt: instant.nullable(),
  version: caseVersion,
});

const detail = row.extend({
  payout: payoutTarget,
  payoutAddedAt: instant,
  approvedBy: z.string().nullable(),
  secondApprovedBy: z.string().nullable(),
  paymentReference: z.string().nullable(),
  reason: z.string().nullable(),
  receipt: z.enum(receiptKinds).nullable(),
  settledAt: instant.nullable(),
  dispute: z
    .object({
      kind: z.enum(disputeKinds),
      received: amount,
      remainder: amount,
      returned: amount.nullable(),
      proofIds: z.array(uuid),
    })
    .nullable(),
  steps: z.array(withdrawalStep.extend({ operator: z.string().nullable() })),
  before: z
    .object({ count: z.number().int(), sum: amount })
    .meta({ description: 'the member’s earlier withdrawals that were paid' }),
});

const office = { module: null, token: 'operator', always: true } as const;
const reader = { ...office, permission: 'withdrawals.read' } as const;
const reviewer = { ...office, permission: 'withdrawals.review' } as const;
const payer = { ...office, permission: 'withdrawals.pay' } as const;

const one = { params: z.object({ id: uuid }), answer: detail } as const;
const act = { ...one, query: seenCase } as const;
const reason = sentText.trim().min(3).max(withdrawalLimits.reasonMax);

/** The back office: what members want paid out. */
export const officeWithdrawalCalls = {
  officeWithdrawals: call({
    ...reader,
    method: 'GET',
    path: '/office/api/withdrawals',
    summary: 'Withdrawals in a state: those that wait by how near their time is, the overdue first',
    query: z.object({
      ...pageQuery,
      state: withdrawalState.optional().meta({ description: 'without it whatever waits for an operator' }),
    }),
    answer: page(row),
    refusals: [],
  }),
  officeWithdrawal: call({
    ...reader,
    ...one,
    method: 'GET',
    path: '/office/api/withdrawals/:id',
    summary: 'One withdrawal with its risks and its timeline',
    refusals: ['withdrawal.unknown'],
  }),
  officeTakeWithdrawal: call({
    ...reviewer,
    ...act,
    method: 'POST',
    path: '/office/api/withdrawals/:id/holder',
    summary: 'Take a withdrawal to judge it, or a dispute; also from a colleague',
    refusals: [
      'withdrawal.unknown',
      'withdrawal.not_now',
      'case.decided_meanwhile',
      'withdrawal.own_approval',
    ],
  }),
  officeReturnWithdrawal: call({
    ...reader,
    ...act,
    method: 'DELETE',
    path: '/office/api/withdrawals/:id/holder',
    summary: 'Put back what one has taken',
    refusals: ['withdrawal.unknown', 'withdrawal.not_now', 'case.decided_meanwhile', 'withdrawal.not_yours'],
  }),
  officeApproveWithdrawal: call({
    ...reviewer,
    ...act,
    method: 'POST',
    path: '/office/api/withdrawals/:id/approval',
    summary: 'Approve, as the first or, above an amount, as the second pair of eyes',
    refusals: [
      'withdrawal.unknown',
      'withdrawal.not_now',
      'case.decided_meanwhile',
      'withdrawal.not_yours',
      'withdrawal.own_approval',
    ],
  }),
  officeRefuseWithdrawal: call({
    ...reviewer,
    ...act,
    method: 'POST',
    path: '/office/api/withdrawals/:id/refusal',
    summary: 'Refuse: the money returns to the wallet, and the member reads the reason',
    body: z.object({ reason }),
    refusals: ['withdrawal.unknown', 'withdrawal.not_now', 'case.decided_meanwhile', 'withdrawal.not_yours'],
  }),
  officeCancelWithdrawal: call({
    ...reviewer,
    ...act,
    method: 'POST',
    path: '/office/api/withdrawals/:id/cancellation',
    summary: 'Cancel because the member asked the support for it: the money returns to the wallet',
    body: z.object({ reason }),
    refusals: ['withdrawal.unknown', 'withdrawal.not_now', 'case.decided_meanwhile'],
  }),
  officeBeginPayment: call({
    ...payer,
    ...act,
    method: 'POST',
    path: '/office/api/withdrawals/:id/payment/holder',
    summary: 'Take an approved withdrawal to pay it, so that nobody else does; also from a colleague',
    refusals: [
      'withdrawal.unknown',
      'withdrawal.not_now',
      'case.decided_meanwhile',
      'withdrawal.own_payment',
    ],
  }),
  officePayoutTarget: call({
    ...payer,
    method: 'GET',
    path: '/office/api/withdrawals/:id/target',
    summary: 'The whole number that the payment goes to; each look is in the audit log',
    limit: { points: 60, perSeconds: 60 },
    params: z.object({ id: uuid }),
    answer: z.object({ number: z.string(), holderName: z.string() }),
    refusals: ['withdrawal.unknown', 'withdrawal.not_now', 'withdrawal.not_yours'],
  }),
  officePayWithdrawal: call({
    ...payer,
    ...act,
    method: 'POST',
    path: '/office/api/withdrawals/:id/payment',
    summary: 'Mark as paid, with the reference by which the payment is found again',
    body: z.object({
      reference: z
        .string()
        .trim()
        .min(withdrawalLimits.referenceMin)
        .max(withdrawalLimits.referenceMax)
        .regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/),
    }),
    refusals: [
      'withdrawal.unknown',
      'withdrawal.not_now',
      'case.decided_meanwhile',
      'withdrawal.not_yours',
      'withdrawal.own_payment',
      'withdrawal.reference_taken',
    ],
  }),
  officeResolveWithdrawal: call({
    ...reviewer,
    ...act,
    method: 'POST',
    path: '/office/api/withdrawals/:id/resolution',
    summary: 'Resolve a dispute: give back what did not arrive, a part of it or, at zero, nothing',
    body: z.object({ returned: amount, reason }),
    refusals: [
      'withdrawal.unknown',
      'withdrawal.not_now',
      'case.decided_meanwhile',
      'withdrawal.not_yours',
      'withdrawal.own_dispute',
      'withdrawal.returned_invalid',
    ],
  }),
  officeWithdrawalProof: call({
    ...reader,
    method: 'GET',
    path: '/office/api/withdrawals/:id/proofs/:proof',
    summary: 'A picture that the member brought to a dispute; each look is in the audit log',
    limit: { points: 120, perSeconds: 60 },
    params: z.object({ id: uuid, proof: uuid }),
    download: ['image/webp'],
    answer: servedFile,
    refusals: ['withdrawal.unknown'],
  }),
} as const;
