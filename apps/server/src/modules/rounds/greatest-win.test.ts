import { isRefusal } from '@ikka/contract';
import { limbo } from '@ikka/limbo/round';
import { mines } from '@ikka/mines/round';
import type { CurrencyCode } from '@ikka/money';
import { fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlaySession } from '../../platform/calls.ts';
import { createLogger } from '../../platform/log.ts';
import { createVault } from '../../platform/vault.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { openGuard } from '../protection/index.ts';
import { createGameShelf } from '../shelf/index.ts';
import { createRounds, type Rounds } from './index.ts';

const memberId = 7n;
/** 1,000,000.00 */
const winMax = 100_000_000n;

describe('the greatest win', () => {
  let test: TestDatabase;
  let ledger: Ledger;
  let rounds: Rounds;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['ledger', 'rounds'] });
    const clock = fakeClock(new Date());
    ledger = await createLedger({ database: test.database, clock, log: createLogger('silent') });
    rounds = createRounds({
      database: test.database,
      clock,
      vault: createVault('k'.repeat(32)),
      facts: { publish: () => {} },
      settings: { get: () => 0 } as never,
      ledger,
      games: createGameShelf([limbo, mines]),
      stakes: async () => [200n, 100_000n],
      greatestWin: () => winMax,
      currencyCode: (code) => code as CurrencyCode,
      guardOf: async () => openGuard,
    });
    const credit = await ledger.memberAccount(memberId, 'cash', 'PKR');
    const debit = await ledger.houseAccount('provider', 'PKR', 'test');
    await ledger.post({
      transfers: [{ id: ledger.newId(), debit, credit, amount: 10_000_000n, kind: 'deposit' }],
    });
  });
  afterAll(async () => {
    await ledger.close();
    await test.drop();
  });

  const playOf = (gameId: string) =>
    ({
      memberId,
      gameId,
      vassalage: 'IKKA_ARCADE',
      currency: 'PKR',
      playSessionId: '00000000-0000-7000-8000-000000000001',
    }) as PlaySession;
  const bet = (stake: string, target: number) =>
    rounds.play({ play: playOf('limbo'), key: uuidv7(), stake, choice: { target } });
  const cash = async () =>
    (await ledger.account(await ledger.memberAccount(memberId, 'cash', 'PKR')))?.balance;

  it('[R16] takes no bet that could win more, says what may be staked, and takes that', async () => {
    const before = await cash();
    const refused = await bet('10.01', 10_000_000);
    expect(isRefusal(refused) && [refused.code, refused.value]).toEqual([
      'round.win_too_great',
      { winMax: '1000000.00', stakeMax: '10.00' },
    ]);
    expect(await cash()).toBe(before);
    expect(isRefusal(await bet('10.00', 10_000_000))).toBe(false);
    expect(isRefusal(await bet('1000.00', 100_000))).toBe(false);
  });

  it('[R16] holds where the player goes on choosing, by what the round could come to', async () => {
    const open = (stake: string, count: number) =>
      rounds.open({ play: playOf('mines'), key: uuidv7(), stake, choice: { mines: count } });
    const refused = await open('2.00', 12);
    expect(isRefusal(refused) && refused.code).toBe('round.win_too_great');
    expect(isRefusal(await open('1000.00', 1))).toBe(false);
  });
});
