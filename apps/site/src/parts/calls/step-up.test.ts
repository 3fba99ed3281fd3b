import type { CallResult } from '@ikka/client';
import { describe, expect, it } from 'vitest';
import { createStepUp } from './step-up.ts';
import { stepUpReasonOf } from './step-up-reason.ts';

const good = (value: string): CallResult<string> => ({ ok: true, value });
const refused = (code: 'session.not_fresh' | 'contact.invalid'): CallResult<string> => ({
  ok: false,
  code: code as 'session.not_fresh',
  message: code,
  value: {},
  status: 403,
});

/** A call that gives these answers, one after the other, and counts how often it was made. */
function scripted(...answers: CallResult<string>[]) {
  const call = Object.assign(
    async () => {
      const answer = answers[call.made];
      call.made += 1;
      if (answer === undefined) throw new Error('the call was made once too often');
      return answer;
    },
    { made: 0 },
  );
  return call;
}

/** Lets everything run that waits for nothing but promises. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('withStepUp', () => {
  it('asks for nothing where the call is answered or refused for another reason', async () => {
    const stepUp = createStepUp();
    expect(await stepUp.withStepUp('payouts', scripted(good('done')))).toEqual(good('done'));
    expect(await stepUp.withStepUp('payouts', scripted(refused('contact.invalid')))).toEqual(
      refused('contact.invalid'),
    );
    expect(stepUp.current()).toBeNull();
  });

  it('asks once, says why, and makes the call again when the member has proven to be one', async () => {
    const stepUp = createStepUp();
    const call = scripted(refused('session.not_fresh'), good('done'));
    const answer = stepUp.withStepUp('payouts', call);
    await settled();
    expect(stepUp.current()).toEqual({ reason: 'payouts' });
    expect(call.made).toBe(1);
    stepUp.settle(true);
    expect(await answer).toEqual(good('done'));
    expect(stepUp.current()).toBeNull();
    expect(call.made).toBe(2);
  });

  it('answers the refusal, and makes no second call, where the member would not', async () => {
    const stepUp = createStepUp();
    const call = scripted(refused('session.not_fresh'));
    const answer = stepUp.withStepUp('contact', call);
    await settled();
    stepUp.settle(false);
    expect(await answer).toEqual(refused('session.not_fresh'));
    expect(call.made).toBe(1);
  });

  it('makes the call again once only: a second refusal is the answer', async () => {
    const stepUp = createStepUp();
    const call = scripted(refused('session.not_fresh'), refused('session.not_fresh'));
    const answer = stepUp.withStepUp('contact', call);
    await settled();
    stepUp.settle(true);
    expect(await answer).toEqual(refused('session.not_fresh'));
    expect(call.made).toBe(2);
  });

  it('asks once for all calls that wait, and tells the page each time that something changes', async () => {
    const stepUp = createStepUp();
    let told = 0;
    const forget = stepUp.subscribe(() => {
      told += 1;
    });
    const [first, second] = [
      scripted(refused('session.not_fresh'), good('first')),
      scripted(refused('session.not_fresh'), good('second')),
    ];
    const answers = Promise.all([stepUp.withStepUp('devices', first), stepUp.withStepUp('passkeys', second)]);
    await settled();
    expect(stepUp.current()).toEqual({ reason: 'devices' });
    stepUp.settle(true);
    expect(await answers).toEqual([good('first'), good('second')]);
    expect(told).toBe(2);
    forget();
    stepUp.settle(false);
    expect(told).toBe(2);
  });
});

it.each([
  ['/wps/member/contact/code', 'contact'],
  ['/wps/member/payment-password', 'paymentPassword'],
  ['/wps/member/password', 'password'],
  ['/wps/member/security/authenticator/confirm', 'authenticator'],
  ['/wps/member/payout-accounts/:id', 'payouts'],
  ['/wps/member/devices/:id', 'devices'],
  ['/wps/elsewhere', 'other'],
])('%s is about %s', (path, reason) => {
  expect(stepUpReasonOf(path)).toBe(reason);
});
