import { type Refusal, refuse } from '@ikka/contract';
import type { Pause } from '../../../platform/pause.ts';
import type { ImageCaptcha, ReadCode } from '../captcha/image-captcha.ts';
import type { SliderTicket, SpendTicket } from '../captcha/slider-captcha.ts';
import type { FirebaseTokens } from '../external/firebase-token.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { CompleteLoginParts } from './complete-login.ts';

export interface LoginParts extends CompleteLoginParts {
  readonly hasher: PasswordHasher;
  readonly spendTicket: SpendTicket;
  readonly imageCaptcha: Pick<ImageCaptcha, 'isOn' | 'spendImage'>;
  readonly firebase: FirebaseTokens;
  readonly pause: Pause;
}

/** What every log-in form carries beside its proof. */
export interface LoginForm {
  readonly remember?: boolean | undefined;
  readonly captcha?: ReadCode | undefined;
  readonly sliderCaptcha?: SliderTicket | undefined;
}

export type CaptchaRefusal = Refusal<'captcha.required' | 'captcha.expired' | 'captcha.failed'>;

export const busy = refuse('system.unavailable', { retryAfterSeconds: 2 });
