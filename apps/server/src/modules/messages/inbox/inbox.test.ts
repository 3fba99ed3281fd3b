import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, type Bench, bilal, codeOf, openBench, saira } from '../messages-test-bench.ts';
import type { MessageWish } from './send-message.ts';

const rows = { limit: 20, offset: 0 };

describe('messages to members', () => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await openBench();
  });
  afterAll(() => bench?.close());

  const wishOf = (audience: MessageWish['audience'], changes: Partial<MessageWish> = {}): MessageWish => ({
    id: uuidv7(),
    audience,
    title: { EN: 'Eid opening hours', UR: 'عید کے اوقات' },
    html: { EN: '<p>We are here.</p>', UR: '<p>ہم حاضر ہیں۔</p>' },
    ...changes,
  });
  const send = async (wish: MessageWish) => {
    bench.clock.advance(1_000);
    return answered(await bench.messages.sendMessage(wish, saira));
  };
  const idsOf = async (memberId: bigint) =>
    (await bench.messages.inbox(memberId, rows)).list.map(({ id }) => id);
  const unread = async (memberId: bigint) => (await bench.messages.unreadCount(memberId)).unreadCount;
  const countRows = async (table: string) => {
    const { rows: found } = await bench.database.pool.query<{ n: bigint }>(
      `SELECT count(*) AS n FROM messages.${table}`,
    );
    return Number(found[0]?.n ?? 0);
  };

  it('[N1] one to everybody is one row, and is marked only for who read it', async () => {
    const [one, other] = [await bench.newcomer(), await bench.newcomer()];
    const before = { messages: await countRows('message'), marks: await countRows('mark') };
    const { id } = await send(wishOf({ kind: 'all' }));
    expect(await countRows('message')).toBe(before.messages + 1);
    expect(await countRows('recipient')).toBe(0);
    expect([await unread(one.memberId), await unread(other.memberId)]).toEqual([1, 1]);
    expect(answered(await bench.messages.markRead(one.memberId, id, false))).toEqual({ unreadCount: 0 });
    expect(await countRows('mark')).toBe(before.marks + 1);
    expect([await unread(one.memberId), await unread(other.memberId)]).toEqual([0, 1]);
    expect(bench.facts).toContainEqual({ name: 'InboxChanged', fact: { memberIds: null } });
  });

  it('[N2] a newcomer finds nothing that was sent before he came', async () => {
    const { id } = await send(wishOf({ kind: 'all' }));
    bench.clock.advance(1_000);
    const one = await bench.newcomer();
    expect(await idsOf(one.memberId)).not.toContain(id);
    expect(codeOf(await bench.messages.message(one.memberId, id))).toBe('inbox.unknown');
  });

  it('[N13] one to many is kept from who is excluded from play; what is for him alone is not', async () => {
    const one = await bench.newcomer(3);
    const alone = await send(wishOf({ kind: 'members', accounts: [one.name] }));
    await send(wishOf({ kind: 'all' }));
    await send(wishOf({ kind: 'rank', from: 2, to: 4 }));
    expect(await unread(one.memberId)).toBe(3);
    bench.excluded.add(one.memberId);
    expect(await idsOf(one.memberId)).toEqual([alone.id]);
    expect(await unread(one.memberId)).toBe(1);
    bench.clock.advance(1_000);
  });

  it('[N3] one to a range of levels stands with who is in it, and stays with who read it and rose', async () => {
    const [low, mid, high] = [await bench.newcomer(1), await bench.newcomer(3), await bench.newcomer(6)];
    const { id } = await send(wishOf({ kind: 'rank', from: 2, to: 4 }));
    expect(await idsOf(low.memberId)).not.toContain(id);
    expect(await idsOf(high.memberId)).not.toContain(id);
    expect(await idsOf(mid.memberId)).toEqual([id]);
    answered(await bench.messages.markRead(mid.memberId, id, false));
    bench.ranks.set(mid.memberId, 7);
    expect(await idsOf(mid.memberId)).toEqual([id]);
    const wrong = await bench.messages.sendMessage(wishOf({ kind: 'rank', from: 5, to: 4 }), saira);
    expect(codeOf(wrong)).toBe('inbox.rank_range_invalid');
  });

  it('[N4] one by names reaches these alone; a name that nobody has stops it whole', async () => {
    const [one, two, other] = [await bench.newcomer(), await bench.newcomer(), await bench.newcomer()];
    const sent = await send(
      wishOf({ kind: 'members', accounts: [one.name.toUpperCase(), two.name, one.name] }),
    );
    expect(sent.audience).toEqual({ kind: 'members', count: 2, only: null });
    expect(await idsOf(one.memberId)).toEqual([sent.id]);
    expect(await idsOf(two.memberId)).toEqual([sent.id]);
    expect(await idsOf(other.memberId)).toEqual([]);
    const single = await send(wishOf({ kind: 'members', accounts: [other.name] }));
    expect(single.audience).toEqual({
      kind: 'members',
      count: 1,
      only: { id: other.memberId, account: other.name },
    });
    expect(await idsOf(other.memberId)).toEqual([single.id]);
    const missing = wishOf({ kind: 'members', accounts: [one.name, 'nobody-at-all'] });
    expect(await bench.messages.sendMessage(missing, saira)).toMatchObject({
      code: 'inbox.members_unknown',
      value: { accounts: ['nobody-at-all'] },
    });
    expect(await idsOf(one.memberId)).toEqual([sent.id]);
  });

  it('[N5] a repeated press sends once; other words under the same id are refused', async () => {
    const one = await bench.newcomer();
    const wish = wishOf({ kind: 'members', accounts: [one.name] });
    const both = await Promise.all([
      bench.messages.sendMessage(wish, saira),
      bench.messages.sendMessage(wish, saira),
    ]);
    expect(both.map(codeOf)).toEqual(['answered', 'answered']);
    expect(await idsOf(one.memberId)).toEqual([wish.id]);
    expect(await bench.actions(`message:${wish.id}`)).toEqual(['inbox.sent']);
    const other = { ...wish, title: { EN: 'Else', UR: '' } };
    expect(codeOf(await bench.messages.sendMessage(other, saira))).toBe('inbox.id_taken');
  });

  it('[N6] keeps of the HTML what may stand in a page, and one language stands for both', async () => {
    const one = await bench.newcomer();
    const html = { EN: '', UR: '<p onclick="x()">سلام</p><script>alert(1)</script>' };
    const { id } = await send(
      wishOf({ kind: 'members', accounts: [one.name] }, { title: { EN: '', UR: 'سلام' }, html }),
    );
    expect(answered(await bench.messages.message(one.memberId, id))).toMatchObject({
      title: { EN: 'سلام', UR: 'سلام' },
      html: { EN: '<p>سلام</p>', UR: '<p>سلام</p>' },
      isRead: false,
    });
    const empty = wishOf({ kind: 'all' }, { html: { EN: '<script>x</script>', UR: '<p></p>' } });
    expect(codeOf(await bench.messages.sendMessage(empty, saira))).toBe('inbox.empty');
  });

  it('[N7] marks all as read up to what the member saw, and nothing that came after', async () => {
    const one = await bench.newcomer();
    const to: MessageWish['audience'] = { kind: 'members', accounts: [one.name] };
    const [first, seen] = [await send(wishOf(to)), await send(wishOf(to))];
    const later = await send(wishOf(to));
    expect(answered(await bench.messages.markRead(one.memberId, seen.id, true))).toEqual({ unreadCount: 1 });
    const { list } = await bench.messages.inbox(one.memberId, rows);
    expect(list.map(({ id, isRead }) => [id, isRead])).toEqual([
      [later.id, false],
      [seen.id, true],
      [first.id, true],
    ]);
  });

  it('[N8] removes from one list alone; what is not in a list is unknown there', async () => {
    const [one, other] = [await bench.newcomer(), await bench.newcomer()];
    const to: MessageWish['audience'] = { kind: 'members', accounts: [one.name, other.name] };
    const { id } = await send(wishOf(to));
    const stranger = await bench.newcomer();
    expect(codeOf(await bench.messages.deleteMessage(stranger.memberId, id))).toBe('inbox.unknown');
    expect(codeOf(await bench.messages.markRead(stranger.memberId, id, true))).toBe('inbox.unknown');
    expect(answered(await bench.messages.deleteMessage(one.memberId, id))).toEqual({ unreadCount: 0 });
    expect(await idsOf(one.memberId)).toEqual([]);
    expect(codeOf(await bench.messages.deleteMessage(one.memberId, id))).toBe('inbox.unknown');
    expect(await idsOf(other.memberId)).toEqual([id]);
  });

  it('[N9] what is taken back is in nobody’s list, and of two who take it back one does', async () => {
    const one = await bench.newcomer();
    const { id } = await send(wishOf({ kind: 'members', accounts: [one.name] }));
    const both = await Promise.all([
      bench.messages.recallMessage(id, saira),
      bench.messages.recallMessage(id, bilal),
    ]);
    expect(both.map(codeOf).sort()).toEqual(['answered', 'inbox.recalled']);
    expect(await idsOf(one.memberId)).toEqual([]);
    expect(await bench.actions(`message:${id}`)).toEqual(['inbox.sent', 'inbox.recalled']);
    expect(answered(await bench.messages.sentMessage(id))).toMatchObject({
      html: { EN: '<p>We are here.</p>' },
    });
    expect(codeOf(await bench.messages.recallMessage(uuidv7(), saira))).toBe('inbox.unknown');
  });

  it('[N10] what the house itself tells lies with the deed: neither without the other', async () => {
    const one = await bench.newcomer();
    const told = { title: { EN: 'Hello <b>', UR: '' }, text: { EN: 'a < b\n\nc\nd', UR: '' } };
    const broken = bench.database.transaction(async (tx) => {
      await bench.messages.tell(tx, one.memberId, told);
      throw new Error('the deed failed');
    });
    await expect(broken).rejects.toThrow('the deed failed');
    expect(await unread(one.memberId)).toBe(0);
    await bench.database.transaction((tx) => bench.messages.tell(tx, one.memberId, told));
    const [id = ''] = await idsOf(one.memberId);
    expect(answered(await bench.messages.message(one.memberId, id))).toMatchObject({
      title: { EN: 'Hello <b>', UR: 'Hello <b>' },
      html: { EN: '<p>a &lt; b</p><p>c<br />d</p>' },
    });
    const { list } = await bench.messages.sentMessages(rows);
    expect(list.map((sent) => sent.id)).not.toContain(id);
    expect(codeOf(await bench.messages.sentMessage(id))).toBe('inbox.unknown');
  });

  it('[N11] shows operators what went out with its list and its readers', async () => {
    const [one, two] = [await bench.newcomer(), await bench.newcomer()];
    const { id } = await send(wishOf({ kind: 'members', accounts: [one.name, two.name] }));
    answered(await bench.messages.markRead(one.memberId, id, false));
    answered(await bench.messages.markRead(one.memberId, id, false));
    expect(answered(await bench.messages.sentMessage(id))).toMatchObject({
      accounts: [one.name, two.name].sort(),
      reads: 1,
      sentBy: 'saira',
    });
    const { list } = await bench.messages.sentMessages(rows);
    expect(list[0]).toMatchObject({ id, audience: { kind: 'members', count: 2 } });
  });

  it('[N12] what is too old stands in no list any more', async () => {
    const one = await bench.newcomer();
    const { id } = await send(wishOf({ kind: 'members', accounts: [one.name] }));
    bench.clock.advance(181 * 86_400_000);
    expect(await idsOf(one.memberId)).toEqual([]);
    expect(codeOf(await bench.messages.message(one.memberId, id))).toBe('inbox.unknown');
  });
});
