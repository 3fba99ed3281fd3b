import { formatDay } from '@ikka/i18n';
import { fakeClock, openTestDatabase, seededRandom, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAudit } from '../audit/index.ts';
import { type AccountRef, createLedger, type Ledger, type TransferKind } from '../ledger/index.ts';
import type { SettingKey, Settings } from '../settings/index.ts';
import { createReports, type Reports } from './index.ts';

const dayMs = 86_400_000;
const zone = { value: 'Asia/Karachi' };

describe('daily reports', () => {
  const clock = fakeClock();
  let test: TestDatabase;
  let ledger: Ledger;
  let reports: Reports;

  beforeAll(async () => {
    test = await openTestDatabase({ modules: ['audit', 'ledger', 'reports'] });
    ledger = await createLedger({ database: test.database, clock, log: pino({ level: 'silent' }) });
    reports = createReports({
      database: test.database,
      clock,
      ledger,
      audit: createAudit({ database: test.database, clock }),
      settings: { get: (_key: SettingKey) => zone.value } as Pick<Settings, 'get'>,
    });
  });
  afterAll(async () => {
    await ledger.close();
    await test.drop();
  });

  const today = () => formatDay(clock.now(), zone.value);
  const operator = { username: 'saira', ip: '198.51.100.9' };

  /** What members had at an instant, added up from every transfer before it. */
  const owedAt = async (instant: Date, currency: number) => {
    const { rows } = await test.database.pool.query<{ kind: number; sum: string }>(
      `SELECT h.kind, sum(s.change)::text AS sum FROM (
         SELECT debit AS id, -amount AS change FROM ledger.transfer WHERE at < $1
         UNION ALL SELECT credit, amount FROM ledger.transfer WHERE at < $1) s
       JOIN ledger.holder h ON h.account_id = s.id WHERE h.owner <> 0 AND h.currency = $2 GROUP BY h.kind`,
      [instant, currency],
    );
    return new Map(rows.map(({ kind, sum }) => [kind, BigInt(sum)]));
  };

  /** A movement of a random kind for a random member, at the present moment of the clock. */
  const moveSomething = async (random: ReturnType<typeof seededRandom>) => {
    const currency = random.int(10) === 0 ? 'PKT' : 'PKR';
    const member = BigInt(1 + random.int(6));
    const own = (kind: 'cash' | 'in_play' | 'pending_withdrawal' | 'frozen' | 'locked_bonus') =>
      ledger.memberAccount(member, kind, currency);
    const house = (kind: Parameters<Ledger['houseAccount']>[0], label = '') =>
      ledger.houseAccount(kind, currency, label);
    const cash = await own('cash');
    const choices: readonly (readonly [TransferKind, AccountRef, AccountRef])[] = [
      ['deposit', await house('provider', random.pick(['one', 'two'])), cash],
      ['stake', cash, await house('vendor', 'IKKA_SLOT')],
      ['payout', await house('vendor', 'IKKA_SLOT'), cash],
      ['withdrawal_held', cash, await own('pending_withdrawal')],
      ['withdrawal_paid', await own('pending_withdrawal'), await house('provider', 'one')],
      ['withdrawal_returned', await own('pending_withdrawal'), cash],
      ['frozen', cash, await own('frozen')],
      ['unfrozen', await own('frozen'), cash],
      ['adjustment', await house('adjustments'), cash],
      ['adjustment', cash, await house('adjustments')],
      ['fee', cash, await house('house')],
      ['stake_held', cash, await own('in_play')],
      ['stake_settled', await own('in_play'), await house('house')],
      ['bonus_granted', await house('equity'), await own('locked_bonus')],
      ['bonus_unlocked', await own('locked_bonus'), cash],
      ['hold', cash, await own('in_play')],
      ['capital', await house('equity'), cash],
    ];
    const [kind, debit, credit] = random.pick(choices);
    await ledger.post({
      transfers: [
        {
          id: ledger.newId(),
          debit,
          credit,
          amount: BigInt(1 + random.int(50_000)),
          kind,
        },
      ],
    });
  };

  it.each([11, 12])('[RP1] equal the ledger to the coin over a random history (%i)', async (seed) => {
    const random = seededRandom(seed);
    const first = today();
    for (let step = 0; step < 40; step += 1) {
      for (let at = random.int(7); at >= 0; at -= 1) await moveSomething(random);
      clock.advance(1 + random.int(5 * 3_600_000));
      await ledger.ensurePartitions();
      // Read on at odd moments, and by two processes at once.
      if (random.int(4) === 0) await Promise.all([reports.catchUp(), reports.catchUp()]);
    }
    clock.advance(dayMs);
    await ledger.ensurePartitions();
    await reports.catchUp();
    expect(await reports.prove()).toEqual([]);
    for (const currency of ['PKR', 'PKT'] as const) {
      const { days } = await reports.days({ from: first, to: today() }, currency);
      expect(days.length).toBeGreaterThan(2);
      for (const { day, isClosed, opening, closing, lines, house } of days) {
        const net = Object.values(lines).reduce((sum, { came, went }) => sum + came - went, 0n);
        expect(opening.total + net, day).toBe(closing.total);
        for (const line of house) expect(line.opening + line.came - line.went).toBe(line.closing);
        expect(closing.total + house.reduce((sum, line) => sum + line.closing, 0n), day).toBe(0n);
        expect(isClosed, day).toBe(day !== today());
      }
      for (const [at, day] of days.entries()) {
        const before = days[at + 1];
        if (before) expect(day.opening).toEqual(before.closing);
      }
      const holder = await test.database.pool.query<{ currency: number }>(
        `SELECT currency FROM ledger.holder WHERE account_id = $1`,
        [await ledger.memberAccount(1n, 'cash', currency)],
      );
      for (const day of days.filter(({ isClosed }) => isClosed)) {
        const end = new Date(Date.parse(`${day.day}T00:00:00+05:00`) + dayMs);
        const owed = await owedAt(end, holder.rows[0]?.currency ?? 0);
        expect(day.closing.cash, day.day).toBe(owed.get(1) ?? 0n);
        expect(day.closing.pending, day.day).toBe(owed.get(4) ?? 0n);
        expect(day.closing.frozen, day.day).toBe(owed.get(8) ?? 0n);
      }
    }
  });

  it('[RP2] are the same when they are made anew, and in another time zone still add up', async () => {
    const range = { from: formatDay(clock.now().getTime() - 80 * dayMs), to: today() };
    const before = await reports.days(range, 'PKR');
    await test.database.pool.query(
      'TRUNCATE reports.flow, reports.closing, reports.closed_day, reports.day_flow, reports.progress',
    );
    await reports.catchUp();
    expect(await reports.days(range, 'PKR')).toEqual(before);
    zone.value = 'America/New_York';
    await reports.catchUp();
    expect(await reports.prove()).toEqual([]);
    const { days } = await reports.days({ ...range, to: today() }, 'PKR');
    for (const { opening, closing, lines } of days) {
      const net = Object.values(lines).reduce((sum, { came, went }) => sum + came - went, 0n);
      expect(opening.total + net).toBe(closing.total);
    }
    zone.value = 'Asia/Karachi';
    await reports.catchUp();
    expect(await reports.days(range, 'PKR')).toEqual(before);
  });

  it('[RP2] have in a closed day what a slow clock posted into a quarter that was read already', async () => {
    // From the middle of a day, so that the slow clock is in the same one.
    clock.advance(Date.parse(`${today()}T12:00:00+05:00`) + dayMs - clock.now().getTime());
    await ledger.ensurePartitions();
    await reports.catchUp();
    const slow = await createLedger({
      database: test.database,
      clock: { now: () => new Date(clock.now().getTime() - 30 * 60_000) },
      log: pino({ level: 'silent' }),
    });
    const transfer = {
      id: slow.newId(),
      debit: await slow.houseAccount('equity', 'PKR'),
      credit: await slow.memberAccount(1n, 'cash', 'PKR'),
      amount: 77n,
      kind: 'capital',
    } as const;
    await slow.post({ transfers: [transfer] });
    await slow.close();
    expect(await reports.prove()).toHaveLength(2);
    clock.advance(dayMs);
    await ledger.ensurePartitions();
    await reports.catchUp();
    expect(await reports.prove()).toEqual([]);
  });

  it('[RP3] tell when a figure was changed behind them', async () => {
    const touched = await test.database.pool.query<{ begins: Date }>(
      `UPDATE reports.closing SET balance = balance + 1
        WHERE day = (SELECT max(day) FROM reports.closing) AND kind = 'cash' AND currency = 'PKR' RETURNING day`,
    );
    expect(touched.rowCount).toBe(1);
    expect(await reports.prove()).toEqual([{ currency: 'PKR', kind: 'cash', label: '', balance: 1n }]);
    await test.database.pool.query(
      `UPDATE reports.closing SET balance = balance - 1
        WHERE day = (SELECT max(day) FROM reports.closing) AND kind = 'cash' AND currency = 'PKR'`,
    );
    expect(await reports.prove()).toEqual([]);
  });

  it('[RP4] leave as CSV whose movements make its closings, and as a journal; each export is on record', async () => {
    const from = formatDay(clock.now().getTime() - 5 * dayMs);
    const wish = { from, to: today(), currency: 'PKR' } as const;
    const file = await reports.daysFile(wish, operator);
    let text = '';
    for await (const piece of file.stream) text += piece;
    const rows = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const [head, ...cells] = rows;
    const at = (name: string) => head?.indexOf(name) ?? -1;
    const cents = (amount = '0.00') => BigInt(amount.replace('.', ''));
    const ofDay = (section: string, name: string) =>
      cells.filter(
        (row) =>
          row[at('day')] === from &&
          row[at('section')] === section &&
          (name === '' || row[at('name')] === name),
      );
    const moved = ofDay('movement', '').reduce((sum, row) => sum + cents(row[at('amount')]), 0n);
    const [opening] = ofDay('opening', 'total');
    const [closing] = ofDay('closing', 'total');
    expect(cents(opening?.[at('amount')]) + moved).toBe(cents(closing?.[at('amount')]));
    const journal = await reports.journalFile({ day: from, currency: 'PKR' }, operator);
    let pieces = '';
    for await (const piece of journal.stream) pieces += piece;
    expect(pieces).toContain(`; ${from} Asia/Karachi, PKR`);
    const { rows: acts } = await test.database.pool.query<{ action: string; actor: string }>(
      'SELECT action, actor FROM audit.entry ORDER BY id',
    );
    expect(acts.map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'report.exported saira',
      'books.journal_exported saira',
    ]);
  });
});
