import { isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sitter } from './parts.ts';
import { openTableChatBench, saira, type TableChatTestBench, tableId } from './table-chat-test-bench.ts';

const codeOf = (answer: unknown) => (isRefusal(answer) ? answer.code : 'answered');

describe('who keeps order at a table', () => {
  let bench: TableChatTestBench;
  beforeAll(async () => {
    bench = await openTableChatBench();
  });
  afterAll(() => bench.close());
  beforeEach(() => {
    bench.clock.advance(600_000);
    bench.told.length = 0;
  });

  const said = async (sitter: Sitter, text: string) => {
    const line = await bench.say(sitter, text);
    if (isRefusal(line)) throw new Error(line.code);
    return line;
  };
  const textsOf = async (sitter: Sitter) => (await bench.chat.read(sitter)).lines.map(({ text }) => text);

  it('[TC8] hears of a line once from each member, until somebody has looked at it', async () => {
    const [ali, bina, chand] = [bench.sitter(), bench.sitter(), bench.sitter()];
    const { no } = await said(ali, 'damnation');
    await bench.chat.report(bina, { no, reason: 'insult' });
    await bench.chat.report(bina, { no, reason: 'spam' });
    await bench.chat.report(chand, { no, reason: 'other' });
    expect(codeOf(await bench.chat.report(ali, { no, reason: 'spam' }))).toBe('table_chat.line_unknown');
    expect(codeOf(await bench.chat.report(bina, { no: no + 1, reason: 'spam' }))).toBe(
      'table_chat.line_unknown',
    );
    expect(codeOf(await bench.chat.report({ ...bina, isTrial: true }, { no, reason: 'spam' }))).toBe(
      'member.real_account_required',
    );
    const [reported] = await bench.chat.reported();
    expect(reported).toMatchObject({ no, account: 'member1', written: 'damnation', text: '*********' });
    expect(reported?.reports.map(({ account, reason }) => [account, reason])).toEqual([
      ['member2', 'insult'],
      ['member3', 'other'],
    ]);
    expect((await bench.chat.tables())[0]).toMatchObject({ tableId, linesToday: 1, openReports: 1 });
    expect(await bench.chat.settle({ tableId, no }, saira)).toMatchObject({
      reports: [{ settledBy: 'saira' }, { settledBy: 'saira' }],
    });
    expect(await bench.chat.reported()).toEqual([]);
    expect(await textsOf(bina)).toContain('*********');
  });

  it('[TC9] removes a line from everybody at once, and once', async () => {
    const [ali, bina] = [bench.sitter(), bench.sitter()];
    const { no } = await said(ali, 'call me at 0300');
    await bench.chat.report(bina, { no, reason: 'private' });
    const removed = await bench.chat.remove({ tableId, no }, 'a telephone number', saira);
    expect(removed).toMatchObject({
      removed: { by: 'saira', reason: 'a telephone number' },
      reports: [{ settledBy: 'saira' }],
    });
    await bench.chat.remove({ tableId, no }, 'again', saira);
    expect(bench.told.filter(({ type }) => type === 'talk.removed')).toEqual([
      { tableId, memberId: null, type: 'talk.removed', push: { no } },
    ]);
    expect(await textsOf(bina)).not.toContain('call me at 0300');
    expect(codeOf(await bench.chat.report(bina, { no, reason: 'spam' }))).toBe('table_chat.line_unknown');
    const lines = await bench.chat.table(tableId, undefined);
    expect(isRefusal(lines) ? [] : lines.map(({ written }) => written)).toContain('call me at 0300');
    expect(codeOf(await bench.chat.remove({ tableId, no: 9_999 }, 'none', saira))).toBe(
      'table_chat.line_unknown',
    );
    expect(codeOf(await bench.chat.table('baccarat-99', undefined))).toBe('game.unknown');
  });

  it('[TC10] mutes a member for a time at every table, tells his pages, and lets him write again', async () => {
    const ali = bench.sitter();
    const elsewhere = { ...ali, tableId: 'baccarat-saddar' };
    const muted = await bench.chat.mute(ali.memberId, { minutes: 30, reason: 'insults' }, saira);
    expect(muted).toEqual({ mutedUntil: new Date(bench.clock.now().getTime() + 1_800_000).toISOString() });
    expect(bench.told).toEqual(
      [tableId, 'baccarat-saddar'].map((id) => ({
        tableId: id,
        memberId: ali.memberId,
        type: 'talk.changed',
        push: {},
      })),
    );
    expect(await bench.say(elsewhere, 'hello')).toMatchObject({
      code: 'table_chat.muted',
      value: { reason: 'insults' },
    });
    expect(await bench.chat.read(ali)).toMatchObject({ voice: 'muted', mutedFor: 'insults' });
    bench.clock.advance(1_800_001);
    expect(codeOf(await bench.say(ali, 'hello'))).toBe('answered');
    await bench.chat.mute(ali.memberId, { minutes: 525_600, reason: 'insults again' }, saira);
    const lines = await bench.chat.table(tableId, undefined);
    expect(isRefusal(lines) ? null : lines[0]?.mutedUntil).not.toBeNull();
    expect(await bench.chat.mute(ali.memberId, { minutes: 0, reason: 'he said sorry' }, saira)).toEqual({
      mutedUntil: null,
    });
    expect((await bench.chat.read(ali)).voice).toBe('yes');
    expect(codeOf(await bench.chat.mute(9_999n, { minutes: 5, reason: 'nobody' }, saira))).toBe(
      'member.unknown',
    );
  });

  it('[TC10] stands in the audit chain, deed by deed', async () => {
    expect(await bench.actions()).toEqual([
      'table_chat.reports_settled',
      'table_chat.line_removed',
      'table_chat.muted',
      'table_chat.muted',
      'table_chat.unmuted',
    ]);
  });
});
