import { expect, it } from 'vitest';
import { readCaptchaMessage } from './captcha-message.ts';

it.each([
  [{ of: 'captcha', kind: 'ready' }, { kind: 'ready' }],
  [{ of: 'captcha', kind: 'expired', token: 'x' }, { kind: 'expired' }],
  [{ of: 'captcha', kind: 'failed' }, { kind: 'failed' }],
  [
    { of: 'captcha', kind: 'solved', token: 'abc' },
    { kind: 'solved', token: 'abc' },
  ],
  [
    { of: 'captcha', kind: 'height', height: 86 },
    { kind: 'height', height: 86 },
  ],
  [
    { of: 'captcha', kind: 'height', height: 90_000 },
    { kind: 'height', height: 640 },
  ],
  [{ of: 'captcha', kind: 'height', height: -1 }, null],
  [{ of: 'captcha', kind: 'height', height: Number.NaN }, null],
  [{ of: 'captcha', kind: 'solved', token: '' }, null],
  [{ of: 'captcha', kind: 'solved' }, null],
  [{ of: 'captcha', kind: 'other' }, null],
  [{ kind: 'solved', token: 'abc' }, null],
  ['solved', null],
  [null, null],
])('reads %o as %o', (data, message) => {
  expect(readCaptchaMessage(data)).toEqual(message);
});
