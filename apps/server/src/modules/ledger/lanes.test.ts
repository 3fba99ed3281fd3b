import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LedgerUnavailable, type PostOutcome } from './index.ts';
import { type LedgerFixture, openLedger } from './ledger.fixture.ts';

describe('lanes', () => {
  let fx: LedgerFixture;
  beforeAll(async () => {
    fx = await openLedger();
  });
  afterAll(() => fx.close());

  const cut = () =>
    fx.test.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ikka ledger lane' AND datname = current_database()`,
    );

  it('[L2] ask again after a lost connection: everything is posted once', async () => {
    const { cash } = await fx.member(100_000n);
    const posts: Promise<PostOutcome>[] = [];
    for (let wave = 0; wave < 30; wave++) {
      for (let n = 0; n < 50; n++) posts.push(fx.ledger.post({ transfers: [fx.stake(cash, 1n)] }));
      if (wave % 5 === 2) await cut();
      else await new Promise(setImmediate);
    }
    const outcomes = await Promise.all(posts);
    expect(outcomes.filter(({ status }) => status === 'refused')).toEqual([]);
    expect(await fx.balance(cash)).toBe(100_000n - 1_500n);
    expect(await fx.ledger.health('recount')).toMatchObject({ isBalanced: true });
  });

  it('[L7] a suspension waits for the batch under way, and no later post passes', async () => {
    const { id, cash } = await fx.member(100_000n);
    const early = Array.from({ length: 200 }, () => fx.ledger.post({ transfers: [fx.stake(cash, 1n)] }));
    await fx.test.database.transaction((tx) => fx.ledger.suspend(tx, id));
    const balance = await fx.balance(cash);
    const late = Array.from({ length: 50 }, () => fx.ledger.post({ transfers: [fx.stake(cash, 1n)] }));
    expect((await Promise.all(late)).every((outcome) => outcome.status === 'refused')).toBe(true);
    await Promise.all(early);
    expect(await fx.balance(cash)).toBe(balance);
  });

  it('count what they do', async () => {
    const { cash } = await fx.member(100n);
    const before = fx.ledger.metrics();
    await Promise.all(Array.from({ length: 10 }, () => fx.ledger.post({ transfers: [fx.stake(cash, 1n)] })));
    const sum = (metrics: typeof before) => metrics.reduce((total, { transfers }) => total + transfers, 0);
    expect(sum(fx.ledger.metrics()) - sum(before)).toBe(10);
    expect(fx.ledger.metrics()).toHaveLength(1);
    expect(fx.ledger.metrics()[0]).toMatchObject({ queued: 0, inFlight: 0 });
  });

  it('finish what they have before they close, and take nothing after', async () => {
    const ledger = await fx.another();
    const { cash } = await fx.member(1_000n);
    const posts = Array.from({ length: 300 }, () => ledger.post({ transfers: [fx.stake(cash, 1n)] }));
    await ledger.close();
    expect((await Promise.all(posts)).every(({ status }) => status === 'posted')).toBe(true);
    await expect(ledger.post({ transfers: [fx.stake(cash, 1n)] })).rejects.toThrow(LedgerUnavailable);
  });
});
