import { randomUUID } from 'node:crypto';
import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sitter } from './parts.ts';
import { openTableChatBench, type TableChatTestBench, tableId } from './table-chat-test-bench.ts';

const codeOf = (answer: unknown) => (isRefusal(answer) ? answer.code : 'answered');

describe('the talk at a table', () => {
  let bench: TableChatTestBench;
  beforeAll(async () => {
    bench = await openTableChatBench();
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    bench.clock.advance(600_000);
    bench.told.length = 0;
  });

  const textsOf = async (sitter: Sitter) => (await bench.chat.read(sitter)).lines.map(({ text }) => text);
  const said = async (sitter: Sitter, text: string) => {
    const line = await bench.say(sitter, text);
    if (isRefusal(line)) throw new Error(line.code);
    return line;
  };

  it('[TC1, TC3] is read by everybody in one order, and told to all once', async () => {
    const [ali, bina] = [bench.sitter('Ali Baba'), bench.sitter('Bina')];
    const first = await said(ali, 'salaam');
    await said(bina, 'اچھا ہاتھ');
    const read = await bench.chat.read(bench.sitter());
    expect(read).toMatchObject({ isOn: true, voice: 'yes', me: null, lastNo: first.no + 1 });
    expect(read.lines.slice(-2)).toMatchObject([
      { no: first.no, name: 'Ali Baba', text: 'salaam', writer: first.alias },
      { no: first.no + 1, name: 'Bina', text: 'اچھا ہاتھ' },
    ]);
    expect((await bench.chat.read(ali)).me).toBe(first.alias);
    expect(bench.told.map(({ type }) => type)).toEqual(['talk.said', 'talk.said']);
  });

  it('[TC3] says the same key once, and refuses it with other words', async () => {
    const [ali, key] = [bench.sitter(), randomUUID()];
    const [one, other] = await Promise.all([bench.say(ali, 'once', key), bench.say(ali, 'once', key)]);
    expect(isRefusal(one) || isRefusal(other) ? null : one.no).toBe(isRefusal(other) ? undefined : other.no);
    expect(bench.told).toHaveLength(1);
    expect(codeOf(await bench.say(ali, 'twice', key))).toBe('idempotency.mismatch');
  });

  it('[TC3] numbers the lines of several who speak at once without a gap', async () => {
    const before = (await bench.chat.read(bench.sitter())).lastNo;
    const lines = await Promise.all(Array.from({ length: 8 }, () => said(bench.sitter(), 'all at once')));
    expect(lines.map(({ no }) => no - before).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('[TC2] shows no account: a nickname that tells it is masked', async () => {
    const plain = bench.sitter();
    const account = bench.members.get(plain.memberId)?.name ?? '';
    expect((await said(plain, 'hello')).name).toBe('m•••');
    const telling = bench.sitter();
    bench.members.set(telling.memberId, { name: 'zahid', nickname: 'King ZAHID', state: 'active' });
    expect((await said(telling, 'hello')).name).toBe('z•••');
    expect((await said(bench.sitter('Damned \u202eOne'), 'hello')).name).toBe('****** One');
    const wire = JSON.stringify([await bench.chat.read(plain), bench.told.map(({ push }) => push)]);
    expect(wire).not.toContain(account);
    expect(wire).not.toContain('memberId');
  });

  it('[TC4] lets nobody write faster than he is read, nor the same again', async () => {
    const ali = bench.sitter();
    for (const text of ['one', 'two', 'three', 'four', 'five']) await said(ali, text);
    expect(await bench.say({ ...ali, tableId: 'baccarat-saddar' }, 'six')).toMatchObject({
      code: 'table_chat.too_fast',
    });
    bench.clock.advance(16_000);
    expect(codeOf(await bench.say(ali, 'FIVE'.toLowerCase()))).toBe('table_chat.repeated');
    for (let n = 6; n <= 20; n += 1) {
      bench.clock.advance(4_000);
      await said(ali, `line ${n}`);
    }
    bench.clock.advance(20_000);
    expect(codeOf(await bench.say(ali, 'too much'))).toBe('table_chat.too_fast');
    bench.clock.advance(120_000);
    expect(codeOf(await bench.say(ali, 'five'))).toBe('answered');
  });

  it('[TC5] stars words out and takes away what is not seen', async () => {
    const ali = bench.sitter();
    const line = await said(ali, '  damn\u200bed \u202e حرامی  <b>x</b> ');
    expect(line.shown).toBe('****** ***** <b>x</b>');
    expect(line.written).toBe('damned حرامی <b>x</b>');
  });

  it('[TC1, TC6] is read only by guests, by who is excluded and by who is suspended', async () => {
    const guest = { ...bench.sitter(), isTrial: true };
    expect(codeOf(await bench.say(guest, 'hello'))).toBe('member.real_account_required');
    expect((await bench.chat.read(guest)).voice).toBe('trial');
    const out = bench.sitter();
    bench.excluded.add(out.memberId);
    expect(codeOf(await bench.say(out, 'hello'))).toBe('protection.excluded');
    expect((await bench.chat.read(out)).voice).toBe('barred');
    const gone = bench.sitter();
    bench.members.set(gone.memberId, { name: 'gone', nickname: 'gone', state: 'suspended' });
    expect(codeOf(await bench.say(gone, 'hello'))).toBe('member.suspended');
  });

  it('[TC7] hides a writer from one reader, at every table, until he is shown again', async () => {
    const [ali, bina, chand] = [bench.sitter(), bench.sitter(), bench.sitter()];
    const { alias } = await said(bina, 'look at me');
    expect(await bench.chat.hide(ali, { alias, isHidden: true })).toEqual([alias]);
    expect(await bench.chat.hide(ali, { alias, isHidden: true })).toEqual([alias]);
    await said({ ...bina, tableId: 'baccarat-saddar' }, 'here too');
    expect(await textsOf(ali)).not.toContain('look at me');
    expect(await textsOf({ ...ali, tableId: 'baccarat-saddar' })).not.toContain('here too');
    expect(await textsOf(chand)).toContain('look at me');
    expect((await bench.chat.read(bina)).hidden).toEqual([]);
    expect(await bench.chat.hide(ali, { alias, isHidden: false })).toEqual([]);
    expect(await textsOf(ali)).toContain('look at me');
    expect(codeOf(await bench.chat.hide(bina, { alias, isHidden: true }))).toBe('table_chat.writer_unknown');
    expect(codeOf(await bench.chat.hide(ali, { alias: randomUUID(), isHidden: true }))).toBe(
      'table_chat.writer_unknown',
    );
  });

  it('[TC11] falls silent while it is switched off', async () => {
    const ali = bench.sitter();
    await said(ali, 'before');
    bench.set('tables.chat_enabled', false);
    expect(codeOf(await bench.say(ali, 'during'))).toBe('table_chat.off');
    expect(await bench.chat.read(ali)).toMatchObject({ isOn: false, lines: [] });
    bench.set('tables.chat_enabled', true);
    expect(await textsOf(ali)).toContain('before');
  });

  it('[TC12] forgets what is old, but for what was reported and not looked at', async () => {
    const [ali, bina] = [bench.sitter(), bench.sitter()];
    await said(ali, 'old');
    const amiss = await said(ali, 'old and amiss');
    await bench.chat.report(bina, { no: amiss.no, reason: 'spam' });
    bench.clock.advance(91 * 24 * 3_600_000);
    const fresh = await said(ali, 'new');
    await bench.chat.forget();
    expect(await textsOf(bina)).toEqual(['old and amiss', 'new']);
    expect(fresh.no).toBe(amiss.no + 1);
    await bench.chat.settle({ tableId, no: amiss.no }, { username: 'saira', ip: '198.51.100.1' });
    await bench.chat.forget();
    expect(await textsOf(bina)).toEqual(['new']);
  });
});
