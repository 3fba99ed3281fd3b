import { type Refusal, type RefusalCode, refuse } from '@ikka/contract';
import { latinDigits } from '@ikka/i18n';
import { z } from 'zod';
import { phoneNumber } from '../contacts/phone-number.ts';
import type { IdentityDeps } from '../deps.ts';

type PhoneDeps = Pick<IdentityDeps, 'settings' | 'vault' | 'log' | 'firebaseApiKey'>;

const timeoutMs = 8_000;
const sealPurpose = 'identity.firebase_session';

/** What Firebase calls its errors, and what they are called here. The part after a colon is prose. */
const always = {
  TOO_MANY_ATTEMPTS_TRY_LATER: 'firebase.too_many_requests',
  QUOTA_EXCEEDED: 'firebase.quota_exceeded',
  OPERATION_NOT_ALLOWED: 'firebase.not_allowed',
  USER_DISABLED: 'firebase.not_allowed',
} as const;
const sendErrors = {
  ...always,
  INVALID_PHONE_NUMBER: 'firebase.phone_invalid',
  MISSING_PHONE_NUMBER: 'firebase.phone_missing',
  CAPTCHA_CHECK_FAILED: 'firebase.captcha_failed',
  INVALID_RECAPTCHA_TOKEN: 'firebase.captcha_failed',
  MISSING_RECAPTCHA_TOKEN: 'firebase.captcha_failed',
  INVALID_APP_CREDENTIAL: 'firebase.captcha_failed',
  MISSING_APP_CREDENTIAL: 'firebase.captcha_failed',
} as const;
const checkErrors = {
  ...always,
  INVALID_CODE: 'firebase.code_invalid',
  MISSING_CODE: 'firebase.code_invalid',
  SESSION_EXPIRED: 'firebase.code_expired',
  INVALID_SESSION_INFO: 'firebase.code_expired',
  MISSING_SESSION_INFO: 'firebase.code_expired',
} as const;

type SendRefusal = Refusal<
  (typeof sendErrors)[keyof typeof sendErrors] | 'firebase.unknown_error' | 'firebase.not_offered'
>;
type CheckRefusal = Refusal<
  (typeof checkErrors)[keyof typeof checkErrors] | 'firebase.unknown_error' | 'firebase.not_offered'
>;

const sent = z.object({ sessionInfo: z.string().min(1).max(4_096) });
const checked = z.object({ idToken: z.string().min(1) });
const failed = z.object({ error: z.object({ message: z.string() }) });

/** Codes to phones by Firebase: it sends and checks them, and answers with a token that our own log-in judges. */
export function createFirebasePhone(deps: PhoneDeps) {
  const { settings, firebaseApiKey: key } = deps;

  /** The answer, or the name of Firebase's error; null when it could not be reached or understood. */
  const ask = async <Answer>(
    method: string,
    body: object,
    schema: z.ZodType<Answer>,
  ): Promise<{ readonly answer: Answer } | { readonly error: string | null }> => {
    const address = `${settings.get('identity.firebase_address').replace(/\/$/, '')}/accounts:${method}`;
    try {
      const response = await fetch(`${address}?key=${encodeURIComponent(key ?? '')}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const json: unknown = await response.json();
      if (response.ok) return { answer: schema.parse(json) };
      const { error } = failed.parse(json);
      return { error: /^[A-Z_]+/.exec(error.message)?.[0] ?? null };
    } catch (error) {
      deps.log.warn({ reason: error instanceof Error ? error.name : 'unknown', method }, 'Firebase failed');
      return { error: null };
    }
  };

  const isOffered = (): boolean =>
    key !== null &&
    settings.get('identity.firebase_project') !== '' &&
    (settings.get('identity.sms_login') || settings.get('identity.sms_verification'));

  return {
    isOffered,

    async sendCode(input: {
      readonly countryDialingCode: string;
      readonly mobileNo: string;
      readonly recaptchaToken?: string | undefined;
    }): Promise<{ ticket: string; countdownSeconds: number } | SendRefusal> {
      if (!isOffered()) return refuse('firebase.not_offered');
      const { mobileNo, countryDialingCode, recaptchaToken } = input;
      if (mobileNo === '') return refuse('firebase.phone_missing');
      const phone = phoneNumber(
        {
          mobileNum: mobileNo,
          countryDialingCode: countryDialingCode === '' ? undefined : countryDialingCode,
        },
        settings.get('identity.countries'),
      );
      if (phone === null) return refuse('firebase.phone_invalid');
      const said = await ask('sendVerificationCode', { phoneNumber: phone, recaptchaToken }, sent);
      if ('error' in said) return refusalOf(said.error, sendErrors, settings);
      return {
        ticket: deps.vault.seal(sealPurpose, '', said.answer.sessionInfo),
        countdownSeconds: settings.get('identity.sms_countdown_minutes') * 60,
      };
    },

    async checkCode(input: {
      readonly ticket: string;
      readonly code: string;
    }): Promise<{ firebaseIdToken: string } | CheckRefusal> {
      if (!isOffered()) return refuse('firebase.not_offered');
      const code = latinDigits(input.code);
      if (!/^\d{6}$/.test(code)) return refuse('firebase.code_invalid');
      const sessionInfo = opened(deps, input.ticket);
      if (sessionInfo === null) return refuse('firebase.code_expired');
      const said = await ask('signInWithPhoneNumber', { sessionInfo, code }, checked);
      if ('error' in said) return refusalOf(said.error, checkErrors, settings);
      return { firebaseIdToken: said.answer.idToken };
    },
  };
}

/** A session that was not sealed here, or was altered, is none. */
function opened(deps: Pick<PhoneDeps, 'vault'>, ticket: string): string | null {
  try {
    return deps.vault.open(sealPurpose, '', ticket);
  } catch {
    return null;
  }
}

function refusalOf<Errors extends Readonly<Record<string, `firebase.${string}`>>>(
  error: string | null,
  known: Errors,
  settings: PhoneDeps['settings'],
): Refusal<Extract<Errors[keyof Errors], RefusalCode> | 'firebase.unknown_error'> {
  const code = error !== null && Object.hasOwn(known, error) ? known[error] : undefined;
  if (code === undefined) return refuse('firebase.unknown_error');
  const waits = { retryAfterSeconds: settings.get('identity.too_many_requests_minutes') * 60 };
  return refuse(
    code as Extract<Errors[keyof Errors], RefusalCode>,
    code === 'firebase.too_many_requests' ? waits : {},
  );
}

export type FirebasePhone = ReturnType<typeof createFirebasePhone>;
