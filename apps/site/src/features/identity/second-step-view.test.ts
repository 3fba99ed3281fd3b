import { describe, expect, it } from 'vitest';
import { afterWrongAnswer, secondStepOf } from './second-step-view.ts';

describe('secondStepOf', () => {
  it('reads what a log-in asks for, the quickest way first, without what this page does not know', () => {
    const value = {
      ticket: 'T',
      methods: ['bankAccountName', 'sms', 'carrier pigeon', 'authenticator'],
      reason: 'address',
      maskedMobile: '+92 ••• 4567',
      maskedEmail: null,
      expiredMinutes: 10,
    };
    expect(secondStepOf({ code: 'login.verification_required', value })).toEqual({
      ticket: 'T',
      methods: ['authenticator', 'sms', 'bankAccountName'],
      reason: 'address',
      maskedMobile: '+92 ••• 4567',
      maskedEmail: null,
    });
  });

  it('knows a member whom only the customer service can help', () => {
    const step = secondStepOf({ code: 'login.verification_required', value: { ticket: null, methods: [] } });
    expect(step).toMatchObject({ ticket: null, methods: [], reason: 'device' });
  });

  it('is nothing in any other refusal', () => {
    expect(secondStepOf({ code: 'login.wrong_credentials', value: { captcha: true } })).toBeNull();
  });
});

it.each([
  ['code.wrong', { triesLeft: 3 }, { triesLeft: 3, isOver: false }],
  ['login.verification_failed', { triesLeft: 0 }, { triesLeft: 0, isOver: true }],
  ['login.ticket_expired', {}, { triesLeft: null, isOver: true }],
  ['network.unreachable', {}, { triesLeft: null, isOver: false }],
] as const)('%s with %j leaves %j', (code, value, left) => {
  expect(afterWrongAnswer({ code, value })).toEqual(left);
});
