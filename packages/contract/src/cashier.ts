import { z } from 'zod';
import { call } from './call.ts';
import { amount, currencyCode, instant, page, pageQuery, uuid } from './wire.ts';

/** created → pending → paid | failed | expired | cancelled; a payment that comes late is still credited (paid). */
export const depositState = z.enum(['created', 'pending', 'paid', 'failed', 'expired', 'cancelled']);

export const deposit = z.object({
  id: uuid,
  method: z.string(),
  methodName: z.string(),
  amount,
  currency: currencyCode,
  state: depositState,
  reference: z.string().meta({ description: 'short reference to quote to the support' }),
  redirectUrl: z
    .string()
    .nullable()
    .meta({ description: 'where the payer confirms, while the deposit is open' }),
  createdAt: instant,
  expiresAt: instant,
  settledAt: instant.nullable(),
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
          currency: currencyCode,
          min: amount,
          max: amount,
          suggested: z.array(amount),
          expiresAfterMinutes: z.number().int(),
          isSandbox: z.boolean(),
        }),
      ),
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
    body: z.object({ method: z.string().max(40), amount }),
    answer: deposit,
    refusals: [
      'cashier.method_unknown',
      'cashier.amount_out_of_range',
      'cashier.provider_unavailable',
      'wallet.limit_reached',
      'protection.excluded',
    ],
  }),
  deposits: call({
    method: 'GET',
    path: '/wps/v2/transaction/deposit',
    summary: 'The member’s deposits, newest first',
    module: 'COMM3',
    token: 'session',
    query: z.object({ ...pageQuery, state: depositState.optional() }),
    answer: page(deposit),
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
  cancelDeposit: call({
    method: 'DELETE',
    path: '/wps/v2/transaction/deposit/:id',
    summary: 'Give up a deposit that is not paid yet',
    module: 'COMM3',
    token: 'session',
    params: z.object({ id: uuid }),
    answer: deposit,
    refusals: ['cashier.deposit_unknown', 'cashier.deposit_not_cancellable'],
  }),
} as const;
