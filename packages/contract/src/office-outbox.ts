import { z } from 'zod';
import { call } from './call.ts';
import { instant, languageCode, page, pageQuery, uuid } from './wire.ts';

/** The texts that the house writes to people, by name. */
export const messageTemplate = z.enum([
  'login_code',
  'register_code',
  'recovery_code',
  'step_up_code',
  'unlock_code',
  'contact_code',
  'reset_link',
  'reset_from_elsewhere',
  'password_changed',
  'new_device',
  'contact_changed',
  'contact_unverified',
  'protection_changed',
  'payout_added',
  'payout_removed',
  'document_approved',
  'document_rejected',
  'picture_removed',
  'feedback_answer',
]);

const outboxMessage = z.object({
  id: uuid,
  channel: z.enum(['sms', 'mail']),
  to: z.string(),
  language: languageCode,
  template: messageTemplate.meta({ description: 'which of the house’s texts it is' }),
  memberId: z.string().nullable(),
  subject: z.string().nullable().meta({ description: 'of mail' }),
  text: z.string(),
  html: z.string().nullable().meta({ description: 'of mail' }),
  createdAt: instant,
  expiresAt: instant,
});

/** The back office: what would have been sent by SMS and mail, where nothing is sent. */
export const officeOutboxCalls = {
  officeOutbox: call({
    method: 'GET',
    path: '/office/api/outbox',
    summary:
      'Messages of the last day that stayed here, newest first; only where the outbox is on, and each reading is recorded',
    module: null,
    token: 'operator',
    permission: 'outbox.read',
    always: true,
    query: z.object(pageQuery),
    answer: page(outboxMessage),
    refusals: [],
  }),
} as const;
