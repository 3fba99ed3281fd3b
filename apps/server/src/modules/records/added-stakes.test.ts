import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CurrencyCode } from '@ikka/money';
import { fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/log.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { addedStakeIdsOf, transferIdsOf } from '../rounds/index.ts';
import { createRecords, type Records } from './index.ts';

const holder = { memberId: 7n, currency: 'PKR' };
const page = { limit: 10, offset: 0 };

describe('a hand that is split and doubled', () => {
  const clock = fakeClock('2027-03-01T12:05:00.000Z');
  const rounds: string[] = [];
  let test: TestDatabase;
  let ledger: Ledger;
  let records: Records;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'records'] });
    ledger = await createLedger({ database: test.database, clock, log: createLogger('silent') });
    records = createRecords({
      database: test.database,
      clock,
      settings: { get: () => 'Asia/Karachi' as never },
      ledger,
      plays: {
        gamesOf: async (ids) => ids.map((id) => ({ id, gameId: 'blackjack', vendorCode: 'HOUSE' })),
      },
      currencyCode: (code) => code as CurrencyCode,
    });
    const [cash, inPlay, bank] = await Promise.all([
      ledger.memberAccount(7n, 'cash', 'PKR'),
      ledger.memberAccount(7n, 'in_play', 'PKR'),
      ledger.houseAccount('provider', 'PKR', 'test'),
    ]);
    const paid = { id: ledger.newId(), debit: bank, credit: cash, amount: 500_00n, kind: 'deposit' as const };
    await ledger.post({ transfers: [paid] });
    for (const added of [2, 0]) {
      const reference = ledger.newId();
      rounds.unshift(reference);
      const ids = [transferIdsOf(reference).stake, ...addedStakeIdsOf(reference).slice(0, added)];
      for (const id of ids) {
        const held = {
          id,
          debit: cash,
          credit: inPlay,
          amount: 10_00n,
          kind: 'stake_held' as const,
          reference,
        };
        await ledger.post({ transfers: [held] });
        clock.advance(60_000);
      }
    }
  });
  afterAll(async () => {
    await ledger.close();
    await test.drop();
  });

  const all = async () => ({
    bets: await records.bets(holder, {}, page),
    second: await records.bets(holder, {}, { limit: 1, offset: 1 }),
    play: await records.play(holder, {}, 'day'),
    turnover: (await records.turnover(holder, {}, [])).spans,
    types: (await records.sums(holder, {})).lines.map(({ type, went }) => [type, went]),
    stakes: (await records.stakes(holder, {}, page)).list.map(({ type, change }) => [type, change]),
  });
  const expected = () => ({
    bets: { roundIds: rounds, rounds: 2, stake: 40_00n, payout: 0n },
    second: { roundIds: rounds.slice(1), rounds: 2, stake: 40_00n, payout: 0n },
    play: [{ key: '2027-03-01', rounds: 2, stake: 40_00n, payout: 0n }],
    turnover: [[{ key: 'blackjack', rounds: 2, stake: 40_00n }]],
    types: expect.arrayContaining([
      ['stake', 20_00n],
      ['added_stake', 20_00n],
    ]),
    stakes: [
      ['stake', -10_00n],
      ['added_stake', -10_00n],
      ['added_stake', -10_00n],
      ['stake', -10_00n],
    ],
  });

  it('[RE15] is one round with its whole stake: in the betting record, its pages, profit and loss, and turnover', async () => {
    expect(await all()).toEqual(expected());
  });

  it('[RE15] is one round in a copy that was made before further stakes were told apart', async () => {
    const { pool } = test.database;
    const asBefore = `
      UPDATE records.entry SET type = 'stake' WHERE type = 'added_stake';
      UPDATE records.quarter SET entries = 4, went = 4000 WHERE type = 'stake';
      UPDATE records.day SET entries = 4, went = 4000 WHERE type = 'stake';
      UPDATE records.day_type SET entries = 4, went = 4000 WHERE type = 'stake';
      DELETE FROM records.quarter WHERE type = 'added_stake';
      DELETE FROM records.day WHERE type = 'added_stake';
      DELETE FROM records.day_type WHERE type = 'added_stake';`;
    await pool.query(asBefore);
    expect((await all()).bets.rounds).toBe(4);
    const migration = readFileSync(join(import.meta.dirname, 'migrations/0004_added-stakes.sql'), 'utf8');
    await pool.query(`BEGIN; ${migration} COMMIT;`);
    expect(await all()).toEqual(expected());
  });
});
