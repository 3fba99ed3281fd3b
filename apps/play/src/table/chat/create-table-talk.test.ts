import type { CallResult } from '@ikka/client';
import { type Call, type CallAnswer, calls, type TableLine } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { createTableTalk } from './create-table-talk.ts';

type Talk = CallAnswer<typeof calls.tableChat.tableTalk>;

const ali = '0198d2a0-0000-4000-8000-00000000000a';
const bina = '0198d2a0-0000-4000-8000-00000000000b';
const line = (no: number, writer = bina, text = `line ${no}`): TableLine => ({
  no,
  writer,
  name: 'A•••',
  text,
  saidAt: '2026-11-22T20:00:00.000Z',
});
const refused = (code: string) => ({ ok: false, code, message: code, status: 403 }) as const;

/** A table of which the server knows these lines; calls answer when the test lets them. */
function openTalk(lines: TableLine[] = [line(1), line(2)]) {
  const asked: { readonly call: Call; readonly request: unknown }[] = [];
  const server: Talk = {
    isOn: true,
    voice: 'yes',
    mutedUntil: null,
    mutedFor: null,
    me: null,
    hidden: [],
    lines,
    lastNo: lines.at(-1)?.no ?? 0,
  };
  let next: unknown = null;
  let keys = 0;
  const call = async (declared: Call, request?: unknown) => {
    asked.push({ call: declared, request });
    if (declared === calls.tableChat.tableTalk) return { ok: true, value: structuredClone(server) };
    return next;
  };
  const talk = createTableTalk({
    client: { call: call as never },
    newKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
  });
  return {
    talk,
    server,
    asked,
    reads: () => asked.filter((one) => one.call === calls.tableChat.tableTalk).length,
    answer: (value: unknown) => {
      next = { ok: true, value } as CallResult<unknown>;
    },
    refuse: (code: string) => {
      next = refused(code);
    },
    numbers: () => talk.snapshot().lines.map(({ no }) => no),
  };
}

describe('the talk that a page shows', () => {
  it('reads it once, and takes what is said after it', async () => {
    const { talk, numbers, reads } = openTalk();
    await talk.sync();
    talk.hear('talk.said', { line: line(3) });
    talk.hear('talk.said', { line: line(3) });
    expect(numbers()).toEqual([1, 2, 3]);
    expect(reads()).toBe(1);
  });

  it('reads again where a number is missing, and once more for what came meanwhile', async () => {
    const { talk, server, numbers, reads } = openTalk();
    await talk.sync();
    server.lines.push(line(3), line(4));
    server.lastNo = 4;
    talk.hear('talk.said', { line: line(4) });
    talk.hear('talk.said', { line: line(5) });
    server.lines.push(line(5));
    server.lastNo = 5;
    await talk.sync();
    await talk.sync();
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    expect(reads()).toBeLessThanOrEqual(4);
  });

  it('takes a removed line away at once', async () => {
    const { talk, numbers } = openTalk();
    await talk.sync();
    talk.hear('talk.removed', { no: 1 });
    expect(numbers()).toEqual([2]);
  });

  it('counts what others said while nobody looked', async () => {
    const { talk, answer } = openTalk();
    await talk.sync();
    expect(talk.snapshot().unread).toBe(0);
    talk.hear('talk.said', { line: line(3) });
    answer(line(4, ali));
    await talk.say('hello');
    talk.hear('talk.said', { line: line(5) });
    expect(talk.snapshot().unread).toBe(2);
    talk.setSeen(true);
    talk.hear('talk.said', { line: line(6) });
    expect(talk.snapshot().unread).toBe(0);
    talk.setSeen(false);
    talk.hear('talk.said', { line: line(7) });
    expect(talk.snapshot().unread).toBe(1);
    talk.hear('talk.removed', { no: 7 });
    expect(talk.snapshot().unread).toBe(0);
  });

  it('says the same words again under the same key where the answer was lost', async () => {
    const { talk, asked, refuse, answer, numbers } = openTalk();
    await talk.sync();
    refuse('network.unreachable');
    expect(await talk.say('hello')).toBe(false);
    expect(talk.snapshot().failure?.code).toBe('network.unreachable');
    answer(line(3, ali, 'hello'));
    expect(await talk.say('hello')).toBe(true);
    expect(await talk.say('bye')).toBe(true);
    const keys = asked.flatMap(({ request }) => {
      const { body } = (request ?? {}) as { body?: { key?: string } };
      return body?.key ?? [];
    });
    expect(keys).toEqual(['key 1', 'key 1', 'key 2']);
    expect(numbers()).toEqual([1, 2, 3]);
    expect(talk.snapshot()).toMatchObject({ me: ali, failure: null });
  });

  it('learns why it may not write', async () => {
    const { talk, server, refuse } = openTalk();
    await talk.sync();
    Object.assign(server, { voice: 'muted', mutedFor: 'insults' });
    refuse('table_chat.muted');
    expect(await talk.say('hello')).toBe(false);
    await talk.sync();
    expect(talk.snapshot()).toMatchObject({ voice: 'muted', mutedFor: 'insults' });
  });

  it('sees nothing of a hidden writer, and all of him once he is shown again', async () => {
    const { talk, server, answer, numbers } = openTalk([line(1, ali), line(2)]);
    await talk.sync();
    answer({ hidden: [bina] });
    expect(await talk.setHidden(bina, true)).toBe(true);
    talk.hear('talk.said', { line: line(3) });
    talk.hear('talk.said', { line: line(4, ali) });
    expect(numbers()).toEqual([1, 4]);
    expect(talk.snapshot().unread).toBe(1);
    server.lines.push(line(3), line(4, ali));
    server.lastNo = 4;
    answer({ hidden: [] });
    await talk.setHidden(bina, false);
    expect(numbers()).toEqual([1, 2, 3, 4]);
  });

  it('shows nothing while it is switched off', async () => {
    const { talk, server } = openTalk();
    await talk.sync();
    Object.assign(server, { isOn: false, lines: [] });
    talk.hear('talk.changed', {});
    await talk.sync();
    expect(talk.snapshot()).toMatchObject({ state: 'off', lines: [], unread: 0 });
  });
});
