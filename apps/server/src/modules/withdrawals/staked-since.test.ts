import type { CurrencyCode } from '@ikka/money';
import { fakeClock, openTestDatabase, seededRandom, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/log.ts';
import { type AccountRef, createLedger, type Ledger, type TransferKind } from '../ledger/index.ts';
import { createRecords } from '../records/index.ts';
import { stakedSince } from './staked-since.ts';

const who = { memberId: 7n, currency: 'PKR' } as const;
const games = ['dice', 'mines', 'baccarat'] as const;

describe('what was staked since some instants', () => {
  const clock = fakeClock('2027-02-26T07:20:00.000Z');
  let test: TestDatabase;
  let ledger: Ledger;
  let ask: ReturnType<typeof stakedSince>;
  const staked: { at: number; amount: bigint }[] = [];
  let move: (kind: TransferKind, from: AccountRef, to: AccountRef, amount: bigint) => Promise<void>;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'records'] });
    ledger = await createLedger({ database: test.database, clock, log: createLogger('silent') });
    const records = createRecords({
      database: test.database,
      clock,
      settings: { get: () => 'Asia/Karachi' as never },
      ledger,
      plays: {
        gamesOf: async (ids) =>
          ids.map((id, at) => ({ id, gameId: games[at % games.length] ?? '', vendorCode: 'HOUSE' })),
      },
      currencyCode: (code) => code as CurrencyCode,
    });
    ask = stakedSince(records);
    move = async (kind, debit, credit, amount) => {
      const [id, reference] = [ledger.newId(), ledger.newId()];
      await ledger.post({ transfers: [{ id, debit, credit, amount, kind, reference }] });
    };
  });
  afterAll(async () => {
    await ledger.close();
    await test.drop();
  });

  it('[D7] is every stake in its span, to the millisecond, over days and quarters of an hour', async () => {
    const random = seededRandom(5);
    const [cash, house] = await Promise.all([
      ledger.memberAccount(who.memberId, 'cash', 'PKR'),
      ledger.houseAccount('house', 'PKR'),
    ]);
    await move('deposit', house, cash, 1_000_000n);
    for (let n = 0; n < 80; n += 1) {
      clock.advance(random.int(5) === 0 ? random.int(20) * 3_600_000 : 1 + random.int(400_000));
      const amount = BigInt(1 + random.int(5_000));
      staked.push({ at: clock.now().getTime(), amount });
      await move('stake', cash, house, amount);
      if (random.int(2) === 0) await move('payout', house, cash, amount);
    }
    const instants = staked.map(({ at }) => at);
    const wishes = [
      [instants[0] ?? 0],
      [(instants[0] ?? 0) + 1],
      [0, ...instants.filter((_at, n) => n % 9 === 4)],
      instants,
      instants.map((at) => at + 1),
      [instants[3] ?? 0, instants[3] ?? 0, (instants[70] ?? 0) + 1, clock.now().getTime() + 1],
    ];
    for (const begins of wishes) {
      const answer = await ask(
        who,
        begins.map((ms) => new Date(ms)),
      );
      expect(answer).toEqual({
        inPlay: 0n,
        staked: begins.map((from, n) =>
          staked
            .filter(({ at }) => at >= from && at < (begins[n + 1] ?? Number.POSITIVE_INFINITY))
            .reduce((sum, { amount }) => sum + amount, 0n),
        ),
      });
    }
  });

  it('[D7] says what of it is in play, and takes off what came back', async () => {
    clock.advance(3_600_000);
    const since = [clock.now()];
    const [cash, inPlay] = await Promise.all([
      ledger.memberAccount(who.memberId, 'cash', 'PKR'),
      ledger.memberAccount(who.memberId, 'in_play', 'PKR'),
    ]);
    await move('stake_held', cash, inPlay, 900n);
    expect(await ask(who, since)).toEqual({ staked: [900n], inPlay: 900n });
    await move('stake_returned', inPlay, cash, 400n);
    expect(await ask(who, since)).toEqual({ staked: [500n], inPlay: 500n });
    await move('stake_settled', inPlay, await ledger.houseAccount('house', 'PKR'), 500n);
    expect(await ask(who, since)).toEqual({ staked: [500n], inPlay: 0n });
  });
});
