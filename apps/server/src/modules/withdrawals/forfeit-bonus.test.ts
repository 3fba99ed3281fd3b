import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { attachment, derivedId } from '../ledger/index.ts';
import { answered, type Bench, openBench, type TestMember } from './withdrawals-test-bench.ts';

const rupees = (sum: number) => BigInt(sum) * 100n;
/** A stand-in for the row that bonuses write. */
const attachNothing = attachment<null>({
  name: 'test_nothing',
  sql: 'SELECT count(*) FROM unnest($1::int[])',
  toParameters: () => [],
});

describe('a withdrawal while a bonus is locked', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  afterEach(() => bench.assertBooksBalance());

  /** A member with a thousand rupees and a bonus of two hundred. */
  const withBonus = async () => {
    const member = await bench.newMember(rupees(1_000));
    const { ledger } = bench.instances[0];
    const id = ledger.newId();
    const locked = await ledger.memberAccount(member.memberId, 'locked_bonus', 'PKR');
    const house = await ledger.houseAccount('bonuses', 'PKR');
    const amount = rupees(200);
    await ledger.post({ transfers: [{ id, debit: house, credit: locked, amount, kind: 'bonus_granted' }] });
    const end = derivedId(id, 'bonus end');
    bench.atStake.set(member.memberId, {
      id,
      details: { bonusId: id, amount: '200.00', missing: '900.00', currency: 'PKR' },
      forfeit: async () => ({
        transfer: { id: end, debit: locked, credit: house, amount, kind: 'bonus_forfeited' },
        attach: attachNothing(null),
      }),
    });
    const lockedNow = async () => (await ledger.account(locked))?.balance;
    const release = async () => {
      const cash = await ledger.memberAccount(member.memberId, 'cash', 'PKR');
      await ledger.post({
        transfers: [{ id: end, debit: locked, credit: cash, amount, kind: 'bonus_unlocked' }],
      });
    };
    return { member, id, lockedNow, release };
  };
  const submit = (member: TestMember, amount: string, forfeitBonus?: string) =>
    bench.withdrawals.submit(
      { payoutAccountId: member.account.id, amount, ...(forfeitBonus && { forfeitBonus }) },
      bench.caller(member),
    );

  it('[D19] is refused, with what is at stake, until the member agrees to lose that very bonus', async () => {
    const { member, id, lockedNow } = await withBonus();
    for (const agreed of [undefined, bench.key()]) {
      expect(await submit(member, '400.00', agreed)).toMatchObject({
        code: 'withdrawal.bonus_at_stake',
        value: { bonusId: id, amount: '200.00', missing: '900.00' },
      });
    }
    expect((await bench.balances(member)).cash).toBe(rupees(1_000));
    expect(await lockedNow()).toBe(rupees(200));
  });

  it('[D19] takes the bonus back in the post that holds the money, or neither', async () => {
    const { member, id, lockedNow } = await withBonus();
    expect(await submit(member, '1000.01', id)).toMatchObject({ code: 'wallet.insufficient_funds' });
    expect(await lockedNow()).toBe(rupees(200));
    answered(await submit(member, '400.00', id));
    expect(await bench.balances(member)).toMatchObject({ cash: rupees(600), pending: rupees(400) });
    expect(await lockedNow()).toBe(0n);
    expect(bench.letters.at(-1)).toMatchObject({ title: 'bonus', text: id });
  });

  it('[D19] is not stood in the way of by a bonus that ended meanwhile', async () => {
    const { member, id, release, lockedNow } = await withBonus();
    await release();
    answered(await submit(member, '400.00', id));
    expect(await bench.balances(member)).toMatchObject({ cash: rupees(800), pending: rupees(400) });
    expect(await lockedNow()).toBe(0n);
  });
});
