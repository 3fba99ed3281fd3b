import { z } from 'zod';
import { bonusOffer } from './bonuses.ts';
import { call, servedFile } from './call.ts';
import { deposit, depositBonus, depositState, transferLimits } from './cashier.ts';
import { proposalId } from './office-approvals.ts';
import { caseVersion, seenCase } from './seen-case.ts';
import { amount, currencyCode, id, instant, page, pageQuery, sentText, uuid } from './wire.ts';

const row = z.object({
  id: uuid,
  memberId: id,
  account: z.string(),
  reference: z.string().meta({ description: 'what the member writes into the transfer' }),
  amount: amount.meta({ description: 'what the member wished' }),
  currency: currencyCode,
  bank: z.string(),
  state: depositState,
  isSecond: z.boolean().meta({ description: 'one operator has matched it, another has to' }),
  holder: z.string().nullable().meta({ description: 'the operator who has it' }),
  proofs: z.number().int(),
  createdAt: instant,
  reviewSince: instant.nullable().meta({ description: 'since when it waits for an operator' }),
  bonus: depositBonus.nullable(),
  version: caseVersion,
});

const detail = row.extend({
  bonusTerms: bonusOffer
    .nullable()
    .meta({ description: 'the terms that the member chose; they hold whatever becomes of the offer' }),
  to: z
    .object({ bank: z.string(), holder: z.string(), number: z.string(), feePercent: z.string() })
    .nullable()
    .meta({ description: 'null of what came through a provider' }),
  provider: z.string(),
  paymentId: z.string().nullable().meta({ description: 'by what its provider knows it' }),
  held: deposit.shape.held,
  proofIds: z.array(uuid),
  expiresAt: instant,
  settledAt: instant.nullable(),
  matchedBy: z.string().nullable(),
  secondMatchedBy: z.string().nullable(),
  bankReference: z.string().nullable(),
  received: amount
    .nullable()
    .meta({ description: 'hidden from the second pair of eyes until it has read too' }),
  fee: amount.nullable(),
  figuresDiffered: z.boolean().meta({ description: 'two operators read different amounts' }),
  note: z.string().nullable(),
});

const office = { module: null, token: 'operator', always: true } as const;
const reader = { ...office, permission: 'deposits.read' } as const;
const matcher = { ...office, permission: 'deposits.match' } as const;
const one = { params: z.object({ id: uuid }), answer: detail } as const;
const act = { ...one, query: seenCase } as const;
const reason = sentText.trim().min(3).max(transferLimits.reasonMax);

/** The back office: bank transfers that members say they have paid. */
export const officeDepositCalls = {
  officeDeposits: call({
    ...reader,
    method: 'GET',
    path: '/office/api/deposits',
    summary:
      'Bank transfers: those that wait, the oldest first; of another state the newest first. Held and returned: of every provider',
    query: z.object({
      ...pageQuery,
      state: depositState
        .optional()
        .meta({ description: 'without it, and without a reference, whatever waits for an operator' }),
      reference: z
        .string()
        .trim()
        .regex(/^[0-9A-Za-z]{5}-?[0-9A-Za-z]{5}$/)
        .optional(),
    }),
    answer: page(row),
    refusals: [],
  }),
  officeDeposit: call({
    ...reader,
    ...one,
    method: 'GET',
    path: '/office/api/deposits/:id',
    summary: 'One bank transfer, or what was held of any deposit',
    refusals: ['cashier.deposit_unknown'],
  }),
  officeTakeDeposit: call({
    ...matcher,
    ...act,
    method: 'POST',
    path: '/office/api/deposits/:id/holder',
    summary:
      'Take a bank transfer in hand, also from a colleague, and also one that is over: money may come late',
    refusals: [
      'cashier.deposit_unknown',
      'cashier.deposit_not_now',
      'case.decided_meanwhile',
      'cashier.own_match',
    ],
  }),
  officeReturnDeposit: call({
    ...matcher,
    ...act,
    method: 'DELETE',
    path: '/office/api/deposits/:id/holder',
    summary: 'Put back what one has taken',
    refusals: [
      'cashier.deposit_unknown',
      'cashier.deposit_not_now',
      'case.decided_meanwhile',
      'cashier.deposit_not_yours',
    ],
  }),
  officeMatchDeposit: call({
    ...matcher,
    ...act,
    method: 'POST',
    path: '/office/api/deposits/:id/match',
    summary: 'The payment is on the statement: credit what arrived, or be the second to read it',
    body: z.object({
      received: amount,
      bankReference: z
        .string()
        .trim()
        .min(transferLimits.referenceMin)
        .max(transferLimits.referenceMax)
        .regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/)
        .meta({
          description: 'by what the payment is found on the statement again; one payment counts once',
        }),
      reason: reason.optional().meta({ description: 'required where the amount is not what was wished' }),
    }),
    refusals: [
      'cashier.deposit_unknown',
      'cashier.deposit_not_now',
      'case.decided_meanwhile',
      'cashier.deposit_not_yours',
      'cashier.received_invalid',
      'cashier.reason_missing',
      'cashier.bank_reference_taken',
    ],
  }),
  officeSendBackDeposit: call({
    ...matcher,
    method: 'POST',
    path: '/office/api/deposits/:id/return',
    summary:
      'Say that what is held was paid back to whoever sent it; a colleague approves, and it leaves the books',
    params: z.object({ id: uuid }),
    body: z.object({
      reference: sentText.trim().min(transferLimits.referenceMin).max(transferLimits.referenceMax).meta({
        description: 'of the payment by which it was sent back',
      }),
      reason: reason.meta({ description: 'the member reads it' }),
    }),
    answer: z.object({ proposalId }),
    refusals: ['cashier.deposit_unknown', 'cashier.deposit_not_now', 'approval.already_open'],
  }),
  officeRejectDeposit: call({
    ...matcher,
    ...act,
    method: 'POST',
    path: '/office/api/deposits/:id/rejection',
    summary: 'No money is found: the member reads the reason',
    body: z.object({ reason }),
    refusals: [
      'cashier.deposit_unknown',
      'cashier.deposit_not_now',
      'case.decided_meanwhile',
      'cashier.deposit_not_yours',
    ],
  }),
  officeDepositProof: call({
    ...reader,
    method: 'GET',
    path: '/office/api/deposits/:id/proofs/:proof',
    summary: 'A picture that the member brought; each look is in the audit log',
    limit: { points: 120, perSeconds: 60 },
    params: z.object({ id: uuid, proof: uuid }),
    download: ['image/webp'],
    answer: servedFile,
    refusals: ['cashier.deposit_unknown'],
  }),
} as const;
