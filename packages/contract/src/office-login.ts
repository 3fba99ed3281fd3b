import { z } from 'zod';
import { call } from './call.ts';
import { instant, sentText } from './wire.ts';

const secret = sentText.min(1).max(200);
const loginLimit = { points: 10, perSeconds: 60 } as const;
const secondFactorCode = z.string().regex(/^\d{6}$/);
/** What stands between a right password and a full session. */
const loginStep = z.enum(['changePassword', 'enrolSecondFactor', 'secondFactor', 'done']);

/** The back office: an operator’s way in, in steps. */
export const officeLoginCalls = {
  officeLogin: call({
    method: 'POST',
    path: '/office/api/session',
    summary: 'First step: username and password; answers a ticket and the next step',
    module: null,
    token: 'none',
    always: true,
    encrypted: true,
    limit: loginLimit,
    body: z.object({ username: sentText.trim().min(1).max(64), password: secret }),
    answer: z.object({ ticket: z.string(), next: loginStep }),
    refusals: ['operator.wrong_credentials', 'login.locked'],
  }),
  officeChangePassword: call({
    method: 'POST',
    path: '/office/api/session/password',
    summary: 'Replace the one-time password',
    module: null,
    token: 'none',
    always: true,
    encrypted: true,
    limit: loginLimit,
    body: z.object({ ticket: sentText.max(128), newPassword: secret, confirmNewPassword: secret }),
    answer: z.object({ ticket: z.string(), next: loginStep }),
    refusals: ['operator.wrong_credentials', 'register.passwords_differ', 'password.weak'],
  }),
  officeEnrol: call({
    method: 'POST',
    path: '/office/api/session/enrol',
    summary: 'The secret for the authenticator app, shown once before it is confirmed',
    module: null,
    token: 'none',
    always: true,
    limit: loginLimit,
    body: z.object({ ticket: sentText.max(128) }),
    answer: z.object({ secret: z.string(), uri: z.string() }),
    refusals: [
      'operator.wrong_credentials',
      'operator.second_factor_already_set',
      'operator.password_change_required',
    ],
  }),
  officeSecondFactor: call({
    method: 'POST',
    path: '/office/api/session/verification',
    summary: 'Second step: a code of the authenticator app; answers the session token',
    module: null,
    token: 'none',
    always: true,
    limit: loginLimit,
    body: z.object({ ticket: sentText.max(128), code: secondFactorCode }),
    answer: z.object({ token: z.string() }),
    refusals: [
      'operator.wrong_credentials',
      'operator.second_factor_wrong',
      'operator.password_change_required',
      'login.locked',
    ],
  }),
  officeLogout: call({
    method: 'DELETE',
    path: '/office/api/session',
    summary: 'End the operator’s session',
    module: null,
    token: 'operator',
    always: true,
    answer: z.object({}),
    refusals: [],
  }),
  officeMe: call({
    method: 'GET',
    path: '/office/api/session',
    summary: 'Who the operator is and may do',
    module: null,
    token: 'operator',
    always: true,
    answer: z.object({
      username: z.string(),
      permissions: z.array(z.string()),
      expiresAt: instant,
      hasOutbox: z.boolean().meta({ description: 'whether messages stay here instead of being sent' }),
    }),
    refusals: [],
  }),
} as const;
