import { z } from 'zod';
import { sentText } from './wire.ts';

/** What the slider gave: the challenge's id and the ticket that its check answered, usable once. */
export const sliderCaptcha = z.object({ id: z.uuid(), ticket: sentText.min(1).max(128) });

/** What was read in a picture of GET /wps/captcha. */
export const imageCaptcha = z.object({ id: z.uuid(), code: sentText.trim().min(1).max(32) });

export const secret = sentText.min(1).max(200);

export const loginAnswer = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean().meta({ description: 'the password is on the list of weak ones' }),
});

/** How a log-in from an unregistered address or device is proven a second time. */
export const secondStepMethod = z.enum(['sms', 'email', 'bankAccountName', 'authenticator']);
export type SecondStepMethod = z.infer<typeof secondStepMethod>;

/** How a session was opened. */
export const loginMethod = z.enum([
  'username',
  'sms',
  'google',
  'facebook',
  'firebase',
  'passkey',
  'remembered',
  'registration',
  'recovery',
  'trial',
]);

/** What became of a log-in, as the member reads it. */
export const loginResult = z.enum([
  'opened',
  'opened_unverified',
  'wrong_credentials',
  'locked',
  'unlocked',
  'verification_asked',
  'verification_failed',
  'verification_refused',
  'remembered_reused',
]);
