import { afterEach, describe, expect, it } from 'vitest';
import { lotteries } from './lotteries.ts';
import { type RunningSandbox, readConfig, startSandbox } from './testing.ts';

const token = 'a token of this test alone';
const minute = 60_000;
/** A Saturday noon in London: evening in Hanoi. */
let now = Date.UTC(2026, 10, 28, 12);
let sandbox: RunningSandbox;
const start = async (seed = 'ikka') => {
  sandbox = await startSandbox(readConfig({ TOKEN: token, CONTROL: 'yes', SEED: seed }), () => now);
};
afterEach(async () => {
  await sandbox.stop();
  now = Date.UTC(2026, 10, 28, 12);
});

const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
interface Told {
  lottery: string;
  date: string;
  revision: number;
  publishedAt: string;
  prizes: { prize: string; numbers: string[] }[];
}
const told = async (since = now - 86_400_000): Promise<Told[]> => {
  const answer = await fetch(`${sandbox.address}/v1/results?since=${new Date(since).toISOString()}`, {
    headers,
  });
  return ((await answer.json()) as { results: Told[] }).results;
};
const order = (lottery: string, what: string, date = '2026-11-28') =>
  fetch(`${sandbox.address}/control/results`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ lottery, date, order: what }),
  });
const one = async (lottery: string) =>
  (await told()).find((result) => result.lottery === lottery && result.date === '2026-11-28');

describe('the sandbox of results', () => {
  it('[R1] tells every lottery of the day once it is drawn, and the same after a restart', async () => {
    await start();
    const before = await told();
    expect(before.some(({ lottery }) => lottery === 'xsmb')).toBe(true);
    expect(
      before.find(({ lottery }) => lottery === 'xsmn-tp-hcm')?.prizes.map(({ numbers }) => numbers.length),
    ).toEqual([1, 1, 1, 2, 7, 1, 3, 1, 1]);
    expect(before.some(({ lottery }) => lottery === 'xsmn-da-lat')).toBe(false);
    const power = await one('power655');
    expect(new Set(power?.prizes.flatMap(({ numbers }) => numbers)).size).toBe(7);
    await sandbox.stop();
    await start();
    expect(await told()).toEqual(before);
    expect(new Set(lotteries.map(({ code }) => code)).size).toBe(lotteries.length);
  });

  it('[R2] tells nothing before it was drawn, and what is late half an hour later', async () => {
    now = Date.UTC(2026, 10, 28, 11);
    await start('quiet');
    expect(await one('xsmb')).toBeUndefined();
    await order('xsmb', 'late');
    now += 22 * minute;
    expect(await one('xsmb')).toBeUndefined();
    now += 32 * minute;
    expect(await one('xsmb')).toMatchObject({ revision: 1 });
  });

  it('[R3] corrects what it was asked to tell wrongly', async () => {
    await start('quiet');
    const right = await one('xsmb');
    expect(right?.revision).toBe(1);
    await order('xsmb', 'wrong');
    const wrong = await one('xsmb');
    expect(wrong?.revision).toBe(2);
    expect(wrong?.prizes).not.toEqual(right?.prizes);
    now += minute;
    await order('xsmb', 'correct');
    expect(await one('xsmb')).toMatchObject({ revision: 3, prizes: right?.prizes });
    now += minute;
    expect(await told(now)).toEqual([]);
  });

  it('answers nobody without its token, and refuses what it does not understand', async () => {
    await start();
    expect((await fetch(`${sandbox.address}/v1/results?since=2026-11-28T00:00:00Z`)).status).toBe(401);
    expect((await fetch(`${sandbox.address}/v1/results?since=never`, { headers })).status).toBe(422);
    expect((await order('moon', 'late')).status).toBe(404);
    expect((await order('th-glo', 'late')).status).toBe(404);
  });
});
