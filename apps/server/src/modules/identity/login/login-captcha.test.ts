import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordTestCost } from '../../../platform/password-test-cost.ts';
import type { ReadCode } from '../captcha/image-captcha.ts';
import { createIdentity, type Identity } from '../create-identity.ts';
import { answered, type Bench, goodPassword, openBench, refused, visitor } from '../identity-test-bench.ts';
import { createPasswordHasher } from '../passwords/password-hasher.ts';

const right = 'AC3DE';

describe('the picture after failures', () => {
  let bench: Bench;
  let identity: Identity;
  let looks = 0;
  let count = 0;
  let ip = '';

  const login = (username: string, password: string, captcha?: ReadCode) =>
    identity.login({ username, password, captcha }, { ...visitor, ip });
  const picture = async (): Promise<ReadCode> => {
    bench.clock.advance(2_000);
    const { id } = answered(await identity.imageCaptcha({ ip }));
    return { id, code: right };
  };
  const flagOf = (answer: unknown) => (isRefusal(answer) ? answer.value.captcha : undefined);

  beforeAll(async () => {
    bench = await openBench();
    const hasher = createPasswordHasher({ cost: passwordTestCost });
    const verify: typeof hasher.verify = (hash, password) => {
      looks += 1;
      return hasher.verify(hash, password);
    };
    const drawCode = async () => ({ image: 'data:image/png;base64,', code: right });
    identity = createIdentity(bench.deps, { hasher: { ...hasher, verify }, drawCode });
    await bench.set('identity.captcha_after_failures', 2);
    await bench.memberNamed('Picture1');
  });
  beforeEach(() => {
    count += 1;
    ip = `192.0.2.${count}`;
    bench.clock.advance(3_700_000);
  });
  afterAll(() => bench.close());

  it.each(['Picture1', 'nobody77'])('[I41] is asked for after two failures of %s', async (name) => {
    const first = await login(name, 'wrong');
    expect([refused(first), flagOf(first)]).toEqual(['login.wrong_credentials', false]);
    const second = await login(name, 'wrong');
    expect([refused(second), flagOf(second)]).toEqual(['login.wrong_credentials', true]);
    const bare = await login(name, goodPassword);
    expect([refused(bare), flagOf(bare)]).toEqual(['captcha.required', true]);
    const misread = await login(name, goodPassword, { ...(await picture()), code: 'nope' });
    expect([refused(misread), flagOf(misread)]).toEqual(['captcha.failed', true]);
    const third = await login(name, 'wrong', await picture());
    expect([refused(third), flagOf(third)]).toEqual(['login.wrong_credentials', true]);
  });

  it('[I41] opens the way for the right password, and is asked for no more after it', async () => {
    await login('Picture1', 'wrong');
    await login('Picture1', 'wrong');
    answered(await login('Picture1', goodPassword, await picture()));
    expect(flagOf(await login('Picture1', 'wrong'))).toBe(false);
  });

  it('[I41] counts once: right or wrong, a picture is over', async () => {
    await login('Picture1', 'wrong');
    await login('Picture1', 'wrong');
    const read = await picture();
    expect(refused(await login('Picture1', 'wrong', read))).toBe('login.wrong_credentials');
    const again = await login('Picture1', goodPassword, read);
    expect([refused(again), flagOf(again)]).toEqual(['captcha.expired', true]);
  });

  it('[I41] looks at no password and counts no failure without it', async () => {
    await login('Picture1', 'wrong');
    await login('Picture1', 'wrong');
    looks = 0;
    for (let guess = 0; guess < 10; guess++) await login('Picture1', 'wrong');
    expect(looks).toBe(0);
    answered(await login('Picture1', goodPassword, await picture()));
  });

  it('[I41] lets guesses sent at once not pass it by', async () => {
    looks = 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => login('Picture1', `guess ${guess}`)),
    );
    expect(looks).toBe(2);
    expect(answers.filter((answer) => refused(answer) === 'captcha.required')).toHaveLength(18);
  });

  it('[I41] is asked of an address that failed under many names', async () => {
    const flags: unknown[] = [];
    for (let guess = 0; guess < 20; guess++) flags.push(flagOf(await login(`many${guess}`, 'x')));
    expect(flags).toEqual([...Array.from({ length: 19 }, () => false), true]);
    expect(refused(await login('Picture1', goodPassword))).toBe('captcha.required');
  });

  it('[I41] is asked for nowhere while CAPTCHA3 is off', async () => {
    bench.switchedOff.add('CAPTCHA3');
    await login('Picture1', 'wrong');
    expect(flagOf(await login('Picture1', 'wrong'))).toBe(false);
    answered(await login('Picture1', goodPassword));
    bench.switchedOff.delete('CAPTCHA3');
  });
});
