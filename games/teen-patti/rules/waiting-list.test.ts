import { describe, expect, it } from 'vitest';
import { opened, room, type TestRoom } from './room.fixture.ts';

const everybody = ['a', 'b', 'c', 'd', 'e', 'f'];
const heldMs = 30_000;

const join = (table: TestRoom, memberId: string, device: string | null = `browser-${memberId}`) =>
  table.do({ type: 'join_waiting_list', ...table.by(memberId), device, address: 'net', heldMs });
const hear = (table: TestRoom, memberId: string, isUp: boolean) =>
  table.do({ type: 'line', ...table.by(memberId), isUp });
const leave = (table: TestRoom, memberId: string) => table.do({ type: 'leave', ...table.by(memberId) });
const placeOf = (table: TestRoom, memberId: string) => table.view(memberId).waitingList?.me ?? null;
const waiting = (table: TestRoom) => table.head.waitingList?.map(({ memberId }) => memberId) ?? [];
const offered = (table: TestRoom) =>
  table.head.waitingList?.flatMap(({ memberId, offeredUntil }) =>
    offeredUntil === null ? [] : [memberId],
  ) ?? [];

/** A full table for which these wait. */
function full(...waiters: readonly string[]): TestRoom {
  const table = opened(...everybody);
  for (const memberId of waiters) expect(join(table, memberId)).toBeNull();
  return table;
}

describe('the waiting list of a table', () => {
  it('[SK29] is for a full table, in the order in which they came, each once', () => {
    const table = opened('a', 'b', 'c', 'd', 'e');
    expect(join(table, 'g')).toBe('seats.not_full');
    expect(join(table, 'a')).toBe('seats.already_seated');
    table.sit('f');
    for (const memberId of ['g', 'h', 'g']) expect(join(table, memberId)).toBeNull();
    expect(join(table, 'i', 'browser-h')).toBe('seats.device_seated');
    expect(join(table, 'i', 'browser-a')).toBe('seats.device_seated');
    expect(waiting(table)).toEqual(['g', 'h']);
    expect(placeOf(table, 'h')).toEqual({ place: 2, offeredUntil: null });
    expect(table.view(null).waitingList).toEqual({ waiting: 2, held: 0, me: null });
    expect(table.movements.filter(({ memberId }) => memberId === 'g')).toEqual([]);
  });

  it('[SK29] has an end', () => {
    const table = full(...Array.from({ length: 20 }, (_, at) => `w${at}`));
    expect(join(table, 'late')).toBe('seats.waiting_list_full');
    table.do({ type: 'leave_waiting_list', memberId: 'w3' });
    expect(join(table, 'late')).toBeNull();
  });

  it('[SK30] offers a seat that gets free to the first, and holds it for him alone', () => {
    const table = full('g', 'h');
    leave(table, 'c');
    expect(placeOf(table, 'g')).toEqual({
      place: 1,
      offeredUntil: new Date(table.now + heldMs).toISOString(),
    });
    expect(table.view(null).waitingList).toMatchObject({ waiting: 2, held: 1 });
    for (const other of ['h', 'x']) expect(table.sit(other)).toBe('seats.held');
    expect(join(table, 'x')).toBeNull();
    expect(table.sit('g', 1n)).toBe('seats.buy_in_invalid');
    expect(table.sit('g')).toBeNull();
    expect(table.seatOf('g')?.[1].seat).toBe(2);
    expect(waiting(table)).toEqual(['h', 'x']);
    expect(table.sit('h')).toBe('seats.full');
    table.check();
  });

  it('[SK30] goes to the next where the first lets it pass, and to everybody after the last', () => {
    const table = full('g', 'h');
    leave(table, 'c');
    const at = table.now;
    while (offered(table)[0] === 'g') table.wake();
    expect(table.now).toBe(at + heldMs);
    expect([waiting(table), offered(table)]).toEqual([['h'], ['h']]);
    expect(table.sit('g')).toBe('seats.held');
    while (waiting(table).length > 0) table.wake();
    expect(table.now).toBe(at + 2 * heldMs);
    expect(table.sit('x')).toBeNull();
  });

  it('[SK30] gives two free seats to two, and whoever declines hands his on at once', () => {
    const table = full('g', 'h', 'i');
    leave(table, 'c');
    leave(table, 'd');
    expect(offered(table)).toEqual(['g', 'h']);
    table.do({ type: 'leave_waiting_list', memberId: 'g' });
    expect(offered(table)).toEqual(['h', 'i']);
  });

  it('[SK31] passes over whose line is down, and drops him after the grace', () => {
    const table = full('g', 'h');
    hear(table, 'g', false);
    leave(table, 'c');
    expect(offered(table)).toEqual(['h']);
    table.now += room.clock.graceMs - 1;
    hear(table, 'g', true);
    expect(waiting(table)).toContain('g');
    hear(table, 'g', false);
    table.now += room.clock.graceMs;
    table.do({ type: 'wake' });
    expect(waiting(table)).not.toContain('g');
  });

  it('[SK31] hears the page that waits, not one that was left for it', () => {
    const table = full('g');
    table.do({ type: 'line', memberId: 'g', playSessionId: 'old', isUp: false });
    expect(table.head.waitingList?.[0]?.goneAt).toBeNull();
  });

  it('[SK31] is left by whoever may play no more, and by all where the room takes nobody in', () => {
    const table = full('g', 'h');
    table.do({ type: 'retire', memberId: 'g' });
    expect(waiting(table)).toEqual(['h']);
    table.deal();
    table.isOffered = false;
    table.wake();
    expect([waiting(table), table.head.phase]).toEqual([[], 'playing']);
    expect(join(table, 'i')).toBe('seats.closing');
  });

  it('[SK32] stands over an outage, whose time counts for none', () => {
    const table = full('g', 'h');
    leave(table, 'c');
    const aliveAt = table.now;
    table.now += 20_000;
    table.do({ type: 'resume', aliveAt });
    expect(placeOf(table, 'g')?.offeredUntil).toBe(new Date(table.now + heldMs).toISOString());
    expect(waiting(table)).toEqual(['g', 'h']);
  });
});
