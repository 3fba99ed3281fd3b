import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RegisterFieldName } from '../../settings/index.ts';
import { createIdentity } from '../create-identity.ts';
import {
  answered,
  type Bench,
  openBench,
  type Process,
  refused,
  registration,
  visitor,
} from '../identity-test-bench.ts';
import type { RegisterInput } from './register.ts';

describe('the fields of a registration', () => {
  let bench: Bench;
  let other: Process;
  let count = 0;
  const defaults = () => bench.settings.get('identity.register_fields');

  const register = (change: Partial<RegisterInput> = {}) => {
    count += 1;
    return bench.identity.register({ ...registration(`Fielder${count}`), ...change }, visitor);
  };
  /** Does the work while these fields are asked for. */
  const asking = async <T>(
    names: Partial<Record<RegisterFieldName, { required?: boolean; acceptedPattern?: string }>>,
    work: () => Promise<T>,
  ): Promise<T> => {
    const before = defaults();
    const changes = Object.entries(names).map(([name, change]) => [
      name,
      { ...before[name as RegisterFieldName], enabled: true, ...change },
    ]);
    await bench.set('identity.register_fields', { ...before, ...Object.fromEntries(changes) });
    const done = await work();
    await bench.set('identity.register_fields', before);
    return done;
  };
  const newest = async () =>
    (await bench.test.database.pool.query('SELECT * FROM identity.account ORDER BY id DESC LIMIT 1')).rows[0];

  beforeAll(async () => {
    bench = await openBench();
    other = await bench.another();
  });
  afterAll(() => bench.close());

  it.each([
    ['birthday', '1990-05-17', '1990-13-17'],
    ['idNumber', '3520112345671', '35201-1'],
    ['whatsapp', '923001234567', '+92300'],
    ['telegram', '@bano', 'b ano'],
    ['zalo', '84912345678', 'zalo me'],
    ['line', 'bano.line', 'bano line'],
    ['facebook', 'bano.fb', 'bano fb'],
    ['wechat', 'bano_wx', 'bano wx'],
    ['qqNum', '1234567', '12'],
  ] as const)(
    '[I80] %s goes to the profile when it is asked for, and nowhere else',
    async (name, good, bad) => {
      const kept = bench.ledger.profiles.length;
      answered(await register({ [name]: good }));
      expect(bench.ledger.profiles).toHaveLength(kept);
      await asking({ [name]: { required: true } }, async () => {
        expect(refused(await register())).toBe('register.field_invalid');
        expect(refused(await register({ [name]: bad }))).toBe('register.field_invalid');
        expect(bench.identity.registerSettings().fields[name]).toMatchObject({
          enabled: true,
          required: true,
        });
        answered(await register({ [name]: good }));
      });
      const { id } = await newest();
      expect(bench.ledger.profiles.slice(kept)).toEqual([{ memberId: id, fields: { [name]: good } }]);
    },
  );

  it('[I80] leaves no account where its profile could not be kept', async () => {
    await asking({ line: {} }, async () => {
      bench.ledger.isDown = true;
      await expect(register({ username: 'Profileless', line: 'x' })).rejects.toThrow('ledger');
      bench.ledger.isDown = false;
      answered(await register({ username: 'Profileless', line: 'x' }));
    });
  });

  it('[I80] keeps the payment password as a hash, always asked for when it is shown', async () => {
    await asking({ paymentPassword: {} }, async () => {
      expect(refused(await register())).toBe('register.field_invalid');
      for (const easy of ['123456', '777777', '۱۲۳۴۵۶', '786786']) {
        expect(await register({ paymentPassword: easy })).toMatchObject({
          code: 'payment_password.weak',
          value: { field: 'paymentPassword' },
        });
      }
      const asTheProduct = createIdentity(bench.deps);
      const wanted = { ...registration('Costly1'), paymentPassword: '718204' };
      answered(await asTheProduct.register(wanted, visitor));
    });
    const row = await newest();
    expect(row.payment_password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.payment_password_hash).not.toBe(row.password_hash);
  });

  it('[I80] takes a payment password in any script’s digits, as it is asked for later', async () => {
    await asking({ paymentPassword: {} }, async () => {
      answered(await register({ paymentPassword: '۷۱۸۲۰۴' }));
    });
    const { id } = await newest();
    expect(await bench.identity.proofs.checkPaymentPassword(BigInt(id), '718204')).toBeNull();
  });

  it('[I80] looks e-mail addresses up without case', async () => {
    await asking({ email: {} }, async () => answered(await register({ email: 'Bano@Mail.PK' })));
    expect(await newest()).toMatchObject({
      email: 'Bano@Mail.PK',
      email_key: 'bano@mail.pk',
      email_verified_at: null,
    });
  });

  it.each([
    ['2008-11-20', null],
    ['2008-11-21', 'register.underage'],
    ['2026-11-21', 'register.field_invalid'],
    ['1890-01-01', 'register.field_invalid'],
  ])('[I83] a birthday of %s answers %s on 20 November 2026', async (birthday, code) => {
    await asking({ birthday: {} }, async () => {
      const answer = await register({ birthday });
      expect(isRefusal(answer) ? answer.code : null).toBe(code);
    });
  });

  it('[I83] asks for the declaration beside the birthday', async () => {
    await asking({ birthday: {} }, async () => {
      expect(refused(await register({ birthday: '1980-01-01', ageConfirmed: false }))).toBe(
        'register.underage',
      );
    });
  });

  it('[I80] asks for the code in a picture where the operator wants one, and takes each picture once', async () => {
    await asking({ captcha: {} }, async () => {
      expect(bench.identity.registerSettings().imageCaptcha).toBe(true);
      expect(await register()).toMatchObject({ code: 'captcha.required', value: { captcha: true } });
      const { id } = answered(await bench.identity.imageCaptcha(visitor));
      expect(refused(await register({ captcha: { id, code: '????' } }))).toBe('captcha.failed');
      expect(refused(await register({ captcha: { id, code: '????' } }))).toBe('captcha.expired');
      bench.switchedOff.add('CAPTCHA3');
      expect(bench.identity.registerSettings().imageCaptcha).toBe(false);
      answered(await register());
      bench.switchedOff.delete('CAPTCHA3');
    });
  });

  it('[I81] a rule that was changed in one process holds in the others', async () => {
    const shown = () => other.identity.registerSettings().fields.telegram?.enabled;
    expect(shown()).toBe(false);
    await asking({ telegram: { required: true } }, async () => {
      await expect.poll(shown).toBe(true);
      const answer = await other.identity.register(registration('Elsewhere'), visitor);
      expect(answer).toMatchObject({ value: { fields: [{ field: 'telegram', reason: 'required' }] } });
    });
    await expect.poll(shown).toBe(false);
    answered(await other.identity.register(registration('Elsewhere'), visitor));
  });

  it('[I81] reads settings that were stored before a field was known', async () => {
    const { telegram: _unknown, captcha: _later, ...older } = defaults();
    await bench.set('identity.register_fields', older);
    expect(defaults()).toMatchObject({ telegram: { enabled: false }, captcha: { enabled: false } });
  });
});
