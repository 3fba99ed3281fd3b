import { isRefusal } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Database } from '../../platform/database/index.ts';
import { createFactBus } from '../../platform/facts.ts';
import { passwordTestCost } from '../../platform/password-test-cost.ts';
import { createSignals } from '../../platform/signals.ts';
import { createVault } from '../../platform/vault.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import { createOperators, type Operators } from '../office/index.ts';
import { createSettings, type Settings } from '../settings/index.ts';

import { type Approvals, createApprovals, settingAct } from './index.ts';

const hour = 3_600_000;
const log = pino({ level: 'silent' });
const ip = '203.0.113.7';
const reason = 'agreed upon in the morning meeting';
const threshold = 'treasury.four_eyes_from';

interface Process {
  readonly approvals: Approvals;
  readonly operators: Operators;
  readonly settings: Settings;
  close(): Promise<void>;
}

const codeOf = (answer: unknown): string => (isRefusal(answer) ? answer.code : 'answered');
function value<T>(answer: T): Exclude<T, { readonly code: string }> {
  if (isRefusal(answer)) throw new Error(`refused: ${answer.code}`);
  return answer as Exclude<T, { readonly code: string }>;
}

describe('acts that need a second operator', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let audit: Audit;
  let one: Process;
  let two: Process;

  async function startProcess(database: Database): Promise<Process> {
    const signals = await createSignals(test.url, log);
    const vault = createVault('a master key for tests, long enough for anybody');
    const facts = createFactBus(log);
    const settings = await createSettings({
      database,
      clock,
      signals,
      facts,
      log,
      recordAct: (tx, act) => audit.record(tx, act),
    });
    const operators = createOperators({ database, clock, vault, audit, passwordCost: passwordTestCost });
    const approvals = createApprovals({
      database,
      clock,
      log,
      settings,
      audit,
      vault,
      acts: {
        'setting.change': settingAct(settings),
        ...operators.acts,
        'vendorKey.add': operators.acts['operator.add'],
        'vendorWin.release': operators.acts['operator.add'],
        'vendorWin.refuse': operators.acts['operator.add'],
        'deposit.return': operators.acts['operator.add'],
        'sports.void': operators.acts['operator.add'],
        'sports.move': operators.acts['operator.add'],
        'sports.result': operators.acts['operator.add'],
      },
      holdersOf: operators.holdersOf,
    });
    return { approvals, operators, settings, close: () => signals.close() };
  }

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'settings', 'approvals', 'office'] });
    clock = fakeClock();
    audit = createAudit({ database: test.database, clock });
    one = await startProcess(test.database);
    // With one connection: an act that waited for a second one would never end.
    two = await startProcess(connect(test.url, { max: 1 }));
    await one.operators.ensureFirst();
  });
  afterAll(async () => {
    await one.close();
    await two.close();
    await test.drop();
  });
  beforeEach(async () => {
    await test.database.pool.query(
      `TRUNCATE approvals.proposal; TRUNCATE settings.setting, settings.version;
       DELETE FROM office.operator WHERE username <> 'admin';
       UPDATE office.operator SET disabled_at = NULL, role = 'admin'`,
    );
    await Promise.all([one.settings.reload(), two.settings.reload()]);
  });

  const permissions = ['operators.write', 'settings.write'] as const;
  const by = (username: string) => ({ username, ip, permissions });
  const add = (username: string, actor = 'admin', role = 'admin') =>
    one.approvals.wishFor({ act: 'operator.add', payload: { username, role }, reason }, by(actor));
  const raise = (actor: string, to = '900000.00', version = 0, process = one) =>
    process.approvals.wishFor(
      { act: 'setting.change', payload: { key: threshold, value: to, version }, reason },
      by(actor),
    );
  const proposed = async (wish: ReturnType<typeof raise>): Promise<string> => {
    const { proposalId } = value(await wish);
    if (proposalId === null) throw new Error('it was done at once');
    return proposalId;
  };
  const inForce = (process = one) => process.settings.get(threshold);
  const states = async () =>
    (await one.approvals.find('all', { limit: 50, offset: 0 }, by('admin'))).list.map(({ state }) => state);
  const actsOn = async (id: string) => {
    const { entries } = await audit.find({ subject: `approval:${id}` }, { limit: 50, offset: 0 });
    return entries.map(({ action, actor }) => `${action} ${actor}`).reverse();
  };

  it('[E5] the only operator makes the second alone; from then on nobody does anything of it alone', async () => {
    const first = value(await add('saira'));
    expect(first).toEqual({ proposalId: null, secret: expect.stringMatching(/^(\w{4}-){4}\w{4}$/) });
    const third = value(await add('bilal'));
    expect(third).toEqual({ proposalId: expect.any(String) });
    expect(await one.operators.view('bilal')).toBeNull();
    expect(codeOf(await add('bilal', 'saira'))).toBe('approval.already_open');
    const disable = { username: 'saira', role: 'admin', state: 'disabled' };
    expect(
      value(await one.approvals.wishFor({ act: 'operator.change', payload: disable, reason }, by('admin'))),
    ).toEqual({ proposalId: expect.any(String) });
    expect(await one.operators.view('saira')).toMatchObject({ state: 'active' });
  });

  it('[E5] a colleague who may not do it is none who could approve it', async () => {
    value(await add('farah', 'admin', 'finance'));
    expect(value(await raise('admin'))).toEqual({ proposalId: null });
    expect(inForce()).toBe('900000.00');
  });

  it('[E2] [E3] one raises a threshold by nobody’s word but another’s, and a day later', async () => {
    value(await add('saira'));
    const id = await proposed(raise('admin'));
    expect(await one.approvals.openFor(by('saira'))).toEqual({ toDecide: 1, coming: 0 });
    expect(await one.approvals.openFor(by('admin'))).toEqual({ toDecide: 0, coming: 0 });
    expect(codeOf(await one.approvals.say(id, { kind: 'approve' }, by('admin')))).toBe(
      'approval.own_proposal',
    );
    const approved = value(await two.approvals.say(id, { kind: 'approve' }, by('saira')));
    expect(approved).toMatchObject({
      state: 'approved',
      subject: `setting:${threshold}`,
      before: '5000.00',
      after: '900000.00',
      reason,
      decidedBy: 'saira',
      effectiveAt: new Date(clock.now().getTime() + 24 * hour).toISOString(),
    });
    expect(await one.approvals.openFor(by('admin'))).toEqual({ toDecide: 0, coming: 1 });
    clock.advance(24 * hour - 1);
    await one.approvals.attend();
    expect(inForce()).toBe('5000.00');
    clock.advance(1);
    await Promise.all([one.approvals.attend(), two.approvals.attend()]);
    for (const process of [one, two]) await expect.poll(() => inForce(process)).toBe('900000.00');
    expect(await actsOn(id)).toEqual([
      'approval.proposed admin',
      'approval.approved saira',
      'approval.applied approvals',
    ]);
    const changes = await audit.find({ subject: `setting:${threshold}` }, { limit: 5, offset: 0 });
    expect(changes.entries[0]).toMatchObject({ action: 'setting.changed', actor: 'admin' });
    expect((await audit.check()).intact).toBe(true);
  });

  it('[E3] anybody who may do it stops it until it takes effect, and never after', async () => {
    value(await add('saira'));
    const id = await proposed(raise('admin'));
    value(await one.approvals.say(id, { kind: 'approve' }, by('saira')));
    const stop = { kind: 'cancel', reason: 'nobody told me' } as const;
    expect(value(await one.approvals.say(id, stop, by('admin')))).toMatchObject({
      state: 'cancelled',
      closedBy: 'admin',
      answer: 'nobody told me',
    });
    clock.advance(48 * hour);
    await one.approvals.attend();
    expect(inForce()).toBe('5000.00');
    const other = await proposed(raise('saira'));
    value(await one.approvals.say(other, { kind: 'approve' }, by('admin')));
    clock.advance(24 * hour);
    await one.approvals.attend();
    expect(codeOf(await one.approvals.say(other, stop, by('admin')))).toBe('approval.not_now');
  });

  it('[E4] what is stricter is done at once by one; a reason is asked for where another has to read it', async () => {
    value(await add('saira'));
    expect(value(await raise('admin', '1000.00'))).toEqual({ proposalId: null });
    expect(inForce()).toBe('1000.00');
    const payload = { key: threshold, value: '2000.00', version: 1 };
    const wish = { act: 'setting.change', payload } as const;
    expect(codeOf(await one.approvals.wishFor(wish, by('admin')))).toBe('approval.reason_required');
    const free = { key: 'site.legal_age', value: 21, version: 0 };
    expect(value(await one.approvals.wishFor({ act: 'setting.change', payload: free }, by('admin')))).toEqual(
      {
        proposalId: null,
      },
    );
  });

  it('[E4] out of service somebody is at once when another agrees, and not when he is asked himself', async () => {
    value(await add('saira'));
    const second = await proposed(add('bilal'));
    value(await one.approvals.say(second, { kind: 'approve' }, by('saira')));
    clock.advance(24 * hour);
    await one.approvals.attend();
    const wish = { username: 'bilal', role: 'admin', state: 'disabled' };
    const id = await proposed(
      one.approvals.wishFor({ act: 'operator.change', payload: wish, reason }, by('admin')),
    );
    expect(codeOf(await one.approvals.say(id, { kind: 'approve' }, by('bilal')))).toBe(
      'approval.own_account',
    );
    expect(value(await one.approvals.say(id, { kind: 'approve' }, by('saira')))).toMatchObject({
      state: 'applied',
    });
    expect(await one.operators.view('bilal')).toMatchObject({ state: 'disabled' });
  });

  it('[E8] neither of the two can log in as whom they reset: each reads one half of the password, once', async () => {
    value(await add('saira'));
    const id = await proposed(add('bilal'));
    value(await one.approvals.say(id, { kind: 'approve' }, by('saira')));
    expect(codeOf(await one.approvals.showSecret(id, by('admin')))).toBe('approval.no_secret');
    clock.advance(24 * hour);
    await two.approvals.attend();
    expect(value(await one.approvals.read(id, by('admin')))).toMatchObject({
      state: 'applied',
      hasSecret: true,
    });
    expect(codeOf(await one.approvals.showSecret(id, by('bilal')))).toBe('approval.no_secret');
    const shown = await Promise.all([1, 2].map(() => one.approvals.showSecret(id, by('admin'))));
    expect(shown.map(codeOf).toSorted()).toEqual(['answered', 'approval.no_secret']);
    const first = shown.find((half) => !isRefusal(half));
    const second = value(await two.approvals.showSecret(id, by('saira')));
    const halves = [value(first ?? second), second];
    expect(halves).toMatchObject([
      { username: 'bilal', part: 'first' },
      { username: 'bilal', part: 'second' },
    ]);
    const password = halves.map(({ text }) => text).join('-');
    const origin = { ip, userAgent: 'test' };
    for (const { text } of halves) {
      expect(codeOf(await one.operators.logIn({ username: 'bilal', password: text }, origin))).toBe(
        'operator.wrong_credentials',
      );
    }
    expect(value(await one.operators.logIn({ username: 'bilal', password }, origin)).next).toBe(
      'changePassword',
    );
    const { rows } = await test.database.pool.query(
      `SELECT (SELECT string_agg(p::text, '') FROM approvals.proposal p)
          || (SELECT string_agg(e::text, '') FROM audit.entry e) AS everything`,
    );
    for (const { text } of halves) expect(rows[0].everything).not.toContain(text);
  });

  it('[E8] a half that nobody reads is forgotten after a week', async () => {
    value(await add('saira'));
    const id = await proposed(add('bilal'));
    value(await one.approvals.say(id, { kind: 'approve' }, by('saira')));
    clock.advance(24 * hour);
    await one.approvals.attend();
    clock.advance(7 * 24 * hour + 1);
    await one.approvals.attend();
    expect(codeOf(await one.approvals.showSecret(id, by('admin')))).toBe('approval.no_secret');
  });

  it('[E6] what was changed meanwhile fails and says why; so does what somebody approved who is out of service', async () => {
    value(await add('saira'));
    value(await raise('admin', '4000.00'));
    const id = await proposed(raise('admin', '800000.00', 1));
    value(await one.approvals.say(id, { kind: 'approve' }, by('saira')));
    value(await raise('saira', '3000.00', 1));
    clock.advance(24 * hour);
    await one.approvals.attend();
    expect(value(await one.approvals.read(id, by('admin')))).toMatchObject({
      state: 'failed',
      failure: 'setting.changed_meanwhile',
    });
    const other = await proposed(raise('admin', '800000.00', 2));
    value(await one.approvals.say(other, { kind: 'approve' }, by('saira')));
    await test.database.pool.query(`UPDATE office.operator SET disabled_at = now() WHERE username = 'saira'`);
    clock.advance(24 * hour);
    await one.approvals.attend();
    expect(value(await one.approvals.read(other, by('admin')))).toMatchObject({
      state: 'failed',
      failure: 'approval.lapsed',
    });
    expect(inForce()).toBe('3000.00');
  });

  it('[E1] what nobody decides is over after its time', async () => {
    value(await add('saira'));
    const id = await proposed(raise('admin'));
    clock.advance(72 * hour);
    await Promise.all([one.approvals.attend(), two.approvals.attend()]);
    expect(await states()).toEqual(['expired']);
    expect(codeOf(await one.approvals.say(id, { kind: 'approve' }, by('saira')))).toBe('approval.not_now');
    expect(await actsOn(id)).toEqual(['approval.proposed admin', 'approval.expired approvals']);
  });

  it('[E7] of many who decide at once in two processes one does, and what is due is carried out once', async () => {
    value(await add('saira'));
    const id = await proposed(raise('admin'));
    const words = [
      { kind: 'approve' },
      { kind: 'reject', reason: 'too much' },
      { kind: 'approve' },
      { kind: 'cancel', reason: 'too much' },
    ] as const;
    const said = await Promise.all(
      words.map((word, at) => (at % 2 ? one : two).approvals.say(id, word, by('saira'))),
    );
    const effective = said.filter((answer) => !isRefusal(answer));
    expect(effective.length).toBeGreaterThanOrEqual(1);
    expect(effective.length).toBeLessThanOrEqual(2);
    clock.advance(24 * hour);
    await Promise.all(Array.from({ length: 6 }, (_, at) => (at % 2 ? one : two).approvals.attend()));
    const { rows } = await test.database.pool.query('SELECT version FROM settings.version');
    expect(rows.length).toBe((await states())[0] === 'applied' ? 1 : 0);
  });

  it('[E2] whatever a program writes, nothing is approved by who proposed it', async () => {
    value(await add('saira'));
    const id = await proposed(raise('admin'));
    const write = test.database.pool.query(
      `UPDATE approvals.proposal SET state = 'approved', decided_by = 'admin' WHERE id = $1`,
      [id],
    );
    await expect(write).rejects.toThrow('proposal_four_eyes');
  });

  it('[E9] who may not do an act neither sees nor decides a proposal of it', async () => {
    value(await add('saira'));
    const id = await proposed(raise('admin'));
    const stranger = { username: 'zara', ip, permissions: ['operators.write'] } as const;
    expect(codeOf(await one.approvals.read(id, stranger))).toBe('approval.unknown');
    expect(codeOf(await one.approvals.say(id, { kind: 'approve' }, stranger))).toBe('approval.unknown');
    expect(await one.approvals.find('all', { limit: 5, offset: 0 }, stranger)).toEqual({
      list: [],
      total: 0,
    });
    expect(await one.approvals.openFor(stranger)).toEqual({ toDecide: 0, coming: 0 });
  });
});
