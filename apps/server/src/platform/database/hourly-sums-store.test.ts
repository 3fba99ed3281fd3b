import { openTestDatabase, seededRandom, type TestDatabase } from '@ikka/test-kit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHourlySums, type SummedTable, sumHours } from './hourly-sums-store.ts';

const hour = 3_600_000;
const table: SummedTable = {
  rows: sql`shop.sale`,
  at: sql`sold_at`,
  by: ['town', 'kind'],
  sums: sql`shop.hour`,
};

describe('sums that are kept for each hour', () => {
  let test: TestDatabase;
  const begin = Date.parse('2027-03-01T10:20:00.000Z');
  let now = begin;
  const sales: { at: number; town: string; kind: string; amount: bigint }[] = [];
  const random = seededRandom(8);

  beforeAll(async () => {
    test = await openTestDatabase({ modules: [] });
    await test.database.pool.query(`
      CREATE SCHEMA shop;
      CREATE TABLE shop.sale (sold_at timestamptz(3), town text NOT NULL, kind text NOT NULL, amount bigint NOT NULL);
      CREATE INDEX ON shop.sale (sold_at);
      CREATE TABLE shop.hour (begins timestamptz(3), town text, kind text, rows bigint NOT NULL, amount bigint NOT NULL,
        PRIMARY KEY (begins, town, kind))`);
  });
  afterAll(() => test.drop());

  const sell = async (count: number) => {
    const fresh = Array.from({ length: count }, () => {
      now += random.pick([0, 1, hour - 1, 17 * 60_000, random.int(3 * hour), 9 * 24 * hour]);
      const amount = BigInt(1 + random.int(900));
      return { at: now, town: random.pick(['Lahore', 'Quetta']), kind: random.pick(['a', 'b']), amount };
    });
    sales.push(...fresh);
    await test.database.pool.query(
      `INSERT INTO shop.sale SELECT to_timestamp(ms / 1000.0), town, kind, amount
         FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[]) s(ms, town, kind, amount)`,
      [
        fresh.map(({ at }) => at),
        fresh.map(({ town }) => town),
        fresh.map(({ kind }) => kind),
        fresh.map(({ amount }) => amount),
      ],
    );
  };
  const expected = (from = 0, to = Number.POSITIVE_INFINITY) => {
    const groups = Map.groupBy(
      sales.filter(({ at }) => at >= from && at < to),
      ({ town, kind }) => `${town} ${kind}`,
    );
    return [...groups]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, found]) => ({
        by: key.split(' '),
        rows: found.length,
        amount: found.reduce((sum, { amount }) => sum + amount, 0n),
      }));
  };
  const read = (from?: number, to?: number) =>
    readHourlySums(test.database.db, table, {
      from: from === undefined ? undefined : new Date(from),
      to: to === undefined ? undefined : new Date(to),
    });
  it('says the same before anything is summed, in between and after, of any range', async () => {
    expect(await read()).toEqual([]);
    await sumHours(test.database, table, new Date(now));
    for (let round = 0; round < 4; round += 1) {
      await sell(40);
      if (round % 2 === 1) await sumHours(test.database, table, new Date(now));
      expect(await read()).toEqual(expected());
      for (let n = 0; n < 12; n += 1) {
        const ends = [0, 0].map(() => {
          const at = begin - hour + random.int(now - begin + 3 * hour);
          return random.int(2) === 0 ? at : Math.floor(at / hour) * hour;
        });
        const [from = 0, to = 0] = ends.toSorted((a, b) => a - b);
        expect(await read(from, to)).toEqual(expected(from, to));
        expect(await read(from)).toEqual(expected(from));
        expect(await read(undefined, to)).toEqual(expected(0, to));
      }
    }
  });

  it('sums an hour once, whoever does it at once, and not before it has rested for an hour', async () => {
    await sell(30);
    await Promise.all([1, 2, 3].map(() => sumHours(test.database, table, new Date(now))));
    expect(await read()).toEqual(expected());
    const end = Math.floor(now / hour) * hour + hour;
    const lastHour = async () => {
      const begins = new Date(end - hour);
      const { rows } = await test.database.pool.query('SELECT FROM shop.hour WHERE begins = $1', [begins]);
      return rows.length;
    };
    await sumHours(test.database, table, new Date(end + hour - 1));
    expect(await lastHour()).toBe(0);
    await sumHours(test.database, table, new Date(end + hour));
    expect(await lastHour()).toBeGreaterThan(0);
    expect(await read()).toEqual(expected());
  });

  it('leaves out what has no instant yet', async () => {
    await test.database.pool.query(`INSERT INTO shop.sale VALUES (NULL, 'Lahore', 'a', 5)`);
    expect(await read()).toEqual(expected());
  });
});
