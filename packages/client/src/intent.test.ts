import { expect, it } from 'vitest';
import type { CallResult } from './client.ts';
import { createIntent } from './intent.ts';

const done: CallResult<string> = { ok: true, value: 'done' };
const failed = (
  status: number,
  code: Extract<CallResult<never>, { ok: false }>['code'],
): CallResult<string> => ({ ok: false, status, code, message: '', value: {} });

function newKeys(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `key ${made}`;
  };
}

/** Sends wishes one after another, each answered so; says under which keys. */
async function keysOf(...sent: readonly (readonly [wish: unknown, answer: CallResult<string>])[]) {
  const keys: string[] = [];
  const intent = createIntent(newKeys());
  for (const [wish, answer] of sent) {
    const got = await intent.send(wish, async (key) => {
      keys.push(key);
      return answer;
    });
    expect(got).toBe(answer);
  }
  return keys;
}

const wish = { amount: '100.00' };

it.each([
  ['nobody was reached', failed(0, 'network.unreachable')],
  ['the server failed', failed(500, 'system.failed')],
  ['it is down', failed(503, 'system.unavailable')],
  ['a proxy answered', failed(200, 'answer.unreadable')],
  ['the first is still under way', failed(409, 'idempotency.in_progress')],
])('keeps the key while nobody knows: %s', async (_what, answer) => {
  expect(await keysOf([wish, answer], [wish, done])).toEqual(['key 1', 'key 1']);
});

it.each([
  ['done', done],
  ['refused', failed(422, 'wallet.insufficient_funds')],
  ['in conflict', failed(409, 'idempotency.mismatch')],
])('takes another key after an outcome: %s', async (_what, answer) => {
  expect(await keysOf([wish, answer], [wish, done])).toEqual(['key 1', 'key 2']);
});

it.each([
  ['logged out', failed(401, 'session.required')],
  ['too often', failed(429, 'request.too_many')],
])('keeps the key of a wish in doubt that is turned away at the door: %s', async (_what, answer) => {
  const lost = failed(0, 'network.unreachable');
  expect(await keysOf([wish, lost], [wish, answer], [wish, done], [wish, done])).toEqual([
    'key 1',
    'key 1',
    'key 1',
    'key 2',
  ]);
  expect(await keysOf([wish, answer], [wish, done])).toEqual(['key 1', 'key 2']);
});

it('asks once for a wish that is made twice before its answer, and gives it to both', async () => {
  const intent = createIntent(newKeys());
  const keys: string[] = [];
  let answer = (_result: CallResult<string>): void => undefined;
  const ask = (key: string) => {
    keys.push(key);
    return new Promise<CallResult<string>>((resolve) => {
      answer = resolve;
    });
  };
  const first = intent.send(wish, ask);
  const second = intent.send({ ...wish }, ask);
  answer(done);
  expect(await Promise.all([first, second])).toEqual([done, done]);
  expect(keys).toEqual(['key 1']);
  const third = intent.send(wish, ask);
  answer(done);
  await third;
  expect(keys).toEqual(['key 1', 'key 2']);
});

it('asks again after a call that broke', async () => {
  const intent = createIntent(newKeys());
  await expect(intent.send(wish, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const keys: string[] = [];
  await intent.send(wish, async (key) => {
    keys.push(key);
    return done;
  });
  expect(keys).toEqual(['key 1']);
});

it('takes another key for another wish', async () => {
  const lost = failed(0, 'network.unreachable');
  expect(await keysOf([wish, lost], [{ amount: '200.00' }, lost], [{ amount: '200.00' }, done])).toEqual([
    'key 1',
    'key 2',
    'key 2',
  ]);
});

it('keeps the key of a newer wish when an older one is answered', async () => {
  const intent = createIntent(newKeys());
  const answers: ((answer: CallResult<string>) => void)[] = [];
  const ask = (key: string) =>
    new Promise<CallResult<string>>((resolve) => {
      answers.push(resolve);
      expect(key).toBe(`key ${answers.length}`);
    });
  const [older, newer] = [intent.send('older', ask), intent.send('newer', ask)];
  answers[0]?.(done);
  await older;
  answers[1]?.(failed(0, 'network.unreachable'));
  await newer;
  await intent.send('newer', async (key) => {
    expect(key).toBe('key 2');
    return done;
  });
});

it('takes another key once the outcome of a wish in doubt was read elsewhere', async () => {
  const intent = createIntent(newKeys());
  const keys: string[] = [];
  const lose = async (key: string) => {
    keys.push(key);
    return failed(0, 'network.unreachable');
  };
  await intent.send(wish, lose);
  intent.learn('key of something else');
  await intent.send(wish, lose);
  intent.learn('key 1');
  await intent.send(wish, lose);
  expect(keys).toEqual(['key 1', 'key 1', 'key 2']);
});
