import { isRefusal, type ProfileFieldName } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, codeOf, openBench, saira } from '../member-test-bench.ts';

describe('the profile', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench?.close());

  const valuesOf = async (memberId: bigint) =>
    Object.fromEntries((await bench.member.profile(memberId)).fields.map(({ name, value }) => [name, value]));
  const problems = (answer: unknown) =>
    isRefusal(answer)
      ? (answer.value.fields as { field: string; reason: string }[]).map(
          ({ field, reason }) => `${field} ${reason}`,
        )
      : 'answered';
  const rules = (changes: Partial<Record<ProfileFieldName, object>>) => ({
    ...bench.settings.get('member.profile_fields'),
    ...Object.fromEntries(
      Object.entries(changes).map(([name, change]) => [
        name,
        { ...bench.settings.get('member.profile_fields')[name as ProfileFieldName], ...change },
      ]),
    ),
  });

  it('[M1] keeps what was told, in one form for the same words, with its audit entry', async () => {
    const amna = await bench.newcomer();
    const answer = answered(
      await bench.member.changeProfile(
        {
          nickname: ' Amna  Gul ',
          fullName: 'Amna Gul',
          telegram: '@amna_gul',
          whatsapp: '+92 (300) 123-4567',
          nationality: 'PK',
          incomeSource: 'salary',
        },
        amna,
      ),
    );
    expect(Object.fromEntries(answer.fields.map(({ name, value }) => [name, value]))).toMatchObject({
      nickname: 'Amna Gul',
      fullName: 'Amna Gul',
      telegram: 'amna_gul',
      whatsapp: '+923001234567',
      nationality: 'PK',
      incomeSource: 'salary',
      birthday: null,
    });
    expect((await bench.identity.member(amna.memberId))?.nickname).toBe('Amna Gul');
    expect(await bench.actions(`member:${amna.memberId}`)).toEqual(['member.profile_changed']);
  });

  it('[M1] tells all problems at once and changes nothing', async () => {
    const one = await bench.newcomer();
    const before = await valuesOf(one.memberId);
    const answer = await bench.member.changeProfile(
      {
        nickname: '',
        fullName: '<b>',
        nationality: 'XX',
        telegram: 'a b',
        qqNum: '0',
        address: 'here',
        incomeSource: 'luck',
        occupation: 'Baker',
      },
      one,
    );
    expect(codeOf(answer)).toBe('profile.field_invalid');
    expect(problems(answer)).toEqual([
      'nickname required',
      'fullName pattern',
      'address length',
      'nationality pattern',
      'incomeSource pattern',
      'telegram length',
      'qqNum length',
    ]);
    expect(await valuesOf(one.memberId)).toEqual(before);
  });

  it('[M1] drops a field that is off, and asks for one that is required', async () => {
    const one = await bench.newcomer();
    const before = bench.settings.get('member.profile_fields');
    await bench.set(
      'member.profile_fields',
      rules({ zalo: { enabled: false }, occupation: { required: true } }),
    );
    const answer = answered(await bench.member.changeProfile({ zalo: '+84912345678' }, one));
    expect(answer.fields.map(({ name }) => name)).not.toContain('zalo');
    expect(problems(await bench.member.changeProfile({ occupation: 'Baker' }, one))).toBe('answered');
    expect(problems(await bench.member.changeProfile({ occupation: ' ' }, one))).toEqual([
      'occupation required',
    ]);
    await bench.set('member.profile_fields', before);
    expect((await valuesOf(one.memberId)).zalo).toBeNull();
  });

  it('[M2] locks what is set once; support changes it with a reason', async () => {
    const one = await bench.newcomer();
    answered(await bench.member.changeProfile({ birthday: '1990-05-17', fullName: 'Bilal Khan' }, one));
    expect(problems(await bench.member.changeProfile({ birthday: '1991-05-17', fullName: '' }, one))).toEqual(
      ['fullName locked', 'birthday locked'],
    );
    expect(problems(await bench.member.changeProfile({ birthday: '1990-05-17' }, one))).toBe('answered');
    const by = { operator: saira, reason: 'his passport says so' };
    const known = answered(await bench.member.changeProfileOf(one.memberId, { birthday: '1991-05-17' }, by));
    expect(known?.find(({ name }) => name === 'birthday')?.value).toBe('1991-05-17');
    const { entries } = await bench.audit.find(
      { subject: `member:${one.memberId}`, actor: 'saira' },
      { limit: 1, offset: 0 },
    );
    expect(entries[0]?.after).toContain('his passport says so');
    expect(await bench.member.changeProfileOf(999_999_999n, { address: 'nowhere at all' }, by)).toBeNull();
  });

  it.each([
    ['a day that is none', '2001-02-29', 'birthday pattern'],
    ['a month that is none', '1999-13-01', 'birthday pattern'],
    ['one day too young', '2008-11-21', 'birthday underage'],
    ['eighteen today', '2008-11-20', null],
    ['written in Urdu digits', '۱۹۹۰-۰۱-۰۲', null],
  ])('[M3] a birthday: %s', async (_what, birthday, problem) => {
    const one = await bench.newcomer();
    // 20 November 13:00 in Karachi.
    bench.clock.set('2026-11-20T08:00:00.000Z');
    const found = problems(await bench.member.changeProfile({ birthday }, one));
    expect(found).toEqual(problem === null ? 'answered' : [problem]);
  });

  it('[M3] is old enough by the day of the site, not by the server’s', async () => {
    const one = await bench.newcomer();
    // Already the 21st in Karachi.
    bench.clock.set('2026-11-20T20:00:00.000Z');
    expect(problems(await bench.member.changeProfile({ birthday: '2008-11-21' }, one))).toBe('answered');
    bench.clock.set('2026-11-20T08:00:00.000Z');
  });

  it('[M4] seals the id number and shows its end alone', async () => {
    const one = await bench.newcomer();
    answered(await bench.member.changeProfile({ idNumber: '35202-1234567-1' }, one));
    const shown = (await valuesOf(one.memberId)).idNumber;
    expect(shown).toBe('•••• 5671');
    const operators = await bench.member.profileForOperator(one.memberId);
    expect(operators?.find(({ name }) => name === 'idNumber')?.value).toBe('•••• 5671');
    const { rows } = await bench.test.database.pool.query(
      'SELECT * FROM member.profile WHERE member_id = $1',
      [one.memberId],
    );
    const { entries } = await bench.audit.find(
      { subject: `member:${one.memberId}` },
      { limit: 10, offset: 0 },
    );
    for (const kept of [rows, entries.map(({ before, after }) => [before, after])]) {
      const text = JSON.stringify(kept, (_key, inner) => (typeof inner === 'bigint' ? String(inner) : inner));
      expect(text).not.toContain('1234567');
    }
    // A page sends back what it shows: that is no change, though it is locked.
    expect(
      problems(
        await bench.member.changeProfile({ idNumber: shown ?? '', address: 'Anarkali 7, Lahore' }, one),
      ),
    ).toBe('answered');
    expect((await valuesOf(one.memberId)).idNumber).toBe('•••• 5671');
  });

  it('[M5] keeps what registration told, or nothing of both', async () => {
    const { db } = bench.test.database;
    const told = { birthday: '1990-01-02', line: ' sana ', idNumber: '35202 1234567 1', recommenderId: '7' };
    await db.transaction((tx) => bench.member.openProfile(tx, 77n, told));
    await expect(
      db.transaction(async (tx) => {
        await bench.member.openProfile(tx, 78n, told);
        throw new Error('the account was not to be');
      }),
    ).rejects.toThrow('not to be');
    const { rows } = await bench.test.database.pool.query(
      'SELECT member_id, birthday::text, line FROM member.profile WHERE member_id IN (77, 78)',
    );
    expect(rows).toEqual([{ member_id: 77n, birthday: '1990-01-02', line: 'sana' }]);
  });

  it('[M1] two changes at once both hold', async () => {
    const one = await bench.newcomer();
    const answers = await Promise.all(
      [
        { address: 'Anarkali 7, Lahore' },
        { occupation: 'Baker' },
        { line: 'one' },
        { facebook: 'one.two' },
      ].map((sent) => bench.member.changeProfile(sent, one)),
    );
    expect(answers.map(codeOf)).toEqual(['answered', 'answered', 'answered', 'answered']);
    expect(await valuesOf(one.memberId)).toMatchObject({
      address: 'Anarkali 7, Lahore',
      occupation: 'Baker',
      line: 'one',
      facebook: 'one.two',
    });
  });
});
