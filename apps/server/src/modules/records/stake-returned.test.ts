import { calls } from '@ikka/contract';
import type { CurrencyCode } from '@ikka/money';
import { fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from '../../platform/calls-test-caller.ts';
import { createLogger } from '../../platform/log.ts';
import { createLedger, type Ledger, type Transfer } from '../ledger/index.ts';
import { accountRecordRoutes, createRecords } from './index.ts';

const plain = { params: undefined, body: undefined, upload: undefined };
/** Five minutes before midnight in Karachi. */
const begins = '2027-03-01T18:55:00.000Z';

describe('a stake that comes back on the day after', () => {
  const clock = fakeClock(begins);
  const caller = callerOf(7n, '');
  let test: TestDatabase;
  let ledger: Ledger;
  let routes: ReturnType<typeof accountRecordRoutes>;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'records'] });
    ledger = await createLedger({ database: test.database, clock, log: createLogger('silent') });
    const settings = { get: () => 'Asia/Karachi' as never };
    const plays = {
      gamesOf: async (ids: readonly string[]) =>
        ids.map((id) => ({ id, gameId: 'baccarat', vendorCode: 'OUTSIDE' })),
      byIds: async () => [],
    };
    const currencyCode = (code: string) => code as CurrencyCode;
    const parts = { database: test.database, clock, settings, ledger, plays, currencyCode };
    const records = createRecords(parts);
    const none = async () => new Map();
    routes = accountRecordRoutes({ ...parts, records, namesOf: none, reasonsOf: none });

    const [cash, house] = await Promise.all([
      ledger.memberAccount(7n, 'cash', 'PKR'),
      ledger.houseAccount('vendor', 'PKR', 'OUTSIDE'),
    ]);
    const reference = ledger.newId();
    const move = async (transfer: Pick<Transfer, 'kind' | 'amount'>, isIn: boolean) => {
      const sides = isIn ? { debit: house, credit: cash } : { debit: cash, credit: house };
      await ledger.post({ transfers: [{ ...transfer, ...sides, id: ledger.newId(), reference }] });
    };
    await move({ kind: 'deposit', amount: 500_00n }, true);
    await move({ kind: 'stake', amount: 100_00n }, false);
    clock.advance(10 * 60_000);
    await move({ kind: 'refund', amount: 100_00n }, true);
  });
  afterAll(async () => {
    await ledger.close();
    await test.drop();
  });

  const nextDay = { from: '2027-03-01T19:00:00.000Z', to: '2027-03-02T19:00:00.000Z' };

  it.each(['day', 'vendor', 'game'] as const)(
    '[RE5] is taken off the stakes of that day, by %s',
    async (by) => {
      const call = calls.records.personalProfit;
      const query = call.query.parse({ ...nextDay, by });
      const answer = call.answer.parse(await routes.personalProfit({ ...plain, query }, caller));
      const came = { rounds: 0, stake: '-100.00', payout: '0.00', profit: '100.00' };
      expect(answer).toMatchObject({ list: [came], totals: came });
    },
  );

  it('[RE5] leaves nothing of both days together', async () => {
    const call = calls.records.personalProfit;
    const query = call.query.parse({ ...nextDay, from: '2027-02-28T19:00:00.000Z' });
    const answer = call.answer.parse(await routes.personalProfit({ ...plain, query }, caller));
    expect(answer.list.map(({ key, stake }) => [key, stake])).toEqual([
      ['2027-03-01', '100.00'],
      ['2027-03-02', '-100.00'],
    ]);
    expect(answer.totals).toEqual({ rounds: 1, stake: '0.00', payout: '0.00', profit: '0.00' });
  });

  it('[RE6] is in the totals of the betting record', async () => {
    const call = calls.records.bets;
    const query = call.query.parse(nextDay);
    const answer = call.answer.parse(await routes.bets({ ...plain, query }, caller));
    expect(answer).toMatchObject({ list: [], total: 0, totals: { stake: '-100.00', profit: '100.00' } });
  });
});
