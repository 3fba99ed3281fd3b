import type { Failed } from '../../parts/calls/client.ts';

/** The part of the log-in form that a failure is about. */
export type LoginPart = 'password' | 'code' | 'captcha' | 'slider' | 'locked' | 'form';

export interface LoginFailure {
  part: LoginPart;
  /** From now on the code in a picture is asked for. */
  asksImage: boolean;
  /** How long the log-in is closed; 0 where it is not. */
  lockedSeconds: number;
}

/** What the form makes of a refused log-in. */
export function readLoginFailure({ code, value }: Pick<Failed, 'code' | 'value'>): LoginFailure {
  const asksImage = value.captcha === true;
  const seconds = Number(value.retryAfterSeconds);
  const lockedSeconds = code === 'login.locked' && seconds > 0 ? seconds : 0;
  const part = lockedSeconds > 0 ? 'locked' : partOf(code, asksImage);
  return { part, asksImage, lockedSeconds };
}

function partOf(code: Failed['code'], asksImage: boolean): LoginPart {
  switch (code) {
    case 'captcha.required':
    case 'captcha.expired':
    case 'captcha.failed':
      return asksImage ? 'captcha' : 'slider';
    case 'login.wrong_credentials':
      return 'password';
    case 'code.wrong':
    case 'code.expired':
    case 'firebase.code_invalid':
    case 'firebase.code_expired':
      return 'code';
    default:
      return 'form';
  }
}
