import { seededRandom } from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, games, openBench } from './records-test-bench.ts';

describe('what was staked, from place to place', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  it.each([21, 22])(
    '[RE11, RE14] counted from place to place every stake counts once, less what was set off (history %i)',
    async (seed) => {
      const { clock, ledger, bank, records, roundGames } = bench;
      const random = seededRandom(seed);
      const holder = { memberId: BigInt(seed), currency: 'PKR' };
      const cash = await ledger.memberAccount(holder.memberId, 'cash', 'PKR');
      const quarter = 900_000;
      const toEdge = quarter - (clock.now().getTime() % quarter);
      clock.advance(toEdge);
      await ledger.post({
        transfers: [{ id: ledger.newId(), debit: bank, credit: cash, amount: 900_000_000n, kind: 'deposit' }],
      });
      let mark: { at: Date; place: bigint } | undefined;
      let [staked, counted] = [0n, 0n];
      for (let n = 0; n < 60; n += 1) {
        // Often the same instant, often the very edge of a quarter of an hour.
        clock.advance(random.pick([0, 0, quarter, quarter - 1, 1, 7_000]));
        const amount = BigInt(1 + random.int(9_000));
        const reference = uuidv7({ msecs: clock.now().getTime() });
        roundGames.set(reference, random.pick(games));
        const way = random.int(4) === 0 ? { debit: bank, credit: cash } : { debit: cash, credit: bank };
        const kind = way.debit === cash ? ('stake' as const) : ('refund' as const);
        await ledger.post({ transfers: [{ id: ledger.newId(), ...way, amount, kind, reference }] });
        staked += kind === 'stake' ? amount : -amount;
        if (kind === 'stake' && random.int(3) === 0) {
          // What the player's own bets on the other side set off goes there and back, and is no turnover.
          const part = 1n + BigInt(random.int(Number(amount)));
          const shared = { amount: part, reference };
          await ledger.post({
            transfers: [
              { ...shared, id: ledger.newId(), debit: bank, credit: cash, kind: 'stake_set_off' },
              { ...shared, id: ledger.newId(), debit: cash, credit: bank, kind: 'set_off_settled' },
            ],
          });
          staked -= part;
        }
        if (random.int(3) !== 0) continue;
        const edges = [-quarter, 0].map((ms) => new Date(clock.now().getTime() + ms));
        const after: { at: Date; place: bigint } | undefined = mark;
        const { upTo, spans } = await records.turnover(holder, { after }, edges);
        expect(spans).toHaveLength(3);
        const sum = spans.flat().reduce((all, { stake }) => all + stake, 0n);
        const listed = await records.stakes(holder, { after, upTo }, { limit: 100, offset: 0 });
        expect(listed.list.reduce((all, { change }) => all - change, 0n)).toBe(sum);
        expect(listed.sums.entries).toBe(listed.list.length);
        counted += sum;
        mark = upTo;
        expect(counted).toBe(staked);
      }
    },
  );
});
