import type { CurrencyCode } from '@ikka/money';
import { fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/log.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { createRecords, type Records } from './index.ts';

const holder = { memberId: 7n, currency: 'PKR' };

describe('a bet that is taken back', () => {
  const clock = fakeClock('2027-03-01T12:00:00.000Z');
  let test: TestDatabase;
  let ledger: Ledger;
  let records: Records;
  /** Bets whose games somebody knows. */
  const known = new Map<string, string>();

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'records'] });
    ledger = await createLedger({ database: test.database, clock, log: createLogger('silent') });
    records = createRecords({
      database: test.database,
      clock,
      settings: { get: () => 'Asia/Karachi' as never },
      ledger,
      plays: {
        gamesOf: async (ids) =>
          ids.flatMap((id) => {
            const gameId = known.get(id);
            return gameId === undefined ? [] : [{ id, gameId, vendorCode: 'HOUSE' }];
          }),
      },
      currencyCode: (code) => code as CurrencyCode,
    });
    const [debit, credit] = await Promise.all([
      ledger.houseAccount('provider', 'PKR', 'test'),
      ledger.memberAccount(7n, 'cash', 'PKR'),
    ]);
    await ledger.post({
      transfers: [{ id: ledger.newId(), debit, credit, amount: 100_000n, kind: 'deposit' }],
    });
  });
  afterAll(async () => {
    await ledger.close();
    await test.drop();
  });

  const move = async (kind: 'stake_held' | 'stake_returned', reference: string) => {
    const [cash, inPlay] = await Promise.all([
      ledger.memberAccount(7n, 'cash', 'PKR'),
      ledger.memberAccount(7n, 'in_play', 'PKR'),
    ]);
    const isOut = kind === 'stake_held';
    const sides = isOut ? { debit: cash, credit: inPlay } : { debit: inPlay, credit: cash };
    clock.advance(1_000);
    await ledger.post({ transfers: [{ ...sides, id: ledger.newId(), amount: 10_000n, kind, reference }] });
  };
  const stakes = async () => {
    const { spans } = await records.turnover(holder, {}, []);
    return Object.fromEntries(spans.flat().map(({ key, stake }) => [key, stake]));
  };

  it('[RE5] is taken off the stakes of its game, though nobody knows its round any more', async () => {
    const bet = ledger.newId();
    known.set(bet, 'baccarat');
    await move('stake_held', bet);
    expect(await stakes()).toEqual({ baccarat: 10_000n });
    known.delete(bet);
    clock.advance(60 * 3_600_000);
    await move('stake_returned', bet);
    expect(await stakes()).toEqual({ baccarat: 0n });
  });

  it('[RE5] is no stake of any game where its round was never known', async () => {
    const bet = ledger.newId();
    await move('stake_held', bet);
    await move('stake_returned', bet);
    expect(await stakes()).toEqual({ baccarat: 0n, '': 0n });
  });
});
