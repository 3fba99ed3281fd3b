import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Bench,
  goodPassword,
  openBench,
  origin,
  outcome,
  type State,
  value,
} from './office-test-bench.ts';

describe('the steps of an operator’s login', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.test.drop());

  const newPassword = { newPassword: goodPassword, confirmNewPassword: goodPassword };
  type Step = 'changePassword' | 'enrol' | 'code';
  const take = async (step: Step, ticket: string, secret: string) => {
    const { operators } = bench;
    if (step === 'changePassword')
      return outcome(await operators.changePassword({ ticket, ...newPassword }, origin));
    if (step === 'enrol') return outcome(await operators.enrolSecondFactor({ ticket }));
    const code = secret === '' ? '000000' : await bench.code(secret);
    return outcome(await operators.verifySecondFactor({ ticket, code }, origin));
  };

  const table: [State, Step, string][] = [
    ['oneTime', 'changePassword', 'answered'],
    ['oneTime', 'enrol', 'operator.password_change_required'],
    ['oneTime', 'code', 'operator.password_change_required'],
    ['passwordSet', 'changePassword', 'operator.wrong_credentials'],
    ['passwordSet', 'enrol', 'answered'],
    ['passwordSet', 'code', 'operator.second_factor_wrong'],
    ['enrolled', 'changePassword', 'operator.wrong_credentials'],
    ['enrolled', 'enrol', 'operator.second_factor_already_set'],
    ['enrolled', 'code', 'answered'],
  ];

  it.each(table)('[O1] an operator in %s who takes the step %s: %s', async (state, step, expected) => {
    const who = await bench.operatorIn(state);
    expect(await take(step, await bench.ticketOf(who), who.secret)).toBe(expected);
  });

  it.each(table)('[O1] without a ticket, in %s the step %s gives nothing away', async (state, step) => {
    const who = await bench.operatorIn(state);
    expect(await take(step, 'no such ticket', who.secret)).toBe('operator.wrong_credentials');
  });

  it.each(table)('[O2] a ticket of five minutes ago, in %s for the step %s, is dead', async (state, step) => {
    const who = await bench.operatorIn(state);
    const ticket = await bench.ticketOf(who);
    bench.clock.advance(5 * 60_000);
    expect(await take(step, ticket, who.secret)).toBe('operator.wrong_credentials');
  });

  it('[O2] a ticket is good for one step: the one that was used is dead', async () => {
    const who = await bench.operatorIn('oneTime');
    const first = await bench.ticketOf(who);
    const { ticket, next } = value(
      await bench.operators.changePassword({ ticket: first, ...newPassword }, origin),
    );
    expect(next).toBe('enrolSecondFactor');
    expect(await take('changePassword', first, '')).toBe('operator.wrong_credentials');
    expect(await take('enrol', first, '')).toBe('operator.wrong_credentials');
    const { secret } = value(await bench.operators.enrolSecondFactor({ ticket }));
    expect(await take('code', ticket, secret)).toBe('answered');
    expect(await take('code', ticket, secret)).toBe('operator.wrong_credentials');
  });

  it('[O2] a new login kills the tickets of the one before', async () => {
    const who = await bench.operatorIn('enrolled');
    const first = await bench.ticketOf(who);
    await bench.ticketOf(who);
    expect(await take('code', first, who.secret)).toBe('operator.wrong_credentials');
  });

  it('[O3] the secret that was shown last counts, and only after its first right code', async () => {
    const who = await bench.operatorIn('passwordSet');
    const ticket = await bench.ticketOf(who);
    const lost = value(await bench.operators.enrolSecondFactor({ ticket }));
    const kept = value(await bench.operators.enrolSecondFactor({ ticket }));
    expect(kept.uri).toContain(`otpauth://totp/Ikka:${who.username}?secret=${kept.secret}`);
    expect(await take('code', ticket, lost.secret)).toBe('operator.second_factor_wrong');
    expect(value(await bench.operators.logIn(who, origin)).next).toBe('enrolSecondFactor');
    expect(await take('code', await bench.ticketOf(who), kept.secret)).toBe('answered');
    expect(value(await bench.operators.logIn(who, origin)).next).toBe('secondFactor');
  });

  it('[O3] a secret rests sealed and a token hashed', async () => {
    const who = await bench.operatorIn('enrolled');
    const token = await bench.sessionOf(who);
    const { pool } = bench.test.database;
    const rows = await pool.query(
      'SELECT row_to_json(o)::text AS o, row_to_json(s)::text AS s FROM office.operator o JOIN office.operator_session s ON s.operator_id = o.id',
    );
    const stored = JSON.stringify(rows.rows);
    for (const clear of [who.secret, who.password, token]) expect(stored).not.toContain(clear);
  });

  const weak = ['short', 'aaaaaaaaaaaaaaaaaaaa', 'abcabcabcabcabcabc', 'prefix-%u-suffix', '%old'];
  it.each(weak)('[O4] refuses the password %s', async (pattern) => {
    const who = await bench.operatorIn('oneTime');
    const chosen = pattern.replace('%u', who.username.toUpperCase()).replace('%old', who.password);
    const ticket = await bench.ticketOf(who);
    const answer = await bench.operators.changePassword(
      { ticket, newPassword: chosen, confirmNewPassword: chosen },
      origin,
    );
    expect(answer).toMatchObject({ code: 'password.weak', value: { minLength: 12 } });
    expect(await take('changePassword', ticket, '')).toBe('answered');
  });

  it('[O4] refuses two new passwords that differ', async () => {
    const who = await bench.operatorIn('oneTime');
    const ticket = await bench.ticketOf(who);
    const answer = await bench.operators.changePassword(
      { ticket, newPassword: goodPassword, confirmNewPassword: `${goodPassword}!` },
      origin,
    );
    expect(outcome(answer)).toBe('register.passwords_differ');
  });

  it('[O5] the first start makes one admin, whose password is told once, however many processes start', async () => {
    const fresh = await openBench();
    await fresh.test.database.pool.query('DELETE FROM office.operator');
    const told = await Promise.all(Array.from({ length: 6 }, () => fresh.operators.ensureFirst()));
    const logins = told.filter((login) => login !== null);
    expect(logins).toHaveLength(1);
    expect(logins[0]).toMatchObject({
      username: 'admin',
      oneTimePassword: expect.stringMatching(/^(\w{4}-){4}\w{4}$/),
    });
    const password = logins[0]?.oneTimePassword ?? '';
    expect(value(await fresh.operators.logIn({ username: ' Admin ', password }, origin)).next).toBe(
      'changePassword',
    );
    expect(await fresh.operators.ensureFirst()).toBeNull();
    await fresh.test.drop();
  });

  it('[O6] a reset forgets the second factor, ends the sessions and gives a new one-time password', async () => {
    const who = await bench.operatorIn('enrolled');
    const token = await bench.sessionOf(who);
    const by = { actorKind: 'operator', actor: 'op1', ip: origin.ip } as const;
    const login = value(await bench.carryOut('operator.reset', { username: who.username }, by));
    expect(await bench.operators.session(token)).toBeNull();
    expect(outcome(await bench.operators.logIn(who, origin))).toBe('operator.wrong_credentials');
    const again = { username: who.username, password: login.secret ?? '' };
    expect(value(await bench.operators.logIn(again, origin)).next).toBe('changePassword');
    expect((await bench.actions())[0]).toBe('operator.reset');
    expect(outcome(await bench.carryOut('operator.reset', { username: 'nobody' }, by))).toBe(
      'operator.unknown',
    );
    const himself = { ...by, actor: who.username };
    expect(outcome(await bench.carryOut('operator.reset', { username: who.username }, himself))).toBe(
      'operator.own_account',
    );
  });
});
