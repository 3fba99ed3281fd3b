import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, hina, omar, openBench, refusedAs } from './treasury-test-bench.ts';

const rupees = (sum: number) => BigInt(sum) * 100n;
const page = { pageNo: 1, pageSize: 20 };
const rows = { limit: 20, offset: 0 };

describe('adjustments over two processes on one database', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());
  afterEach(() => bench.assertBooksBalance());

  const wish = (direction: 'credit' | 'debit', amount: string, evidenceId: string | null = null) =>
    ({ direction, amount, reason: 'correction', note: 'see ticket 7', evidenceId }) as const;
  const propose = async (
    member: string,
    direction: 'credit' | 'debit',
    amount: string,
    { by = hina, key = bench.key(), at = 0 as 0 | 1 } = {},
  ) => bench.instances[at].treasury.adjustments.propose(member, wish(direction, amount), { ...by, key });

  it('[T2] posts a small credit at once, from the account of its own, with its entries in the audit chain', async () => {
    const member = await bench.newMember(0n);
    const before = await bench.adjusted();
    const made = answered(await propose(member, 'credit', '250.00'));
    expect(made).toMatchObject({ state: 'posted', needsSecond: false, proposedBy: 'hina', decidedBy: null });
    expect(await bench.balances(member)).toEqual({ cash: rupees(250), frozen: 0n });
    expect(before - (await bench.adjusted())).toBe(rupees(250));
    expect(await bench.actsOn(`adjustment:${made.id}`)).toEqual([
      'adjustment.proposed hina',
      'adjustment.posted treasury',
    ]);
    const [posted] = (await bench.audit.find({ subject: `adjustment:${made.id}` }, { limit: 1, offset: 0 }))
      .entries;
    expect(JSON.parse(posted?.after ?? '{}')).toMatchObject({ cashBefore: '0', cashAfter: '25000' });
    expect(bench.instances[0].facts).toContain('BalanceChanged');
  });

  it.each([
    ['credit', '5000.00'],
    ['debit', '0.01'],
  ] as const)('[T3] a %s of %s waits for somebody else', async (direction, amount) => {
    const member = await bench.newMember(rupees(10));
    const { id, state } = answered(await propose(member, direction, amount));
    expect(state).toBe('waiting');
    expect((await bench.balances(member)).cash).toBe(rupees(10));
    expect(refusedAs(await bench.treasury.adjustments.decide(id, { kind: 'approve' }, hina))).toBe(
      'adjustment.own',
    );
    const done = answered(await bench.treasury.adjustments.decide(id, { kind: 'approve' }, omar));
    expect(done).toMatchObject({ state: 'posted', decidedBy: 'omar' });
    expect((await bench.balances(member)).cash).toBe(direction === 'credit' ? rupees(5_010) : 999n);
  });

  it('[T3] small credits of a day wait together as one of their sum would, whoever proposes them', async () => {
    const member = await bench.newMember(0n);
    for (const by of [hina, omar])
      expect(answered(await propose(member, 'credit', '2000.00', { by })).state).toBe('posted');
    const waiting = answered(await propose(member, 'credit', '1000.00'));
    expect(waiting).toMatchObject({ state: 'waiting', secondFor: 'sum', sumOfDay: '5000.00' });
    expect(answered(await propose(member, 'credit', '999.99'))).toMatchObject({
      state: 'posted',
      secondFor: null,
      sumOfDay: null,
    });
    // What a second operator has seen counts no more; nor does what another member got.
    answered(await bench.treasury.adjustments.decide(waiting.id, { kind: 'approve' }, omar));
    expect(answered(await propose(member, 'credit', '0.01')).sumOfDay).toBe('5000.00');
    expect(answered(await propose(await bench.newMember(0n), 'credit', '1000.00')).state).toBe('posted');
    bench.clock.advance(24 * 3_600_000);
    await bench.ledger.ensurePartitions();
    expect(answered(await propose(member, 'credit', '4999.99')).state).toBe('posted');
  });

  it('[T3] of many small credits at once in two processes no more pass than stay below the sum', async () => {
    const member = await bench.newMember(0n);
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        propose(member, 'credit', '1000.00', { by: n < 5 ? hina : omar, at: n % 2 === 0 ? 0 : 1 }),
      ),
    );
    expect(made.filter((one) => answered(one).state === 'posted')).toHaveLength(4);
    expect(made.filter((one) => answered(one).secondFor === 'sum')).toHaveLength(6);
    expect((await bench.balances(member)).cash).toBe(rupees(4_000));
  });

  it('[T3] small credits of one operator add up over all members, however many at once in two processes', async () => {
    bench.clock.advance(24 * 3_600_000);
    await bench.ledger.ensurePartitions();
    bench.settings['treasury.operator_day_from'] = '10000.00';
    const members = await Promise.all(Array.from({ length: 5 }, () => bench.newMember(0n)));
    const made = await Promise.all(
      members.map((member, n) => propose(member, 'credit', '3000.00', { by: hina, at: n % 2 === 0 ? 0 : 1 })),
    );
    expect(made.filter((one) => answered(one).state === 'posted')).toHaveLength(3);
    expect(made.filter((one) => answered(one).secondFor === 'operator')).toHaveLength(2);
    const last = answered(await propose(await bench.newMember(0n), 'credit', '1000.00', { by: hina }));
    expect(last).toMatchObject({ state: 'waiting', secondFor: 'operator', sumOfDay: '10000.00' });
    expect(answered(await propose(await bench.newMember(0n), 'credit', '1000.00', { by: omar })).state).toBe(
      'posted',
    );
    bench.settings['treasury.operator_day_from'] = '100000.00';
  });

  it('[T3] nobody approves his own, whatever a program writes', async () => {
    const member = await bench.newMember(rupees(10));
    const { id } = answered(await propose(member, 'debit', '1.00'));
    const forged = bench.test.database.pool.query(
      `UPDATE treasury.adjustment SET state = 'approved', decided_by = 'hina' WHERE id = $1`,
      [id],
    );
    await expect(forged).rejects.toThrow('adjustment_four_eyes');
  });

  it('[T3] of many who decide at once in two processes one does, and money moves once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const member = await bench.newMember(rupees(100));
      const { id } = answered(await propose(member, 'debit', '60.00'));
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) => {
          const { adjustments } = bench.instances[n % 2 === 0 ? 0 : 1].treasury;
          if (n % 3 === 0) return adjustments.decide(id, { kind: 'withdraw' }, hina);
          return adjustments.decide(id, { kind: 'approve' }, n % 3 === 1 ? omar : hina);
        }),
      );
      expect(answers.filter((answer) => refusedAs(answer) === undefined)).toHaveLength(1);
      const { state, decidedBy } = answered(await bench.treasury.adjustments.read(id));
      expect(['posted omar', 'withdrawn hina']).toContain(`${state} ${decidedBy}`);
      expect((await bench.balances(member)).cash).toBe(state === 'posted' ? rupees(40) : rupees(100));
    }
  });

  it('[T4] never takes more than there is: refused when proposed, and failed when it was spent meanwhile', async () => {
    const member = await bench.newMember(rupees(50));
    expect(refusedAs(await propose(member, 'debit', '50.01'))).toBe('wallet.insufficient_funds');
    const [first, second] = [
      await propose(member, 'debit', '30.00'),
      await propose(member, 'debit', '30.00'),
    ];
    const answers = await Promise.all(
      [first, second].map((one, at) =>
        bench.instances[at === 0 ? 0 : 1].treasury.adjustments.decide(
          answered(one).id,
          { kind: 'approve' },
          omar,
        ),
      ),
    );
    expect(answers.map((answer) => answered(answer).state).sort()).toEqual(['posted', 'short']);
    expect((await bench.balances(member)).cash).toBe(rupees(20));
  });

  it('[T5] one key is one adjustment, in whichever process and however often; another wish under it is refused', async () => {
    const member = await bench.newMember(0n);
    const key = bench.key();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        propose(member, 'credit', '70.00', { key, at: n % 2 === 0 ? 0 : 1 }),
      ),
    );
    for (const answer of answers) expect(answered(answer)).toEqual(answered(answers[0]));
    expect((await bench.balances(member)).cash).toBe(rupees(70));
    expect(refusedAs(await propose(member, 'credit', '71.00', { key }))).toBe('idempotency.mismatch');
    expect(refusedAs(await propose(member, 'credit', '70.00', { key, by: omar }))).toBe(
      'idempotency.mismatch',
    );
  });

  it('[T6] what was cut off before the ledger heard of it is finished by the job, once', async () => {
    const [first, second] = bench.instances;
    const member = await bench.newMember(rupees(5));
    first.isLedgerAway = true;
    const key = bench.key();
    await expect(propose(member, 'credit', '20.00', { key })).rejects.toThrow('away');
    first.isLedgerAway = false;
    expect((await bench.balances(member)).cash).toBe(rupees(5));
    // Days later, when the ledger would take no fresh id of that time any more.
    bench.clock.advance(3 * 86_400_000);
    await bench.ledger.ensurePartitions();
    await Promise.all([first.treasury.attend(), second.treasury.attend()]);
    expect((await bench.balances(member)).cash).toBe(rupees(25));
    expect(answered(await bench.treasury.adjustments.read(key)).state).toBe('posted');
  });

  it('[T2] adjusts a suspended member, and neither a trial account nor nobody', async () => {
    const member = await bench.newMember(rupees(1));
    await bench.test.database.transaction((tx) => bench.ledger.suspend(tx, BigInt(member)));
    expect(answered(await propose(member, 'credit', '9.00')).state).toBe('posted');
    const trial = await bench.newMember(0n, true);
    expect(refusedAs(await propose(trial, 'credit', '9.00'))).toBe('member.real_account_required');
    for (const nobody of ['77', '9'.repeat(19)]) {
      expect(refusedAs(await propose(nobody, 'credit', '9.00'))).toBe('member.unknown');
    }
    for (const amount of ['0.00', '1.5', '1.234']) {
      expect(refusedAs(await propose(member, 'credit', amount))).toBe('money.amount_invalid');
    }
  });

  it('[T8] evidence is one operator’s until one adjustment claims it; a look is on record; the rest is forgotten', async () => {
    const { adjustments } = bench.treasury;
    const member = await bench.newMember(0n);
    const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2f6f5e' } })
      .png()
      .toBuffer();
    const [mine, forgotten] = [
      answered(await adjustments.keepEvidence(hina, bytes)),
      answered(await adjustments.keepEvidence(hina, bytes)),
    ];
    const with_ = (evidenceId: string, by: typeof hina) =>
      adjustments.propose(member, wish('credit', '3.00', evidenceId), { ...by, key: bench.key() });
    expect(refusedAs(await with_(mine.id, omar))).toBe('adjustment.evidence_unknown');
    const made = answered(await with_(mine.id, hina));
    expect(made.hasEvidence).toBe(true);
    expect(refusedAs(await with_(mine.id, hina))).toBe('adjustment.evidence_unknown');
    expect((await bench.balances(member)).cash).toBe(rupees(3));
    expect(answered(await adjustments.showEvidence(made.id, omar)).type).toBe('image/webp');
    expect(await bench.actsOn(`adjustment:${made.id}`)).toContain('adjustment.evidence_viewed omar');
    bench.clock.advance(2 * 3_600_000);
    await bench.treasury.forgetUnclaimedEvidence();
    expect(refusedAs(await with_(forgotten.id, hina))).toBe('adjustment.evidence_unknown');
    expect(refusedAs(await adjustments.showEvidence(made.id, omar))).toBeUndefined();
  });

  it('[T9] lists what suits with what all of it makes, and tells a record its reasons', async () => {
    const { adjustments } = bench.treasury;
    const member = await bench.newMember(rupees(500));
    answered(await propose(member, 'credit', '10.00'));
    answered(await propose(member, 'credit', '20.00'));
    const { id } = answered(await propose(member, 'debit', '5.00'));
    const all = await adjustments.find({ ...page, memberId: member, state: 'all' }, rows);
    expect(all.total).toBe(3);
    expect(all.totals).toEqual([
      { currency: 'PKR', credits: { count: 2, sum: '30.00' }, debits: { count: 1, sum: '5.00' } },
    ]);
    const waiting = await adjustments.find({ ...page, memberId: member }, rows);
    expect(waiting.list.map((one) => one.id)).toEqual([id]);
    const none = await adjustments.find({ ...page, memberId: '9'.repeat(19), state: 'all' }, rows);
    expect(none).toEqual({ list: [], total: 0, totals: [] });
    expect([...(await bench.treasury.reasonsOf([id, bench.key()]))]).toEqual([[id, 'correction']]);
  });
});
