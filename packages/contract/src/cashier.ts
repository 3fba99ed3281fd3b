import { z } from 'zod';
import { bonusDenials, bonusOfferId } from './bonuses.ts';
import { call, pictureTypes } from './call.ts';
import {
  amount,
  currencyCode,
  instant,
  localText,
  page,
  pageQuery,
  rangeQuery,
  sentText,
  uuid,
  whole,
} from './wire.ts';

/**
 * created → pending → paid | failed | expired | cancelled; a payment that comes late is still credited (paid). A bank
 * transfer passes through review, where operators look for its money; it comes back there when a proof comes late. What comes while play
 * is closed to the member, or beyond his limit, is held until it is returned.
 */
export const depositStates = [
  'created',
  'pending',
  'review',
  'paid',
  'failed',
  'expired',
  'cancelled',
  'held',
  'returned',
] as const;
export const depositState = z.enum(depositStates);

export const transferLimits = { proofsMax: 3, referenceMin: 4, referenceMax: 64, reasonMax: 500 } as const;

/** A share of a hundred with two digits, such as `1.50`. */
const percent = z.string().regex(/^(0|[1-9]\d?)\.\d{2}$/);

/** What the member pays with: by a transfer to an account of the house, or through a provider. */
const depositKind = z.enum(['transfer', 'bank', 'wallet', 'card', 'crypto']);

const chosenBonus = z.object({ offerId: bonusOfferId, version: whole(1) });

/** A bank transfer to an account of the house. */
export const depositTransfer = z.object({
  bank: z.string(),
  holder: z.string(),
  number: z.string(),
  qrText: z.string().meta({ description: 'what its QR code says; empty for none' }),
  note: localText,
  feePercent: percent,
  proofs: z.number().int(),
  mayProve: z.boolean().meta({ description: 'more pictures may be sent' }),
  received: amount.nullable().meta({ description: 'what arrived, once it is credited' }),
  fee: amount.nullable(),
  credited: amount.nullable(),
  reason: z
    .string()
    .nullable()
    .meta({ description: 'why it was rejected, or why another amount was credited' }),
});

/** The bonus that was chosen with a deposit. */
export const depositBonus = chosenBonus.extend({
  title: localText,
  amount: amount.nullable().meta({ description: 'what it brought, once it is paid' }),
  denied: z.enum(bonusDenials).nullable().meta({ description: 'why it brought none' }),
});

export const deposit = z.object({
  id: uuid,
  method: z.string(),
  methodName: z.string(),
  kind: depositKind,
  amount,
  currency: currencyCode,
  state: depositState,
  isSeen: z
    .boolean()
    .meta({ description: 'pending, and the provider sees the money: it waits to be certain of it' }),
  isUnclear: z
    .boolean()
    .meta({ description: 'failed, and other money than was wished came: an operator looks at it' }),
  feePercent: percent,
  arrived: z
    .object({ received: amount, fee: amount, credited: amount })
    .nullable()
    .meta({ description: 'what came through a provider, once it is credited' }),
  reference: z.string().meta({ description: 'short reference to quote to the support' }),
  redirectUrl: z
    .string()
    .nullable()
    .meta({ description: 'where the payer confirms, while the deposit is open' }),
  createdAt: instant,
  expiresAt: instant,
  settledAt: instant.nullable(),
  held: z
    .object({
      because: z.enum(['excluded', 'limit']),
      amount: amount.meta({ description: 'what came' }),
      reason: z.string().nullable().meta({ description: 'what the operator who returned it wrote' }),
      reference: z.string().nullable().meta({ description: 'under which it was sent back' }),
    })
    .nullable()
    .meta({ description: 'what came and was not credited; null of every other deposit' }),
  bonus: depositBonus.nullable(),
  transfer: depositTransfer.nullable().meta({ description: 'null of what goes through a provider' }),
});

export const depositTotals = z.object({
  credited: amount.meta({ description: 'what came into the wallet, after fees' }),
});

export const cashierCalls = {
  depositSettings: call({
    method: 'GET',
    path: '/wps/relay/MCSFE_getDepositSettings',
    summary: 'Deposit methods with their limits',
    module: 'COMM3',
    token: 'session',
    answer: z.object({
      methods: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          kind: depositKind,
          currency: currencyCode,
          min: amount,
          max: amount,
          feePercent: percent,
          suggested: z.array(amount),
          expiresAfterMinutes: z.number().int(),
          isSandbox: z.boolean(),
        }),
      ),
      uploadMaxBytes: z.number().int(),
      turnoverTimes: z.string().meta({
        description: 'how often a deposit has to be staked before money leaves; 0 for not at all',
        example: '1.00',
      }),
      payoutWaitHours: z.number().int().meta({
        description: 'how long a new account to be paid out to waits before money goes there',
      }),
    }),
    refusals: [],
  }),
  createDeposit: call({
    method: 'POST',
    path: '/wps/v2/transaction/deposit',
    summary: 'Start a deposit; answers where the payer confirms it',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    idempotency: 'stored',
    limit: { points: 20, perSeconds: 60 },
    body: z.object({
      method: sentText.max(40),
      amount,
      bonus: chosenBonus.optional().meta({ description: 'one of the offers; without it no bonus' }),
    }),
    answer: deposit,
    refusals: [
      'cashier.method_unknown',
      'cashier.amount_out_of_range',
      'cashier.provider_unavailable',
      'bonus.not_offered',
      'bonus.amount_too_small',
      'wallet.limit_reached',
      'protection.excluded',
    ],
  }),
  deposits: call({
    method: 'GET',
    path: '/wps/v2/transaction/deposit',
    summary: 'The member’s deposits, newest first, with totals of the page and of the range',
    module: 'COMM3',
    token: 'session',
    query: z.object({ ...pageQuery, ...rangeQuery, state: depositState.optional() }),
    answer: page(deposit).extend({
      currency: currencyCode,
      pageTotals: depositTotals,
      rangeTotals: depositTotals,
    }),
    refusals: [],
  }),
  deposit: call({
    method: 'GET',
    path: '/wps/v2/transaction/deposit/:id',
    summary: 'One deposit',
    module: 'COMM3',
    token: 'session',
    params: z.object({ id: uuid }),
    answer: deposit,
    refusals: ['cashier.deposit_unknown'],
  }),
  uploadDepositProof: call({
    method: 'PUT',
    path: '/wps/v2/transaction/deposit/proofs',
    summary: 'Bring a picture that shows a bank transfer, to be sent within the hour',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    limit: { points: 20, perSeconds: 600 },
    upload: { types: pictureTypes },
    answer: z.object({ id: uuid }),
    refusals: ['upload.too_large', 'upload.not_an_image'],
  }),
  sendDepositProofs: call({
    method: 'POST',
    path: '/wps/v2/transaction/deposit/:id/proofs',
    summary:
      'Say of a bank transfer that it is paid, with pictures that show it; the same again changes nothing',
    module: 'COMM3',
    token: 'session',
    realOnly: true,
    limit: { points: 30, perSeconds: 60 },
    params: z.object({ id: uuid }),
    body: z.object({ proofs: z.array(uuid).min(1).max(transferLimits.proofsMax) }),
    answer: deposit,
    refusals: [
      'cashier.deposit_unknown',
      'cashier.deposit_not_now',
      'cashier.proof_too_late',
      'cashier.proof_unknown',
      'cashier.proofs_too_many',
    ],
  }),
  cancelDeposit: call({
    method: 'DELETE',
    path: '/wps/v2/transaction/deposit/:id',
    summary: 'Cancel a deposit that is not paid yet, once its provider takes no money for it any more',
    module: 'COMM3',
    token: 'session',
    params: z.object({ id: uuid }),
    answer: deposit,
    refusals: ['cashier.deposit_unknown', 'cashier.deposit_not_cancellable', 'cashier.provider_unavailable'],
  }),
} as const;
