import { z } from 'zod';
import { call } from './call.ts';
import { proposalId, proposalReason } from './office-approvals.ts';
import { instant, sentText } from './wire.ts';

/** Names of operators are written in lower case and stand in the audit log for ever. */
const operatorName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z][a-z0-9._-]{2,31}$/);

const operatorRow = z.object({
  username: z.string(),
  role: z.string(),
  state: z.enum(['active', 'disabled']),
  hasSecondFactor: z.boolean(),
  hasOneTimePassword: z.boolean(),
  createdAt: instant,
  lastLoginAt: instant.nullable(),
});

/** The password is shown once to the operator who asked for it; it works once and must be changed. */
const oneTimeLogin = z.object({
  username: z.string(),
  oneTimePassword: z.string().nullable().meta({ description: 'null where a colleague has to approve first' }),
  proposalId,
});

const guarded = ['approval.already_open', 'approval.reason_required'] as const;

/** The back office: operators among themselves. */
export const officeOperatorsCalls = {
  officeOperators: call({
    method: 'GET',
    path: '/office/api/operators',
    summary: 'Every operator, and the roles that there are',
    module: null,
    token: 'operator',
    permission: 'operators.read',
    always: true,
    answer: z.object({
      operators: z.array(operatorRow),
      roles: z.array(z.object({ name: z.string(), permissions: z.array(z.string()) })),
    }),
    refusals: [],
  }),
  officeAddOperator: call({
    method: 'POST',
    path: '/office/api/operators',
    summary: 'Add an operator; answers the one-time password',
    module: null,
    token: 'operator',
    permission: 'operators.write',
    always: true,
    body: z.object({ username: operatorName, role: sentText.max(40), reason: proposalReason }),
    answer: oneTimeLogin,
    refusals: ['operator.username_taken', 'operator.role_unknown', ...guarded],
  }),
  officeChangeOperator: call({
    method: 'PUT',
    path: '/office/api/operators/:username',
    summary: 'Give another operator a role, or take him out of service; a disabled one’s sessions end',
    module: null,
    token: 'operator',
    permission: 'operators.write',
    always: true,
    params: z.object({ username: operatorName }),
    body: z.object({
      role: sentText.max(40),
      state: z.enum(['active', 'disabled']),
      reason: proposalReason,
    }),
    answer: operatorRow.extend({ proposalId }),
    refusals: [
      'operator.unknown',
      'operator.role_unknown',
      'operator.own_account',
      'operator.last_administrator',
      ...guarded,
    ],
  }),
  officeResetOperator: call({
    method: 'POST',
    path: '/office/api/operators/:username/reset',
    summary: 'Take away another operator’s password and second factor; answers a new one-time password',
    module: null,
    token: 'operator',
    permission: 'operators.write',
    always: true,
    params: z.object({ username: operatorName }),
    body: z.object({ reason: proposalReason }),
    answer: oneTimeLogin,
    refusals: ['operator.unknown', 'operator.own_account', ...guarded],
  }),
} as const;
