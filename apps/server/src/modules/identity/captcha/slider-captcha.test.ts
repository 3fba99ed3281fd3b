import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  goodPassword,
  openBench,
  refused,
  registration,
  visitor,
} from '../identity-test-bench.ts';
import { puzzleSize } from './cut-puzzle.ts';

const answer = 150;

/** A hand's way: slow, fast, slow. */
const trail = [0, 8, 40, 92, 131, 148, 150].map((x, index) => [x, index * 90] as [number, number]);

describe('the slider', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench(async () => ({
      background: 'data:b',
      piece: 'data:p',
      pieceX: answer,
      pieceTop: 40,
    }));
    await bench.set('identity.slider_captcha', true);
  });
  afterAll(() => bench.close());

  const challenge = async () => answered(await bench.identity.sliderChallenge());
  const check = (id: string, x = answer) => bench.identity.sliderCheck({ id, x, durationMs: 600, trail });
  const solved = async () => {
    const { id } = await challenge();
    bench.clock.advance(1_000);
    return { id, ticket: answered(await check(id)).ticket };
  };
  const login = (sliderCaptcha?: { id: string; ticket: string }) =>
    bench.identity.login(
      { username: 'Nobody', password: goodPassword, sliderCaptcha },
      { ...visitor, ip: '192.0.2.50' },
    );

  it('[I16] shows everything but where the piece belongs', async () => {
    const shown = await challenge();
    expect(shown).toMatchObject({ ...puzzleSize, background: 'data:b', piece: 'data:p', pieceTop: 40 });
    expect(shown.expiresAt).toBe(new Date(bench.clock.now().getTime() + 120_000).toISOString());
    expect(Object.values(shown)).not.toContain(answer);
  });

  it.each([
    [answer - 6, true],
    [answer + 6, true],
    [answer - 7, false],
    [answer + 7, false],
  ])('[I16] let go at %i: %s', async (x, isRight) => {
    const { id } = await challenge();
    bench.clock.advance(1_000);
    const checked = await check(id, x);
    expect('ticket' in checked ? true : refused(checked)).toBe(isRight ? true : 'captcha.failed');
  });

  it('[I16] is checked once, also when the checks arrive together', async () => {
    const { id } = await challenge();
    bench.clock.advance(1_000);
    const checks = await Promise.all(Array.from({ length: 8 }, () => check(id)));
    expect(checks.filter((checked) => 'ticket' in checked)).toHaveLength(1);
    const missed = await challenge();
    bench.clock.advance(1_000);
    expect(refused(await check(missed.id, answer + 40))).toBe('captcha.failed');
    expect(refused(await check(missed.id))).toBe('captcha.expired');
  });

  it('[I16] is over after two minutes, solved or not', async () => {
    const { id } = await challenge();
    const ticket = await solved();
    bench.clock.advance(120_000);
    expect(refused(await check(id))).toBe('captcha.expired');
    expect(refused(await login(ticket))).toBe('captcha.expired');
  });

  it('[I17] is asked for before a login and a registration', async () => {
    expect(refused(await login())).toBe('captcha.required');
    expect(refused(await bench.identity.register(registration('Puzzled'), visitor))).toBe('captcha.required');
    const sliderCaptcha = await solved();
    answered(await bench.identity.register({ ...registration('Puzzled'), sliderCaptcha }, visitor));
    expect(bench.identity.registerSettings().sliderCaptcha).toBe(true);
  });

  it('[I17] gives a ticket for one use, also when it is used by many at once over two processes', async () => {
    const other = await bench.another();
    const sliderCaptcha = await solved();
    const input = { username: 'Nobody', password: goodPassword, sliderCaptcha };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? other : bench).identity.login(input, { ...visitor, ip: `192.0.2.${60 + index}` }),
      ),
    );
    const codes = answers.map(refused);
    expect(codes.filter((code) => code === 'login.wrong_credentials')).toHaveLength(1);
    expect(codes.filter((code) => code === 'captcha.expired')).toHaveLength(9);
  });

  it('[I17] binds a ticket to its puzzle', async () => {
    const [one, another] = [await solved(), await solved()];
    expect(refused(await login({ id: one.id, ticket: another.ticket }))).toBe('captcha.failed');
    expect(refused(await login(one))).toBe('login.wrong_credentials');
    const unsolved = await challenge();
    expect(refused(await login({ id: unsolved.id, ticket: another.ticket }))).toBe('captcha.failed');
  });

  it('[I17] does not spend a ticket on a form that is not filled in', async () => {
    const sliderCaptcha = await solved();
    const wrong = { ...registration('Hasty1'), confirmPassword: 'x', sliderCaptcha };
    expect(refused(await bench.identity.register(wrong, visitor))).toBe('register.passwords_differ');
    answered(await bench.identity.register({ ...registration('Hasty1'), sliderCaptcha }, visitor));
  });

  it('[I17] is not asked for while its setting or its module is off', async () => {
    bench.switchedOff.add('GEETEST3');
    expect(refused(await login())).toBe('login.wrong_credentials');
    bench.switchedOff.delete('GEETEST3');
    await bench.set('identity.slider_captcha', false);
    expect(refused(await login())).toBe('login.wrong_credentials');
    await bench.set('identity.slider_captcha', true);
  });
});
