import { z } from 'zod';
import { call } from './call.ts';
import { transferLimits } from './cashier.ts';
import { amount, currencyCode, id, instant, page, pageQuery, sentText, uuid } from './wire.ts';

/**
 * How a payment provider's word and ours may differ: it has a paid payment that is no deposit of ours, or none where we
 * credited one; another sum or currency; or it takes back what it once called paid.
 */
export const discrepancyKinds = [
  'unknown_here',
  'unknown_there',
  'amount_differs',
  'currency_differs',
  'status_differs',
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];
const discrepancyKind = z.enum(discrepancyKinds);

/** `credited`: what came is credited as it came. `dismissed`: dealt with elsewhere, as the reason says. */
const resolution = z.enum(['credited', 'dismissed']);
export type DiscrepancyResolution = z.infer<typeof resolution>;

const money = z.object({ amount, currency: z.string() });

const discrepancy = z.object({
  id: uuid,
  provider: z.string(),
  kind: discrepancyKind,
  reference: z.string().meta({ description: 'what the provider knows the payment by' }),
  paymentId: z.string().nullable(),
  member: z
    .object({ id, account: z.string() })
    .nullable()
    .meta({ description: 'null where no deposit of ours is known' }),
  ours: money.nullable().meta({ description: 'what we credited, or what was wished' }),
  theirs: money.nullable().meta({ description: 'what the provider says that it has' }),
  foundAt: instant,
  mayCredit: z.boolean().meta({ description: 'the deposit waits for this money' }),
  resolved: z
    .object({
      resolution,
      by: z.string(),
      at: instant,
      reason: z.string(),
    })
    .nullable(),
});

const side = z.object({ count: z.number().int(), sum: amount });

const office = { module: null, token: 'operator', always: true } as const;
const reader = { ...office, permission: 'deposits.read' } as const;
const matcher = { ...office, permission: 'deposits.match' } as const;

/** The back office: what payment providers say, against what we have. */
export const officeReconciliationCalls = {
  officeDiscrepancies: call({
    ...reader,
    method: 'GET',
    path: '/office/api/reconciliation/discrepancies',
    summary: 'What differs from the providers: open, the oldest first, or resolved, the newest first',
    query: z.object({
      ...pageQuery,
      state: z.enum(['open', 'resolved']).default('open'),
      kind: discrepancyKind.optional(),
      provider: z
        .string()
        .regex(/^[a-z0-9-]{1,30}$/)
        .optional(),
    }),
    answer: page(discrepancy),
    refusals: [],
  }),
  officeResolveDiscrepancy: call({
    ...matcher,
    method: 'POST',
    path: '/office/api/reconciliation/discrepancies/:id/resolution',
    summary: 'Credit what came as it came, or say how it was dealt with elsewhere',
    params: z.object({ id: uuid }),
    body: z.object({
      resolution,
      reason: sentText.trim().min(3).max(transferLimits.reasonMax),
    }),
    answer: discrepancy,
    refusals: [
      'cashier.discrepancy_unknown',
      'cashier.discrepancy_resolved',
      'cashier.discrepancy_not_creditable',
    ],
  }),
  officeReconciledDays: call({
    ...reader,
    method: 'GET',
    path: '/office/api/reconciliation/days',
    summary: 'What each provider and we say of each day (UTC) on which payments were begun, newest first',
    query: z.object(pageQuery),
    answer: page(
      z.object({
        provider: z.string(),
        day: z.iso.date(),
        currency: currencyCode,
        theirs: side,
        ours: side,
        isEven: z.boolean(),
        repaired: z.number().int().meta({ description: 'payments that no webhook had told of' }),
        isComplete: z.boolean().meta({ description: 'false: the day has more payments than were compared' }),
        checkedAt: instant,
        openDiscrepancies: z.number().int().meta({ description: 'of this provider, of any day' }),
      }),
    ),
    refusals: [],
  }),
} as const;
