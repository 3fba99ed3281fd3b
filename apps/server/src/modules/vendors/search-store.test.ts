import { randomUUID } from 'node:crypto';
import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOutsideRounds, sumEndedRounds } from './search-store.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase({ modules: ['vendors'] });
  const add = async (round: {
    readonly ended: number | null;
    readonly vendor?: string;
    readonly currency?: string;
    readonly refunded?: bigint;
    readonly began?: number;
  }) => {
    const { ended, vendor = 'BAZAAR', currency = 'PKR', refunded = 0n, began = 0 } = round;
    await test.database.pool.query(
      `INSERT INTO vendors.round (id, vendor_code, round_key, member_id, play_session_id, game_id, currency, stake, refunded,
         payout, version, began_at, ended_at)
       VALUES ($1, $2, $3, 7, $4, 'cups', $5, 1000, $6, 300, 1, $7, $8)`,
      [
        randomUUID(),
        vendor,
        randomUUID(),
        randomUUID(),
        currency,
        refunded,
        at(began),
        ended === null ? null : at(ended),
      ],
    );
  };
  await add({ ended: 1 });
  await add({ ended: 14, refunded: 400n });
  await add({ ended: 15 });
  await add({ ended: 30 });
  await add({ ended: 2, currency: 'PKT' });
  await add({ ended: 2, vendor: 'GONE' });
  await add({ ended: null, began: 9 });
  await add({ ended: null, began: 3, currency: 'PKT' });
});
afterAll(() => test.drop());

it('adds rounds that ended up by quarter of an hour, without what was given back', async () => {
  const wish = { vendorCodes: ['BAZAAR'], currencies: ['PKR'], from: at(0), to: at(30) };
  const sums = { gameId: 'cups', currency: 'PKR' };
  const found = await sumEndedRounds(test.database.db, wish);
  expect(found.toSorted((a, b) => a.begins.getTime() - b.begins.getTime())).toEqual([
    { ...sums, begins: at(0), rounds: 2n, stake: 1_600n, payout: 600n },
    { ...sums, begins: at(15), rounds: 1n, stake: 1_000n, payout: 300n },
  ]);
  expect(await sumEndedRounds(test.database.db, { ...wish, vendorCodes: [] })).toEqual([]);
});

it('finds rounds that their vendor has not ended, longest open first', async () => {
  const found = async (wish: Parameters<typeof openOutsideRounds>[1]) =>
    (await openOutsideRounds(test.database.db, wish, 10)).map(({ beganAt }) => beganAt);
  expect(await found({})).toEqual([at(3), at(9)]);
  expect(await found({ currencies: ['PKR'], gameId: 'cups', memberIds: [7n] })).toEqual([at(9)]);
  expect(await found({ memberIds: [8n] })).toEqual([]);
});
