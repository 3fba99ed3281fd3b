import { z } from 'zod';
import { call } from './call.ts';
import { externalProvider } from './identity-external.ts';
import { loginMethod, loginResult } from './identity-shapes.ts';
import { payoutKinds, usdtNetworks } from './member.ts';
import { messageTemplate } from './office-outbox.ts';
import { id, instant, nothing, page, pageQuery, rangeQuery, sentText, uuid } from './wire.ts';

const contact = z
  .object({ masked: z.string().meta({ example: '+92•••••••567' }), isVerified: z.boolean() })
  .nullable();
/** What wrong tries close to a member: the log-in, or a secret that is asked for inside. */
const lockOf = z.enum(['login', 'password', 'authenticator', 'payment_password', 'bank_account_name']);
export type LockOf = z.infer<typeof lockOf>;

const ofBrowser = { browser: z.string(), os: z.string(), ip: z.string() };
const device = z.object({
  id: uuid,
  name: z.string().nullable(),
  ...ofBrowser,
  firstSeenAt: instant,
  lastSeenAt: instant,
  isRemembered: z.boolean().meta({ description: 'one press logs in there' }),
});
const session = z.object({
  id: uuid,
  method: loginMethod,
  ...ofBrowser,
  deviceName: z.string().nullable(),
  createdAt: instant,
  lastSeenAt: instant,
});
const delivery = z.object({
  id: uuid,
  channel: z.enum(['sms', 'mail']),
  template: messageTemplate,
  state: z
    .enum(['queued', 'sending', 'sent', 'failed', 'kept'])
    .meta({ description: 'kept: it stays in the development outbox' }),
  attempts: z.number().int(),
  lastFault: z.string().nullable().meta({ description: '`http_500`, `smtp_550`, `timeout`, `network` …' }),
  createdAt: instant,
  settledAt: instant.nullable(),
});

const read = { module: null, token: 'operator', permission: 'members.read', always: true } as const;
const act = { ...read, permission: 'members.write' } as const;
const params = z.object({ id });
const why = z.object({ reason: sentText.trim().min(3).max(500) });

/** The back office: what protects a member, and what the customer service does about it. No answer holds a secret. */
export const officeSecurityCalls = {
  officeMemberSecurity: call({
    ...read,
    method: 'GET',
    path: '/office/api/members/:id/security',
    summary:
      'What protects a member’s account: what is set up, never what it is; contacts and numbers masked',
    params,
    answer: z.object({
      hasPassword: z.boolean(),
      passwordChangedAt: instant.nullable(),
      isPasswordWeak: z.boolean().meta({ description: 'as the last log-in by it found' }),
      isPasswordChangeAsked: z.boolean(),
      hasPaymentPassword: z.boolean(),
      email: contact,
      mobile: contact,
      resetMailbox: z.enum(['verified', 'unverified']).nullable().meta({
        description:
          'where a reset link could go; null: there is no mailbox, or an operator marked it as not verified',
      }),
      hasAuthenticator: z.boolean(),
      recoveryCodesLeft: z.number().int(),
      passkeys: z.array(
        z.object({
          id: uuid,
          name: z.string(),
          isBackedUp: z.boolean(),
          createdAt: instant,
          lastUsedAt: instant.nullable(),
        }),
      ),
      links: z.array(z.object({ provider: externalProvider, linkedAt: instant })),
      locks: z.array(z.object({ of: lockOf, until: instant })),
      payoutAccounts: z.array(
        z.object({
          id: uuid,
          kind: z.enum(payoutKinds),
          bankCode: z.string().nullable(),
          network: z.enum(usdtNetworks).nullable(),
          numberMasked: z.string(),
          addedAt: instant,
          usableFrom: instant,
        }),
      ),
    }),
    refusals: ['member.unknown'],
  }),
  officeMemberSessions: call({
    ...read,
    method: 'GET',
    path: '/office/api/members/:id/sessions',
    summary: 'A member’s live sessions, newest first, and known devices, the last used first',
    params,
    answer: z.object({ sessions: z.array(session), devices: z.array(device) }),
    refusals: ['member.unknown'],
  }),
  officeMemberLoginLog: call({
    ...read,
    method: 'GET',
    path: '/office/api/members/:id/login-log',
    summary: 'Comings and goings at a member’s account, newest first',
    params,
    query: z.object({ ...pageQuery, ...rangeQuery }),
    answer: page(z.object({ id: uuid, at: instant, ...ofBrowser, method: loginMethod, result: loginResult })),
    refusals: ['member.unknown'],
  }),
  officeMemberMessages: call({
    ...read,
    method: 'GET',
    path: '/office/api/members/:id/messages',
    summary: 'What became of the newest hundred messages to a member; never what they said',
    params,
    answer: z.object({ list: z.array(delivery) }),
    refusals: ['member.unknown'],
  }),
  officeEndMemberSession: call({
    ...act,
    method: 'DELETE',
    path: '/office/api/members/:id/sessions/:sessionId',
    summary: 'End one session of a member, and what its browser remembers',
    params: z.object({ id, sessionId: uuid }),
    query: why,
    answer: nothing,
    refusals: ['session.unknown'],
  }),
  officeEndMemberSessions: call({
    ...act,
    method: 'DELETE',
    path: '/office/api/members/:id/sessions',
    summary: 'End every session of a member, and every browser’s memory',
    params,
    query: why,
    answer: z.object({ ended: z.number().int() }),
    refusals: ['member.unknown'],
  }),
  officeRevokeMemberDevice: call({
    ...act,
    method: 'DELETE',
    path: '/office/api/members/:id/devices/:deviceId',
    summary:
      'A known device of a member is a stranger again: its sessions end, and nothing is remembered there',
    params: z.object({ id, deviceId: uuid }),
    query: why,
    answer: z.object({ ended: z.number().int() }),
    refusals: ['device.unknown'],
  }),
  officeRemoveAuthenticator: call({
    ...act,
    method: 'DELETE',
    path: '/office/api/members/:id/authenticator',
    summary: 'Take a lost authenticator and its recovery codes away: the member is told, every session ends',
    params,
    query: why,
    answer: nothing,
    refusals: ['member.unknown', 'authenticator.not_set'],
  }),
  officeUnlockMember: call({
    ...act,
    method: 'DELETE',
    path: '/office/api/members/:id/locks',
    summary: 'Unlock what wrong tries have closed to a member',
    params,
    query: why,
    answer: nothing,
    refusals: ['member.unknown', 'member.not_locked'],
  }),
  officeForcePasswordChange: call({
    ...act,
    method: 'POST',
    path: '/office/api/members/:id/password-change',
    summary: 'Ask a member for a new password: pages insist on it from the next look on',
    params,
    body: why,
    answer: nothing,
    refusals: ['member.unknown', 'member.without_password', 'member.state_unchanged'],
  }),
  officeSendResetLink: call({
    ...act,
    method: 'POST',
    path: '/office/api/members/:id/reset-link',
    summary: 'Mail a one-time link for a new password to the member’s mailbox',
    params,
    limit: { points: 10, perSeconds: 60 },
    body: why.extend({
      mayBeUnverified: z.boolean().default(false).meta({
        description: 'the operator has made sure that a mailbox that was never verified is the member’s',
      }),
    }),
    answer: z.object({ maskedEmail: z.string() }),
    refusals: ['member.unknown', 'contact.not_verified', 'channel.unavailable'],
  }),
  officeUnverifyContact: call({
    ...act,
    method: 'DELETE',
    path: '/office/api/members/:id/contacts/:kind/verification',
    summary: 'A contact of a member proves nothing any more, until it is verified anew; the member is told',
    params: z.object({ id, kind: z.enum(['email', 'mobile']) }),
    query: why,
    answer: nothing,
    refusals: ['member.unknown', 'contact.not_verified'],
  }),
} as const;
