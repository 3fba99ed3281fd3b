import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bench, openBench, origin, outcome, value } from './office-test-bench.ts';

const by = (actor: string) => ({ actorKind: 'operator', actor, ip: origin.ip }) as const;

describe('operators among themselves', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench.test.drop());

  it('[O15] a new operator logs in with the one-time password and may do what his role allows', async () => {
    const login = value(
      await bench.carryOut('operator.add', { username: 'saira', role: 'support' }, by('admin')),
    );
    const started = value(
      await bench.operators.logIn({ username: 'saira', password: login.secret ?? '' }, origin),
    );
    expect(started.next).toBe('changePassword');
    const { operators, roles } = await bench.operators.list();
    expect(operators.find(({ username }) => username === 'saira')).toMatchObject({
      role: 'support',
      state: 'active',
      hasSecondFactor: false,
      hasOneTimePassword: true,
    });
    expect(roles.find(({ name }) => name === 'support')?.permissions).toContain('members.write');
    expect((await bench.actions())[0]).toBe('operator.created');
  });

  it('[O10] the roles of an older installation get what a new one’s may, and keep what was changed about them', async () => {
    const { pool } = bench.test.database;
    const permissionsOf = async (role: string) =>
      (await pool.query('SELECT permissions FROM office.role WHERE name = $1', [role])).rows[0].permissions;
    await pool.query(
      `UPDATE office.role SET permissions = '{audit.read}' WHERE name IN ('support', 'finance')`,
    );
    const before = await permissionsOf('auditor');
    for (const name of ['0001_content-permissions', '0002_document-permissions']) {
      await pool.query(readFileSync(join(import.meta.dirname, `migrations/${name}.sql`), 'utf8'));
    }
    expect(await permissionsOf('support')).toEqual(['audit.read', 'content.read', 'documents.review']);
    expect(await permissionsOf('finance')).toEqual(['audit.read']);
    expect(await permissionsOf('auditor')).toEqual(before);
  });

  it('[O15] a name is given once, and a role must exist', async () => {
    const taken = await bench.carryOut('operator.add', { username: 'admin', role: 'support' }, by('admin'));
    expect(outcome(taken)).toBe('operator.username_taken');
    const unknown = await bench.carryOut('operator.add', { username: 'bilal', role: 'emperor' }, by('admin'));
    expect(outcome(unknown)).toBe('operator.role_unknown');
  });

  it('[O15] one who is disabled loses his sessions and cannot log in; enabled again, he can', async () => {
    const who = await bench.operatorIn('enrolled', 'finance');
    const token = await bench.sessionOf(who);
    const wish = { username: who.username, role: 'finance' };
    value(await bench.carryOut('operator.change', { ...wish, state: 'disabled' }, by('admin')));
    expect(await bench.operators.view(who.username)).toMatchObject({ state: 'disabled' });
    expect(await bench.operators.session(token)).toBeNull();
    expect(outcome(await bench.operators.logIn(who, origin))).toBe('operator.wrong_credentials');
    value(await bench.carryOut('operator.change', { ...wish, state: 'active' }, by('admin')));
    expect(outcome(await bench.operators.logIn(who, origin))).toBe('answered');
    expect(await bench.operators.session(token)).toBeNull();
  });

  it('[O15] nobody changes his own account, and an unknown one cannot be changed', async () => {
    const own = { username: 'admin', role: 'auditor', state: 'active' } as const;
    expect(outcome(await bench.carryOut('operator.change', own, by('admin')))).toBe('operator.own_account');
    const unknown = { ...own, username: 'nobody' };
    expect(outcome(await bench.carryOut('operator.change', unknown, by('admin')))).toBe('operator.unknown');
    const strange = { ...own, username: 'saira', role: 'emperor' };
    expect(outcome(await bench.carryOut('operator.change', strange, by('admin')))).toBe(
      'operator.role_unknown',
    );
  });

  it('[O15] two administrators who disable each other at once leave one in service', async () => {
    await bench.test.database.pool.query(
      "UPDATE office.operator SET disabled_at = now() WHERE role = 'admin'",
    );
    const one = await bench.operatorIn('oneTime');
    const other = await bench.operatorIn('oneTime');
    const disable = (who: string, actor: string) =>
      bench.carryOut('operator.change', { username: who, role: 'admin', state: 'disabled' }, by(actor));
    const both = await Promise.all([
      disable(one.username, other.username),
      disable(other.username, one.username),
    ]);
    expect(both.map(outcome).toSorted()).toEqual(['answered', 'operator.last_administrator']);
    const left = (await bench.operators.list()).operators.filter(
      ({ role, state }) => role === 'admin' && state === 'active',
    );
    expect(left).toHaveLength(1);
    const last = left[0]?.username ?? '';
    const demoted = { username: last, role: 'auditor', state: 'active' } as const;
    expect(outcome(await bench.carryOut('operator.change', demoted, by('saira')))).toBe(
      'operator.last_administrator',
    );
  });
});
