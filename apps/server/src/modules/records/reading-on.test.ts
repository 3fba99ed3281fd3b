import type { SeededRandom } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BeingPrepared } from '../../platform/being-prepared.ts';
import { createRecords, type Records } from './index.ts';
import type { Holder } from './parts.ts';
import { type Bench, openBench } from './records-test-bench.ts';

function dieOr<T>(random: SeededRandom, found: T): T {
  if (random.int(3) === 0) throw new Error('the process died');
  return found;
}

describe('reading on along the chain', () => {
  let bench: Bench;
  let records: Records;
  let inPieces: Records;
  beforeAll(async () => {
    bench = await openBench();
    ({ records, inPieces } = bench);
  });
  afterAll(() => bench.close());

  const forgetAll = async () => {
    for (const table of ['entry', 'quarter', 'day', 'day_type', 'head', 'way'])
      await bench.test.database.pool.query(`DELETE FROM records.${table}`);
  };
  /** As a job in one process does it, turn by turn, until nothing is missing; what ends a turn is survived. */
  const readWholly = async (reader: Records, holder: Holder) => {
    for (;;) {
      const step = await reader.readOn(holder, 3).catch(() => null);
      if (step?.isDone) break;
    }
  };

  it.each([16, 17])(
    '[RE2] whoever reads at once, at whatever pace, reads each movement once (history %i)',
    async (seed) => {
      const { holder, chain } = await bench.live(seed);
      await forgetAll();
      const readers = [inPieces, inPieces, records, inPieces, records];
      const chosen = seed === 16 ? readers : [inPieces];
      await Promise.all(chosen.map((reader) => readWholly(reader, holder)));
      const { closing, lines } = await records.sums(holder, {});
      expect(closing).toBe(chain.at(-1)?.balanceAfter);
      expect(lines.reduce((sum, line) => sum + line.entries, 0)).toBe(chain.length);
      const { rows } = await bench.test.database.pool.query(
        'SELECT place FROM records.entry ORDER BY at, place',
      );
      const places = rows.map(({ place }) => place as bigint);
      expect(places).toEqual(places.toSorted((a, b) => Number(a - b)));
      expect(new Set(places).size).toBe(chain.length);
    },
  );

  it('[RE13] a long chain that was never read is answered when it is read, and not before', async () => {
    const { holder, chain } = await bench.live(31);
    await forgetAll();
    const inCrumbs = createRecords({ ...bench.parts, stretchMax: 1 });
    const told: number[] = [];
    for (;;) {
      const asked = await inCrumbs.sums(holder, {}).catch((error: unknown) => error);
      if (!(asked instanceof BeingPrepared)) {
        expect(asked).toMatchObject({ opening: 0n, closing: chain.at(-1)?.balanceAfter });
        break;
      }
      told.push(asked.percent);
      // Asking has noted it: the job needs no other word.
      expect((await inCrumbs.readDue()).read).toBeGreaterThan(0);
    }
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    const { rows } = await bench.test.database.pool.query('SELECT FROM records.way');
    expect(rows).toEqual([]);
  });

  it('[RE13] a job finds whoever was never read, and nobody else', async () => {
    const { holder, chain } = await bench.live(32);
    await records.noteUnread();
    while ((await records.readDue()).read > 0);
    expect(await records.noteUnread()).toEqual({ noted: 0 });
    await forgetAll();
    const { rows } = await bench.test.database.pool.query(
      'SELECT count(*)::int AS n FROM ledger.holder h JOIN ledger.account a ON a.id = h.account_id WHERE h.owner > 0 AND h.kind = 1 AND a.version > 0',
    );
    expect(await records.noteUnread()).toEqual({ noted: rows[0].n });
    while ((await records.readDue()).read > 0);
    expect((await records.sums(holder, {})).closing).toBe(chain.at(-1)?.balanceAfter);
  });

  it('[RE13] two processes that die at any step, while the member goes on playing, read it once', async () => {
    const { random, holder } = await bench.live(33);
    await forgetAll();
    const cash = await bench.ledger.memberAccount(holder.memberId, 'cash', 'PKR');
    /** A process that dies in the middle of every third transaction or so: nothing of it stays. */
    const mortal = () =>
      createRecords({
        ...bench.parts,
        stretchMax: 7,
        ledger: {
          ...bench.ledger,
          stretch: async (...wish) => dieOr(random, await bench.ledger.stretch(...wish)),
          placesBack: async (...wish) => dieOr(random, await bench.ledger.placesBack(...wish)),
        },
      });
    const play = async () => {
      for (let n = 0; n < 30; n += 1) {
        bench.clock.advance(1_000);
        const transfer = {
          id: bench.ledger.newId(),
          debit: bench.bank,
          credit: cash,
          amount: 5n,
          kind: 'payout' as const,
        };
        await bench.ledger.post({ transfers: [transfer] });
      }
    };
    await Promise.all([play(), readWholly(mortal(), holder), readWholly(mortal(), holder)]);
    await readWholly(inPieces, holder);
    const statement = await bench.ledger.statement(cash, { limit: 10_000 });
    const chain = (statement?.entries ?? []).filter(({ change }) => change !== 0n).toReversed();
    const page = await inPieces.account(holder, {}, { limit: 1_000, offset: 0 });
    expect(page.list.toReversed().map(({ transferId }) => transferId)).toEqual(chain.map(({ id }) => id));
    expect(page.sums.came - page.sums.went).toBe(chain.at(-1)?.balanceAfter);
  });

  it('[RE1] a job reads on for whoever moved money, and then has nothing more to do', async () => {
    const { holder, chain } = await bench.live(18);
    await bench.test.database.pool.query('UPDATE records.head SET due_at = NULL');
    await records.noteMovement(holder);
    await records.noteMovement(holder);
    expect(await records.readDue()).toEqual({ read: 1 });
    const { rows } = await bench.test.database.pool.query(
      'SELECT count(*)::int AS n FROM records.entry WHERE place > 0 AND account_id = (SELECT account_id FROM records.head WHERE member_id = 18)',
    );
    expect(rows).toEqual([{ n: chain.length }]);
    expect(await records.readDue()).toEqual({ read: 0 });
  });
});
