import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, hina, omar, openBench, refusedAs } from './treasury-test-bench.ts';

const rupees = (sum: number) => BigInt(sum) * 100n;

describe('frozen money over two processes on one database', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  afterEach(() => bench.assertBooksBalance());

  const freeze = (
    member: string,
    amount: string,
    { until = null as string | null, key = bench.key(), at = 0 as 0 | 1 } = {},
  ) =>
    bench.instances[at].treasury.freezes.freeze(
      member,
      { amount, reason: 'investigation', note: 'two accounts', until },
      { ...hina, key },
    );

  it('[T7] sets cash aside and gives it back, each with who, before and after', async () => {
    const member = await bench.newMember(rupees(100));
    const made = answered(await freeze(member, '60.00'));
    expect(made).toMatchObject({ state: 'frozen', amount: '60.00', frozenBy: 'hina' });
    expect(await bench.balances(member)).toEqual({ cash: rupees(40), frozen: rupees(60) });
    const released = answered(await bench.treasury.freezes.release(made.id, 'cleared', omar));
    expect(released).toMatchObject({ state: 'released', releasedBy: 'omar', releaseNote: 'cleared' });
    expect(await bench.balances(member)).toEqual({ cash: rupees(100), frozen: 0n });
    expect(await bench.actsOn(`freeze:${made.id}`)).toEqual([
      'freeze.asked hina',
      'freeze.frozen treasury',
      'freeze.release_asked omar',
      'freeze.released treasury',
    ]);
    expect(refusedAs(await bench.treasury.freezes.release(made.id, 'again', omar))).toBe('freeze.not_now');
    expect([...(await bench.treasury.reasonsOf([made.id]))]).toEqual([[made.id, 'investigation']]);
  });

  it('[T4] freezes no more than there is, and says how much that is', async () => {
    const member = await bench.newMember(rupees(30));
    const answer = await freeze(member, '30.01');
    expect(refusedAs(answer)).toBe('wallet.insufficient_funds');
    expect(answer).toMatchObject({ value: { available: '30.00' } });
    expect(await bench.balances(member)).toEqual({ cash: rupees(30), frozen: 0n });
  });

  it('[T7] reaches a suspended member’s cash, and of many releases at once one releases', async () => {
    const member = await bench.newMember(rupees(10));
    await bench.test.database.transaction((tx) => bench.ledger.suspend(tx, BigInt(member)));
    const { id } = answered(await freeze(member, '10.00'));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        bench.instances[n % 2 === 0 ? 0 : 1].treasury.freezes.release(id, 'cleared', omar),
      ),
    );
    expect(answers.filter((answer) => refusedAs(answer) === undefined)).toHaveLength(1);
    expect(await bench.balances(member)).toEqual({ cash: rupees(10), frozen: 0n });
  });

  it('[T7] ends by itself when its time is over, and not before', async () => {
    const member = await bench.newMember(rupees(10));
    const inAnHour = new Date(bench.clock.now().getTime() + 3_600_000).toISOString();
    const { id } = answered(await freeze(member, '7.00', { until: inAnHour }));
    await bench.treasury.attend();
    expect((await bench.balances(member)).frozen).toBe(rupees(7));
    bench.clock.advance(3_600_000);
    await Promise.all(bench.instances.map(({ treasury }) => treasury.attend()));
    expect(await bench.balances(member)).toEqual({ cash: rupees(10), frozen: 0n });
    expect(await bench.actsOn(`freeze:${id}`)).toContain('freeze.release_asked treasury');
    for (const until of [bench.clock.now(), new Date(bench.clock.now().getTime() + 400 * 86_400_000)]) {
      expect(refusedAs(await freeze(member, '1.00', { until: until.toISOString() }))).toBe(
        'freeze.until_invalid',
      );
    }
  });

  it('[T5] one key freezes once, in whichever process; another wish under it is refused', async () => {
    const member = await bench.newMember(rupees(100));
    const key = bench.key();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => freeze(member, '25.00', { key, at: n % 2 === 0 ? 0 : 1 })),
    );
    for (const answer of answers) expect(answered(answer)).toEqual(answered(answers[0]));
    expect(await bench.balances(member)).toEqual({ cash: rupees(75), frozen: rupees(25) });
    expect(refusedAs(await freeze(member, '26.00', { key }))).toBe('idempotency.mismatch');
  });

  it('[T6] a freeze and a release that were cut off are finished by the job', async () => {
    const [first, second] = bench.instances;
    const member = await bench.newMember(rupees(50));
    const key = bench.key();
    first.isLedgerAway = true;
    await expect(freeze(member, '20.00', { key })).rejects.toThrow('away');
    await second.treasury.attend();
    expect(await bench.balances(member)).toEqual({ cash: rupees(30), frozen: rupees(20) });
    await expect(first.treasury.freezes.release(key, 'cleared', omar)).rejects.toThrow('away');
    first.isLedgerAway = false;
    expect((await bench.balances(member)).frozen).toBe(rupees(20));
    await Promise.all([first.treasury.attend(), second.treasury.attend()]);
    expect(await bench.balances(member)).toEqual({ cash: rupees(50), frozen: 0n });
  });

  it('[T4] races with stakes and withdrawals over one balance: as many come to be as it holds, nothing below zero', async () => {
    const member = await bench.newMember(rupees(100));
    const id = BigInt(member);
    const cashOf = (at: 0 | 1) => bench.instances[at].ledger.memberAccount(id, 'cash', 'PKR');
    const stake = async (at: 0 | 1) => {
      const { ledger } = bench.instances[at];
      const transfer = {
        id: ledger.newId(),
        debit: await cashOf(at),
        credit: await ledger.houseAccount('house', 'PKR'),
        amount: rupees(7),
        kind: 'stake',
      } as const;
      return (await ledger.post({ transfers: [transfer] })).status === 'posted';
    };
    const withdraw = async (at: 0 | 1) => {
      const { ledger } = bench.instances[at];
      const into = await ledger.memberAccount(id, 'pending_withdrawal', 'PKR');
      const held = await ledger.hold({
        id: ledger.newId(),
        from: await cashOf(at),
        into,
        amount: rupees(9),
        kind: 'withdrawal_held',
      });
      return held.status === 'posted';
    };
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const at = n % 2 === 0 ? 0 : 1;
        if (n % 3 === 0) return refusedAs(await freeze(member, '11.00', { at })) === undefined ? 11 : 0;
        if (n % 3 === 1) return (await stake(at)) ? 7 : 0;
        return (await withdraw(at)) ? 9 : 0;
      }),
    );
    const taken = outcomes.reduce<number>((sum, one) => sum + one, 0);
    const { cash, frozen } = await bench.balances(member);
    expect(cash).toBe(rupees(100 - taken));
    expect(cash).toBeLessThan(rupees(11));
    expect(frozen).toBe(rupees(outcomes.filter((one) => one === 11).length * 11));
  });
});
