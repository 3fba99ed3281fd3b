import { z } from 'zod';
import { call, pictureTypes } from './call.ts';
import { payoutKinds, usdtNetworks } from './member.ts';
import { amount, currencyCode, instant, localText, page, pageQuery, rangeQuery, uuid } from './wire.ts';

/**
 * submitted → inReview → (secondReview →) approved → paying → paid → received; a payment that did not arrive whole is
 * disputed until it is resolved. refused and cancelled: the money is back in the wallet.
 */
export const withdrawalStates = [
  'submitted',
  'inReview',
  'secondReview',
  'approved',
  'paying',
  'paid',
  'received',
  'disputed',
  'resolved',
  'refused',
  'cancelled',
] as const;
export const withdrawalState = z.enum(withdrawalStates);
export type WithdrawalState = z.infer<typeof withdrawalState>;

/** How it came to count as received. */
export const receiptKinds = ['member', 'time', 'forced'] as const;
/** What a member says of a payment that did not arrive whole. */
export const disputeKinds = ['partly', 'missing'] as const;

export const withdrawalLimits = { proofsMax: 3, referenceMin: 4, referenceMax: 64, reasonMax: 500 } as const;

/** Where the money goes, as it may be shown: of the number its end. */
export const payoutTarget = z.object({
  kind: z.enum(payoutKinds),
  bankName: localText.nullable(),
  network: z.enum(usdtNetworks).nullable(),
  numberMasked: z.string(),
  holderName: z.string(),
});

export const withdrawalStep = z.object({
  at: instant,
  /** `escalated`: the promised time passed, and somebody above was told. */
  step: z.union([withdrawalState, z.enum(['escalated', 'taken', 'givenBack'])]),
  by: z.enum(['member', 'operator', 'system']),
  note: z.string().nullable().meta({ description: 'the reason of a refusal, the reference of a payment' }),
});

export const withdrawal = z.object({
  id: uuid,
  amount,
  currency: currencyCode,
  state: withdrawalState,
  payout: payoutTarget,
  submittedAt: instant,
  dueAt: instant
    .nullable()
    .meta({ description: 'by when whoever has it moves on; of a paid one when it counts as received' }),
  escalatedAt: instant.nullable().meta({ description: 'the promise was missed at that time' }),
  settledAt: instant.nullable(),
  reason: z.string().nullable().meta({ description: 'why it was refused, cancelled or resolved so' }),
  paymentReference: z.string().nullable(),
  receipt: z.enum(receiptKinds).nullable(),
  dispute: z
    .object({
      kind: z.enum(disputeKinds),
      received: amount,
      remainder: amount.meta({ description: 'what did not arrive: it is in dispute' }),
      returned: amount.nullable().meta({ description: 'what of it came back to the wallet, once resolved' }),
      proofs: z.number().int(),
    })
    .nullable(),
  steps: z.array(withdrawalStep).meta({ description: 'oldest first' }),
});

export const withdrawalTotals = z.object({
  paid: amount.meta({ description: 'what was paid out; what came back of it afterwards is not in it' }),
  open: amount.meta({ description: 'what is on its way, or in dispute' }),
});

const own = { module: 'COMM3', token: 'session', realOnly: true } as const;
const proofs = z.array(uuid).max(withdrawalLimits.proofsMax);

export const withdrawalCalls = {
  withdrawSettings: call({
    ...own,
    method: 'GET',
    path: '/wps/relay/MCSFE_getWithdrawSettings',
    summary: 'What can be withdrawn now: limits, what is left of the day, and the turnover with its progress',
    answer: z.object({
      currency: currencyCode,
      available: amount,
      min: amount,
      max: amount,
      day: z.object({
        amountMax: amount,
        amountLeft: amount,
        countMax: z.number().int(),
        countLeft: z.number().int(),
        endsAt: instant,
      }),
      turnover: z.object({
        times: z.string().meta({ description: 'how often a deposit has to be staked', example: '1.00' }),
        required: amount,
        played: amount,
        missing: amount,
        waived: z.boolean().meta({
          description: 'play is closed to the member: what is not staked stands in the way of nothing',
        }),
        waiverUsed: z.boolean().meta({
          description:
            'the member is on a short break, and another one let out what was not staked within thirty days',
        }),
      }),
      reviewMinutes: z.number().int(),
      paymentMinutes: z.number().int(),
      receiptMinutes: z.number().int(),
      uploadMaxBytes: z.number().int(),
    }),
    refusals: [],
  }),
  withdraw: call({
    ...own,
    method: 'POST',
    path: '/wps/v2/transaction/withdraw',
    summary: 'Withdraw: the amount leaves the wallet at once and waits for its review',
    fresh: true,
    encrypted: true,
    idempotency: 'stored',
    limit: { points: 60, perSeconds: 60 },
    body: z.object({
      payoutAccountId: uuid,
      amount,
      forfeitBonus: uuid
        .optional()
        .meta({ description: 'the active bonus that the member agrees to lose by it' }),
    }),
    answer: withdrawal,
    refusals: [
      'withdrawal.bonus_at_stake',
      'cashier.amount_out_of_range',
      'withdrawal.account_unknown',
      'withdrawal.account_resting',
      'withdrawal.turnover_missing',
      'withdrawal.day_limit',
      'wallet.insufficient_funds',
    ],
  }),
  withdrawals: call({
    ...own,
    method: 'GET',
    path: '/wps/v2/transaction/withdraw',
    summary: 'The member’s withdrawals, newest first, with totals of the page and of the range',
    query: z.object({ ...pageQuery, ...rangeQuery, state: withdrawalState.optional() }),
    answer: page(withdrawal).extend({
      currency: currencyCode,
      pageTotals: withdrawalTotals,
      rangeTotals: withdrawalTotals,
    }),
    refusals: [],
  }),
  withdrawal: call({
    ...own,
    method: 'GET',
    path: '/wps/v2/transaction/withdraw/:id',
    summary: 'One withdrawal with its timeline',
    params: z.object({ id: uuid }),
    answer: withdrawal,
    refusals: ['withdrawal.unknown'],
  }),
  paymentConfirmations: call({
    ...own,
    method: 'GET',
    path: '/wps/relay/MCSFE_getPaymentConfirmationList',
    summary: 'Payments that wait for the member’s word, and those in dispute, newest first',
    query: z.object(pageQuery),
    answer: page(withdrawal),
    refusals: [],
  }),
  uploadWithdrawalProof: call({
    ...own,
    method: 'PUT',
    path: '/wps/v2/transaction/withdraw/proofs',
    summary: 'Bring a picture that shows what arrived, for the word that follows within the hour',
    limit: { points: 20, perSeconds: 600 },
    upload: { types: pictureTypes },
    answer: z.object({ id: uuid }),
    refusals: ['upload.too_large', 'upload.not_an_image'],
  }),
  confirmPayment: call({
    ...own,
    method: 'POST',
    path: '/wps/relay/MCSFE_processC2CTransaction',
    summary: 'Say of a payment that it was received, partly received, not received, or came after all',
    idempotency: 'stored',
    limit: { points: 30, perSeconds: 60 },
    body: z.discriminatedUnion('outcome', [
      z.object({ id: uuid, outcome: z.literal('received') }),
      z.object({ id: uuid, outcome: z.literal('partly'), received: amount, proofs: proofs.default([]) }),
      z.object({ id: uuid, outcome: z.literal('missing'), proofs: proofs.min(1) }),
      z.object({ id: uuid, outcome: z.literal('forced') }),
    ]),
    answer: withdrawal,
    refusals: [
      'withdrawal.unknown',
      'withdrawal.not_now',
      'withdrawal.received_invalid',
      'withdrawal.proof_unknown',
    ],
  }),
} as const;
