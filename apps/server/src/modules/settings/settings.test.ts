import { isRefusal } from '@ikka/contract';
import { fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFactBus } from '../../platform/facts.ts';
import { createLogger } from '../../platform/log.ts';
import { createSignals, type Signals } from '../../platform/signals.ts';
import { createAudit } from '../audit/index.ts';
import { settingDefinitions } from './definitions.ts';
import { createSettings, type SettingKey, type Settings } from './index.ts';
import { insertSetting } from './store.ts';
import type { settingTable } from './tables.ts';

const silent = createLogger('silent');

describe('settings', () => {
  let test: TestDatabase;
  const opened: Signals[] = [];
  const changes: (readonly string[])[] = [];

  /** What one process has: its own connection for signals and its own copy of the settings. */
  const startProcess = async (database = test.database): Promise<Settings> => {
    const signals = await createSignals(test.url, silent);
    opened.push(signals);
    const clock = fakeClock();
    const facts = createFactBus(silent);
    facts.on('SettingsChanged', ({ keys }) => void changes.push(keys));
    const audit = createAudit({ database: test.database, clock });
    return createSettings({
      database,
      clock,
      signals,
      facts,
      log: silent,
      recordAct: audit.record,
    });
  };
  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['settings', 'audit'] });
  });
  afterAll(async () => {
    await Promise.all(opened.map((signals) => signals.close()));
    await test.drop();
  });

  const change = (settings: Settings, key: string, value: unknown, version = 0) =>
    settings.change({ key, value, version, operator: 'admin', ip: null });

  it.each(Object.keys(settingDefinitions) as SettingKey[])(
    '[S1] %s has a default that fits its shape',
    (key) => {
      const { schema, defaultValue } = settingDefinitions[key];
      expect(schema.safeParse(defaultValue)).toEqual({ success: true, data: defaultValue });
    },
  );

  it('[S1] gives the defaults that the specification names', async () => {
    const settings = await startProcess();
    expect(settings.get('site.default_language')).toBe('UR');
    expect(settings.get('site.logined_to_home_page')).toBe(false);
    expect(settings.get('site.currency')).toBe('PKR');
    expect(settings.get('site.status')).toEqual({ status: 0, maintenanceEnd: null });
  });

  it('[S2] a change reaches the other process', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const arrived = new Promise<void>((resolve) => {
      const look = () => (other.get('identity.free_play') === false ? resolve() : setImmediate(look));
      look();
    });
    expect(await change(one, 'identity.free_play', false)).toMatchObject({ version: 1, value: false });
    expect(one.get('identity.free_play')).toBe(false);
    await arrived;
    expect(changes).toContainEqual(['identity.free_play']);
  });

  it('[S2] what was read before a change never takes its place', async () => {
    const { promise: until, resolve: release } = Promise.withResolvers<void>();
    let isHeld = false;
    // The answer to one reading lies on its way, while a change is made and read.
    const { db } = test.database;
    const select = () => ({
      from: (table: typeof settingTable) => {
        const rows = db.select().from(table).execute();
        if (!isHeld) return rows;
        isHeld = false;
        return until.then(() => rows);
      },
    });
    const late = new Proxy(db, { get: (of, name) => (name === 'select' ? select : Reflect.get(of, name)) });
    const settings = await startProcess({ ...test.database, db: late });
    const key = 'alarms.wallet_transfer_minutes';
    isHeld = true;
    const before = settings.reload();
    expect(await change(await startProcess(), key, 7)).toMatchObject({ version: 1 });
    const after = settings.reload();
    // Time enough for a reading that waits for no other.
    for (let asked = 0; asked < 20; asked += 1) await test.database.pool.query('SELECT');
    release();
    await Promise.all([before, after]);
    expect(settings.get(key)).toBe(7);
  });

  it('[S2, S8] an amount counts as it was written, here, after a restart, and on record', async () => {
    const settings = await startProcess();
    expect(await change(settings, 'cashier.deposit_min', '250.00')).toMatchObject({ value: '250.00' });
    expect(settings.get('cashier.deposit_min')).toBe('250.00');
    expect((await startProcess()).get('cashier.deposit_min')).toBe('250.00');
    const values = (await settings.history('cashier.deposit_min')).map(({ value }) => value);
    expect(values).toEqual(['100.00', '250.00']);
  });

  it('[S8] keeps every value that a setting had, the default before all others', async () => {
    const settings = await startProcess();
    await change(settings, 'cashback.claim_days', 20);
    await change(settings, 'cashback.claim_days', 10, 1);
    expect(await settings.history('cashback.claim_days')).toEqual([
      { version: 0, value: 30, since: null },
      { version: 1, value: 20, since: expect.any(Date) },
      { version: 2, value: 10, since: expect.any(Date) },
    ]);
    expect(await settings.history('cashback.claim_min')).toEqual([
      { version: 0, value: '1.00', since: null },
    ]);
  });

  it('[S3] refuses an unknown key, a wrong shape and switching COMM3 off', async () => {
    const settings = await startProcess();
    expect(await change(settings, 'site.nonsense', 1)).toMatchObject({ code: 'setting.unknown' });
    expect(await change(settings, 'toString', 1)).toMatchObject({ code: 'setting.unknown' });
    expect(await change(settings, 'site.legal_age', 17)).toMatchObject({ code: 'setting.invalid' });
    for (const zone of ['Asia/Atlantis', '+05:00']) {
      expect(await change(settings, 'site.time_zone', zone)).toMatchObject({ code: 'setting.invalid' });
    }
    expect(await change(settings, 'modules.switched_off', ['COMM3'])).toMatchObject({
      code: 'setting.invalid',
    });
  });

  it('[S4] lets one of two operators win', async () => {
    const [one, other] = [await startProcess(), await startProcess()];
    const outcomes = await Promise.all([
      change(one, 'site.legal_age', 21),
      change(other, 'site.legal_age', 19),
    ]);
    expect(outcomes.flatMap((outcome) => (isRefusal(outcome) ? [outcome.code] : []))).toEqual([
      'setting.changed_meanwhile',
    ]);
    expect(await change(one, 'site.legal_age', 20, 1)).toMatchObject({ version: 2 });
  });

  it('[S5] leaves before and after in the audit chain', async () => {
    const settings = await startProcess();
    await change(settings, 'trial.grant', '500.00');
    const audit = createAudit({ database: test.database, clock: fakeClock() });
    const { entries } = await audit.find({ subject: 'setting:trial.grant' }, { limit: 5, offset: 0 });
    expect(entries[0]).toMatchObject({ actor: 'admin', before: '"10000.00"', after: '"500.00"' });
  });

  it('[S6] keeps the default where the stored value cannot be read', async () => {
    await test.database.transaction((tx) =>
      insertSetting(tx, {
        key: 'play.minimum_spin_ms',
        value: 'soon',
        version: 1,
        changedBy: 'x',
        changedAt: new Date(0),
      }),
    );
    expect((await startProcess()).get('play.minimum_spin_ms')).toBe(2_500);
  });

  it('lists every setting with its JSON Schema', async () => {
    const list = (await startProcess()).list();
    expect(list).toHaveLength(Object.keys(settingDefinitions).length);
    expect(list.find(({ key }) => key === 'site.legal_age')?.schema).toMatchObject({
      type: 'integer',
      minimum: 18,
    });
  });
});
