import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answered,
  type Bench,
  goodPassword,
  openBench,
  type Process,
  refused,
  visitor,
} from '../identity-test-bench.ts';
import type { RegisterInput } from './register.ts';

const minute = 60_000;

describe('registration with a mobile number', () => {
  let bench: Bench;
  let other: Process;
  let lastNumber = 0;
  let mobileNum = '';

  const key = () => `+92${mobileNum.slice(1)}`;
  const form = (change: Partial<RegisterInput> = {}): RegisterInput => ({
    mobileNum,
    countryDialingCode: '92',
    password: goodPassword,
    confirmPassword: goodPassword,
    agreeTerms: true,
    ageConfirmed: true,
    login: true,
    ...change,
  });
  const register = (change: Partial<RegisterInput> = {}, process: Process = bench) =>
    process.identity.registerMobile(form(change), visitor);
  const sendCode = (number = mobileNum) =>
    bench.identity.sendRegisterCode(
      { mobileNo: number, countryDialingCode: '92' },
      { ip: visitor.ip, language: 'EN' },
    );
  const codeFor = async () => {
    answered(await sendCode());
    const [message] = await bench.messagesTo(key());
    return message?.values.code ?? 'nothing was sent';
  };
  const accounts = async (where: string) =>
    (await bench.test.database.pool.query(`SELECT * FROM identity.account WHERE ${where} ORDER BY id`)).rows;
  const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
    await bench.set('identity.mobile_registration', true);
    await bench.set('identity.sms_verification', true);
  });
  beforeEach(() => {
    lastNumber += 1;
    mobileNum = `0300${String(lastNumber).padStart(7, '0')}`;
    bench.clock.advance(10 * minute);
  });
  afterAll(() => bench.close());

  it('[I82] names the account after the number, which the code has proven, and logs in', async () => {
    const verificationCode = await codeFor();
    const { token } = answered(await register({ verificationCode }));
    const member = await bench.identity.session(token);
    expect(member?.account).toBe(key().slice(1));
    const [row] = await accounts(`mobile_key = '${key()}'`);
    expect(row).toMatchObject({
      nickname: `***${mobileNum.slice(-4)}`,
      mobile_num: mobileNum,
      country_dialing_code: '92',
      mobile_verified_at: bench.clock.now(),
      language: 'EN',
    });
    expect(JSON.stringify(await bench.actions(`member:${member?.memberId}`))).toContain('member.registered');
  });

  it('[I82] takes a name that was chosen, and no password where the operator asks for none', async () => {
    const fields = bench.settings.get('identity.register_fields');
    await bench.set('identity.register_fields', {
      ...fields,
      password: { ...fields.password, enabled: false },
    });
    answered(
      await register({ username: 'Lantern7', verificationCode: await codeFor(), password: 'dropped' }),
    );
    const [row] = await accounts(`name = 'Lantern7'`);
    expect(row).toMatchObject({ nickname: 'Lantern7', password_hash: null, password_changed_at: null });
    await bench.set('identity.register_fields', fields);
  });

  it.each([
    ['code.wrong', { verificationCode: undefined }],
    ['code.wrong', { verificationCode: '' }],
    ['register.field_invalid', { mobileNum: '021 34567890' }],
    ['register.field_invalid', { mobileNum: undefined }],
    ['register.field_invalid', { password: undefined }],
    ['register.passwords_differ', { confirmPassword: undefined }],
  ])('[I82] refuses with %s: %j', async (code, change) => {
    expect(refused(await register({ verificationCode: '123456', ...change }))).toBe(code);
  });

  it('[I84] looks at a wrong code five times, and at no code of another number', async () => {
    const code = await codeFor();
    for (let tries = 0; tries < 5; tries++) {
      expect(refused(await register({ verificationCode: wrongFor(code) }))).toBe('code.wrong');
    }
    expect(refused(await register({ verificationCode: code }))).toBe('code.expired');
    mobileNum = `0301${String(lastNumber).padStart(7, '0')}`;
    expect(refused(await register({ verificationCode: code }))).toBe('code.expired');
    expect(await accounts(`mobile_key = '${key()}'`)).toEqual([]);
  });

  it('[I84] keeps a code that was right for a form that is refused before it', async () => {
    const verificationCode = await codeFor();
    expect(refused(await register({ username: '7up', verificationCode }))).toBe('register.field_invalid');
    answered(await register({ verificationCode }));
  });

  it('[I84] opens one account for one code, whoever is first of many in two processes', async () => {
    const verificationCode = await codeFor();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        register({ username: `Racer${index}`, verificationCode }, index % 2 ? other : bench),
      ),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(new Set(answers.filter((answer) => isRefusal(answer)).map(refused))).toEqual(
      new Set(['code.expired']),
    );
    expect(await accounts(`mobile_key = '${key()}'`)).toHaveLength(1);
  });

  it('[I85] tells that a number is taken only to who has proven it', async () => {
    answered(await register({ verificationCode: await codeFor() }));
    bench.clock.advance(10 * minute);
    const free = `0302${String(lastNumber).padStart(7, '0')}`;
    const [takenAnswer, freeAnswer] = [await sendCode(), await sendCode(free)];
    expect(takenAnswer).toEqual(freeAnswer);
    expect(refused(await register({ verificationCode: '000000' }))).toBe(
      refused(await register({ verificationCode: '000000', mobileNum: free })),
    );
    const [message] = await bench.messagesTo(key());
    expect(message?.template).toBe('register_code');
    const proven = await register({ verificationCode: message?.values.code });
    expect(refused(proven)).toBe('register.mobile_taken');
    expect(await accounts(`mobile_key = '${key()}'`)).toHaveLength(1);
  });

  it('[I85] gives a number that two prove at once to one of them', async () => {
    const first = await codeFor();
    const opened = register({ username: `Twin${lastNumber}a`, verificationCode: first });
    bench.clock.advance(2 * minute);
    const again = await codeFor();
    const answers = await Promise.all([
      opened,
      register({ username: `Twin${lastNumber}b`, verificationCode: again }, other),
    ]);
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(await accounts(`mobile_key = '${key()}' AND mobile_verified_at IS NOT NULL`)).toHaveLength(1);
  });

  it('[I85] says nothing of a number that is taken where no code proves it, and never proves it', async () => {
    answered(await register({ verificationCode: await codeFor() }));
    await bench.set('identity.sms_verification', false);
    const { token } = answered(await register());
    const member = await bench.identity.session(token);
    expect(member?.account).toMatch(new RegExp(`^92${mobileNum.slice(1)}-[2-9a-z]{4}$`));
    const rows = await accounts(`mobile_key = '${key()}'`);
    expect(rows.map((row) => row.mobile_verified_at !== null)).toEqual([true, false]);
    expect(refused(await sendCode())).toBe('module.disabled');
    await bench.set('identity.sms_verification', true);
  });

  it('[I82] is closed with its setting or its module, in every process', async () => {
    const isOpen = () => [bench, other].map(({ identity }) => identity.registerSettings().mobileRegistration);
    expect(isOpen()).toEqual([true, true]);
    bench.switchedOff.add('MOBILENUMREG3');
    expect(isOpen()).toEqual([false, false]);
    expect(refused(await register({ verificationCode: '123456' }))).toBe('module.disabled');
    bench.switchedOff.delete('MOBILENUMREG3');
    bench.switchedOff.add('REGMOBVERF3');
    expect(bench.identity.registerSettings().smsVerification).toBe(false);
    bench.switchedOff.delete('REGMOBVERF3');
  });

  it('[I84] asks for a code by username where a number is given, and for none without one', async () => {
    const fields = bench.settings.get('identity.register_fields');
    await bench.set('identity.register_fields', {
      ...fields,
      mobileNum: { ...fields.mobileNum, enabled: true },
    });
    const byName = (change: Partial<RegisterInput>) =>
      bench.identity.register({ ...form(), username: `Named${lastNumber}`, ...change }, visitor);
    expect(refused(await byName({}))).toBe('code.wrong');
    answered(await byName({ mobileNum: '', username: `Numberless${lastNumber}` }));
    answered(await byName({ verificationCode: await codeFor() }));
    expect(await accounts(`mobile_key = '${key()}' AND mobile_verified_at IS NOT NULL`)).toHaveLength(1);
    await bench.set('identity.register_fields', fields);
  });

  it('[I84] sends a code to mobile numbers alone, and no second one at once', async () => {
    expect(refused(await sendCode('021 34567890'))).toBe('contact.invalid');
    expect(answered(await sendCode())).toEqual({ expiredMinutes: 1 });
    expect(refused(await sendCode())).toBe('code.too_many');
    bench.ways.sms = null;
    bench.clock.advance(2 * minute);
    expect(refused(await sendCode())).toBe('channel.unavailable');
    bench.ways.sms = 'outbox';
  });

  it('[I84] leaves no code in the audit log or in a column', async () => {
    const verificationCode = await codeFor();
    answered(await register({ verificationCode }));
    const dump = await bench.test.database.pool.query(
      `SELECT a::text FROM identity.account a UNION ALL SELECT v::text FROM identity.verification_code v
       UNION ALL SELECT e::text FROM audit.entry e`,
    );
    expect(dump.rows.filter((row) => JSON.stringify(row).includes(`"${verificationCode}"`))).toEqual([]);
  });
});
