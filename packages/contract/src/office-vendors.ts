import { z } from 'zod';
import { call } from './call.ts';
import { maintenanceNote } from './maintenance.ts';
import { proposalId, proposalReason } from './office-approvals.ts';
import { amount, currencyCode, id, instant, localText, page, pageQuery, sentText, uuid } from './wire.ts';

/** What an operator may write of a vendor's key; the office's form counts along. */
export const vendorKeyLimits = { idMax: 64, publicKeyMax: 4_000, reasonMin: 3, reasonMax: 500 } as const;

const code = z
  .string()
  .max(40)
  .regex(/^[A-Z][A-Z0-9_]*$/);
const keyId = z
  .string()
  .trim()
  .min(1)
  .max(vendorKeyLimits.idMax)
  .regex(/^[\w.-]+$/);

const vendorKey = z.object({
  id: z.string(),
  fingerprint: z.string().meta({ description: 'SHA-256 of the public key, in pairs of hexadecimal digits' }),
  bits: z.number().int(),
  validFrom: instant.nullable(),
  validUntil: instant.nullable(),
  isValid: z.boolean().meta({ description: 'the vendor can sign with it now' }),
  addedBy: z.string().nullable().meta({ description: 'an operator; null for a key of the file of vendors' }),
  addedAt: instant.nullable(),
});

const vendorSync = z.object({
  at: instant.meta({ description: 'when it was asked last' }),
  doneAt: instant.nullable().meta({ description: 'when it answered last' }),
  games: z.number().int().meta({ description: 'how many games it named then' }),
  problem: z.string().nullable().meta({ description: 'why it failed; null where it did not' }),
});

const outsideVendor = z.object({
  code: z.string(),
  name: localText,
  maintenance: maintenanceNote.nullable(),
  openGames: z.number().int(),
  gameUrl: z.string(),
  catalogueUrl: z.string().nullable(),
  sync: vendorSync.nullable(),
  keys: z.array(vendorKey),
  booksInDoubt: z.number().int().meta({ description: 'intervals that differ or were not compared' }),
});
const key = z.object({ key: vendorKey });

/** Why a win is held: what its round pays, or what the vendor has cost within a day. */
export const holdReasons = ['round', 'day'] as const;
export type HoldReason = (typeof holdReasons)[number];

const heldWin = z.object({
  id: uuid,
  vendor: z.string(),
  roundId: uuid,
  memberId: id,
  account: z.string(),
  gameId: z.string(),
  amount,
  currency: currencyCode,
  because: z.enum(holdReasons),
  state: z.enum(['held', 'released', 'refused']),
  heldAt: instant,
  decidedAt: instant.nullable(),
  reason: z.string().nullable().meta({ description: 'what was written of the decision' }),
});

const office = { module: null, token: 'operator', always: true } as const;

/** The back office: outside vendors, their keys, shelves and books. */
export const officeVendorDeskCalls = {
  officeHeldWins: call({
    ...office,
    method: 'GET',
    path: '/office/api/held-wins',
    summary: 'Wins of outside vendors that are looked at before they are paid: those that wait, or all',
    permission: 'adjustments.read',
    query: z.object({ ...pageQuery, state: z.enum(['waiting', 'all']).default('waiting') }),
    answer: page(heldWin),
    refusals: [],
  }),
  officeDecideHeldWin: call({
    ...office,
    method: 'POST',
    path: '/office/api/held-wins/:id/decision',
    summary:
      'Propose to pay a held win to its member, or to give it back to the vendor; a colleague approves',
    permission: 'adjustments.write',
    params: z.object({ id: uuid }),
    body: z.object({
      verdict: z.enum(['release', 'refuse']),
      reason: sentText.trim().min(vendorKeyLimits.reasonMin).max(vendorKeyLimits.reasonMax).meta({
        description: 'the member reads it where it is refused',
      }),
    }),
    answer: z.object({ proposalId }),
    refusals: ['vendor.win_unknown', 'vendor.win_decided', 'approval.already_open'],
  }),
  officeOutsideVendors: call({
    ...office,
    method: 'GET',
    path: '/office/api/outside-vendors',
    summary: 'Every outside vendor with its keys, its last word of its games and the state of its books',
    permission: 'content.read',
    answer: z.object({ vendors: z.array(outsideVendor) }),
    refusals: [],
  }),
  officeSyncVendor: call({
    ...office,
    method: 'POST',
    path: '/office/api/outside-vendors/:code/sync',
    summary: 'Ask a vendor for its games now; the answer says what came of it',
    permission: 'content.write',
    limit: { points: 12, perSeconds: 60 },
    params: z.object({ code }),
    answer: z.object({ sync: vendorSync, changed: z.boolean() }),
    refusals: ['vendor.unknown', 'vendor.no_catalogue'],
  }),
  officeAddVendorKey: call({
    ...office,
    method: 'POST',
    path: '/office/api/outside-vendors/:code/keys',
    summary: 'Add a key with which a vendor may sign, beside those that it has',
    permission: 'settings.write',
    params: z.object({ code }),
    body: z.object({
      id: keyId,
      publicKey: sentText.trim().min(1).max(vendorKeyLimits.publicKeyMax),
      validFrom: instant.nullable().default(null),
      reason: proposalReason,
    }),
    answer: z.object({
      key: vendorKey.nullable().meta({ description: 'null where a colleague has to approve first' }),
      proposalId,
    }),
    refusals: [
      'vendor.unknown',
      'vendor.key_invalid',
      'vendor.key_taken',
      'approval.already_open',
      'approval.reason_required',
    ],
  }),
  officeEndVendorKey: call({
    ...office,
    method: 'POST',
    path: '/office/api/outside-vendors/:code/keys/:keyId/end',
    summary: 'End a key now: nothing that is signed with it is believed any more',
    permission: 'settings.write',
    params: z.object({ code, keyId }),
    body: z.object({
      reason: sentText.trim().min(vendorKeyLimits.reasonMin).max(vendorKeyLimits.reasonMax),
    }),
    answer: key,
    refusals: ['vendor.unknown', 'vendor.key_unknown'],
  }),
  officeReconciliations: call({
    ...office,
    method: 'GET',
    path: '/office/api/outside-vendors/reconciliations',
    summary: 'Each time a vendor compared its books with ours, the newest first',
    permission: 'books.read',
    query: z.object({
      ...pageQuery,
      vendor: code.optional(),
      differing: z.enum(['yes']).optional().meta({ description: 'those alone that found differences' }),
    }),
    answer: page(
      z.object({
        id,
        vendor: z.string(),
        currency: currencyCode,
        isTrial: z.boolean(),
        from: instant,
        to: instant,
        rounds: z.number().int(),
        stake: amount,
        payout: amount,
        differences: z.number().int(),
        openRounds: z.number().int(),
        at: instant,
      }),
    ),
    refusals: [],
  }),
} as const;
