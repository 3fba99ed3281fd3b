import { z } from 'zod';
import { call, pictureTypes, servedFile } from './call.ts';
import { adjustmentReasons, freezeReasons } from './money-reasons.ts';
import { amount, currencyCode, id, instant, page, pageQuery, rangeQuery, sentText, uuid } from './wire.ts';

export const adjustmentDirections = ['credit', 'debit'] as const;
/** `approved` for the moment until the ledger has it; `short` where the member no longer had the money. */
export const adjustmentStates = ['waiting', 'approved', 'posted', 'short', 'refused', 'withdrawn'] as const;
/**
 * Why a second operator is needed: for every debit; for a credit of this amount; for what small credits of a day make for the
 * member, or by the operator.
 */
export const secondReasons = ['debit', 'amount', 'sum', 'operator'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];
/** `asked` and `releasing` for the moment until the ledger has it. */
export const freezeStates = ['asked', 'frozen', 'short', 'releasing', 'released'] as const;
export type FreezeState = (typeof freezeStates)[number];

export const treasuryLimits = { noteMin: 3, noteMax: 500, freezeDaysMax: 366 } as const;
const note = sentText.trim().min(treasuryLimits.noteMin).max(treasuryLimits.noteMax);

const adjustment = z.object({
  id: uuid,
  memberId: id,
  account: z.string(),
  direction: z.enum(adjustmentDirections),
  amount,
  currency: currencyCode,
  reason: z.enum(adjustmentReasons),
  note: z.string().meta({ description: 'for operators alone' }),
  state: z.enum(adjustmentStates),
  needsSecond: z.boolean().meta({ description: 'another operator has to approve it' }),
  secondFor: z.enum(secondReasons).nullable().meta({ description: 'why; null where nobody has to' }),
  sumOfDay: amount.nullable().meta({
    description:
      'with `sum` and `operator`: what such credits of 24 hours make for the member, or by the operator, with this one',
  }),
  hasEvidence: z.boolean(),
  proposedBy: z.string(),
  proposedAt: instant,
  decidedBy: z.string().nullable().meta({ description: 'who approved, refused or withdrew it' }),
  decidedAt: instant.nullable(),
  answer: z.string().nullable().meta({ description: 'why it was refused' }),
  settledAt: instant.nullable(),
  transferId: uuid.nullable().meta({ description: 'its transfer in the ledger' }),
});

const freeze = z.object({
  id: uuid,
  memberId: id,
  account: z.string(),
  amount,
  currency: currencyCode,
  reason: z.enum(freezeReasons),
  note: z.string(),
  state: z.enum(freezeStates),
  until: instant.nullable().meta({ description: 'released by itself then; null until an operator does' }),
  frozenBy: z.string(),
  frozenAt: instant,
  releasedBy: z.string().nullable().meta({ description: 'null where its time was over' }),
  releasedAt: instant.nullable(),
  releaseNote: z.string().nullable(),
});

const office = { module: null, token: 'operator', always: true } as const;
const reader = { ...office, permission: 'adjustments.read' } as const;
const writer = { ...office, permission: 'adjustments.write' } as const;
const freezer = { ...office, permission: 'freezes.write' } as const;
const one = { params: z.object({ id: uuid }), answer: adjustment } as const;
const ofMember = { params: z.object({ id }) } as const;

const sums = z.object({ count: z.number().int(), sum: amount });

/** The back office: what operators do to members' money by hand. */
export const officeTreasuryCalls = {
  officeAdjustments: call({
    ...reader,
    method: 'GET',
    path: '/office/api/adjustments',
    summary: 'Adjustments: those that wait, the oldest first; of another state the newest first',
    query: z.object({
      ...pageQuery,
      ...rangeQuery,
      state: z
        .enum([...adjustmentStates, 'all'])
        .optional()
        .meta({ description: 'without it those that wait for a second operator' }),
      direction: z.enum(adjustmentDirections).optional(),
      reason: z.enum(adjustmentReasons).optional(),
      memberId: id.optional(),
    }),
    answer: page(adjustment).extend({
      totals: z
        .array(z.object({ currency: currencyCode, credits: sums, debits: sums }))
        .meta({ description: 'of all that suit, whatever the page' }),
    }),
    refusals: [],
  }),
  officeAdjustment: call({
    ...reader,
    ...one,
    method: 'GET',
    path: '/office/api/adjustments/:id',
    summary: 'One adjustment',
    refusals: ['adjustment.unknown'],
  }),
  officeProposeAdjustment: call({
    ...writer,
    ...ofMember,
    method: 'POST',
    path: '/office/api/members/:id/adjustments',
    summary:
      'Credit or debit a member; every debit, and credits from an amount on, alone or together within 24 hours, wait for a second operator',
    idempotency: 'owned',
    body: z.object({
      direction: z.enum(adjustmentDirections),
      amount,
      reason: z.enum(adjustmentReasons),
      note,
      evidenceId: uuid.nullable().meta({ description: 'a picture that was uploaded for it' }),
    }),
    answer: adjustment,
    refusals: [
      'member.unknown',
      'member.real_account_required',
      'money.amount_invalid',
      'wallet.insufficient_funds',
      'adjustment.evidence_unknown',
    ],
  }),
  officeApproveAdjustment: call({
    ...writer,
    ...one,
    method: 'POST',
    path: '/office/api/adjustments/:id/approval',
    summary: 'Approve as the second operator: the money moves',
    refusals: ['adjustment.unknown', 'adjustment.not_now', 'adjustment.own'],
  }),
  officeRefuseAdjustment: call({
    ...writer,
    ...one,
    method: 'POST',
    path: '/office/api/adjustments/:id/refusal',
    summary: 'Refuse as the second operator',
    body: z.object({ reason: note }),
    refusals: ['adjustment.unknown', 'adjustment.not_now', 'adjustment.own'],
  }),
  officeWithdrawAdjustment: call({
    ...writer,
    ...one,
    method: 'DELETE',
    path: '/office/api/adjustments/:id',
    summary: 'Withdraw what one has proposed',
    refusals: ['adjustment.unknown', 'adjustment.not_now', 'adjustment.not_yours'],
  }),
  officeUploadEvidence: call({
    ...writer,
    method: 'POST',
    path: '/office/api/adjustments/evidence',
    summary: 'Keep a picture for an adjustment that follows within the hour',
    limit: { points: 30, perSeconds: 60 },
    upload: { types: pictureTypes },
    answer: z.object({ id: uuid }),
    refusals: ['upload.too_large', 'upload.not_an_image'],
  }),
  officeEvidence: call({
    ...reader,
    method: 'GET',
    path: '/office/api/adjustments/:id/evidence',
    summary: 'The picture of an adjustment; each look is in the audit log',
    limit: { points: 120, perSeconds: 60 },
    params: z.object({ id: uuid }),
    download: ['image/webp'],
    answer: servedFile,
    refusals: ['adjustment.unknown'],
  }),
  officeFreezes: call({
    ...reader,
    method: 'GET',
    path: '/office/api/freezes',
    summary: 'Frozen money, the newest first',
    query: z.object({
      ...pageQuery,
      state: z.enum(['frozen', 'over']).optional(),
      memberId: id.optional(),
    }),
    answer: page(freeze),
    refusals: [],
  }),
  officeFreeze: call({
    ...freezer,
    ...ofMember,
    method: 'POST',
    path: '/office/api/members/:id/freezes',
    summary: 'Freeze so much of a member’s cash, until an operator releases it or the time is over',
    idempotency: 'owned',
    body: z.object({ amount, reason: z.enum(freezeReasons), note, until: instant.nullable() }),
    answer: freeze,
    refusals: [
      'member.unknown',
      'member.real_account_required',
      'money.amount_invalid',
      'freeze.until_invalid',
      'wallet.insufficient_funds',
    ],
  }),
  officeReleaseFreeze: call({
    ...freezer,
    method: 'POST',
    path: '/office/api/freezes/:id/release',
    summary: 'Release frozen money: all of it is the member’s cash again',
    params: z.object({ id: uuid }),
    body: z.object({ reason: note }),
    answer: freeze,
    refusals: ['freeze.unknown', 'freeze.not_now'],
  }),
} as const;
