import { commit } from '@ikka/fair';
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

  it('[O10] is begun once, whoever asks, and its commitment is on record before its salt', async () => {
    const asked = await Promise.all([one, two, one].map((chains) => chains.seeds('room', 1)));
    expect(new Set(asked.map(({ serverSeed, salt }) => `${serverSeed}/${salt}`)).size).toBe(1);
    const published = await two.published('room', 1);
    expect(published).toMatchObject({ firstRound: 1, length: 2_500, commitment: asked[0]?.commitment });
    const { rows } = await test.database.pool.query('SELECT action FROM audit.entry ORDER BY id');
    expect(rows.map(({ action }) => action)).toEqual(['room.chain_committed', 'room.chain_salted']);
  });

  it('[O10] leads from round to round, and on into the next chain', async () => {
    const [first, second, last, next] = await Promise.all(
      [1, 2, 2_500, 2_501].map((no) => one.seeds('room', no)),
    );
    expect(second?.commitment).toBe(first?.serverSeed);
    expect(seedBefore(last?.serverSeed ?? '', 2_499)).toBe(first?.serverSeed);
    expect(next?.chainId).not.toBe(last?.chainId);
    expect(next?.salt).not.toBe(last?.salt);
    expect(await two.published('room', 2_501)).toMatchObject({ firstRound: 2_501 });
  });

  it('[O10] rests sealed: no seed stands in the database', async () => {
    const seeds = await Promise.all([1_000, 2_000, 2_500].map((no) => one.seeds('room', no)));
    const { rows } = await test.database.pool.query('SELECT sealed_seed FROM rooms.chain_mark');
    expect(rows).toHaveLength(6);
    for (const { serverSeed } of seeds) {
      expect(rows.every(({ sealed_seed }) => !sealed_seed.includes(serverSeed))).toBe(true);
    }
  });
});
