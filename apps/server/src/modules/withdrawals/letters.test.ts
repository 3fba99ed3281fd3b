import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, type Bench, hina, openBench, type TestMember } from './withdrawals-test-bench.ts';

describe('letters about withdrawals', () => {
  let bench: Bench;
  let member: TestMember;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    bench.letters.length = 0;
    bench.instances[0].facts.length = 0;
    member = await bench.newMember(1_000_000n);
  });
  afterEach(() => bench.assertBooksBalance());

  /** What was written, without the marks that keep each value in a direction of its own. */
  const letters = () =>
    bench.letters
      .filter(({ memberId }) => memberId === member.memberId)
      .map(({ title, text }) => [title, text.replace(/[\u2068\u2069]/g, '')] as const);
  const news = () => bench.instances[0].facts.filter((fact) => fact === 'InboxChanged');

  it('[D18] the member is written that it is paid, once however often that is said', async () => {
    const made = await bench.paid(member, '500.00');
    expect(letters()).toEqual([
      [
        'Your withdrawal is paid',
        expect.stringContaining(
          `We have paid Rs 500.00 to •••• 6702. The payment reference is ${made.paymentReference}.`,
        ),
      ],
    ]);
    await bench.withdrawals.pay(made.id, `HBL-${made.id}`, hina);
    expect(bench.letters).toHaveLength(1);
    expect(news()).toHaveLength(1);
  });

  it('[D18] the member is written why it was refused, or cancelled', async () => {
    for (const event of ['refuse', 'cancel'] as const) {
      const { id } = await bench.submit(member, '500.00');
      answered(await bench.withdrawals.review(id, { event: 'take' }, hina));
      answered(await bench.withdrawals.review(id, { event, reason: 'the name differs' }, hina));
    }
    expect(letters()).toEqual([
      ['Your withdrawal was refused', 'Rs 500.00 is back in your balance.\n\nThe reason: the name differs'],
      ['Your withdrawal was cancelled', 'Rs 500.00 is back in your balance.\n\nThe reason: the name differs'],
    ]);
  });

  it('[D18] the member is written how his dispute ended, and of what he says himself nothing', async () => {
    const { id } = await bench.paid(member, '500.00');
    bench.letters.length = 0;
    const proofs = [await bench.proof(member)];
    answered(await bench.withdrawals.confirm({ id, outcome: 'missing', proofs }, bench.caller(member)));
    expect(bench.letters).toEqual([]);
    answered(await bench.withdrawals.review(id, { event: 'take' }, hina));
    answered(
      await bench.withdrawals.resolve(id, { returned: '120.00', reason: 'the bank found the rest' }, hina),
    );
    expect(letters()).toEqual([
      [
        'Your dispute is resolved',
        'Rs 120.00 of the disputed amount is back in your balance.\n\nOur reason: the bank found the rest',
      ],
    ]);
  });

  it('[D18] the member is written when a payment counts as received by its time, in one process of two', async () => {
    await bench.paid(member, '500.00');
    bench.letters.length = 0;
    bench.clock.advance(601 * 60_000);
    await Promise.all(bench.instances.map(({ withdrawals }) => withdrawals.attend()));
    expect(letters().map(([title]) => title)).toEqual(['Your withdrawal counts as received']);
  });
});
