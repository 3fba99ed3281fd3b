import { randomUUID } from 'node:crypto';
import { openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outsideWinsAfter } from './wins-store.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase({ modules: ['vendors'] });
});
afterAll(() => test.drop());

const start = { playedAt: new Date('2026-11-22T10:00:00.000Z'), id: '00000000-0000-0000-0000-000000000000' };
const endedAt = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute));
const add = async (round: {
  readonly payout: bigint;
  readonly refunded?: bigint;
  readonly currency?: string;
  readonly endedAt: Date | null;
}) => {
  await test.database.pool.query(
    `INSERT INTO vendors.round (id, vendor_code, round_key, member_id, play_session_id, game_id, currency, stake, refunded,
       payout, version, began_at, ended_at)
     VALUES ($1, 'BAZAAR', $7, 7, $2, 'cups', $3, 1000, $4, $5, 1, '2026-11-22T09:00:00Z', $6)`,
    [
      randomUUID(),
      randomUUID(),
      round.currency ?? 'PKR',
      round.refunded ?? 0n,
      round.payout,
      round.endedAt,
      randomUUID(),
    ],
  );
};

it('reads rounds that are over and paid ten times what was staked, in the order in which they ended', async () => {
  await add({ payout: 30_000n, endedAt: endedAt(3) });
  await add({ payout: 10_000n, endedAt: endedAt(1) });
  await add({ payout: 5_000n, refunded: 500n, endedAt: endedAt(2) });
  await add({ payout: 9_999n, endedAt: endedAt(4) });
  await add({ payout: 50_000n, endedAt: null });
  await add({ payout: 50_000n, refunded: 1_000n, endedAt: endedAt(5) });
  await add({ payout: 50_000n, currency: 'PKT', endedAt: endedAt(5) });
  const wins = await outsideWinsAfter(test.database.db, ['PKR'], start, 10);
  expect(wins.map(({ payout }) => payout)).toEqual([10_000n, 5_000n, 30_000n]);
  const [first] = await outsideWinsAfter(test.database.db, ['PKR'], start, 1);
  const after = { playedAt: first?.endedAt ?? start.playedAt, id: first?.id ?? start.id };
  expect((await outsideWinsAfter(test.database.db, ['PKR'], after, 10)).map(({ payout }) => payout)).toEqual([
    5_000n,
    30_000n,
  ]);
});
