import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  goodPassword,
  openBench,
  refused,
  registration,
  visitor,
} from '../identity-test-bench.ts';

describe('registration', () => {
  let bench: Bench;
  const register = (change: Partial<Parameters<Bench['identity']['register']>[0]> = {}) =>
    bench.identity.register({ ...registration('Mumtaz'), ...change }, visitor);

  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.close());

  it('[I3] opens a real account with a wallet, logs in, and leaves a trace', async () => {
    const answer = answered(await register({ domain: 'ikka.example' }));
    expect(answer).toMatchObject({ firstTimeLogin: true, passwordExpired: false });
    const member = await bench.identity.session(answer.token);
    expect(member).toMatchObject({ account: 'Mumtaz', isTrial: false, currency: 'PKR' });
    const memberId = member?.memberId ?? 0n;
    expect(bench.ledger.opened).toEqual([{ memberId, currency: 'PKR' }]);
    expect(bench.ledger.granted).toEqual([]);
    expect(await bench.actions(`member:${memberId}`)).toEqual(['member.registered', 'member.logged_in']);
    expect(bench.facts).toContainEqual({
      name: 'MemberRegistered',
      fact: { memberId, account: 'Mumtaz', isTrial: false },
    });
    expect(await bench.identity.memberInfo({ memberId, sessionId: member?.sessionId ?? '' })).toMatchObject({
      id: memberId.toString(),
      account: 'Mumtaz',
      nickname: 'Mumtaz',
      type: 0,
      isAgent: 0,
      toUpline: null,
      clubLabel: { labelName: 'VIP 0', rankLevel: 0 },
      memberLabel: [],
      currency: 'PKR',
      currencySymbol: 'Rs',
      isTrial: false,
      regDate: '2026-11-20T08:00:00.000Z',
    });
  });

  it.each([
    ['register.field_invalid', { username: '7up' }],
    ['register.field_invalid', { password: 'short', confirmPassword: 'short' }],
    ['register.passwords_differ', { confirmPassword: 'another-one' }],
    ['password.weak', { password: 'Pakistan123', confirmPassword: 'Pakistan123' }],
    ['password.weak', { username: 'NightBazaar', password: 'nightbazaar', confirmPassword: 'nightbazaar' }],
    ['register.terms_required', { agreeTerms: false }],
    ['register.underage', { ageConfirmed: false }],
    ['register.username_taken', {}],
    ['register.username_taken', { username: 'mUMTAZ' }],
  ])('[I2] refuses with %s: %j', async (code, change) => {
    expect(refused(await register(change))).toBe(code);
  });

  it('[I2] names every field that is wrong at once', async () => {
    const answer = await register({ username: '7', password: 'x' });
    expect(answer).toMatchObject({
      value: {
        fields: [
          { field: 'username', patternId: 1, min: 4, max: 16 },
          { field: 'password', patternId: 9, min: 8, max: 64 },
        ],
      },
    });
  });

  it('[I3] gives a name that many register at once, over two processes, to exactly one', async () => {
    const other = await bench.another();
    const names = ['Contested', 'contested', 'CONTESTED'];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        (index % 2 ? other : bench).identity.register(registration(names[index % 3] ?? ''), visitor),
      ),
    );
    const tokens = answers.flatMap((answer) => ('token' in answer ? [answer.token] : []));
    expect(tokens).toHaveLength(1);
    expect(new Set(answers.filter((answer) => !('token' in answer)).map(refused))).toEqual(
      new Set(['register.username_taken']),
    );
    const { rows } = await bench.test.database.pool.query(
      "SELECT count(*) FROM identity.account WHERE name_key = 'contested'",
    );
    expect(rows).toEqual([{ count: 1n }]);
  });

  it('[I3] leaves no account where its wallet could not be opened', async () => {
    bench.ledger.isDown = true;
    await expect(register({ username: 'Walletless' })).rejects.toThrow('ledger');
    bench.ledger.isDown = false;
    answered(await register({ username: 'Walletless' }));
  });

  it('[I1] keeps the optional fields that the settings ask for, and no others', async () => {
    const fields = bench.settings.get('identity.register_fields');
    await bench.set('identity.register_fields', {
      ...fields,
      email: { ...fields.email, enabled: true },
      mobileNum: { ...fields.mobileNum, enabled: true, required: true, acceptedPattern: '3[0-9]{9}' },
    });
    const sent = {
      username: 'Contact1',
      email: 'c@mail.pk',
      payeeName: 'Not Asked',
      countryDialingCode: '92',
    };
    expect(refused(await register({ ...sent, mobileNum: '4001234567' }))).toBe('register.field_invalid');
    answered(await register({ ...sent, mobileNum: '3001234567' }));
    const { rows } = await bench.test.database.pool.query(
      "SELECT email, mobile_num, country_dialing_code, payee_name FROM identity.account WHERE name = 'Contact1'",
    );
    expect(rows).toEqual([
      { email: 'c@mail.pk', mobile_num: '3001234567', country_dialing_code: '92', payee_name: null },
    ]);
    expect(bench.identity.registerSettings()).toMatchObject({
      ageConfirmation: 18,
      sliderCaptcha: false,
      fields: {
        mobileNum: { enabled: true, required: true, acceptedPattern: '^(?=(?:3[0-9]{9})$)(?:[0-9]+)$' },
      },
    });
    await bench.set('identity.register_fields', fields);
  });

  it('[I9] stores neither a password nor a token', async () => {
    const { token } = answered(await register({ username: 'Secretive' }));
    const dump = await bench.test.database.pool.query(
      `SELECT a::text FROM identity.account a UNION ALL SELECT s::text FROM identity.session s
       UNION ALL SELECT e::text FROM audit.entry e UNION ALL SELECT l::text FROM identity.login_attempt l`,
    );
    const text = JSON.stringify(dump.rows);
    expect(text).not.toContain(goodPassword);
    expect(text).not.toContain(token);
    expect(text).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });
});
