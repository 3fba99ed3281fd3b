import { randomUUID } from 'node:crypto';
import type { CallInput } from '@ikka/contract';
import { type calls, isRefusal } from '@ikka/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardTable } from './ports.ts';
import { tableChatRoutes } from './routes.ts';
import { openTableChatBench, saira, type TableChatTestBench } from './table-chat-test-bench.ts';

const room = 'teen-patti-pkr-small-1';
const codeOf = (answer: unknown) => (isRefusal(answer) ? answer.code : 'answered');

describe('the talk at a card table', () => {
  let bench: TableChatTestBench;
  let openedAt: Date;
  const seated = new Set<bigint>();
  beforeAll(async () => {
    bench = await openTableChatBench();
    openedAt = bench.clock.now();
  });
  afterAll(() => bench?.close());
  beforeEach(() => {
    bench.clock.advance(600_000);
    bench.told.length = 0;
  });

  const routes = () =>
    tableChatRoutes(bench.chat, async ({ memberId, gameId }, roomId): Promise<CardTable | null> => {
      if (roomId !== room || gameId !== 'teen-patti') return null;
      return { isSeated: seated.has(memberId), openedAt };
    });
  const member = (isSeated = true) => {
    const { memberId } = bench.sitter('Chosen Name');
    if (isSeated) seated.add(memberId);
    return { play: { memberId, currency: 'PKR', isTrial: false, gameId: 'teen-patti' } };
  };
  type Member = ReturnType<typeof member>;
  const input = <Input>(changed: Partial<Input>) =>
    ({ params: undefined, query: { room }, body: undefined, upload: undefined, ...changed }) as Input;
  const say = (by: Member, text: string, at: string | null = room) =>
    routes().sayAtTable(
      input<CallInput<(typeof calls)['tableChat']['sayAtTable']>>({
        query: at === null ? {} : { room: at },
        body: { key: randomUUID(), text },
      }),
      by as never,
    );
  const read = async (by: Member) => {
    const talk = await routes().tableTalk(
      input<CallInput<(typeof calls)['tableChat']['tableTalk']>>({}),
      by as never,
    );
    if (isRefusal(talk)) throw new Error(talk.code);
    return talk;
  };

  it('[TC1, TC2] is written by who has a seat, under the name at it, and read by all', async () => {
    const [ali, watcher] = [member(), member(false)];
    expect(await say(ali, 'Salaam, میز والو')).toMatchObject({ name: 'm•••', text: 'Salaam, میز والو' });
    expect(codeOf(await say(watcher, 'may I?'))).toBe('seats.not_seated');
    expect(await read(watcher)).toMatchObject({ voice: 'watching', lines: [{ text: 'Salaam, میز والو' }] });
    expect((await read(ali)).voice).toBe('yes');
    expect(bench.told).toMatchObject([{ tableId: room, type: 'talk.said' }]);
    expect(codeOf(await say({ play: { ...ali.play, isTrial: true } }, 'hello'))).toBe(
      'member.real_account_required',
    );
    // One who gets up reads on.
    seated.delete(ali.play.memberId);
    expect(codeOf(await say(ali, 'bye'))).toBe('seats.not_seated');
  });

  it('[TC5, TC6, TC10] obeys what holds at every table', async () => {
    const [ali, bina] = [member(), member()];
    expect(await say(ali, 'damn luck')).toMatchObject({ text: '**** luck' });
    await bench.chat.mute(ali.play.memberId, { minutes: 10, reason: 'swearing' }, saira);
    expect(codeOf(await say(ali, 'again'))).toBe('table_chat.muted');
    bench.excluded.add(bina.play.memberId);
    expect(codeOf(await say(bina, 'hello'))).toBe('protection.excluded');
  });

  it('[TC13] belongs to one room, from its opening to its end', async () => {
    const ali = member();
    await say(ali, 'of the old room');
    expect(codeOf(await say(ali, 'nowhere', 'teen-patti-pkr-small-9'))).toBe('game.unavailable');
    expect(codeOf(await say(ali, 'no room', null))).toBe('game.unavailable');
    bench.clock.advance(1_000);
    openedAt = bench.clock.now();
    expect((await read(ali)).lines).toEqual([]);
    bench.clock.advance(1_000);
    await say(ali, 'of the new one');
    expect((await read(ali)).lines.map(({ text }) => text)).toEqual(['of the new one']);
  });

  it('[TC8] is at the operators’ desk beside the live tables', async () => {
    const ali = member();
    await say(ali, 'seen by operators');
    const tables = await bench.chat.tables();
    expect(tables.map(({ tableId }) => tableId)).toEqual(['baccarat-anarkali', 'baccarat-saddar', room]);
    const lines = await bench.chat.table(room, undefined);
    if (isRefusal(lines)) throw new Error(lines.code);
    expect(lines[0]).toMatchObject({ written: 'seen by operators', tableId: room });
    expect(codeOf(await bench.chat.table('nothing', undefined))).toBe('game.unknown');
  });
});
