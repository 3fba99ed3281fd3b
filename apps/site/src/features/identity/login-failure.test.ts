import { expect, it } from 'vitest';
import { readLoginFailure } from './login-failure.ts';

it.each([
  ['login.wrong_credentials', { captcha: false }, 'password', false],
  ['login.wrong_credentials', { captcha: true }, 'password', true],
  ['captcha.required', {}, 'slider', false],
  ['captcha.expired', {}, 'slider', false],
  ['captcha.required', { captcha: true }, 'captcha', true],
  ['captcha.failed', { captcha: true }, 'captcha', true],
  ['code.wrong', { captcha: true }, 'code', true],
  ['firebase.code_invalid', {}, 'code', false],
  ['member.suspended', {}, 'form', false],
  ['network.unreachable', {}, 'form', false],
  ['login.locked', {}, 'form', false],
] as const)('%s with %j is about the %s; the picture is asked for: %s', (code, value, part, asksImage) => {
  expect(readLoginFailure({ code, value })).toEqual({ part, asksImage, lockedSeconds: 0 });
});

it('counts down a lock', () => {
  expect(readLoginFailure({ code: 'login.locked', value: { retryAfterSeconds: 61 } })).toEqual({
    part: 'locked',
    asksImage: false,
    lockedSeconds: 61,
  });
});
