import { createDecipheriv, createHash } from 'node:crypto';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, bilal, codeOf, openBench, saira } from '../messages-test-bench.ts';

const rows = { limit: 50, offset: 0 };
const guest = { memberId: null, ip: '203.0.113.200', language: 'UR' } as const;

describe('the live chat', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench?.close());

  const memberOf = async (rank = 0) => {
    const { memberId, name } = await bench.newcomer(rank);
    return { memberId, name, ip: '203.0.113.1', language: 'EN' } as const;
  };
  const start = async (by: Parameters<Bench['messages']['startChat']>[1], text = 'Hello') => {
    bench.clock.advance(1_000);
    return answered(await bench.messages.startChat({ key: uuidv4(), text }, by));
  };
  const idsOf = async (of: 'waiting' | 'mine' | 'others' | 'closed', by = saira) =>
    (await bench.messages.chats(of, rows, by)).list.map(({ id }) => id);
  const closeAll = async () => {
    bench.clock.advance(31 * 60_000);
    await bench.messages.closeIdleChats();
  };

  it('[T1] begins with its first line; a guest comes back by his token, and by no other', async () => {
    const chat = await start(guest, 'Where is my <b>money</b>?');
    expect(chat).toMatchObject({ state: 'waiting', isVip: false, ahead: 0, isAnsweredBy: null });
    expect(chat.lines.map(({ no, text, operator }) => [no, text, operator])).toEqual([
      [1, 'Where is my <b>money</b>?', null],
    ]);
    const current = await bench.messages.currentChat(chat.token, guest);
    expect(current.chat?.id).toBe(chat.id);
    expect((await bench.messages.currentChat(undefined, guest)).chat).toBeNull();
    const [id = ''] = chat.token.split('.');
    const forged = `${id}.${'A'.repeat(43)}`;
    expect(codeOf(await bench.messages.readChat(forged, 0, guest))).toBe('chat.unknown');
    expect(bench.messages.chatOfToken(forged)).toBeNull();
    expect(bench.messages.chatOfToken(chat.token)).toBe(chat.id);
  });

  it('[T2] a member has one at a time, from whichever page it begins, and nobody else opens it', async () => {
    const one = await memberOf();
    const both = await Promise.all([
      bench.messages.startChat({ key: uuidv4(), text: 'first page' }, one),
      bench.messages.startChat({ key: uuidv4(), text: 'second page' }, one),
    ]);
    const [first, second] = both.map(answered);
    expect(first?.id).toBe(second?.id);
    const whole = answered(await bench.messages.readChat(first?.token ?? '', 0, one));
    expect(whole.lines.map(({ text }) => text).sort()).toEqual(['first page', 'second page']);
    const other = await memberOf();
    for (const by of [guest, other])
      expect(codeOf(await bench.messages.readChat(whole.token, 0, by))).toBe('chat.unknown');
  });

  it('[T3] who is above the level of the setting is served first, then who waits the longest', async () => {
    await closeAll();
    const early = await start(guest);
    const four = await start(await memberOf(4));
    const five = await start(await memberOf(5));
    const six = await start(await memberOf(6));
    expect(await idsOf('waiting')).toEqual([five.id, six.id, early.id, four.id]);
    expect([four.isVip, five.isVip]).toEqual([false, true]);
    expect([five.ahead, six.ahead]).toEqual([0, 1]);
    expect(answered(await bench.messages.readChat(early.token, 0, guest)).ahead).toBe(2);
    expect(four.ahead).toBe(1);
  });

  it('[T4] of two operators who take one chat one gets it, and the other is told who', async () => {
    const chat = await start(guest);
    const both = await Promise.all([
      bench.messages.takeChat(chat.id, saira),
      bench.messages.takeChat(chat.id, bilal),
    ]);
    expect(both.map(codeOf).sort()).toEqual(['answered', 'chat.taken']);
    const holder = answered(await bench.messages.chat(chat.id, 0)).assignedTo;
    const [owner, loser] = holder === 'saira' ? [saira, bilal] : [bilal, saira];
    expect(both.find((one) => codeOf(one) === 'chat.taken')).toMatchObject({ value: { operator: holder } });
    // Taking again what one has changes nothing.
    expect(codeOf(await bench.messages.takeChat(chat.id, owner))).toBe('answered');
    const line = { key: uuidv4(), text: 'Good day' };
    expect(codeOf(await bench.messages.sayAsOperator(chat.id, line, loser))).toBe('chat.not_yours');
    expect(codeOf(await bench.messages.closeChat(chat.id, loser))).toBe('chat.not_yours');
    answered(await bench.messages.sayAsOperator(chat.id, line, owner));
    expect(await bench.actions(`chat:${chat.id}`)).toEqual(['chat.taken']);
    expect(await idsOf('mine', owner)).toContain(chat.id);
    expect(await idsOf('others', loser)).toContain(chat.id);
  });

  it('[T5] lines have one order for both sides, and the same key is said once', async () => {
    const chat = await start(guest, 'one');
    answered(await bench.messages.takeChat(chat.id, saira));
    const key = uuidv4();
    const said = await Promise.all([
      bench.messages.sayInChat({ chat: chat.token, key, text: 'two' }, guest),
      bench.messages.sayInChat({ chat: chat.token, key, text: 'two' }, guest),
      bench.messages.sayAsOperator(chat.id, { key: uuidv4(), text: 'answer' }, saira),
    ]);
    expect(said.map(codeOf)).toEqual(['answered', 'answered', 'answered']);
    const visitor = answered(await bench.messages.readChat(chat.token, 0, guest));
    const desk = answered(await bench.messages.chat(chat.id, 0));
    expect(visitor.lines.map(({ no }) => no)).toEqual([1, 2, 3]);
    expect(desk.lines).toEqual(visitor.lines);
    expect(answered(await bench.messages.readChat(chat.token, 2, guest)).lines.map(({ no }) => no)).toEqual([
      3,
    ]);
  });

  it('[T6] each side sees how far the other has read, and it never goes back', async () => {
    const chat = await start(guest);
    answered(await bench.messages.takeChat(chat.id, saira));
    answered(await bench.messages.sayAsOperator(chat.id, { key: uuidv4(), text: 'Yes?' }, saira));
    expect(answered(await bench.messages.chat(chat.id, 0)).visitorReadNo).toBe(1);
    answered(await bench.messages.readChat(chat.token, 0, guest));
    expect(answered(await bench.messages.chat(chat.id, 0)).visitorReadNo).toBe(2);
    answered(await bench.messages.sayInChat({ chat: chat.token, key: uuidv4(), text: 'Well' }, guest));
    await bench.messages.readAsOperator(chat.id, 99, bilal);
    expect(answered(await bench.messages.chat(chat.id, 0)).operatorReadNo).toBe(2);
    await bench.messages.readAsOperator(chat.id, 99, saira);
    await bench.messages.readAsOperator(chat.id, 1, saira);
    expect(answered(await bench.messages.readChat(chat.token, 3, guest)).operatorReadNo).toBe(3);
  });

  it('[T7] is handed to who is at the desk or back to the queue, where it keeps its place', async () => {
    await closeAll();
    const [first, later] = [await start(guest), await start(guest)];
    answered(await bench.messages.takeChat(first.id, saira));
    expect(codeOf(await bench.messages.handOverChat(first.id, 'bilal', saira))).toBe('chat.nobody_there');
    await bench.messages.comeToDesk(true, bilal);
    expect(answered(await bench.messages.handOverChat(first.id, 'bilal', saira)).assignedTo).toBe('bilal');
    expect(codeOf(await bench.messages.handOverChat(first.id, null, saira))).toBe('chat.not_yours');
    answered(await bench.messages.handOverChat(first.id, null, bilal));
    expect(await idsOf('waiting')).toEqual([first.id, later.id]);
    expect(await bench.actions(`chat:${first.id}`)).toEqual([
      'chat.taken',
      'chat.handed_over',
      'chat.handed_over',
    ]);
  });

  it('[T8] who is at the desk says so each minute', async () => {
    bench.clock.advance(120_000);
    expect((await bench.messages.currentChat(undefined, guest)).isStaffed).toBe(false);
    expect(await bench.messages.comeToDesk(true, saira)).toEqual({ present: ['saira'] });
    expect((await bench.messages.currentChat(undefined, guest)).isStaffed).toBe(true);
    expect(await bench.messages.comeToDesk(false, saira)).toEqual({ present: [] });
    await bench.messages.comeToDesk(true, saira);
    bench.clock.advance(60_001);
    expect((await bench.messages.currentChat(undefined, guest)).isStaffed).toBe(false);
  });

  it('[T9] what a member has not read when it ends stands among his messages', async () => {
    const one = await memberOf();
    const chat = await start(one);
    answered(await bench.messages.takeChat(chat.id, saira));
    answered(await bench.messages.sayAsOperator(chat.id, { key: uuidv4(), text: 'Seen' }, saira));
    answered(await bench.messages.readChat(chat.token, 0, one));
    answered(await bench.messages.sayAsOperator(chat.id, { key: uuidv4(), text: 'It is <paid>.' }, saira));
    answered(await bench.messages.closeChat(chat.id, saira));
    const { list } = await bench.messages.inbox(one.memberId, rows);
    expect(answered(await bench.messages.message(one.memberId, list[0]?.id ?? '')).html.EN).toBe(
      '<p>It is &lt;paid&gt;.</p>',
    );
    expect(codeOf(await bench.messages.sayInChat({ chat: chat.token, key: uuidv4(), text: 'x' }, one))).toBe(
      'chat.closed',
    );
    expect(codeOf(await bench.messages.closeChat(chat.id, saira))).toBe('chat.closed');
    expect((await start(one)).id).not.toBe(chat.id);
  });

  it('[T10] ends by the visitor, and by itself when nobody says anything', async () => {
    const [left, idle] = [await start(guest), await start(guest)];
    expect(answered(await bench.messages.endChat(left.token, guest)).state).toBe('closed');
    expect(answered(await bench.messages.endChat(left.token, guest)).state).toBe('closed');
    bench.clock.advance(29 * 60_000);
    await bench.messages.closeIdleChats();
    expect(answered(await bench.messages.readChat(idle.token, 0, guest)).state).toBe('waiting');
    bench.clock.advance(2 * 60_000);
    await Promise.all([bench.messages.closeIdleChats(), bench.messages.closeIdleChats()]);
    expect(answered(await bench.messages.chat(idle.id, 0))).toMatchObject({
      state: 'closed',
      closedBy: 'idle',
    });
    expect(codeOf(await bench.messages.takeChat(idle.id, saira))).toBe('chat.closed');
  });

  it('[T11] stops who writes too fast, by chat and not by where he comes from', async () => {
    const [chat, other] = [await start(guest), await start(guest)];
    const say = (token: string) =>
      bench.messages.sayInChat({ chat: token, key: uuidv4(), text: 'again' }, guest);
    for (let line = 2; line <= 20; line += 1) answered(await say(chat.token));
    expect(codeOf(await say(chat.token))).toBe('chat.too_fast');
    expect(codeOf(await say(other.token))).toBe('answered');
    bench.clock.advance(60_001);
    expect(codeOf(await say(chat.token))).toBe('answered');
  });

  it('[T12] tells windows and desks that something changed, and who writes, never what', async () => {
    const chat = await start(guest);
    answered(await bench.messages.takeChat(chat.id, saira));
    const from = bench.facts.length;
    answered(await bench.messages.typeInChat(chat.token, guest));
    answered(await bench.messages.typeAsOperator(chat.id, bilal));
    answered(await bench.messages.typeAsOperator(chat.id, saira));
    answered(await bench.messages.sayInChat({ chat: chat.token, key: uuidv4(), text: 'secret' }, guest));
    expect(bench.facts.slice(from)).toEqual([
      { name: 'ChatTyping', fact: { chatId: chat.id, by: 'visitor' } },
      { name: 'ChatTyping', fact: { chatId: chat.id, by: 'operator' } },
      { name: 'ChatChanged', fact: { chatId: chat.id } },
    ]);
  });

  it('[T13] canned answers are written, changed and removed on record', async () => {
    const id = uuidv4();
    const answer = { id, title: 'Greeting', text: { EN: 'Hello', UR: 'سلام' } };
    answered(await bench.messages.putCannedAnswer(answer, saira));
    answered(await bench.messages.putCannedAnswer({ ...answer, title: 'Welcome' }, bilal));
    expect(await bench.messages.cannedAnswers()).toEqual([{ ...answer, title: 'Welcome' }]);
    answered(await bench.messages.deleteCannedAnswer(id, saira));
    expect(codeOf(await bench.messages.deleteCannedAnswer(id, saira))).toBe('chat.canned_unknown');
    expect(await bench.actions(`canned_answer:${id}`)).toEqual([
      'canned_answer.written',
      'canned_answer.written',
      'canned_answer.removed',
    ]);
  });

  it('[T14] the link of the service is encrypted, and another one above the level', async () => {
    const opened = async (memberId: bigint | null) => {
      const [item] = (await bench.messages.serviceLink(memberId)).version.pathList;
      const path = item?.path ?? '';
      const key = createHash('sha256').update(path.slice(-8)).digest();
      const bytes = Buffer.from(path.slice(0, -8), 'base64url');
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      cipher.setAuthTag(bytes.subarray(-16));
      const url = Buffer.concat([cipher.update(bytes.subarray(12, -16)), cipher.final()]).toString();
      return { type: item?.type, url };
    };
    const [five, four] = [await memberOf(5), await memberOf(4)];
    expect(await opened(null)).toEqual({ type: '3', url: '/service' });
    await bench.set('support.service_url', 'https://help.example/chat?x=1');
    await bench.set('support.vip_service_url', 'https://help.example/vip');
    expect((await opened(four.memberId)).url).toBe('https://help.example/chat?x=1');
    expect((await opened(five.memberId)).url).toBe('https://help.example/vip');
    const paths = await Promise.all([null, null].map((nobody) => bench.messages.serviceLink(nobody)));
    expect(paths[0]).not.toEqual(paths[1]);
  });
});
