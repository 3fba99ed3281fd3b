import { formatDay } from '@ikka/i18n';
import { currencies, parseAmount } from '@ikka/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountTypeOf } from './account-types.ts';
import type { Records } from './index.ts';
import { type Bench, before, net, openBench, playKinds, within } from './records-test-bench.ts';

/** Random lives of members' money, and the record against the ledger's own chain, walked from end to end. */
describe('random histories', () => {
  let bench: Bench;
  let records: Records;
  beforeAll(async () => {
    bench = await openBench();
    ({ records } = bench);
  });
  afterAll(() => bench.close());

  it.each([11, 12, 13])(
    '[RE1] [RE3] history %i is the ledger’s to the coin, in any range and on any page',
    async (seed) => {
      const { random, holder, chain } = await bench.live(seed);
      const first = chain[0]?.at.getTime() ?? 0;
      const last = bench.clock.now().getTime();
      for (let n = 0; n < 25; n += 1) {
        const ends = [0, 0].map(() => first + random.int(last - first + 2)).toSorted((a, b) => a - b);
        const from = new Date(ends[0] ?? 0);
        const to = new Date(ends[1] ?? 0);
        const wanted = within(chain, from, to);
        const { opening, closing, lines } = await records.sums(holder, { from, to });
        expect(opening).toBe(before(chain, from));
        expect(closing).toBe(before(chain, to));
        for (const line of lines) {
          const alike = wanted.filter((entry) => accountTypeOf(entry) === line.type);
          expect(line).toMatchObject({ entries: alike.length });
          expect(line.came - line.went).toBe(net(alike));
        }
        expect(lines.reduce((sum, line) => sum + line.entries, 0)).toBe(wanted.length);

        const type = random.pick([undefined, 'stake', 'deposit', 'fee'] as const);
        const suiting = wanted
          .filter((entry) => type === undefined || accountTypeOf(entry) === type)
          .toReversed();
        const limit = 1 + random.int(20);
        const offset = random.int(suiting.length + 3);
        const page = await records.account(holder, { from, to, type }, { limit, offset });
        expect(page.sums.entries).toBe(suiting.length);
        expect(page.list.map(({ transferId }) => transferId)).toEqual(
          suiting.slice(offset, offset + limit).map(({ id }) => id),
        );
      }
    },
  );

  it('[RE5] profit by day, vendor and game are the same money, cut differently', async () => {
    const { holder, chain } = await bench.live(14);
    const range = { from: chain[0]?.at ?? new Date(0), to: new Date(bench.clock.now().getTime() + 1) };
    const play = chain.filter((entry) => playKinds.has(entry.kind));
    for (const by of ['day', 'vendor', 'game'] as const) {
      const rows = await records.play(holder, range, by);
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.reduce((sum, { stake, payout }) => sum + payout - stake, 0n)).toBe(net(play));
      expect(rows.reduce((sum, { rounds }) => sum + rounds, 0)).toBe(
        play.filter(({ kind }) => kind === 'stake').length,
      );
    }
    const oneVendor = await records.play(holder, { ...range, vendorCode: 'A' }, 'game');
    expect(oneVendor.map(({ key }) => key)).toEqual(['one', 'two']);
    const { stake, payout } = await records.bets(
      holder,
      { ...range, vendorCode: 'A' },
      { limit: 5, offset: 0 },
    );
    expect(payout - stake).toBe(oneVendor.reduce((sum, one) => sum + one.payout - one.stake, 0n));
  });

  it('[RE9] an export adds up, line by line, in both forms', async () => {
    const { holder, chain } = await bench.live(15);
    // As if an operator had made every other adjustment.
    const adjusted = chain.filter(({ kind }) => kind === 'adjustment');
    const byHand = new Set(adjusted.filter((_, n) => n % 2 === 0).map(({ reference }) => reference));
    const wish = {
      account: 'zara',
      currency: currencies.PKR,
      from: new Date(chain[20]?.at ?? 0),
      to: new Date(chain[90]?.at ?? 0),
      reasonsOf: async (references: readonly string[]) =>
        new Map(references.filter((one) => byHand.has(one)).map((one) => [one, 'goodwill'] as const)),
    };
    const wanted = within(chain, wish.from, wish.to);
    const reasons = wanted.map(({ reference }) => (byHand.has(reference) ? 'goodwill' : null));
    expect(new Set(reasons)).toEqual(new Set(['goodwill', null]));
    const read = async (format: 'csv' | 'json') => {
      let text = '';
      for await (const piece of records.export(holder, { ...wish, format })) text += piece;
      return text;
    };
    const units = (text: string | undefined) => parseAmount(text ?? '', currencies.PKR) ?? -1n;
    const signed = (text: string | undefined) =>
      text?.startsWith('-') ? -units(text.slice(1)) : units(text);

    const json = JSON.parse(await read('json')) as {
      opening: string;
      closing: string;
      sum: string;
      movements: { transferId: string; reason: string | null; change: string; balanceAfter: string }[];
    };
    expect(json.movements.map(({ transferId }) => transferId)).toEqual(wanted.map(({ id }) => id));
    expect(json.movements.map(({ reason }) => reason)).toEqual(reasons);
    expect(units(json.opening) + signed(json.sum)).toBe(units(json.closing));
    expect(units(json.closing)).toBe(before(chain, wish.to));

    const lines = (await read('csv'))
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(lines.length).toBe(wanted.length + 3);
    const [names, opening, ...rest] = lines;
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
    const at = names?.indexOf('reason') ?? -1;
    expect(rest.slice(0, -1).map((line) => line[at] || null)).toEqual(reasons);
    let balance = units(opening?.at(-2));
    for (const line of rest.slice(0, -1)) {
      balance += signed(line.at(-3));
      expect(units(line.at(-2))).toBe(balance);
    }
    expect(units(rest.at(-1)?.at(-2))).toBe(balance);
  });

  it('[RE4] days are those of the site’s zone, also where it changes, and where its clocks are put back at midnight', async () => {
    bench.clock.advance(Date.parse('2028-03-30T00:00:00.000Z') - bench.clock.now().getTime());
    await bench.ledger.ensurePartitions();
    const { random, holder, chain } = await bench.live(41);
    const first = chain[0]?.at.getTime() ?? 0;
    const all = { from: new Date(first), to: new Date(bench.clock.now().getTime() + 1) };
    for (const zone of ['America/Santiago', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Asia/Karachi']) {
      bench.zone.name = zone;
      for (let n = 0; n < 10; n += 1) {
        const from = new Date(first + random.int(all.to.getTime() - first));
        const { opening, closing, lines } = await records.sums(holder, { from, to: all.to });
        expect([opening, closing]).toEqual([before(chain, from), before(chain, all.to)]);
        expect(lines.reduce((sum, { entries }) => sum + entries, 0)).toBe(within(chain, from, all.to).length);
      }
      const staked = new Map<string, number>();
      for (const { kind, at } of chain) {
        if (kind === 'stake') staked.set(formatDay(at, zone), (staked.get(formatDay(at, zone)) ?? 0) + 1);
      }
      const days = (await records.play(holder, all, 'day')).filter(({ rounds }) => rounds > 0);
      expect(new Map(days.map(({ key, rounds }) => [key, rounds]))).toEqual(staked);
    }
  });
});
