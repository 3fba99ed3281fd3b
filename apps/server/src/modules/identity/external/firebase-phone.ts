import { type Refusal, refuse } from '@ikka/contract';
import { latinDigits } from '@ikka/i18n';
import { z } from 'zod';
import { phoneNumber } from '../contacts/phone-number.ts';
import type { IdentityDeps } from '../deps.ts';
import {
  askFirebase,
  type FirebaseDeps,
  firebaseErrors,
  firebaseRefusal,
  isFirebaseOffered,
} from './ask-firebase.ts';

type PhoneDeps = FirebaseDeps & Pick<IdentityDeps, 'vault'>;

const sealPurpose = 'identity.firebase_session';

const sendErrors = {
  ...firebaseErrors,
  INVALID_PHONE_NUMBER: 'firebase.phone_invalid',
  MISSING_PHONE_NUMBER: 'firebase.phone_missing',
  CAPTCHA_CHECK_FAILED: 'firebase.captcha_failed',
  INVALID_RECAPTCHA_TOKEN: 'firebase.captcha_failed',
  MISSING_RECAPTCHA_TOKEN: 'firebase.captcha_failed',
  INVALID_APP_CREDENTIAL: 'firebase.captcha_failed',
  MISSING_APP_CREDENTIAL: 'firebase.captcha_failed',
} as const;
const checkErrors = {
  ...firebaseErrors,
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

/** Codes to phones by Firebase: it sends and checks them, and answers with a token that our own log-in judges. */
export function createFirebasePhone(deps: PhoneDeps) {
  const { settings } = deps;

  return {
    async sendCode(input: {
      readonly countryDialingCode: string;
      readonly mobileNo: string;
      readonly recaptchaToken?: string | undefined;
    }): Promise<{ ticket: string; countdownSeconds: number } | SendRefusal> {
      if (!isFirebaseOffered(deps)) return refuse('firebase.not_offered');
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
      const said = await askFirebase(deps, 'accounts:sendVerificationCode', sent, {
        phoneNumber: phone,
        recaptchaToken,
      });
      if ('error' in said) return firebaseRefusal(said.error, sendErrors, settings);
      return {
        ticket: deps.vault.seal(sealPurpose, '', said.answer.sessionInfo),
        countdownSeconds: settings.get('identity.sms_countdown_minutes') * 60,
      };
    },

    async checkCode(input: {
      readonly ticket: string;
      readonly code: string;
    }): Promise<{ firebaseIdToken: string } | CheckRefusal> {
      if (!isFirebaseOffered(deps)) return refuse('firebase.not_offered');
      const code = latinDigits(input.code);
      if (!/^\d{6}$/.test(code)) return refuse('firebase.code_invalid');
      const sessionInfo = opened(deps, input.ticket);
      if (sessionInfo === null) return refuse('firebase.code_expired');
      const said = await askFirebase(deps, 'accounts:signInWithPhoneNumber', checked, { sessionInfo, code });
      if ('error' in said) return firebaseRefusal(said.error, checkErrors, settings);
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
