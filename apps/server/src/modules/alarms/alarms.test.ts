import { isRefusal } from '@ikka/contract';
import { fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAudit } from '../audit/index.ts';
import { type AlarmCheck, type Alarms, createAlarms, type Finding } from './index.ts';

const operator = { username: 'saira', ip: '198.51.100.9' };
const all = { limit: 50, offset: 0 };

describe('alarms', () => {
  const clock = fakeClock();
  let test: TestDatabase;
  let found: readonly Finding[] | 'broken' = [];
  let looks = 0;
  let processes: readonly [Alarms, Alarms];

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'alarms'] });
    const checks: AlarmCheck[] = [
      {
        kind: 'float_low',
        everySeconds: 60,
        look: async () => {
          looks += 1;
          if (found === 'broken') throw new Error('nobody answers');
          return found;
        },
      },
    ];
    const audit = createAudit({ database: test.database, clock });
    const log = pino({ level: 'silent' });
    const open = () => createAlarms({ database: test.database, clock, log, audit, checks });
    processes = [open(), open()];
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    await test.database.pool.query('TRUNCATE alarms.alarm, alarms.check');
    looks = 0;
    found = [];
  });

  const low = (subject: string, balance = '10.00'): Finding => ({ subject, details: { balance } });
  const lookAfter = async (seconds: number) => {
    clock.advance(seconds * 1_000);
    await Promise.all(processes.map((one) => one.look()));
  };
  const standing = async () => (await processes[0].list('open', all)).list;

  it('[AL1] raises what is found once, in one process, and ends it when it is found no more', async () => {
    found = [low('one'), low('two')];
    await lookAfter(0);
    expect(looks).toBe(1);
    expect((await standing()).map(({ subject }) => subject).sort()).toEqual(['one', 'two']);
    found = [low('two', '8.00')];
    await lookAfter(30);
    expect(looks).toBe(1);
    await lookAfter(30);
    expect(looks).toBe(2);
    expect(await standing()).toMatchObject([{ subject: 'two', details: { balance: '8.00' } }]);
    expect((await processes[0].list('over', all)).list).toMatchObject([{ subject: 'one' }]);
    found = [];
    await lookAfter(60);
    expect(await standing()).toEqual([]);
    await processes[0].count();
    expect([...processes[0].lastCounts()]).toEqual([]);
    found = [low('one')];
    await lookAfter(60);
    // It came back: that is another alarm, which nobody has acknowledged.
    expect((await processes[0].list('over', all)).total).toBe(2);
    expect(await standing()).toMatchObject([{ subject: 'one', acknowledgedBy: null }]);
    await processes[0].count();
    expect([...processes[0].lastCounts()]).toEqual([['float_low', 1]]);
  });

  it('[AL2] a check that fails is an alarm, and what it found before stands', async () => {
    found = [low('one')];
    await lookAfter(60);
    found = 'broken';
    await lookAfter(60);
    expect((await standing()).map(({ kind, subject }) => `${kind} ${subject}`).sort()).toEqual([
      'check_failed float_low',
      'float_low one',
    ]);
    found = [];
    await lookAfter(60);
    expect(await standing()).toEqual([]);
  });

  it('[AL3] one operator acknowledges it, with a note and on record; it stands until it is over', async () => {
    found = [low('one'), low('two')];
    await lookAfter(60);
    const id = (await standing()).find(({ subject }) => subject === 'one')?.id ?? 0n;
    const wish = { id: id.toString(), note: 'the bank is told' };
    const answers = await Promise.all(
      processes.flatMap((one) => [one.acknowledge(wish, operator), one.acknowledge(wish, operator)]),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect((await standing()).map(({ subject, acknowledgedBy }) => [subject, acknowledgedBy])).toEqual([
      ['two', null],
      ['one', 'saira'],
    ]);
    expect(await processes[0].count()).toEqual([{ kind: 'float_low', open: 2, unacknowledged: 1 }]);
    const { rows } = await test.database.pool.query<{ action: string }>(
      'SELECT action FROM audit.entry ORDER BY id DESC LIMIT 1',
    );
    expect(rows).toEqual([{ action: 'alarm.acknowledged' }]);
    for (const unknown of ['999999', '9'.repeat(19)]) {
      const answer = await processes[0].acknowledge({ ...wish, id: unknown }, operator);
      expect(isRefusal(answer) && answer.code).toBe('alarm.unknown');
    }
  });
});
