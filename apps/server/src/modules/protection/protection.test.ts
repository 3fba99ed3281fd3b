import { setImmediate as nextTurn } from 'node:timers/promises';
import { isRefusal } from '@ikka/contract';
import { elsewhere, type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../platform/database/index.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { createProtection, type Protection } from './index.ts';

const day = 86_400_000;

/** Two processes on one database. */
describe('protection', () => {
  let test: TestDatabase;
  let clock: FakeClock;
  let audit: Audit;
  let ledgers: [Ledger, Ledger];
  let one: Protection;
  let two: Protection;
  let told: string[];
  let memberId = 0n;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'ledger', 'protection'], max: 20 });
    clock = fakeClock(new Date());
    audit = createAudit({ database: test.database, clock });
    const start = () => createLedger({ database: test.database, clock, log: pino({ level: 'silent' }) });
    ledgers = [await start(), await start()];
    const facts = { publish: (name: string) => void told.push(name) };
    const parts = { database: test.database, clock, audit, facts };
    one = createProtection({ ...parts, ledger: ledgers[0] });
    two = createProtection({ ...parts, ledger: ledgers[1] });
  });
  afterAll(async () => {
    expect(await ledgers[0].health('recount')).toMatchObject({ isBalanced: true });
    await Promise.all(ledgers.map((ledger) => ledger.close()));
    await test.drop();
  });
  beforeEach(() => {
    memberId += 1n;
    told = [];
  });

  const who = () => ({ memberId, currency: 'PKR' });
  const me = { by: 'member', account: 'saira', ip: '198.51.100.4' } as const;
  const bilal = { by: 'operator', username: 'bilal', ip: '198.51.100.5', reason: 'spends his rent' } as const;
  const rupees = (sum: number) => BigInt(sum) * 100n;
  const set = (value: bigint | null, period: 'day' | 'week' | 'month' = 'day', by = one) =>
    by.changeLimit(who(), { kind: 'deposit', period }, { kind: 'set', value }, me);
  const deposit = async (sum: number, by = one, id = ledgers[0].newId()) => {
    const refused = await by.countDeposit(who(), { id, amount: rupees(sum) });
    return refused === null ? 'counted' : refused.code;
  };
  const shown = async (kind = 'deposit', period = 'day') =>
    (await two.read(who())).limits.find((row) => row.kind === kind && row.period === period);

  /** Changes that wait for a lock. */
  const waitingDesks = async () => {
    const { rows } = await test.database.pool.query<{ n: bigint }>(
      `SELECT count(*) AS n FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'ikka ledger desk' AND wait_event_type = 'Lock'`,
    );
    return rows[0]?.n ?? 0n;
  };
  const until = async (isSo: () => Promise<boolean>) => {
    while (!(await isSo())) await nextTurn();
  };

  it('[P1] shows every kind with every period, and nothing that is not set', async () => {
    const { limits, exclusion, realityCheckMinutes } = await one.read(who());
    expect(limits).toHaveLength(12);
    expect(limits.every(({ inForce, own, operator, left }) => !inForce && !own && !operator && !left)).toBe(
      true,
    );
    expect([exclusion, realityCheckMinutes]).toEqual([null, 60]);
  });

  it('[P3] takes a tighter limit at once and a looser one after 24 hours, which may be given up', async () => {
    await set(rupees(500));
    await set(rupees(900));
    const from = new Date(clock.now().getTime() + day).toISOString();
    expect(await shown()).toMatchObject({
      own: '500.00',
      inForce: '500.00',
      pending: { value: '900.00', from },
    });
    expect(await deposit(501)).toBe('wallet.limit_reached');
    expect(
      await one.changeLimit(who(), { kind: 'deposit', period: 'day' }, { kind: 'cancel' }, me),
    ).toBeNull();
    clock.advance(2 * day);
    expect(await shown()).toMatchObject({ own: '500.00', pending: null });
    await set(rupees(900));
    clock.advance(day);
    expect(await shown()).toMatchObject({ own: '900.00', inForce: '900.00', pending: null });
    expect(await deposit(900, two)).toBe('counted');
    await set(rupees(100));
    expect(await shown()).toMatchObject({ own: '100.00', used: '900.00', left: '0.00' });
    expect(await deposit(1)).toBe('wallet.limit_reached');
    const refused = await one.changeLimit(who(), { kind: 'deposit', period: 'day' }, { kind: 'cancel' }, me);
    expect(refused?.code).toBe('protection.nothing_pending');
  });

  it('[P4] counts the lower of the member’s and the operator’s, and of all periods', async () => {
    await set(rupees(500));
    const wish = { kind: 'deposit', period: 'day', value: rupees(200) } as const;
    await two.setOperatorLimit(who(), wish, bilal);
    expect(await shown()).toMatchObject({ own: '500.00', operator: '200.00', inForce: '200.00' });
    expect([await deposit(150), await deposit(51)]).toEqual(['counted', 'wallet.limit_reached']);
    await set(rupees(12), 'week');
    expect([await deposit(10), await deposit(3)]).toEqual(['counted', 'wallet.limit_reached']);
    await two.setOperatorLimit(who(), { ...wish, value: null }, bilal);
    expect(await shown()).toMatchObject({ own: '500.00', operator: null, inForce: '500.00' });
    expect([await deposit(2), await deposit(1)]).toEqual(['counted', 'wallet.limit_reached']);
  });

  it.each([
    ['deposit', 'day', 10n ** 15n + 1n],
    ['stake', 'month', -1n],
    ['time', 'day', 0n],
    ['time', 'day', 1_440n],
  ] as const)('[P5] refuses a limit of %s by %s of %s', async (kind, period, value) => {
    const refused = await one.changeLimit(who(), { kind, period }, { kind: 'set', value }, me);
    expect(refused?.code).toBe('protection.limit_invalid');
  });

  it('[P5] is not passed by 50 deposits at once, in two processes', async () => {
    await set(rupees(1_000));
    await set(rupees(700), 'month');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => deposit(100, n % 2 === 0 ? one : two)),
    );
    expect(answers.filter((answer) => answer === 'counted')).toHaveLength(7);
    expect(await shown()).toMatchObject({ used: '700.00', left: '300.00' });
    expect(await shown('deposit', 'month')).toMatchObject({ used: '700.00', left: '0.00' });
  });

  it('[P5] a page that remembers a higher limit brings nothing of it back', async () => {
    await one.changeLimit(who(), { kind: 'stake', period: 'day' }, { kind: 'set', value: rupees(1_000) }, me);
    const remembering = await two.guardOf(who());
    await one.changeLimit(who(), { kind: 'stake', period: 'day' }, { kind: 'set', value: rupees(5) }, me);
    expect(await remembering.limitReached(0)).toMatchObject({
      code: 'wallet.limit_reached',
      value: { limit: '5.00', left: '5.00' },
    });
    expect(await shown('stake')).toMatchObject({ inForce: '5.00', left: '5.00' });
    const taken = await remembering.taken(rupees(6), ledgers[1].newId());
    expect(await ledgers[1].post({ transfers: taken })).toMatchObject({ reason: 'insufficient_funds' });
  });

  it('[P5] a deposit that is lowered away while it is counted brings nothing back', async () => {
    await set(rupees(1_000));
    let isLowered = false;
    const ledger: Ledger = {
      ...ledgers[1],
      post: async (post) => {
        if (!isLowered) await set(rupees(5), 'day', one);
        isLowered = true;
        return ledgers[1].post(post);
      },
    };
    const late = createProtection({ database: test.database, clock, audit, facts: { publish() {} }, ledger });
    expect(await deposit(300, late)).toBe('wallet.limit_reached');
    expect([await deposit(6), await deposit(5)]).toEqual(['wallet.limit_reached', 'counted']);
  });

  it('[P5] counts a deposit once, gives it back when it will not come, and counts it when it comes late', async () => {
    await set(rupees(300));
    const id = ledgers[0].newId();
    expect([await deposit(200, one, id), await deposit(200, two, id)]).toEqual(['counted', 'counted']);
    expect(await shown()).toMatchObject({ used: '200.00' });
    for (const by of [one, two]) await by.depositEnded(who(), id);
    expect(await shown()).toMatchObject({ used: '0.00', left: '300.00' });
    await deposit(250);
    // The money is there: it counts whole, though the limit had room for a part of it alone.
    for (const by of [two, one]) await by.depositPaid(who(), { id, amount: rupees(200) });
    expect(await shown()).toMatchObject({ used: '450.00', left: '0.00' });
    expect(await deposit(1)).toBe('wallet.limit_reached');
    await one.depositEnded(who(), ledgers[0].newId());
    expect(await shown()).toMatchObject({ used: '450.00' });
    clock.advance(day);
    expect(await shown()).toMatchObject({ used: '0.00', left: '300.00' });
  });

  it('[P5] counts a deposit again for its late money as far as there is room, once', async () => {
    await set(rupees(300));
    const [id, other] = [ledgers[0].newId(), ledgers[0].newId()];
    const again = (by: typeof one, of = id) => by.recountDeposit(who(), { id: of, amount: rupees(200) });
    await deposit(200, one, id);
    // Its room was never given back.
    expect([await again(one), await again(two)]).toEqual([true, true]);
    expect(await shown()).toMatchObject({ used: '200.00' });
    await one.depositEnded(who(), id);
    await deposit(200, one, other);
    expect(await Promise.all([again(one), again(two)])).toEqual([false, false]);
    expect(await shown()).toMatchObject({ used: '200.00' });
    await one.depositEnded(who(), other);
    expect(await Promise.all([again(one), again(two)])).toEqual([true, true]);
    expect(await shown()).toMatchObject({ used: '200.00', left: '100.00' });
    expect(await again(two, other)).toBe(false);
    // What was counted again is not counted a second time once it is paid.
    await two.depositPaid(who(), { id, amount: rupees(200) });
    expect(await shown()).toMatchObject({ used: '200.00' });
    await one.depositEnded(who(), ledgers[0].newId());
    clock.advance(day);
    expect(await again(one, other)).toBe(true);
  });

  it('[P5] a limit that is no longer in force keeps no late money back', async () => {
    await set(rupees(300));
    const id = ledgers[0].newId();
    await deposit(300, one, id);
    await one.depositEnded(who(), id);
    await deposit(300);
    await one.changeLimit(who(), { kind: 'deposit', period: 'day' }, { kind: 'set', value: null }, me);
    clock.advance(day);
    expect(await one.recountDeposit(who(), { id, amount: rupees(300) })).toBe(true);
  });

  it.each([
    ['in time and whole', 200, false, '200.00'],
    ['in time and less', 120, false, '120.00'],
    ['in time and more, beyond the limit', 350, false, '350.00'],
    ['late and whole', 200, true, '200.00'],
    ['late and less', 120, true, '120.00'],
    ['late and more', 350, true, '350.00'],
  ])('[P5] counts what came: %s', async (_, came, isLate, used) => {
    await set(rupees(300));
    await set(rupees(1_000), 'week');
    const id = ledgers[0].newId();
    await deposit(200, one, id);
    if (isLate) await one.depositEnded(who(), id);
    for (const by of [one, two]) await by.depositPaid(who(), { id, amount: rupees(came) });
    expect(await shown()).toMatchObject({ used, left: `${Math.max(0, 300 - came)}.00` });
    expect(await shown('deposit', 'week')).toMatchObject({ used, left: `${1_000 - came}.00` });
  });

  it('[P5] counts what came also when another process gives it back at the same time', async () => {
    await set(rupees(300));
    const id = ledgers[0].newId();
    await deposit(200, one, id);
    const paid = () => two.depositPaid(who(), { id, amount: rupees(200) });
    // Whoever gives back looks again afterwards whether the money has come.
    await Promise.all([one.depositEnded(who(), id).then(paid), paid()]);
    expect(await shown()).toMatchObject({ used: '200.00', left: '100.00' });
  });

  it('[P6] [P7] excludes at once, cannot be shortened, and ends by itself', async () => {
    expect(await one.mayPlay(who())).toBeNull();
    expect(await one.exclude(who(), { kind: 'cool_off', days: 7 }, me)).toBeNull();
    expect(told).toEqual(['ProtectionChanged']);
    expect(await two.mayPlay(who())).toMatchObject({ code: 'protection.excluded' });
    expect(await two.isExcluded(memberId)).toBe(true);
    expect(await deposit(1, two)).toBe('protection.excluded');
    const shorter = await two.exclude(who(), { kind: 'cool_off', days: 1 }, me);
    expect(shorter?.code).toBe('protection.exclusion_shorter');
    expect((await one.read(who())).exclusion).toMatchObject({
      kind: 'cool_off',
      until: new Date(clock.now().getTime() + 7 * day).toISOString(),
    });
    clock.advance(7 * day);
    expect([await one.mayPlay(who()), await two.isExcluded(memberId)]).toEqual([null, false]);
    expect(await deposit(1, two)).toBe('counted');
  });

  it('[P7] an operator’s exclusion has its reason, and is lifted by operators alone', async () => {
    await one.exclude(who(), { kind: 'self_exclusion', months: 6 }, me);
    await two.exclude(who(), { kind: 'operator', days: null }, bilal);
    expect((await one.read(who())).exclusion).toMatchObject({
      kind: 'operator',
      until: null,
      reason: bilal.reason,
    });
    expect(await two.lift(who(), bilal)).toBeNull();
    expect((await one.read(who())).exclusion).toMatchObject({ kind: 'self_exclusion' });
    const refused = await two.lift(who(), bilal);
    expect(isRefusal(refused) && refused.code).toBe('protection.nothing_to_lift');
  });

  it('[P8] trial money is not guarded', async () => {
    await one.exclude(who(), { kind: 'cool_off', days: 7 }, me);
    expect(await one.mayPlay({ memberId, currency: 'PKT' })).toBeNull();
  });

  it('[P15] two hundred reads of five connections wait for no change, which is one with its announcement', async () => {
    const narrow = connect(test.url, { max: 5 });
    const ledger = await createLedger({ database: narrow, clock, log: pino({ level: 'silent' }) });
    const parts = { database: narrow, clock, audit: createAudit({ database: narrow, clock }), ledger };
    const busy = createProtection({ ...parts, facts: { publish() {} } });
    await set(rupees(500));
    const cash = await ledgers[0].memberAccount(memberId, 'cash', 'PKR');
    const { version = 0n } = (await ledgers[0].account(cash)) ?? {};
    let change: Promise<unknown> = Promise.resolve();
    // While the member's cash is locked, the change is all but its announcement.
    await test.database.transaction(async (tx) => {
      await tx.execute(sql`SELECT 1 FROM ledger.account WHERE id = ${cash} FOR UPDATE`);
      await elsewhere(async () => {
        change = busy.exclude(who(), { kind: 'cool_off', days: 7 }, me);
        await until(async () => (await waitingDesks()) > 0n);
        const reads = Array.from({ length: 200 }, () => busy.guardOf(who()));
        for (const guard of await Promise.all(reads)) expect(await guard.mayBegin()).toBeNull();
        expect((await ledgers[0].account(cash))?.version).toBe(version);
      });
    });
    expect(await change).toBeNull();
    expect((await ledgers[0].account(cash))?.version).toBe(version + 1n);
    expect(await (await busy.guardOf(who())).mayBegin()).toMatchObject({ code: 'protection.excluded' });
    await ledger.close();
    await narrow.close();
  });

  it('[P13] a sitting goes on in whichever process, and ends with a pause of half an hour', async () => {
    const minute = 60_000;
    const [mine, other] = [who().memberId, who().memberId + 500n];
    const begun = clock.now();
    expect(await one.sittingSince(mine)).toEqual(begun);
    clock.advance(30 * minute);
    expect(await two.sittingSince(mine)).toEqual(begun);
    expect(await two.sittingSince(other)).toEqual(clock.now());
    clock.advance(30 * minute);
    expect(await one.sittingSince(mine)).toEqual(begun);
    clock.advance(30 * minute + 1);
    const again = clock.now();
    const both = await Promise.all([one.sittingSince(mine), two.sittingSince(mine)]);
    expect(both).toEqual([again, again]);
  });

  it('[P9] keeps every change in the history and in the audit chain', async () => {
    await set(rupees(500));
    await set(null);
    await one.setRealityCheck(who(), 15, me);
    await two.exclude(who(), { kind: 'operator', days: 30 }, bilal);
    const { list, total } = await one.history(who(), { limit: 10, offset: 0 });
    expect(total).toBe(4);
    expect(list.map(({ by, what, value, reason }) => [by, what, value, reason])).toEqual([
      ['operator', 'excluded', null, 'spends his rent'],
      ['member', 'reality_check_set', '15', null],
      ['member', 'limit_loosening', null, null],
      ['member', 'limit_tightened', '500.00', null],
    ]);
    expect((await one.read(who())).realityCheckMinutes).toBe(15);
    const { entries } = await audit.find({ subject: `member:${memberId}` }, { limit: 10, offset: 0 });
    expect(entries.map(({ action }) => action)).toContain('protection.excluded');
    expect(await audit.check()).toMatchObject({ intact: true });
  });
});
