import { z } from 'zod';
import { call } from './call.ts';
import { proposalId, proposalReason } from './office-approvals.ts';
import { id, instant, page, pageQuery, rangeQuery, sentJson, sentText, whole } from './wire.ts';

const auditRow = z.object({
  id,
  at: instant,
  actorKind: z.enum(['operator', 'member', 'system']),
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string().nullable(),
  hash: z.string(),
});

/** The back office: settings and the audit log. */
export const officeRunningCalls = {
  officeSettings: call({
    method: 'GET',
    path: '/office/api/settings',
    summary: 'Every setting with its value, default and description',
    module: null,
    token: 'operator',
    permission: 'settings.read',
    always: true,
    answer: z.object({
      settings: z.array(
        z.object({
          key: z.string(),
          group: z.string(),
          needsSecond: z
            .boolean()
            .meta({ description: 'a change that gives way needs a colleague’s approval' }),
          description: z.string(),
          value: z.unknown(),
          defaultValue: z.unknown(),
          schema: z.unknown().meta({ description: 'JSON Schema of the value' }),
          version: z.number().int(),
          changedBy: z.string().nullable(),
          changedAt: instant.nullable(),
        }),
      ),
    }),
    refusals: [],
  }),
  officeChangeSetting: call({
    method: 'PUT',
    path: '/office/api/settings/:key',
    summary: 'Change one setting; `version` is the one that the operator saw',
    module: null,
    token: 'operator',
    permission: 'settings.write',
    always: true,
    params: z.object({ key: sentText.max(100) }),
    body: z.object({ value: sentJson, version: whole(), reason: proposalReason }),
    answer: z
      .object({ key: z.string(), value: z.unknown(), version: z.number().int(), proposalId })
      .meta({ description: 'what is in force afterwards' }),
    refusals: [
      'setting.unknown',
      'setting.invalid',
      'setting.changed_meanwhile',
      'approval.already_open',
      'approval.reason_required',
    ],
  }),
  officeAudit: call({
    method: 'GET',
    path: '/office/api/audit',
    summary: 'The audit log, newest first',
    module: null,
    token: 'operator',
    permission: 'audit.read',
    always: true,
    query: z.object({
      ...pageQuery,
      ...rangeQuery,
      action: sentText.max(80).optional(),
      actor: sentText.max(80).optional(),
      subject: sentText.max(80).optional(),
    }),
    answer: page(auditRow),
    refusals: [],
  }),
  officeAuditCheck: call({
    method: 'GET',
    path: '/office/api/audit/check',
    summary: 'Recompute the chain of hashes',
    module: null,
    token: 'operator',
    permission: 'audit.read',
    always: true,
    limit: { points: 6, perSeconds: 60 },
    answer: z.object({ entries: z.number().int(), intact: z.boolean(), firstBrokenId: id.nullable() }),
    refusals: [],
  }),
} as const;
