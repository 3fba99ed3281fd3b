import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, hina, omar, openBench } from './transfers-test-bench.ts';

const minute = 60_000;

describe('bank transfers over two processes', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  const transfers = () => bench.cashier.transfers;
  const found: Bench['found'] = (...payment) => bench.found(...payment);

  it('[C12] what is cut off before the ledger knows is finished by the job', async () => {
    const member = bench.newMember();
    const made = await bench.taken(member);
    const [first, second] = bench.instances;
    first.isLedgerAway = true;
    const cut = answered(await transfers().match(made.id, found('1000.00'), hina));
    expect(cut).toMatchObject({ state: 'review' });
    expect(await bench.cash(member)).toBe(0n);
    first.isLedgerAway = false;
    bench.clock.advance(minute);
    await second.cashier.settlePending();
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'paid' });
    expect(await bench.cash(member)).toBe(98_500n);
  });

  it('[C13] of two operators who match at once one does, and the money comes once', async () => {
    for (let n = 0; n < 8; n += 1) {
      const member = bench.newMember();
      const made = await bench.taken(member);
      const [one, two] = bench.instances;
      const [a, b] = [found('1000.00'), found('1000.00')];
      const answers = await Promise.all([
        one.cashier.transfers.match(made.id, a, hina),
        two.cashier.transfers.match(made.id, b, hina),
        two.cashier.transfers
          .hold(made.id, 'take', omar)
          .then(() => two.cashier.transfers.match(made.id, b, omar)),
      ]);
      expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
      expect(await bench.cash(member)).toBe(98_500n);
      const acts = await bench.actsOn(made.id);
      expect(acts.filter((act) => act.startsWith('deposit.paid'))).toHaveLength(1);
    }
  });

  it('[C13] giving up against being matched: either, and never both', async () => {
    const ends = new Set<string>();
    for (let n = 0; n < 12; n += 1) {
      const member = bench.newMember();
      const made = await bench.taken(member);
      const [one, two] = bench.instances;
      const later = async () => {
        for (let turn = 0; turn < n % 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      };
      const [matched, given] = await Promise.all([
        (n % 2 ? later() : Promise.resolve()).then(() =>
          one.cashier.transfers.match(made.id, found('1000.00'), hina),
        ),
        (n % 2 ? Promise.resolve() : later()).then(() =>
          two.cashier.cancelDeposit(made.id, bench.caller(member)),
        ),
      ]);
      expect(isRefusal(matched)).not.toBe(isRefusal(given));
      const { state } = await bench.read(member, made.id);
      expect(state).toBe(isRefusal(given) ? 'paid' : 'cancelled');
      expect(await bench.cash(member)).toBe(isRefusal(given) ? 98_500n : 0n);
      ends.add(state);
    }
    expect(ends.size).toBeGreaterThan(0);
  });

  it('[C19] one payment for two deposits at once is one of theirs', async () => {
    for (let n = 0; n < 6; n += 1) {
      const [a, b] = [await bench.taken(bench.newMember()), await bench.taken(bench.newMember())];
      const [one, two] = bench.instances;
      const payment = found('1000.00');
      const answers = await Promise.all([
        one.cashier.transfers.match(a.id, payment, hina),
        two.cashier.transfers.match(b.id, payment, hina),
      ]);
      const codes = answers.flatMap((answer) => (isRefusal(answer) ? [answer.code] : []));
      expect(codes).toEqual(['cashier.bank_reference_taken']);
    }
  });

  it('[C20] a proof against the end of time: it is looked at, whoever is first', async () => {
    for (let n = 0; n < 6; n += 1) {
      const member = bench.newMember();
      const made = await bench.begin(member);
      const pictures = [await bench.picture(member)];
      bench.clock.advance(121 * minute);
      const [one, two] = bench.instances;
      await Promise.all([
        one.cashier.settlePending(),
        two.cashier.sendProofs(made.id, pictures, bench.caller(member)),
      ]);
      await one.cashier.settlePending();
      expect(await bench.read(member, made.id)).toMatchObject({ state: 'review' });
    }
  });
});
