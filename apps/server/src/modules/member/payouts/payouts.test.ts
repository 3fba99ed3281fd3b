import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, codeOf, openBench } from '../member-test-bench.ts';

describe('payout accounts', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench?.close());

  const wallet = (number: string, holderName = 'Amna Gul') =>
    ({ kind: 'jazzcash', number, holderName }) as const;
  let made = 1_000_000;
  const another = () => {
    made += 1;
    return `0300${made}`;
  };
  const listOf = async (memberId: bigint) => (await bench.member.payoutAccounts(memberId)).list;

  it('[M15] rests sealed and is shown by its end', async () => {
    const one = await bench.newcomer();
    const iban = 'PK36 SCBL 0000 0011 2345 6702';
    const added = answered(
      await bench.member.addPayoutAccount(
        { kind: 'bank', bankCode: 'SCBL', number: iban, holderName: 'Amna  Gul' },
        one,
      ),
    );
    expect(added).toMatchObject({
      numberMasked: '•••• 6702',
      holderName: 'Amna Gul',
      bankName: { EN: 'Standard Chartered' },
    });
    expect(await listOf(one.memberId)).toEqual([added]);
    const { rows } = await bench.test.database.pool.query(
      'SELECT * FROM member.payout_account WHERE id = $1',
      [added.id],
    );
    const { entries } = await bench.audit.find(
      { subject: `member:${one.memberId}` },
      { limit: 10, offset: 0 },
    );
    for (const kept of [rows, entries.map(({ before, after }) => [before, after])]) {
      const text = JSON.stringify(kept, (_key, inner) => (typeof inner === 'bigint' ? String(inner) : inner));
      expect(text).not.toMatch(/0011234567|00112345/);
    }
  });

  it('[M15] one number is one member’s, also of many who come at once', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => bench.newcomer()));
    const number = another();
    const codes = (
      await Promise.all(members.map((one) => bench.member.addPayoutAccount(wallet(number), one)))
    ).map(codeOf);
    expect(codes.sort()).toEqual(['answered', ...Array.from({ length: 4 }, () => 'payout.number_taken')]);
  });

  it('[M15] a number that was removed is free again, and the row stays', async () => {
    const [one, other] = [await bench.newcomer(), await bench.newcomer()];
    const number = another();
    const { id } = answered(await bench.member.addPayoutAccount(wallet(number), one));
    expect(codeOf(await bench.member.removePayoutAccount(id, other))).toBe('payout.unknown');
    expect(codeOf(await bench.member.removePayoutAccount(id, one))).toBe('answered');
    expect(codeOf(await bench.member.removePayoutAccount(id, one))).toBe('payout.unknown');
    expect(await listOf(one.memberId)).toEqual([]);
    expect(codeOf(await bench.member.addPayoutAccount(wallet(number, 'Other Person'), other))).toBe(
      'answered',
    );
    const { rows } = await bench.test.database.pool.query(
      'SELECT removed_at IS NOT NULL AS removed FROM member.payout_account WHERE id = $1',
      [id],
    );
    expect(rows).toEqual([{ removed: true }]);
  });

  it('[M16] bears the full name, else the payee’s, else that of the first account', async () => {
    const one = await bench.newcomer();
    const add = async (holderName: string) =>
      codeOf(await bench.member.addPayoutAccount(wallet(another(), holderName), one));
    expect((await bench.member.payoutAccounts(one.memberId)).holderName).toBeNull();
    expect(await add('Bilal Khan')).toBe('answered');
    expect(await add('Somebody Else')).toBe('payout.name_differs');
    expect(await add('BILAL KHAN')).toBe('answered');
    answered(await bench.member.changeProfile({ fullName: 'Bilal Ahmed Khan' }, one));
    expect(await add('Bilal Khan')).toBe('payout.name_differs');
    expect(await add('Bilal Ahmed-Khan')).toBe('answered');
    expect(await bench.member.payoutNamesOf(one.memberId)).toEqual([
      'Bilal Khan',
      'BILAL KHAN',
      'Bilal Ahmed-Khan',
    ]);
    await bench.set('member.payout_own_name', false);
    expect(await add('Somebody Else')).toBe('answered');
    await bench.set('member.payout_own_name', true);
  });

  it('[M16] a name of no letters is no name', async () => {
    const one = await bench.newcomer();
    expect(codeOf(await bench.member.addPayoutAccount(wallet(another(), '.-.'), one))).toBe(
      'payout.name_differs',
    );
  });

  it('[M17] can be used after the waiting time, and the member is told by every verified contact', async () => {
    const one = await bench.newcomer();
    await bench.verify(one.memberId, { email: 'bilal@example.com', mobile: '+923009998877' });
    await bench.set('member.payout_wait_hours', 36);
    const added = answered(await bench.member.addPayoutAccount(wallet(another()), one));
    expect(Date.parse(added.usableFrom) - Date.parse(added.addedAt)).toBe(36 * 3_600_000);
    answered(await bench.member.removePayoutAccount(added.id, one));
    const { list } = await bench.channels.readOutbox();
    const told = list.filter(({ memberId }) => memberId === one.memberId);
    expect(told.map(({ channel, template }) => `${channel} ${template}`).sort()).toEqual([
      'mail payout_added',
      'mail payout_removed',
      'sms payout_added',
      'sms payout_removed',
    ]);
    for (const { text } of told) expect(text).toContain(added.numberMasked.slice(-4));
    expect(await bench.actions(`member:${one.memberId}`)).toEqual([
      'member.payout_added',
      'member.payout_removed',
    ]);
  });

  it('[M15] keeps no more than so many, also of many at once', async () => {
    const one = await bench.newcomer();
    await bench.set('member.payout_accounts_max', 3);
    const codes = (
      await Promise.all(
        Array.from({ length: 6 }, () => bench.member.addPayoutAccount(wallet(another()), one)),
      )
    ).map(codeOf);
    expect(codes.filter((code) => code === 'answered')).toHaveLength(3);
    expect(codes.filter((code) => code === 'payout.too_many')).toHaveLength(3);
    await bench.set('member.payout_accounts_max', 5);
  });

  it('[M14] refuses kinds that are off, banks that are none and numbers that are wrong', async () => {
    const one = await bench.newcomer();
    const holderName = 'Amna Gul';
    await bench.set('member.payout_kinds', ['bank', 'usdt']);
    expect(codeOf(await bench.member.addPayoutAccount(wallet(another()), one))).toBe(
      'payout.kind_unavailable',
    );
    await bench.set('member.payout_kinds', ['bank', 'jazzcash', 'easypaisa', 'usdt']);
    const digits = String(randomInt(10 ** 9, 10 ** 10));
    expect(
      codeOf(
        await bench.member.addPayoutAccount(
          { kind: 'bank', bankCode: 'XXXX', number: digits, holderName },
          one,
        ),
      ),
    ).toBe('payout.bank_unknown');
    expect(
      await bench.member.addPayoutAccount(
        { kind: 'usdt', network: 'TRC20', number: digits, holderName },
        one,
      ),
    ).toMatchObject({ code: 'payout.number_invalid', value: { reason: 'length' } });
    expect(
      await bench.member.addPayoutAccount({ kind: 'bank', bankCode: 'SCBL', number: '123', holderName }, one),
    ).toMatchObject({ code: 'payout.number_invalid', value: { reason: 'length' } });
    expect(await listOf(one.memberId)).toEqual([]);
  });

  it('[M15] another member’s accounts are not in the list', async () => {
    const [one, other] = [await bench.newcomer(), await bench.newcomer()];
    answered(await bench.member.addPayoutAccount(wallet(another()), one));
    expect(await listOf(other.memberId)).toEqual([]);
    expect(await bench.member.payoutNamesOf(other.memberId)).toEqual([]);
  });
});
