import { z } from 'zod';
import { call } from './call.ts';
import { id, instant, page, pageQuery, sentText } from './wire.ts';

/** What can be wrong. `check_failed`: one of the others could not be looked at. */
export const alarmKinds = [
  'ledger_unbalanced',
  'report_differs',
  'audit_broken',
  'float_low',
  'payments_differ',
  'deposits_overdue',
  'withdrawals_overdue',
  'adjustments_overdue',
  'returns_off',
  'rounds_overdue',
  'vendor_books_differ',
  'vendor_wins_held',
  'vendor_loss_past',
  'corrections_unrecovered',
  'wallet_transfers_overdue',
  'wallets_differ',
  'check_failed',
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

const alarmLimits = { noteMin: 3, noteMax: 500 } as const;

const alarm = z.object({
  id,
  kind: z.enum(alarmKinds),
  subject: z.string().meta({ description: 'what of that kind: a provider, a currency; may be empty' }),
  details: z.record(z.string(), z.string()).meta({ description: 'figures as they were seen last' }),
  raisedAt: instant,
  seenAt: instant.meta({ description: 'when it was found so last' }),
  clearedAt: instant.nullable().meta({ description: 'when it was found to be over' }),
  acknowledgedBy: z.string().nullable(),
  acknowledgedAt: instant.nullable(),
  note: z.string().nullable(),
});

const office = { module: null, token: 'operator', always: true } as const;

/** The back office: what somebody has to look at. */
export const officeAlarmCalls = {
  officeAlarms: call({
    ...office,
    method: 'GET',
    path: '/office/api/alarms',
    summary: 'Alarms: those that stand, the unacknowledged first; or those that are over, the newest first',
    permission: 'alarms.read',
    query: z.object({ ...pageQuery, state: z.enum(['open', 'over']).default('open') }),
    answer: page(alarm),
    refusals: [],
  }),
  officeAlarmCount: call({
    ...office,
    method: 'GET',
    path: '/office/api/alarms/count',
    summary: 'How many alarms stand, and how many of them nobody has acknowledged',
    permission: 'alarms.read',
    answer: z.object({ open: z.number().int(), unacknowledged: z.number().int() }),
    refusals: [],
  }),
  officeAcknowledgeAlarm: call({
    ...office,
    method: 'POST',
    path: '/office/api/alarms/:id/acknowledgement',
    summary: 'Say that one looks after it, and how; it stands until it is found to be over',
    permission: 'alarms.write',
    params: z.object({ id }),
    body: z.object({ note: sentText.trim().min(alarmLimits.noteMin).max(alarmLimits.noteMax) }),
    answer: alarm,
    refusals: ['alarm.unknown', 'alarm.not_now'],
  }),
} as const;
