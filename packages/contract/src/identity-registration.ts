import { z } from 'zod';
import { call } from './call.ts';
import { codeSent } from './identity-proofs.ts';
import { imageCaptcha, loginAnswer, secret, sliderCaptcha } from './identity-shapes.ts';
import { sentText } from './wire.ts';

const text = sentText.trim().max(255).optional();

/** What every form of registration may carry. Which of it is shown, required and accepted, the register settings say. */
export const registrationFields = {
  payeeName: text,
  email: text,
  qqNum: text,
  recommenderId: text.meta({ description: 'referral code or number of the member who recommended the site' }),
  captcha: imageCaptcha.optional(),
  verificationCode: text.meta({ description: 'the code that came by SMS' }),
  firebaseChannel: z.boolean().default(false).meta({ description: 'Firebase proves the number' }),
  firebaseIdToken: sentText.max(4_096).optional(),
  affiliateCode: text,
  paymentPassword: secret.optional(),
  line: text,
  whatsapp: text,
  facebook: text,
  wechat: text,
  telegram: text,
  zalo: text,
  idNumber: text,
  birthday: text,
  referralCode: text,
  countryDialingCode: sentText.trim().max(8).optional(),
  agreeTerms: z.boolean(),
  ageConfirmed: z.boolean(),
  sliderCaptcha: sliderCaptcha.optional(),
  login: z.boolean().default(true),
  registerUrl: sentText.max(255).optional(),
  registerMethod: z.literal('WEB').default('WEB'),
  domain: sentText.max(255).optional(),
} as const;

/** The token is empty where `login` was false. */
const registered = loginAnswer;

export const registrationRefusals = [
  'captcha.required',
  'captcha.expired',
  'captcha.failed',
  'register.field_invalid',
  'register.passwords_differ',
  'register.terms_required',
  'register.underage',
  'register.invitation_required',
  'register.affiliate_invalid',
  'register.referral_invalid',
  'register.username_taken',
  'register.mobile_taken',
  'password.weak',
  'payment_password.weak',
  'code.wrong',
  'code.expired',
  'firebase.not_offered',
  'firebase.token_invalid',
  'firebase.token_used',
  'firebase.unknown_error',
  'login.verification_required',
] as const;

const sendLimit = { points: 10, perSeconds: 60 } as const;

/** How one opens an account. */
export const registrationCalls = {
  register: call({
    method: 'PUT',
    path: '/wps/member/register',
    summary: 'Register by username',
    module: 'REG3',
    token: 'none',
    encrypted: true,
    limit: sendLimit,
    body: z.object({
      ...registrationFields,
      username: sentText.trim().min(1).max(64),
      password: secret,
      confirmPassword: secret,
      mobileNum: text,
    }),
    answer: registered,
    refusals: [...registrationRefusals],
  }),
  registerMobile: call({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    summary: 'Register by mobile number; without a username the account is named after the number',
    module: 'MOBILENUMREG3',
    token: 'none',
    encrypted: true,
    limit: sendLimit,
    body: z.object({
      ...registrationFields,
      username: sentText.trim().max(64).optional(),
      password: secret.optional(),
      confirmPassword: secret.optional(),
      mobileNum: sentText.trim().min(1).max(32),
    }),
    answer: registered,
    refusals: [...registrationRefusals],
  }),
  registerSmsCode: call({
    method: 'POST',
    path: '/wps/verification/sms/register',
    summary:
      'Send the code that proves a mobile number at registration; the same answer for a number that is taken',
    module: 'REGMOBVERF3',
    token: 'none',
    limit: sendLimit,
    body: z.object({
      countryDialingCode: sentText.trim().max(8).optional(),
      mobileNo: sentText.trim().min(1).max(32),
    }),
    answer: codeSent,
    refusals: ['contact.invalid', 'code.too_many', 'channel.unavailable'],
  }),
  affiliate: call({
    method: 'GET',
    path: '/wps/agent/affiliate',
    summary: 'Whether an invitation code of an affiliate counts on this domain',
    module: 'AFFMAN3',
    token: 'none',
    limit: { points: 20, perSeconds: 60 },
    query: z.object({
      code: sentText.trim().min(1).max(64),
      domain: sentText
        .trim()
        .max(255)
        .optional()
        .meta({ description: 'host of the page; without it the one of the request' }),
    }),
    answer: z.object({ success: z.boolean() }),
    refusals: [],
  }),
} as const;
