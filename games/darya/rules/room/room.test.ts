import type { DecisionContext } from '@ikka/game-kit';
import { describe, expect, it } from 'vitest';
import { sceneMs } from '../scene/schedule.ts';
import { daryaRoom } from './room.ts';
import type { RoomCommand, RoomHead, RoomSecret, SeatEntry } from './room-types.ts';
import { daryaRooms, valuesIn } from './rooms.ts';

const secret: RoomSecret = { serverSeed: 'a'.repeat(64), clientSeed: 'salt' };

function openRoom(isOffered = true) {
  let head: RoomHead = daryaRoom.first;
  const entries = new Map<string, SeatEntry>();
  const told: string[] = [];
  const decide = (command: Parameters<typeof daryaRoom.decide>[1], at: number) => {
    const context: DecisionContext<RoomSecret> = {
      at,
      secret: daryaRoom.secretOf(head) === null ? null : secret,
      isOffered,
    };
    const decided = daryaRoom.decide({ head, entries }, command, context);
    if ('refused' in decided) return decided.refused;
    head = decided.head ?? head;
    for (const [id, entry] of decided.entries ?? []) {
      if (entry === null) entries.delete(id);
      else entries.set(id, entry);
    }
    for (const { type } of decided.events ?? []) told.push(type);
    for (const { type } of decided.effects ?? []) told.push(`effect ${type}`);
    return decided.answer;
  };
  const sit = (member: string, at = 0, id = `page of ${member}`, currency = 'PKR') =>
    decide({ type: 'sit', id, entry: { memberId: member, playSessionId: id, name: member, currency } }, at);
  return {
    sit,
    decide,
    leave: (member: string) => decide({ type: 'leave', id: `page of ${member}` } satisfies RoomCommand, 0),
    wake: (at: number) => decide({ type: 'wake' }, at),
    wakeAt: () => daryaRoom.wakeAt({ head, entries }, { secret: null, isOffered }),
    head: () => head,
    entries,
    told,
  };
}

describe('a room of darya', () => {
  it('[D16] opens a scene for the first who sits down, with its seeds for everybody', () => {
    const room = openRoom();
    expect([room.wakeAt(), room.sit('ali'), room.wakeAt()]).toEqual([null, 0, 0]);
    room.wake(5_000);
    expect(room.head()).toEqual({
      phase: 'scene',
      no: 1,
      ...secret,
      openedAt: 5_000,
      endsAt: 5_000 + sceneMs,
    });
    expect(room.told).toEqual(['sat', 'effect open', 'scene']);
    expect(room.wakeAt()).toBe(5_000 + sceneMs);
  });

  it('[D13] seats four, each once, and lets a newer page take its member’s seat over', () => {
    const room = openRoom();
    expect(['ali', 'bina', 'chand', 'dara', 'erum'].map((name) => room.sit(name))).toEqual([
      0,
      1,
      2,
      3,
      'darya.full',
    ]);
    expect(room.sit('bina')).toBe(1);
    expect(room.sit('bina', 0, 'a newer page')).toBe(1);
    expect(room.entries.has('page of bina')).toBe(false);
    expect(room.leave('chand')).toBe(null);
    expect(room.sit('erum')).toBe(2);
  });

  it('[D16] changes scenes while somebody sits there, and rests when nobody does', () => {
    const room = openRoom();
    room.sit('ali');
    room.wake(0);
    room.wake(sceneMs - 1);
    expect(room.head().no).toBe(1);
    room.wake(sceneMs);
    room.wake(sceneMs);
    expect(room.head()).toMatchObject({ phase: 'scene', no: 2, openedAt: sceneMs });
    room.leave('ali');
    room.wake(2 * sceneMs);
    expect([room.head(), room.wakeAt()]).toEqual([{ phase: 'resting', no: 2 }, null]);
    expect(room.told.slice(3)).toEqual([
      'effect end',
      'effect open',
      'scene',
      'left',
      'rested',
      'effect end',
    ]);
  });

  it('[D16] begins another scene when another owner takes it over', () => {
    const room = openRoom();
    room.sit('ali');
    room.wake(0);
    room.decide({ type: 'resume', aliveAt: 1_000 }, 2_000);
    expect([room.head(), room.entries.size]).toEqual([{ phase: 'opening', no: 2 }, 1]);
  });

  it('[D16] seats nobody where the house offers no game, and ends at once where it closes', () => {
    const room = openRoom(false);
    expect(room.sit('ali')).toBe('darya.closing');
    const open = openRoom();
    open.sit('ali');
    open.wake(0);
    const ended = daryaRoom.breakOff?.(
      { head: open.head(), entries: open.entries },
      { at: 1, secret: null, isOffered: false },
    );
    expect(ended).toMatchObject({ head: { phase: 'resting', no: 1 }, entries: [['page of ali', null]] });
  });

  it('[D17] gives every range the half of the values that is its own', () => {
    const stakes = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n];
    expect(valuesIn('shallows', stakes)).toEqual([1n, 2n, 5n, 10n]);
    expect(valuesIn('stream', stakes)).toEqual([5n, 10n, 20n, 50n]);
    expect(valuesIn('depths', stakes)).toEqual([20n, 50n, 100n, 200n]);
    expect(valuesIn('depths', [7n])).toEqual([7n]);
    expect(new Set(daryaRooms.map(({ id }) => id)).size).toBe(daryaRooms.length);
  });
});
