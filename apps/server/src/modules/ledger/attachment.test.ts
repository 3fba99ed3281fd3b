import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachment, type Post } from './index.ts';
import { type LedgerFixture, openLedger, posted } from './ledger.fixture.ts';

/** A stand-in for another module's table: rounds, deposits … */
const noted = attachment<{ id: string; note: string; size?: string }>({
  name: 'test_note',
  sql: `INSERT INTO note (id, note, size) SELECT r.id, r.note, r.size::int
        FROM unnest($1::int[], $2::uuid[], $3::text[], $4::text[]) AS r(place, id, note, size) WHERE ledger.was_posted(r.place)`,
  toParameters: (rows) => [
    rows.map(({ id }) => id),
    rows.map(({ note }) => note),
    rows.map(({ size }) => size ?? '1'),
  ],
});
const counted = attachment<{ id: string }>({
  name: 'test_count',
  sql: `INSERT INTO counted SELECT r.id FROM unnest($1::int[], $2::uuid[]) AS r(place, id) WHERE ledger.was_posted(r.place)`,
  toParameters: (rows) => [rows.map(({ id }) => id)],
});

describe('attachments', () => {
  let fx: LedgerFixture;
  beforeAll(async () => {
    fx = await openLedger({ lanes: 1 });
    await fx.test.database.pool.query(
      'CREATE TABLE note (id uuid PRIMARY KEY, note text, size int CHECK (size > 0)); CREATE TABLE counted (id uuid)',
    );
  });
  afterAll(() => fx.close());

  const notes = async (...ids: string[]): Promise<string[]> => {
    const { rows } = await fx.test.database.pool.query<{ note: string }>(
      'SELECT note FROM note WHERE id = ANY ($1::uuid[]) ORDER BY note',
      [ids],
    );
    return rows.map(({ note }) => note);
  };
  const noteOn = (cash: bigint, amount: bigint, note: string, size?: string): Post & { id: string } => {
    const stake = fx.stake(cash, amount);
    return {
      id: stake.id,
      transfers: [stake],
      attach: [noted({ id: stake.id, note, ...(size ? { size } : {}) })],
    };
  };

  it('[L11] are written with what was posted, and only with that', async () => {
    const { cash } = await fx.member(100n);
    const good = noteOn(cash, 60n, 'good');
    const poor = noteOn(cash, 60n, 'poor');
    const plain = { transfers: [fx.stake(cash, 1n)] };
    const group = noteOn(cash, 30n, 'group');
    const both = { ...group, attach: [...(group.attach ?? []), counted({ id: group.id })] };
    const outcomes = await Promise.all([good, poor, plain, both].map((post) => fx.ledger.post(post)));
    expect(outcomes.map(({ status }) => status)).toEqual(['posted', 'refused', 'posted', 'posted']);
    expect(await notes(good.id, poor.id, group.id)).toEqual(['good', 'group']);
    expect((await fx.test.database.pool.query('SELECT id FROM counted')).rows).toEqual([{ id: group.id }]);
  });

  it('[L11] are not written again by a duplicate', async () => {
    const { cash } = await fx.member(100n);
    const post = noteOn(cash, 60n, 'once');
    await posted(fx.ledger, post);
    const again = { ...post, attach: [noted({ id: post.id, note: 'twice' })] };
    expect(await Promise.all([fx.ledger.post(again), fx.ledger.post(again)])).toMatchObject([
      { status: 'duplicate' },
      { status: 'duplicate' },
    ]);
    expect(await notes(post.id)).toEqual(['once']);
  });

  it('[L11] fail their own post alone, with everything around them posted', async () => {
    const { cash } = await fx.member(1_000n);
    const bad = new Set([3, 17, 18, 40]);
    const posts = Array.from({ length: 60 }, (_, index) =>
      noteOn(cash, 1n, `n${index}`, bad.has(index) ? (index === 3 ? 'not a number' : '-5') : '5'),
    );
    const results = await Promise.allSettled(posts.map((post) => fx.ledger.post(post)));
    expect(results.map(({ status }) => status)).toEqual(
      posts.map((_, index) => (bad.has(index) ? 'rejected' : 'fulfilled')),
    );
    expect(await fx.balance(cash)).toBe(1_000n - 56n);
    expect(await notes(...posts.map(({ id }) => id))).toHaveLength(56);
    expect(await fx.ledger.health('recount')).toMatchObject({ isBalanced: true });
  });

  it('[L11] that cannot even be laid out fail their own post alone', async () => {
    const { cash } = await fx.member(10n);
    const broken = attachment<string>({
      name: 'test_broken',
      sql: 'SELECT $1',
      toParameters: () => {
        throw new Error('a bug in the other module');
      },
    });
    const [wrong, right] = await Promise.allSettled([
      fx.ledger.post({ transfers: [fx.stake(cash, 1n)], attach: [broken('x')] }),
      fx.ledger.post({ transfers: [fx.stake(cash, 2n)] }),
    ]);
    expect(wrong).toMatchObject({ status: 'rejected', reason: { message: 'a bug in the other module' } });
    expect(right).toMatchObject({ status: 'fulfilled', value: { status: 'posted' } });
    expect(await fx.balance(cash)).toBe(8n);
  });
});
