import { readFileSync } from 'node:fs';
import { allCalls, calls, isRefusal, moduleIds } from '@ikka/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, operator, visitor } from './house-test-bench.ts';
import { outcome, value } from './office-test-bench.ts';
import { allPermissions } from './roles.ts';

const page = { pageNo: 1, pageSize: 20 };
/** A number of nineteen digits that the contract lets through and no database can hold. */
const tooLarge = '9999999999999999999';
const wholly = <T>(schema: { parse: (answer: unknown) => T }, answer: unknown): T => schema.parse(answer);

describe('the office', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it('[O13] finds members by the beginning of their name, their state and their kind, with their cash', async () => {
    const { id } = await house.memberWith('Zainab', 123_450n);
    await house.memberWith('Zahid', 0n);
    const found = wholly(
      calls.office.officeMembers.answer,
      await house.office.findMembers({ ...page, search: 'zai', state: 'active', trial: 'no' }),
    );
    expect(found).toMatchObject({
      total: 1,
      totalPages: 1,
      list: [{ id, account: 'Zainab', balance: '1234.50' }],
    });
    expect((await house.office.findMembers({ ...page, search: 'za' })).total).toBe(2);
    expect((await house.office.findMembers({ ...page, trial: 'yes' })).total).toBe(0);
    expect((await house.office.findMembers({ ...page, pageNo: 1_000_000 })).list).toEqual([]);
  });

  it('[O13] shows one member with wallets and live sessions, cash first', async () => {
    const { id } = await house.memberWith('Bilal', 5_000n);
    const shown = wholly(calls.office.officeMember.answer, value(await house.office.member(id)));
    expect(shown.wallets.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['cash', '50.00'],
      ['in_play', '0.00'],
      ['pending_withdrawal', '0.00'],
    ]);
    expect(shown.sessions).toMatchObject([{ ip: visitor.ip, userAgent: visitor.userAgent }]);
  });

  it('[O12] a suspension ends the sessions, stops the money and stands in the audit log, all at once', async () => {
    const { id, memberId, token } = await house.memberWith('Hamza', 10_000n);
    const wish = { id, reason: 'Two accounts from one device', operator };
    const row = wholly(
      calls.office.officeSuspendMember.answer,
      value(await house.office.suspendMember(wish)),
    );
    expect(row).toMatchObject({ state: 'suspended', balance: '100.00' });
    expect(await house.identity.session(token)).toBeNull();
    expect(
      await house.identity.login({ username: 'Hamza', password: 'mehfil-e-shab77' }, visitor),
    ).toMatchObject({
      code: 'member.suspended',
    });
    await expect(house.play(memberId, 1)).rejects.toThrow();
    expect(value(await house.office.member(id))).toMatchObject({
      suspendedReason: 'Two accounts from one device',
      sessions: [],
    });
    const log = await house.office.audit({ ...page, subject: `member:${id}`, action: 'member.suspended' });
    expect(log.list).toMatchObject([
      {
        actor: 'saira',
        ip: operator.ip,
        before: { state: 'active' },
        after: { state: 'suspended', endedSessions: 1 },
      },
    ]);
    expect(outcome(await house.office.suspendMember(wish))).toBe('member.state_unchanged');
  });

  it('[O12] a release lets the member log in and play again', async () => {
    const { id, memberId } = await house.memberWith('Noor', 10_000n);
    await house.office.suspendMember({ id, reason: 'to be checked', operator });
    expect(
      value(await house.office.releaseMember({ id, reason: 'documents are good', operator })).state,
    ).toBe('active');
    await house.play(memberId, 1);
    const login = await house.identity.login({ username: 'Noor', password: 'mehfil-e-shab77' }, visitor);
    expect(isRefusal(login)).toBe(false);
    expect(outcome(await house.office.releaseMember({ id, reason: 'once more', operator }))).toBe(
      'member.state_unchanged',
    );
  });

  it('[O13] a statement adds up: every balance is the one below it plus the change', async () => {
    const { id, memberId } = await house.memberWith('Usman', 100_000n);
    await house.play(memberId, 12);
    const cents = (amount: string) => BigInt(amount.replace('.', ''));
    const all = wholly(
      calls.office.officeStatement.answer,
      value(await house.office.statement(id, { ...page, pageSize: 100 })),
    );
    expect(all.list.at(-1)).toMatchObject({ kind: 'deposit', change: '1000.00', roundId: null });
    expect(all.list[0]?.roundId).not.toBeNull();
    for (const [at, line] of all.list.entries()) {
      const before = all.list[at + 1]?.balanceAfter ?? '0.00';
      expect(cents(line.balanceAfter ?? '')).toBe(cents(before ?? '') + cents(line.change));
    }
    const second = value(await house.office.statement(id, { pageNo: 2, pageSize: 5 }));
    expect(second.list).toEqual(all.list.slice(5, 10));
    expect(second.total).toBe(all.total);
  });

  it('[O13] a statement of a range holds what lies in it and counts it', async () => {
    const { id, memberId } = await house.memberWith('Farhan', 100_000n);
    house.clock.advance(3_600_000);
    const from = house.clock.now().toISOString();
    await house.play(memberId, 4);
    const range = value(await house.office.statement(id, { pageNo: 1, pageSize: 3, from }));
    expect(range.list).toHaveLength(3);
    expect(range.total).toBeGreaterThanOrEqual(4);
    expect(range.list.every(({ kind }) => kind !== 'deposit')).toBe(true);
    const before = value(await house.office.statement(id, { ...page, to: from }));
    expect(before.list.map(({ kind }) => kind)).toEqual(['deposit']);
  });

  it('[O13] a statement shows the wallet that was asked for, and none of somebody else', async () => {
    const one = await house.memberWith('Sana', 4_000n);
    const other = await house.memberWith('Tariq', 7_000n);
    const wallets = value(await house.office.member(one.id)).wallets;
    const inPlay = wallets.find(({ kind }) => kind === 'in_play')?.accountId;
    expect(value(await house.office.statement(one.id, { ...page, accountId: inPlay })).total).toBe(0);
    const strange = value(await house.office.member(other.id)).wallets[0]?.accountId;
    expect(value(await house.office.statement(one.id, { ...page, accountId: strange })).total).toBe(0);
  });

  it('[O13] rounds of all members come newest first, by account, kind and time', async () => {
    const { id, memberId } = await house.memberWith('Mehwish', 100_000n);
    house.clock.advance(1);
    const from = house.clock.now().toISOString();
    const played = await house.play(memberId, 3);
    const all = wholly(calls.office.officeRounds.answer, await house.office.findRounds({ ...page, from }));
    expect(all.list.map(({ roundId }) => roundId)).toEqual(played.toReversed());
    expect(all.list[0]).toMatchObject({
      account: 'Mehwish',
      memberId: id,
      gameName: { EN: 'Karakoram 25' },
      isTrial: false,
    });
    expect((await house.office.findRounds({ ...page, account: 'mehw' })).total).toBe(3);
    expect((await house.office.findRounds({ ...page, memberId: id, pageSize: 2 })).totalPages).toBe(2);
    expect((await house.office.findRounds({ ...page, account: 'mehw', memberId: '1' })).total).toBe(0);
    expect((await house.office.findRounds({ ...page, account: 'nobody' })).total).toBe(0);
    expect((await house.office.findRounds({ ...page, from, trial: 'yes' })).total).toBe(0);
    expect((await house.office.findRounds({ ...page, from, to: from })).total).toBe(0);
    expect((await house.office.findRounds({ ...page, gameId: 'gone' })).total).toBe(0);
  });

  it('[O13] one round shows its seeds without the secret one, and its postings', async () => {
    const { memberId, id } = await house.memberWith('Ayesha', 100_000n);
    const [roundId = ''] = await house.play(memberId, 1);
    const round = wholly(calls.office.officeRound.answer, value(await house.office.round(roundId)));
    expect(round).toMatchObject({
      account: 'Ayesha',
      memberId: id,
      fairness: { nonce: 0, serverSeed: null },
    });
    expect(round.postings[0]).toMatchObject({
      kind: 'stake',
      from: 'cash',
      to: 'vendor:IKKA_SLOT',
      amount: '25.00',
    });
    const unknown = '0198d2a0-0000-7000-8000-00000000ffff';
    expect(outcome(await house.office.round(unknown))).toBe('round.unknown');
  });

  it.each(['1', tooLarge])('[O13] nobody has the number %s', async (id) => {
    const wish = { id, reason: 'no such person', operator };
    expect(outcome(await house.office.member(id))).toBe('member.unknown');
    expect(outcome(await house.office.statement(id, page))).toBe('member.unknown');
    expect(outcome(await house.office.suspendMember(wish))).toBe('member.unknown');
    expect(outcome(await house.office.releaseMember(wish))).toBe('member.unknown');
    expect((await house.office.findRounds({ ...page, memberId: id })).total).toBe(0);
  });

  it('[O14] the books are right while money moves, and the sum of what is owed is what members have', async () => {
    const books = wholly(calls.office.officeBooks.answer, await house.office.books(true));
    expect(books.balanced).toBe(true);
    const rupees = books.currencies.find(({ currency, isTrial }) => currency === 'PKR' && !isTrial);
    expect(rupees).toMatchObject({ sum: '0.00', accountsOutOfStep: 0 });
    const members = await house.office.findMembers({ ...page, pageSize: 100 });
    const owed = members.list.reduce((sum, { balance }) => sum + BigInt(balance.replace('.', '')), 0n);
    expect(BigInt((rupees?.liabilities ?? '').replace('.', ''))).toBe(owed);
  });

  it('[O14] the house result is play less what was given away and moved by hand, each on its own line', async () => {
    const { ledger } = house;
    const { memberId } = await house.memberWith('Result', 10_000n);
    const resultOf = async () => {
      const { currencies } = await house.office.books(true);
      const { house: total, result } = currencies.find(({ isTrial }) => !isTrial) ?? {
        house: '',
        result: [],
      };
      return Object.fromEntries(
        [...result, { line: 'total', amount: total }].map((one) => [one.line, one.amount]),
      );
    };
    const minor = (amount = '') => BigInt(amount.replace('.', ''));
    const before = await resultOf();
    const cash = await ledger.memberAccount(memberId, 'cash', 'PKR');
    const given = [
      { from: 'bonuses', kind: 'bonus_granted', amount: 300n },
      { from: 'cashback', kind: 'cashback_paid', amount: 200n },
      { from: 'adjustments', kind: 'adjustment', amount: 100n },
    ] as const;
    for (const { from, kind, amount } of given) {
      const debit = await ledger.houseAccount(from, 'PKR');
      await ledger.post({ transfers: [{ id: ledger.newId(), debit, credit: cash, amount, kind }] });
    }
    const credit = await ledger.houseAccount('vendor', 'PKR', 'IKKA_SLOT');
    await ledger.post({
      transfers: [{ id: ledger.newId(), debit: cash, credit, amount: 1_000n, kind: 'stake' }],
    });
    const after = await resultOf();
    const moved = Object.keys(after).map((line) => [line, minor(after[line]) - minor(before[line])]);
    expect(Object.fromEntries(moved)).toEqual({
      play: 1_000n,
      bonuses: -300n,
      cashback: -200n,
      commission: 0n,
      adjustments: -100n,
      total: 400n,
    });
  });

  it('[O14] everybody who looks shares one check for ten seconds; who asks for a fresh one gets it', async () => {
    const first = await house.office.books(true);
    house.clock.advance(9_999);
    expect(await house.office.books(false)).toBe(first);
    house.clock.advance(1);
    const [one, other] = await Promise.all([house.office.books(false), house.office.books(true)]);
    expect(one).toBe(other);
    expect(one).not.toBe(first);
  });

  it('[O14] an account that somebody altered behind the ledger’s back is out of step', async () => {
    const { id } = await house.memberWith('Altered', 1_000n);
    const cash = value(await house.office.member(id)).wallets[0]?.accountId ?? '';
    await house.test.database.db
      .execute(sql`ALTER TABLE ledger.account DISABLE TRIGGER ALL`)
      .catch(() => undefined);
    await house.test.database.db.execute(sql`ALTER TABLE ledger.account DISABLE TRIGGER USER`);
    await house.test.database.db.execute(
      sql`UPDATE ledger.account SET balance = balance + 1 WHERE id = ${BigInt(cash)}`,
    );
    const books = await house.office.books(true);
    expect(books.balanced).toBe(false);
    expect(books.currencies.find(({ isTrial }) => !isTrial)).toMatchObject({
      sum: '0.01',
      accountsOutOfStep: 1,
    });
    await house.test.database.db.execute(
      sql`UPDATE ledger.account SET balance = balance - 1 WHERE id = ${BigInt(cash)}`,
    );
    await house.test.database.db.execute(sql`ALTER TABLE ledger.account ENABLE TRIGGER USER`);
    expect((await house.office.books(true)).balanced).toBe(true);
  });

  it('[O12] a setting changes once for one version, and the log has before and after', async () => {
    const listed = wholly(calls.office.officeSettings.answer, { settings: house.office.settings() });
    expect(listed.settings.find(({ key }) => key === 'site.legal_age')).toMatchObject({
      value: 18,
      version: 0,
      group: 'site',
    });
    const change = { key: 'site.legal_age', value: 21, version: 0, operator: 'saira', ip: operator.ip };
    const both = await Promise.all([
      house.settings.change(change),
      house.settings.change({ ...change, value: 22 }),
    ]);
    expect(both.map(outcome).toSorted()).toEqual(['answered', 'setting.changed_meanwhile']);
    expect(outcome(await house.settings.change({ ...change, value: 17, version: 1 }))).toBe(
      'setting.invalid',
    );
    expect(outcome(await house.settings.change({ ...change, key: 'site.none' }))).toBe('setting.unknown');
    const log = await house.office.audit({ ...page, subject: 'setting:site.legal_age' });
    expect(log).toMatchObject({ total: 1, list: [{ actor: 'saira', before: 18 }] });
    expect(await house.office.checkAudit()).toMatchObject({ intact: true, firstBrokenId: null });
  });

  it('[O10] every call of the office is behind the operator’s session, the steps of the login apart', () => {
    const open = allCalls.filter(({ name, call }) => name.startsWith('office.') && call.token !== 'operator');
    expect(open.map(({ name }) => name)).toEqual([
      'office.officeLogin',
      'office.officeChangePassword',
      'office.officeEnrol',
      'office.officeSecondFactor',
    ]);
  });

  it.each(['en', 'ur'])(
    '[O16] every setting, group of them, module and permission has its words in %s',
    (language) => {
      const file = new URL(`../../../../../packages/i18n/locales/${language}/office.json`, import.meta.url);
      const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
      const keys = house.office.settings().map(({ key }) => key);
      expect(keys.filter((key) => !words.setting?.[key])).toEqual([]);
      const groups = house.office.settings().map(({ group }) => group);
      expect(groups.filter((group) => !words.group?.[group])).toEqual([]);
      expect(moduleIds.filter((id) => !words.module?.[id])).toEqual([]);
      expect(allPermissions.filter((permission) => !words.permission?.[permission])).toEqual([]);
    },
  );
});
