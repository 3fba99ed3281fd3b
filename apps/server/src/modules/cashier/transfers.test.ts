import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answered, type Bench, hina, meezan, omar, openBench } from './transfers-test-bench.ts';

const minute = 60_000;
const whole = { received: '1000.00', bankReference: 'FT-0001' };

describe('bank transfers', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    for (const instance of bench.instances) instance.facts.length = 0;
  });
  afterEach(() => {
    for (const key of Object.keys(bench.settings)) delete bench.settings[key as keyof typeof bench.settings];
  });

  const transfers = () => bench.cashier.transfers;
  const found: Bench['found'] = (...payment) => bench.found(...payment);

  it('[C15] shows the account as it was when the transfer was begun, within the account’s own limits', async () => {
    const member = bench.newMember();
    const offered = bench.cashier.depositSettings(bench.caller(member).member);
    expect(offered.methods).toMatchObject([
      { code: 'transfer-meezan-1', name: 'Meezan Bank', kind: 'transfer', feePercent: '1.50', min: '500.00' },
    ]);
    const made = await bench.begin(member);
    expect(made).toMatchObject({
      state: 'pending',
      redirectUrl: null,
      transfer: { number: meezan.number, holder: 'Ikka Limited', proofs: 0, mayProve: true, credited: null },
    });
    bench.settings['cashier.transfer_accounts'] = [{ ...meezan, isOpen: false, number: 'PK00NEW' }];
    expect(bench.cashier.depositSettings(bench.caller(member).member).methods).toEqual([]);
    expect(await bench.read(member, made.id)).toMatchObject({
      methodName: 'Meezan Bank',
      transfer: { number: meezan.number },
    });
    const closed = await bench.cashier.createDeposit(
      { method: 'transfer-meezan-1', amount: '1000.00' },
      bench.caller(member),
    );
    expect(closed).toMatchObject({ code: 'cashier.method_unknown' });
  });

  it.each(['499.99', '900000.01'])('[C15] refuses %s', async (amount) => {
    const wanted = { method: 'transfer-meezan-1', amount };
    expect(await bench.cashier.createDeposit(wanted, bench.caller(bench.newMember()))).toMatchObject({
      code: 'cashier.amount_out_of_range',
      value: { min: '500.00', max: '900000.00' },
    });
  });

  it('[C16] [C17] credits what arrived less the fee, once, and tells who did what', async () => {
    const member = bench.newMember();
    const before = await bench.house();
    const made = await bench.taken(member);
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'review', transfer: { proofs: 1 } });
    const done = answered(await transfers().match(made.id, whole, hina));
    expect(done).toMatchObject({
      state: 'paid',
      received: '1000.00',
      fee: '15.00',
      matchedBy: 'hina',
      bankReference: 'FT-0001',
    });
    expect(await bench.cash(member)).toBe(98_500n);
    expect(await bench.read(member, made.id)).toMatchObject({
      state: 'paid',
      amount: '1000.00',
      transfer: { received: '1000.00', fee: '15.00', credited: '985.00', reason: null },
    });
    const after = await bench.house();
    expect([before.provider - after.provider, after.fees - before.fees]).toEqual([100_000n, 1_500n]);
    expect(await transfers().match(made.id, whole, hina)).toMatchObject({ code: 'cashier.deposit_not_now' });
    expect(await bench.cash(member)).toBe(98_500n);
    expect(await bench.actsOn(made.id)).toEqual([
      `deposit.proof_sent ${member}`,
      'deposit.taken hina',
      'deposit.matched hina',
      'deposit.paid cashier',
    ]);
    expect(bench.instances[0].facts).toEqual([
      'DepositReviewed review',
      'DepositSettled paid',
      'BalanceChanged',
      'InboxChanged',
    ]);
    const paid = await bench.cashier.paidDeposits(member, 'PKR', new Date(0));
    expect(paid).toMatchObject([{ amount: 98_500n }]);
  });

  it('[C17] another amount needs a reason, is credited as it arrived, and the member reads why', async () => {
    const member = bench.newMember();
    const made = await bench.taken(member);
    expect(await transfers().match(made.id, found('800.00'), hina)).toMatchObject({
      code: 'cashier.reason_missing',
    });
    for (const received of ['0.00', '1000.001']) {
      expect(await transfers().match(made.id, found(received, 'so it says'), hina)).toMatchObject({
        code: 'cashier.received_invalid',
      });
    }
    answered(await transfers().match(made.id, found('800.00', 'the bank kept its charge'), hina));
    expect(await bench.cash(member)).toBe(78_800n);
    expect(await bench.read(member, made.id)).toMatchObject({
      amount: '1000.00',
      transfer: { received: '800.00', credited: '788.00', reason: 'the bank kept its charge' },
    });
  });

  it('[C16] a page that shows what is not so any more takes nothing from a colleague, and rejects nothing that he has', async () => {
    const member = bench.newMember();
    const made = await bench.taken(member);
    const { version } = answered(await transfers().forOperator(made.id));
    answered(await transfers().hold(made.id, 'giveBack', { ...hina, seen: version }));
    for (const stale of [
      transfers().hold(made.id, 'take', { ...omar, seen: version }),
      transfers().reject(made.id, 'no money found', { ...hina, seen: version }),
    ]) {
      expect(await stale).toMatchObject({
        code: 'case.decided_meanwhile',
        value: { state: 'review', by: 'hina' },
      });
    }
    const { version: now } = answered(await transfers().forOperator(made.id));
    answered(await transfers().hold(made.id, 'take', { ...omar, seen: now }));
  });

  it('[C18] many small ones that one operator matches add up, however many at once, and ask for a second', async () => {
    bench.settings['cashier.deposit_operator_day_from'] = '30000.00';
    bench.clock.advance(24 * 60 * minute);
    for (const { ledger } of bench.instances) await ledger.ensurePartitions();
    const members = Array.from({ length: 5 }, () => bench.newMember());
    const made = [];
    for (const member of members) made.push(await bench.taken(member, '10000.00'));
    const matched = await Promise.all(
      made.map(({ id }) => transfers().match(id, found('10000.00'), hina).then(answered)),
    );
    expect(matched.filter(({ state }) => state === 'paid')).toHaveLength(2);
    expect(matched.filter(({ isSecond }) => isSecond)).toHaveLength(3);
    const waiting = matched.find(({ isSecond }) => isSecond);
    expect(await transfers().hold(waiting?.id ?? '', 'take', hina)).toMatchObject({
      code: 'cashier.own_match',
    });
    bench.clock.advance(24 * 60 * minute);
    for (const { ledger } of bench.instances) await ledger.ensurePartitions();
    const next = await bench.taken(bench.newMember(), '10000.00');
    expect(answered(await transfers().match(next.id, found('10000.00'), hina))).toMatchObject({
      state: 'paid',
    });
  });

  it('[C18] above the mark two operators read the amount, each by himself, and nobody is both', async () => {
    const member = bench.newMember();
    const made = await bench.taken(member, '250000.00');
    const payment = found('250000.00');
    answered(await transfers().match(made.id, payment, hina));
    expect(await bench.cash(member)).toBe(0n);
    expect(await bench.forOperator(made.id)).toMatchObject({
      state: 'review',
      isSecond: true,
      received: null,
      matchedBy: 'hina',
      bankReference: payment.bankReference,
    });
    expect(await bench.cashier.cancelDeposit(made.id, bench.caller(member))).toMatchObject({
      code: 'cashier.deposit_not_cancellable',
      value: { state: 'review' },
    });
    expect(await transfers().hold(made.id, 'take', hina)).toMatchObject({ code: 'cashier.own_match' });
    expect(await transfers().match(made.id, payment, omar)).toMatchObject({
      code: 'cashier.deposit_not_yours',
    });
    answered(await transfers().hold(made.id, 'take', omar));
    answered(await transfers().match(made.id, payment, omar));
    expect(await bench.forOperator(made.id)).toMatchObject({ state: 'paid', secondMatchedBy: 'omar' });
    expect(await bench.cash(member)).toBe(24_625_000n);
  });

  it.each([
    ['amounts', { received: '200000.00' }],
    ['payments', { bankReference: 'FT-ANOTHER' }],
  ])('[C18] where two read different %s nothing is credited, and it is read anew', async (_, other) => {
    const member = bench.newMember();
    const made = await bench.taken(member, '250000.00');
    const payment = found('250000.00');
    answered(await transfers().match(made.id, payment, hina));
    answered(await transfers().hold(made.id, 'take', omar));
    answered(await transfers().match(made.id, { ...payment, ...other }, omar));
    expect(await bench.forOperator(made.id)).toMatchObject({
      state: 'review',
      isSecond: false,
      figuresDiffered: true,
      matchedBy: null,
      bankReference: null,
      holder: null,
    });
    expect(await bench.cash(member)).toBe(0n);
  });

  it('[C19] one payment on the statement is the payment of one deposit', async () => {
    const payment = found('1000.00');
    const one = await bench.taken(bench.newMember());
    answered(await transfers().match(one.id, payment, hina));
    // The same account once more, as another method: its statement is one.
    bench.settings['cashier.transfer_accounts'] = [
      { ...meezan, code: 'meezan-2', number: 'pk36 mezn 0000 0011 2345 6702' },
    ];
    const begun = await bench.cashier.createDeposit(
      { method: 'transfer-meezan-2', amount: '1000.00' },
      bench.caller(bench.newMember()),
    );
    bench.settings['cashier.transfer_accounts'] = [meezan];
    const again = answered(begun);
    answered(await transfers().hold(again.id, 'take', hina));
    const two = await bench.taken(bench.newMember());
    for (const { id } of [again, two]) {
      for (const bankReference of [payment.bankReference, payment.bankReference.toLowerCase()]) {
        expect(await transfers().match(id, { ...payment, bankReference }, hina)).toMatchObject({
          code: 'cashier.bank_reference_taken',
        });
      }
    }
    answered(await transfers().match(two.id, found('1000.00'), hina));
  });

  it('[C16] [C25] rejects with a reason that the member reads; money found afterwards is credited all the same', async () => {
    const member = bench.newMember();
    const made = await bench.taken(member);
    answered(await transfers().reject(made.id, 'the receipt is of another account', hina));
    expect(await bench.read(member, made.id)).toMatchObject({
      state: 'failed',
      transfer: { reason: 'the receipt is of another account', mayProve: false },
    });
    const pictures = [await bench.picture(member)];
    expect(await bench.cashier.sendProofs(made.id, pictures, bench.caller(member))).toMatchObject({
      code: 'cashier.deposit_not_now',
    });
    answered(await transfers().hold(made.id, 'take', omar));
    expect(await bench.read(member, made.id)).toMatchObject({ state: 'review', transfer: { reason: null } });
    answered(await transfers().match(made.id, found('1000.00'), omar));
    expect(await bench.cash(member)).toBe(98_500n);
    const about = bench.instances[0].letters.filter((letter) => letter.startsWith(`${member}:`));
    expect(about.map((letter) => letter.replace(/[\u2068\u2069]/g, ''))).toEqual([
      expect.stringContaining('Your transfer was rejected / Your deposit of Rs 1,000.00 was not credited.'),
      `${member}: Your deposit has arrived / Rs 985.00 is in your balance.`,
    ]);
    expect(about[0]).toContain('the receipt is of another account');
  });

  it('[C21] keeps up to three pictures as pixels, of the member alone, and shows them to operators on record', async () => {
    const [member, other] = [bench.newMember(), bench.newMember()];
    const { id } = await bench.begin(member);
    const caller = bench.caller(member);
    const [foreign, one, two, three, four] = await Promise.all(
      [other, member, member, member, member].map((whose) => bench.picture(whose)),
    );
    const send = (...pictures: (string | undefined)[]) =>
      bench.cashier.sendProofs(
        id,
        pictures.filter((picture) => picture !== undefined),
        caller,
      );
    expect(await send(foreign)).toMatchObject({ code: 'cashier.proof_unknown' });
    expect(await send(one, foreign)).toMatchObject({ code: 'cashier.proof_unknown' });
    expect(await bench.read(member, id)).toMatchObject({ state: 'pending', transfer: { proofs: 0 } });
    answered(await send(one, two));
    expect(answered(await send(one, two))).toMatchObject({ transfer: { proofs: 2 } });
    expect(await send(three, four)).toMatchObject({ code: 'cashier.proofs_too_many' });
    expect(answered(await send(three))).toMatchObject({ transfer: { proofs: 3, mayProve: false } });
    const theirs = bench.caller(other);
    expect(await bench.cashier.sendProofs(id, [foreign ?? ''], theirs)).toMatchObject({
      code: 'cashier.deposit_unknown',
    });

    expect(await bench.cashier.keepProof(member, Buffer.from('<svg/>'))).toMatchObject({
      code: 'upload.not_an_image',
    });
    const [proof] = (await bench.forOperator(id)).proofIds;
    const seen = answered(await transfers().proof(id, proof ?? '', hina));
    expect(seen).toMatchObject({ type: 'image/webp', cache: 'never' });
    expect((await bench.actsOn(id)).at(-1)).toBe('deposit.proof_viewed hina');
    expect(await transfers().proof(id, four ?? '', hina)).toMatchObject({ code: 'cashier.deposit_unknown' });
    bench.clock.advance(61 * minute);
    await bench.cashier.forgetUnclaimedProofs();
    expect(await send(four)).toMatchObject({ code: 'cashier.proof_unknown' });
    expect(answered(await transfers().proof(id, proof ?? '', hina)).bytes.length).toBeGreaterThan(0);
  });

  it('[C28] operators see which bonus was chosen, on which terms, and why it was not given', async () => {
    const member = bench.newMember();
    const wanted = { method: 'transfer-meezan-1', amount: '1000.00', bonus: { offerId: 'eid', version: 3 } };
    const made = answered(await bench.cashier.createDeposit(wanted, bench.caller(member)));
    answered(await bench.cashier.sendProofs(made.id, [await bench.picture(member)], bench.caller(member)));
    answered(await transfers().hold(made.id, 'take', hina));
    const chosen = { offerId: 'eid', version: 3, title: { EN: 'Eid' }, amount: null };
    const open = { ...chosen, denied: null };
    expect(await bench.forOperator(made.id)).toMatchObject({
      bonus: open,
      bonusTerms: { percent: '50.00', cap: '5000.00', turnoverTimes: '5.00', days: 7 },
    });
    const queue = await transfers().queue({ reference: made.reference }, { limit: 10, offset: 0 });
    expect(queue.list).toMatchObject([{ id: made.id, bonus: open }]);
    const paid = answered(await transfers().match(made.id, found('1000.00'), hina));
    expect(paid.bonus).toMatchObject({ ...chosen, denied: 'active' });
  });

  it('[C22] lists what waits, the oldest first, and finds a transfer by its reference', async () => {
    const member = bench.newMember();
    const made = [];
    for (let n = 0; n < 3; n += 1) {
      made.push(await bench.proven(member));
      bench.clock.advance(minute);
    }
    const page = { limit: 100, offset: 0 };
    const queue = (await transfers().queue({}, page)).list.filter(({ memberId }) => memberId === `${member}`);
    expect(queue.map(({ id }) => id)).toEqual(made.map(({ id }) => id));
    expect(queue[0]).toMatchObject({ account: `member${member}`, holder: null, proofs: 1 });
    const [first] = made;
    const typed = first?.reference.replace('-', '').toLowerCase();
    const byReference = await transfers().queue({ reference: typed }, page);
    expect(byReference.list.map(({ id }) => id)).toEqual([first?.id]);
    expect((await transfers().queue({ state: 'paid', reference: typed }, page)).total).toBe(0);
  });

  it('[C31] a transfer whose room was used otherwise meanwhile is held, one that has room is credited', async () => {
    const member = bench.newMember();
    const who = { memberId: member, currency: 'PKR' };
    const author = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;
    const [{ protection }] = bench.instances;
    const limit = { kind: 'deposit', period: 'day' } as const;
    await protection.changeLimit(who, limit, { kind: 'set', value: 100_000n }, author);
    const made = [];
    for (let n = 0; n < 3; n += 1) {
      const { id } = await bench.begin(member);
      answered(await bench.cashier.cancelDeposit(id, bench.caller(member)));
      await protection.depositEnded(who, id);
      made.push(id);
    }
    const ends = [];
    for (const id of made) {
      answered(await transfers().hold(id, 'take', hina));
      ends.push(answered(await transfers().match(id, found('1000.00'), hina)).state);
    }
    expect(ends).toEqual(['paid', 'held', 'held']);
    expect(await bench.cash(member)).toBe(98_500n);
    expect((await protection.read(who)).limits.find(({ kind }) => kind === 'deposit')).toMatchObject({
      used: '1000.00',
      left: '0.00',
    });
  });
});
