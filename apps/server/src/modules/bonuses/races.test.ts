import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, openBench, zara } from './bonuses-test-bench.ts';
import { rupees } from './bonuses-test-terms.ts';
import type { Holder } from './parts.ts';

const dayMs = 86_400_000;

describe('bonuses, at once', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
    await bench.offer('half');
    await bench.offer('welcome', { occasion: 'first' });
  });
  afterAll(() => bench.close());
  afterEach(() => bench.assertBooks());

  const all = async (holder: Holder) =>
    (await bench.bonuses.list(holder, { limit: 20, offset: 0 })).list.map(({ state }) => state);

  it('[BO3] of two first deposits that are paid at once, in two processes, one brings the bonus', async () => {
    const [first, second] = bench.instances;
    for (let round = 0; round < 2; round += 1) {
      const holder = bench.newMember();
      const [one, two] = [
        await bench.begin(holder, '1000.00', 'welcome'),
        await bench.begin(holder, '600.00', 'welcome'),
      ];
      const paid = await Promise.all([bench.pay(one, '1000.00', first), bench.pay(two, '600.00', second)]);
      expect(paid.map(({ state }) => state)).toEqual(['paid', 'paid']);
      const given = paid.filter(({ bonus }) => bonus?.amount !== null);
      expect(given).toHaveLength(1);
      expect(paid.filter(({ bonus }) => bonus?.denied !== null)).toHaveLength(1);
      expect(await all(holder)).toEqual(['active']);
      expect(await bench.balance(holder, 'cash')).toBe(rupees('1584.00'));
    }
  });

  it('[BO3] a deposit that several processes credit at once brings it once', async () => {
    const holder = bench.newMember();
    const begun = await bench.begin(holder, '1000.00', 'half');
    const pays = bench.instances.flatMap((by) => [1, 2, 3].map(() => bench.pay(begun, '1000.00', by)));
    await Promise.all(pays);
    await Promise.all(bench.instances.map(({ cashier }) => cashier.settlePending()));
    expect(await bench.balance(holder, 'locked_bonus')).toBe(rupees('495.00'));
    expect(await bench.balance(holder, 'cash')).toBe(rupees('990.00'));
  });

  it('[BO6] ends once, whoever releases it, gives it up or takes money out meanwhile', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const holder = bench.newMember();
      const { id } = await bench.deposit(holder, '1000.00', 'half');
      await bench.play(holder, round % 2 === 0 ? '989.99' : '990.00');
      const [first, second] = bench.instances;
      const stake = await first.bonuses.atStake(holder);
      await Promise.allSettled([
        first.bonuses.attend(),
        second.bonuses.giveUp(holder.memberId, id),
        first.bonuses.list(holder, { limit: 1, offset: 0 }),
        stake
          ?.forfeit()
          .then(({ transfer, attach }) => bench.ledger.post({ transfers: [transfer], attach: [attach] })),
      ]);
      const [state] = await all(holder);
      expect(state).not.toBe('active');
      seen.add(state ?? '');
      const cash = rupees(round % 2 === 0 ? '0.01' : '0.00') + (state === 'released' ? rupees('495.00') : 0n);
      expect(await bench.balance(holder, 'cash')).toBe(cash);
      await bench.assertBooks();
    }
    expect(seen).toContain('released');
  });

  it('[BO5] what was staked in time is released, though its time is over when both are looked at', async () => {
    const holder = bench.newMember();
    await bench.deposit(holder, '1000.00', 'half');
    await bench.play(holder, '990.00');
    bench.clock.advance(8 * dayMs);
    await Promise.all(bench.instances.map(({ bonuses }) => bonuses.attend()));
    expect(await all(holder)).toEqual(['released']);
  });

  it('[BO1] of two versions that are proposed at once one waits', async () => {
    const { terms, version } = (await bench.bonuses.office
      .offer('half')
      .then((offer) => ('current' in offer ? offer.current : null))) ?? { terms: null, version: 0 };
    if (terms === null) throw new Error('there is no such offer');
    const wish = { offerId: 'half', version, terms };
    const answers = await Promise.all(
      bench.instances.map(({ bonuses }) => bonuses.office.propose(wish, zara)),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  });
});
