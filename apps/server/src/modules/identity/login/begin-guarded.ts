import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { type BegunAttempt, beginAttempt, type CaptchaState } from './attempts.ts';
import type { CaptchaRefusal, LoginForm, LoginParts } from './login-parts.ts';

/**
 * What stands before every proof of a log-in form: the slider, the lock, after failures the code in a picture, and a pause
 * for a name that is guessed at from everywhere. A refusal about the picture says `captcha: true`, one about the slider nothing.
 */
export async function beginGuarded(
  parts: LoginParts,
  name: string,
  ip: string,
  form: LoginForm,
): Promise<BegunAttempt | CaptchaRefusal | Refusal<'login.locked'>> {
  const ticketRefused = await parts.spendTicket(form.sliderCaptcha);
  if (ticketRefused) return ticketRefused;
  const picture = await readPicture(parts, form);
  const attempt = await beginAttempt(parts.deps, name, ip, isRefusal(picture) ? 'missing' : picture);
  if ('lockedForMs' in attempt) return locked(attempt.lockedForMs);
  if (!('captchaDue' in attempt)) {
    if (attempt.slowedForMs > 0) await parts.pause(attempt.slowedForMs);
    return attempt;
  }
  return refuse(isRefusal(picture) ? picture.code : 'captcha.required', { captcha: true });
}

async function readPicture(
  { imageCaptcha }: LoginParts,
  { captcha }: LoginForm,
): Promise<CaptchaState | CaptchaRefusal> {
  if (!imageCaptcha.isOn()) return 'off';
  if (captcha === undefined) return 'missing';
  return (await imageCaptcha.spendImage(captcha)) ?? 'passed';
}

export const locked = (ms: number) => refuse('login.locked', { retryAfterSeconds: Math.ceil(ms / 1_000) });
