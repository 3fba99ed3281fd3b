import { z } from 'zod';
import { call } from './call.ts';
import { amount, currencyCode, id, instant, page, pageQuery, sentText, signedAmount } from './wire.ts';

/** What a limit bounds: money paid in, lost (stakes less payouts), staked, or the time spent in games. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export const limitKind = z.enum(limitKinds);
export type LimitKind = (typeof limitKinds)[number];

/** Windows that move with time: the last 24 hours, the last seven days, back to the same moment of the month before. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export const limitPeriod = z.enum(limitPeriods);
export type LimitPeriod = (typeof limitPeriods)[number];

/** Minutes of a whole window: a limit of time lies below it. A month counts with its most. */
export const minutesOfPeriod = {
  day: 1_440,
  week: 10_080,
  month: 44_640,
} as const satisfies Record<LimitPeriod, number>;

export const coolOffDays = { min: 1, max: 42 } as const;
export const exclusionMonths = { min: 6, max: 60 } as const;
export const realityCheckMinutes = [15, 30, 60] as const;

/** An amount of the member's currency, or for `time` whole minutes. */
const limitValue = amount.meta({ description: 'amount of the member’s currency; for `time` whole minutes' });

export const protectionLimit = z.object({
  kind: limitKind,
  period: limitPeriod,
  /** The member's own. */
  own: limitValue.nullable(),
  /** What the own one becomes, and when; `value` null: it goes. */
  pending: z.object({ value: limitValue.nullable(), from: instant }).nullable(),
  operator: limitValue.nullable(),
  /** The lower of the two: the one that counts. */
  inForce: limitValue.nullable(),
  used: limitValue,
  left: limitValue.nullable(),
});
export type ProtectionLimit = z.infer<typeof protectionLimit>;

export const exclusionKinds = ['cool_off', 'self_exclusion', 'operator'] as const;
export const exclusionKind = z.enum(exclusionKinds);
export type ExclusionKind = (typeof exclusionKinds)[number];

const exclusion = z.object({
  kind: exclusionKind,
  from: instant,
  until: instant.nullable().meta({ description: 'null: for good' }),
  reason: z.string().nullable().meta({ description: 'of an operator’s' }),
});

const protection = z.object({
  currency: currencyCode,
  currencySymbol: z.string(),
  limits: z.array(protectionLimit).meta({ description: 'every kind with every period, whether set or not' }),
  exclusion: exclusion.nullable().meta({ description: 'the one in force that ends last' }),
  realityCheckMinutes: z.number().int(),
  serverTime: instant,
});

const protectionEvent = z.object({
  at: instant,
  by: z.enum(['member', 'operator']),
  what: z.enum([
    'limit_tightened',
    'limit_loosening',
    'limit_change_cancelled',
    'operator_limit_set',
    'operator_limit_removed',
    'excluded',
    'exclusion_lifted',
    'reality_check_set',
  ]),
  kind: z.string().nullable().meta({ description: 'of a limit or an exclusion' }),
  period: limitPeriod.nullable(),
  value: z.string().nullable(),
  until: instant.nullable(),
  reason: z.string().nullable(),
});

const limitOf = z.object({ kind: limitKind, period: limitPeriod });
const reason = sentText.trim().min(3).max(500);
const months = z.number().int().min(exclusionMonths.min).max(exclusionMonths.max).nullable();

const site = { module: 'COMM3', token: 'session', realOnly: true } as const;

export const protectionCalls = {
  protection: call({
    ...site,
    method: 'GET',
    path: '/wps/member/protection',
    summary:
      'The member’s limits with their use, the exclusion in force, and how often a game reminds of time',
    answer: protection,
    refusals: [],
  }),
  setLimit: call({
    ...site,
    method: 'PUT',
    path: '/wps/member/protection/limits/:kind/:period',
    summary: 'Set a limit: a tighter one counts at once, a looser one or none after 24 hours',
    limit: { points: 30, perSeconds: 60 },
    params: limitOf,
    body: z.object({ value: limitValue.nullable() }),
    answer: protection,
    refusals: ['protection.limit_invalid', 'request.too_many'],
  }),
  cancelLimitChange: call({
    ...site,
    method: 'DELETE',
    path: '/wps/member/protection/limits/:kind/:period/pending',
    summary: 'Keep a limit as it is: the looser one that waits is given up',
    limit: { points: 30, perSeconds: 60 },
    params: limitOf,
    answer: protection,
    refusals: ['protection.nothing_pending'],
  }),
  exclude: call({
    ...site,
    method: 'POST',
    path: '/wps/member/protection/exclusion',
    summary:
      'A break of days, or an exclusion of months or for good; it begins at once and cannot be shortened',
    limit: { points: 10, perSeconds: 60 },
    body: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('cool_off'),
        days: z.number().int().min(coolOffDays.min).max(coolOffDays.max),
      }),
      z.object({ kind: z.literal('self_exclusion'), months }),
    ]),
    answer: protection,
    refusals: ['protection.exclusion_shorter'],
  }),
  setRealityCheck: call({
    ...site,
    method: 'PUT',
    path: '/wps/member/protection/realityCheck',
    summary: 'How often a game reminds of time and net position',
    limit: { points: 30, perSeconds: 60 },
    body: z.object({ minutes: z.union([z.literal(15), z.literal(30), z.literal(60)]) }),
    answer: protection,
    refusals: [],
  }),
  sitting: call({
    module: site.module,
    token: site.token,
    method: 'GET',
    path: '/wps/member/protection/sitting',
    summary:
      'A sign of life of a game whose page tells nothing of itself: it counts the time, and answers how long the member has been at play and with what result',
    limit: { points: 60, perSeconds: 60 },
    answer: z.object({
      since: instant.meta({ description: 'play without a pause of half an hour, in whatever games' }),
      netPosition: signedAmount.meta({ description: 'payouts less stakes since then' }),
      currency: currencyCode,
      currencySymbol: z.string(),
      realityCheckMinutes: z.number().int(),
      serverTime: instant,
    }),
    refusals: ['protection.excluded', 'protection.time_used_up'],
  }),
  protectionHistory: call({
    ...site,
    method: 'GET',
    path: '/wps/member/protection/history',
    summary: 'What was changed of limits and exclusions, newest first',
    query: z.object(pageQuery),
    answer: page(protectionEvent),
    refusals: [],
  }),
} as const;

const office = { module: null, token: 'operator', always: true } as const;
const ofMember = z.object({ id });

export const officeProtectionCalls = {
  officeProtection: call({
    ...office,
    method: 'GET',
    path: '/office/api/members/:id/protection',
    summary: 'A member’s limits, the exclusion in force, and what was changed',
    permission: 'members.read',
    params: ofMember,
    answer: protection.extend({ history: z.array(protectionEvent) }),
    refusals: ['member.unknown', 'member.real_account_required'],
  }),
  officeSetLimit: call({
    ...office,
    method: 'PUT',
    path: '/office/api/members/:id/protection/limits/:kind/:period',
    summary: 'Set or remove the operator’s own limit of a member; the lower of both counts',
    permission: 'members.write',
    params: limitOf.extend(ofMember.shape),
    body: z.object({ value: limitValue.nullable(), reason }),
    answer: protection,
    refusals: ['member.unknown', 'member.real_account_required', 'protection.limit_invalid'],
  }),
  officeExclude: call({
    ...office,
    method: 'POST',
    path: '/office/api/members/:id/protection/exclusion',
    summary: 'Exclude a member from play and deposits, with a reason; withdrawals stay open',
    permission: 'members.write',
    params: ofMember,
    body: z.object({ days: z.number().int().min(1).max(3_650).nullable(), reason }),
    answer: protection,
    refusals: ['member.unknown', 'member.real_account_required', 'protection.exclusion_shorter'],
  }),
  officeLiftExclusion: call({
    ...office,
    method: 'DELETE',
    path: '/office/api/members/:id/protection/exclusion',
    summary: 'Lift what operators excluded; a member’s own exclusion stays',
    permission: 'members.write',
    params: ofMember,
    query: z.object({ reason }),
    answer: protection,
    refusals: ['member.unknown', 'member.real_account_required', 'protection.nothing_to_lift'],
  }),
} as const;
