import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, openBench, refused, visitor } from '../identity-test-bench.ts';
import { drawCode } from './draw-code.ts';
import { createImageCaptcha, type ImageCaptcha } from './image-captcha.ts';

const right = 'AC3DE';

describe('the image code', () => {
  let bench: Bench;
  let first: ImageCaptcha;
  let second: ImageCaptcha;

  const start = (draw: typeof drawCode) =>
    createImageCaptcha(
      {
        database: bench.test.database,
        clock: bench.clock,
        settings: bench.settings,
        isModuleOn: (id) => !bench.switchedOff.has(id),
      },
      draw,
    );
  const setSeconds = (seconds: number) => bench.set('identity.captcha_refresh_seconds', seconds);
  const shown = async () => answered(await first.show(visitor)).id;
  const spend = (id: string, code = right, by = first) => by.spendImage({ id, code });

  beforeAll(async () => {
    bench = await openBench();
    await setSeconds(0);
    const draw = async () => ({ image: 'data:image/png;base64,', code: right });
    [first, second] = [start(draw), start(draw)];
  });
  afterAll(() => bench.close());

  it('[I21] is right once, in the process that showed it or in another', async () => {
    const [one, another] = [await shown(), await shown()];
    expect(await spend(one)).toBeNull();
    expect(refused(await spend(one))).toBe('captcha.expired');
    expect(await spend(another, right, second)).toBeNull();
  });

  it.each(['ac3de', ' Ac3dE ', 'a c 3 d e', 'AC۳DE', 'ＡＣ３ＤＥ'])('[I21] takes %j', async (code) => {
    expect(await spend(await shown(), code)).toBeNull();
  });

  it.each(['', 'AC3D', 'AC3DEE', 'AC3DF', 'CA3DE'])(
    '[I21] refuses %j, and the picture is over',
    async (code) => {
      const id = await shown();
      expect(refused(await spend(id, code))).toBe('captcha.failed');
      expect(refused(await spend(id))).toBe('captcha.expired');
    },
  );

  it('[I21] is spent once, however many try at the same time', async () => {
    const id = await shown();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => spend(id, right, index % 2 ? second : first)),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => isRefusal(answer) && answer.code === 'captcha.expired')).toHaveLength(
      11,
    );
  });

  it('[I21] allows one guess, however many are made at the same time', async () => {
    const id = await shown();
    const guesses = ['AAAAA', 'CCCCC', 'DDDDD', right];
    const answers = await Promise.all(guesses.map((code) => spend(id, code)));
    expect(answers.filter((answer) => isRefusal(answer) && answer.code === 'captcha.expired')).toHaveLength(
      3,
    );
  });

  it('[I21] is over after two minutes', async () => {
    const [one, another] = [await shown(), await shown()];
    bench.clock.advance(119_999);
    expect(await spend(one)).toBeNull();
    bench.clock.advance(1);
    expect(refused(await spend(another))).toBe('captcha.expired');
  });

  it('[I21] is asked for, and nobody else’s', async () => {
    expect(refused(await first.spendImage(undefined))).toBe('captcha.required');
    expect(refused(await spend('0b8f3f9e-0000-4000-8000-000000000000'))).toBe('captcha.expired');
  });

  it('[I21] is not asked for while its module is off', async () => {
    bench.switchedOff.add('CAPTCHA3');
    expect(first.isOn()).toBe(false);
    expect(await first.spendImage(undefined)).toBeNull();
    bench.switchedOff.delete('CAPTCHA3');
    expect(first.isOn()).toBe(true);
  });

  it('[I21] rests as a hash with a salt of its own', async () => {
    for (const _ of [1, 2, 3]) await shown();
    const { rows } = await bench.test.database.pool.query<{ row: string; answer_hash: Buffer }>(
      'SELECT i::text AS row, answer_hash FROM identity.image_captcha i',
    );
    const clear = [right, Buffer.from(right).toString('hex')];
    expect(rows.filter(({ row }) => clear.some((text) => row.includes(text)))).toEqual([]);
    expect(new Set(rows.map(({ answer_hash }) => answer_hash.toString('hex'))).size).toBe(rows.length);
  });

  it('[I21] comes to an address once in the time of the setting, over all processes', async () => {
    await setSeconds(1);
    bench.clock.advance(5_000);
    const answers = await Promise.all([first, second, first, second].map((each) => each.show(visitor)));
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    for (const answer of answers.filter(isRefusal)) {
      expect(answer).toMatchObject({ code: 'request.too_many', value: { retryAfterSeconds: 1 } });
    }
    answered(await first.show({ ip: '203.0.113.8' }));
    bench.clock.advance(999);
    expect(refused(await second.show(visitor))).toBe('request.too_many');
    bench.clock.advance(1);
    answered(await second.show(visitor));
  });

  it('[I21] a refusal for haste does not put the next picture off', async () => {
    await setSeconds(1);
    bench.clock.advance(5_000);
    answered(await first.show(visitor));
    bench.clock.advance(600);
    expect(refused(await first.show(visitor))).toBe('request.too_many');
    bench.clock.advance(400);
    answered(await first.show(visitor));
  });

  it('[I21] counts a household of IPv6 as one address', async () => {
    await setSeconds(1);
    bench.clock.advance(5_000);
    answered(await first.show({ ip: '2001:db8:7:7::1' }));
    expect(refused(await first.show({ ip: '2001:db8:7:7::2' }))).toBe('request.too_many');
  });

  it('[I21] is the one in the picture, also when pictures are drawn ahead', async () => {
    await setSeconds(0);
    const codeOf = new Map<string, string>();
    const real = start(async () => {
      const drawn = await drawCode();
      codeOf.set(drawn.image, drawn.code);
      return drawn;
    });
    for (const _ of [1, 2, 3]) {
      const { id, image } = answered(await real.show(visitor));
      expect(image).toMatch(/^data:image\/png;base64,[A-Za-z0-9+/]+=*$/);
      expect(await real.spendImage({ id, code: codeOf.get(image) ?? '' })).toBeNull();
    }
  });
});
