import { isRefusal } from '@ikka/contract';
import { karakoram25 } from '@ikka/karakoram-25/round';
import type { CurrencyCode } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlaySession } from '../../platform/calls.ts';
import { createLogger } from '../../platform/log.ts';
import { createVault } from '../../platform/vault.ts';
import { createAudit } from '../audit/index.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { createProtection, type Protection } from '../protection/index.ts';
import { createGameShelf } from '../shelf/index.ts';
import { createRounds, type Rounds } from './index.ts';

const silent = createLogger('silent');
const stake = '25.00';
const stakeUnits = 2_500n;
const minute = 60_000;
const day = 1_440 * minute;

/** A process's worth: its own ledger lanes, its own memory of limits and seats, on the shared database. */
interface Process {
  readonly ledger: Ledger;
  readonly protection: Protection;
  readonly rounds: Rounds;
  guardsRead: number;
}

describe('rounds of a protected member', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let processes: Process[];
  let memberId = 0n;

  const startProcess = async (): Promise<Process> => {
    const { database } = test;
    const ledger = await createLedger({ database, clock, log: silent });
    const facts = { publish: () => {} };
    const audit = createAudit({ database, clock });
    const protection = createProtection({ database, clock, audit, facts, ledger });
    const counted = { guardsRead: 0 };
    const rounds = createRounds({
      database,
      clock,
      vault: createVault('k'.repeat(32)),
      facts,
      settings: { get: () => 0 } as never,
      ledger,
      games: createGameShelf([karakoram25]),
      stakes: async () => [stakeUnits],
      currencyCode: (code) => code as CurrencyCode,
      guardOf: (who) => {
        counted.guardsRead += 1;
        return protection.guardOf(who);
      },
    });
    return Object.assign(counted, { ledger, protection, rounds });
  };

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'ledger', 'protection', 'rounds'], max: 30 });
    clock = fakeClock(new Date());
    processes = await Promise.all([startProcess(), startProcess(), startProcess()]);
  });
  afterAll(async () => {
    expect(await one().ledger.health('recount')).toMatchObject({ isBalanced: true });
    await Promise.all(processes.map(({ ledger }) => ledger.close()));
    await test.drop();
  });
  beforeEach(async () => {
    memberId += 1n;
    const { ledger } = one();
    const cash = await ledger.memberAccount(memberId, 'cash', 'PKR');
    const bank = await ledger.houseAccount('provider', 'PKR', 'test');
    await ledger.post({
      transfers: [{ id: ledger.newId(), debit: bank, credit: cash, amount: 10_000_000n, kind: 'deposit' }],
    });
  });

  const at = (index: number) => processes[index % processes.length] as Process;
  const one = () => at(0);
  const two = () => at(1);
  const who = () => ({ memberId, currency: 'PKR' });
  const me = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;
  const session = (): PlaySession => ({
    playSessionId: '0198d2a0-0000-7000-8000-000000000001',
    account: `member${memberId}`,
    isTrial: false,
    gameId: 'karakoram-25',
    vassalage: 'IKKA_SLOT',
    language: 'UR',
    ...who(),
  });
  const newKey = () => uuidv7({ msecs: clock.now().getTime() });
  /** `played`, or the code of the refusal. */
  const play = async (by = one(), key = newKey()): Promise<string> => {
    const answer = await by.rounds.play({ play: session(), key, stake, choice: null });
    return isRefusal(answer) ? answer.code : 'played';
  };
  const bets = (count: number) => Array.from({ length: count }, (_, n) => play(at(n)));
  const playedRounds = () => one().rounds.count({ memberIds: [memberId] }, 1_000);
  const limit = (kind: 'stake' | 'loss' | 'time', value: bigint | null, period: 'day' | 'month' = 'day') =>
    one().protection.changeLimit(who(), { kind, period }, { kind: 'set', value }, me);
  const shown = async (kind: string, period = 'day') => {
    const { limits } = await two().protection.read(who());
    return limits.find((row) => row.kind === kind && row.period === period);
  };

  it('[R9] reads what stands in the way once, not with every bet', async () => {
    for (let n = 0; n < 6; n += 1) expect(await play()).toBe('played');
    expect(one().guardsRead).toBe(1);
    one().guardsRead = 0;
  });

  it('[R9] never pass a limit of stakes, with 50 bets at once in three processes', async () => {
    await limit('stake', 12n * stakeUnits);
    const answers = await Promise.all(bets(50));
    expect(answers.filter((answer) => answer === 'played')).toHaveLength(12);
    expect(await play(two())).toBe('wallet.limit_reached');
    expect(await shown('stake')).toMatchObject({ inForce: '300.00', used: '300.00', left: '0.00' });
    expect(await playedRounds()).toBe(12);
  });

  it('[R9] stop at once when a limit is set for the first time, whoever remembers none', async () => {
    expect([await play(one()), await play(two())]).toEqual(['played', 'played']);
    await limit('stake', 0n);
    expect([await play(one()), await play(two())]).toEqual(['wallet.limit_reached', 'wallet.limit_reached']);
  });

  it('[R9] stop when a limit is lowered while bets fly', async () => {
    await limit('stake', 1_000n * stakeUnits);
    const flying = bets(45);
    await flying[0];
    await limit('stake', 0n);
    const then = await playedRounds();
    await Promise.all(flying);
    expect(await playedRounds()).toBe(then);
    expect(await play(two())).toBe('wallet.limit_reached');
  });

  it('[R9] stop when the member is excluded while bets fly; what was begun is settled and found again', async () => {
    const key = newKey();
    expect(await play(one(), key)).toBe('played');
    const flying = bets(45);
    await flying[0];
    expect(await two().protection.exclude(who(), { kind: 'self_exclusion', months: 6 }, me)).toBeNull();
    const then = await playedRounds();
    await Promise.all(flying);
    expect(await playedRounds()).toBe(then);
    for (const process of processes) expect(await play(process)).toBe('protection.excluded');
    expect(await play(two(), key)).toBe('played');
    const stored = await one().rounds.find({ memberIds: [memberId] }, { limit: 100, offset: 0 });
    expect(stored).toHaveLength(then);
    for (const { id, payout } of stored) {
      expect((await one().rounds.story(id))?.postings).toHaveLength(payout > 0n ? 2 : 1);
    }
  });

  it('[R9] roll with time: what was staked 24 hours ago is free again', async () => {
    await limit('stake', 2n * stakeUnits);
    expect(await play()).toBe('played');
    clock.advance(day / 2);
    expect(await play(two())).toBe('played');
    expect(await play()).toBe('wallet.limit_reached');
    clock.advance(day / 2);
    expect([await play(), await play(two())]).toEqual(['played', 'wallet.limit_reached']);
    clock.advance(day / 2);
    expect(await play(two())).toBe('played');
  });

  it('[R9] let a looser limit through from its moment on, and none once it is removed', async () => {
    await limit('stake', stakeUnits);
    expect([await play(), await play()]).toEqual(['played', 'wallet.limit_reached']);
    await limit('stake', 3n * stakeUnits);
    clock.advance(day - minute);
    expect([await play(), await play(two())]).toEqual(['wallet.limit_reached', 'wallet.limit_reached']);
    clock.advance(minute);
    expect([await play(), await play(two())]).toEqual(['played', 'played']);
    await limit('stake', null);
    expect([await play(), await play()]).toEqual(['played', 'wallet.limit_reached']);
    clock.advance(day);
    for (let n = 0; n < 5; n += 1) expect(await play(at(n))).toBe('played');
  });

  it('[R9] count what is lost, less what is won, as the ledger does', async () => {
    await limit('loss', 40n * stakeUnits, 'month');
    for (let n = 0; n < 30; n += 1) {
      await play(at(n));
      // Records are in the order of their instants.
      clock.advance(1_000);
    }
    const stored = await one().rounds.find({ memberIds: [memberId] }, { limit: 100, offset: 0 });
    let lost = 0n;
    for (const { stake, payout } of stored.toReversed()) {
      lost += stake;
      lost = lost > payout ? lost - payout : 0n;
    }
    expect(await shown('loss', 'month')).toMatchObject({
      used: `${lost / 100n}.${String(lost % 100n).padStart(2, '0')}`,
    });
  });

  it('[R9] end when the time for games is used up, in every process', async () => {
    await limit('time', 3n);
    for (let n = 0; n < 3; n += 1) {
      expect([await play(), await play(two())]).toEqual(['played', 'played']);
      clock.advance(minute);
    }
    expect([await play(), await play(two())]).toEqual(['protection.time_used_up', 'protection.time_used_up']);
    expect(await one().protection.mayPlay(who())).toMatchObject({ code: 'protection.time_used_up' });
    expect(await shown('time')).toMatchObject({ used: '3', left: '0' });
    clock.advance(day);
    expect(await play(two())).toBe('played');
  });
});
