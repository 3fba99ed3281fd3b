import { commit, saltOf } from '@ikka/fair';
import { fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVault } from '../../../platform/vault.ts';
import { createAudit } from '../../audit/index.ts';
import { type Chains, createChains } from './chains.ts';
import { markFor, seedBefore, seedChain } from './seed-chain.ts';

describe('a chain of seeds', () => {
  let test: TestDatabase;
  let one: Chains;
  let two: Chains;
  /** Of three rounds. */
  let short: Chains;
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'rooms'] });
    const clock = fakeClock();
    const { database } = test;
    const parts = {
      database,
      clock,
      vault: createVault('k'.repeat(32)),
      audit: createAudit({ database, clock }),
    };
    one = createChains({ ...parts, chainLength: 2_500 });
    two = createChains({ ...parts, chainLength: 2_500 });
    short = createChains({ ...parts, chainLength: 3 });
  });
  afterAll(() => test.drop());

  it('[O10] is fixed by its commitment: each seed is the hash of the next', async () => {
    const last = 'ab'.repeat(32);
    const { commitment, marks } = await seedChain(last, 25, 10);
    expect([...marks.keys()]).toEqual([25, 20, 10]);
    const seedAt = (place: number) => {
      const mark = markFor(place, 25, 10);
      return seedBefore(marks.get(mark) ?? '', mark - place);
    };
    expect(seedAt(25)).toBe(last);
    let before = commitment;
    for (let place = 1; place <= 25; place += 1) {
      expect(commit(seedAt(place))).toBe(before);
      before = seedAt(place);
    }
  });

  const open = async (chains: Chains, roomId: string, no: number) => {
    const fix = await chains.prepare(roomId, no);
    return test.database.transaction(fix);
  };
  const settle = (chains: Chains, roomId: string, no: number, bets: readonly string[]) =>
    test.database.transaction((tx) => chains.noteBets(tx, roomId, no, bets));
  const betOf = (n: number) => `0198d2a0-0000-7000-8000-${String(n).padStart(12, '0')}`;
  const audited = async (roomId: string) => {
    const { rows } = await test.database.pool.query(
      'SELECT action, after FROM audit.entry WHERE subject = $1 ORDER BY id',
      [`room:${roomId}`],
    );
    return rows.map(({ action, after }) => ({ action, after: JSON.parse(after) }));
  };

  it('[O10] is committed before the bets that salt it, and is used from the next round on', async () => {
    const first = await open(one, 'crash', 1);
    const bare = await two.published('crash', 1);
    expect(bare).toMatchObject({ firstRound: 1, commitment: first.commitment, salt: null, saltRound: null });
    expect(first.salt).toBe(first.commitment);
    const promised = await two.nextCommitment('crash');
    expect((await audited('crash')).map(({ action, after }) => [action, after.commitment])).toEqual([
      ['room.chain_committed', first.commitment],
      ['room.chain_committed', promised],
    ]);
    await settle(one, 'crash', 1, [betOf(2)]);
    await settle(one, 'crash', 1, [betOf(1), betOf(2)]);
    expect(await one.seeds('crash', 1)).toEqual(first);

    const second = await open(one, 'crash', 2);
    const salt = saltOf([betOf(1), betOf(2)]);
    expect(second).toMatchObject({ commitment: promised, salt });
    expect(await two.seeds('crash', 2)).toEqual(second);
    expect(await two.published('crash', 2)).toMatchObject({ firstRound: 2, salt, saltRound: 1 });
    expect(await two.saltBets('crash', 2)).toEqual([betOf(1), betOf(2)]);
    expect(await two.saltBets('crash', 1)).toEqual([]);
    // The round before it keeps its own chain.
    expect(await two.seeds('crash', 1)).toEqual(first);
    expect((await audited('crash')).slice(2)).toMatchObject([
      { action: 'room.chain_salted', after: { commitment: promised, salt, saltRound: 1, bets: 2 } },
      { action: 'room.chain_committed' },
    ]);
    expect(await two.nextCommitment('crash')).not.toBe(promised);
  });

  it('[O10] waits for its salt while nobody bets, and takes the first bets that come', async () => {
    await open(one, 'quiet', 1);
    const promised = await one.nextCommitment('quiet');
    for (const no of [2, 3]) await open(one, 'quiet', no);
    expect(await one.nextCommitment('quiet')).toBe(promised);
    // The owner changes in the middle of the round: the bets of both count.
    await settle(one, 'quiet', 3, [betOf(11)]);
    await settle(two, 'quiet', 3, [betOf(12)]);
    expect(await open(two, 'quiet', 4)).toMatchObject({
      commitment: promised,
      salt: saltOf([betOf(11), betOf(12)]),
    });
    expect(await one.published('quiet', 3)).toMatchObject({ firstRound: 1 });
  });

  it('[O10] is used to its end once it is salted; the one after it has its salt long before', async () => {
    await open(short, 'short', 1);
    await settle(short, 'short', 1, [betOf(21)]);
    const firsts = [await open(short, 'short', 2)];
    const promised = await short.nextCommitment('short');
    await settle(short, 'short', 2, [betOf(22)]);
    for (const no of [3, 4, 5]) {
      firsts.push(await open(short, 'short', no));
      await settle(short, 'short', no, [betOf(20 + no)]);
    }
    expect(new Set(firsts.map(({ chainId }) => chainId)).size).toBe(2);
    expect(firsts.map(({ salt }) => salt)).toEqual([
      ...Array.from({ length: 3 }, () => saltOf([betOf(21)])),
      saltOf([betOf(22)]),
    ]);
    expect(firsts[3]).toMatchObject({ commitment: promised });
    expect(firsts[1]?.commitment).toBe(firsts[0]?.serverSeed);
  });

  it('[O10] gives way where the house drew its salt, once bets have salted another; what was played keeps it', async () => {
    await open(one, 'old', 1);
    await test.database.pool.query(`DELETE FROM rooms.chain WHERE room_id = 'old' AND first_round IS NULL`);
    await test.database.pool.query(
      `UPDATE rooms.chain SET salt = 'drawn by the house', salted_at = now() WHERE room_id = 'old'`,
    );
    const old = await one.seeds('old', 1);
    expect(old.salt).toBe('drawn by the house');
    expect(await open(one, 'old', 2)).toMatchObject({ chainId: old.chainId, salt: old.salt });
    await settle(one, 'old', 2, [betOf(31)]);
    expect(await open(one, 'old', 3)).toMatchObject({ salt: saltOf([betOf(31)]) });
    expect(await one.seeds('old', 1)).toEqual(old);
    expect(await one.published('old', 2)).toMatchObject({ salt: old.salt, saltRound: null });
  });

  it('[O10] changes nothing where the opening of a round is rolled back', async () => {
    await open(one, 'back', 1);
    await settle(one, 'back', 1, [betOf(41)]);
    const promised = await one.nextCommitment('back');
    const fix = await one.prepare('back', 2);
    const lost = test.database.transaction(async (tx) => {
      await fix(tx);
      throw new Error('the step was lost');
    });
    await expect(lost).rejects.toThrow('the step was lost');
    expect(await one.nextCommitment('back')).toBe(promised);
    expect(await two.published('back', 2)).toMatchObject({ firstRound: 1 });
    expect(await open(two, 'back', 2)).toMatchObject({ commitment: promised, salt: saltOf([betOf(41)]) });
  });

  it('[O10] rests sealed: no seed stands in the database', async () => {
    const seeds = await Promise.all([2, 1_000, 2_000].map((no) => one.seeds('crash', no)));
    const { rows } = await test.database.pool.query('SELECT sealed_seed FROM rooms.chain_mark');
    expect(rows.length).toBeGreaterThan(6);
    for (const { serverSeed } of seeds) {
      expect(rows.every(({ sealed_seed }) => !sealed_seed.includes(serverSeed))).toBe(true);
    }
  });
});
