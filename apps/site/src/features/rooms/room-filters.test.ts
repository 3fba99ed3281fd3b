import type { SeatRoomRow } from '@ikka/contract';
import { describe, expect, it } from 'vitest';
import { gamesOf, quickRoom, shownRooms } from './room-filters.ts';

const room = (roomId: string, change: Partial<SeatRoomRow> = {}): SeatRoomRow => ({
  roomId,
  gameId: 'teen-patti',
  vassalage: 'IKKA_PVP',
  name: { EN: 'Teen Patti', UR: 'تین پتی' },
  no: 1,
  level: 'small',
  currency: 'PKR',
  isTrial: false,
  code: null,
  stake: '10.00',
  buyIn: { least: '400.00', most: '4000.00' },
  seats: 6,
  taken: 0,
  turnSeconds: 15,
  rake: { percent: '5', cap: '1000.00' },
  isSeated: false,
  isOpen: true,
  contest: null,
  waitingList: { waiting: 0, held: 0, me: null },
  ...change,
});
const contest: NonNullable<SeatRoomRow['contest']> = {
  code: 'sng-6',
  kind: 'sit_and_go',
  entry: '50.00',
  fee: '5.00',
  pool: '300.00',
  prizes: ['195.00', '105.00'],
  stack: '1500',
  deals: 0,
  levelMinutes: 3,
  stage: 'registering',
};
const ids = (rooms: readonly SeatRoomRow[]) => rooms.map(({ roomId }) => roomId);

describe('the tables of the lobby', () => {
  const rooms = [
    room('empty'),
    room('busy', { taken: 4 }),
    room('full', { taken: 6 }),
    room('closing', { taken: 5, isOpen: false }),
    room('high', { level: 'high', taken: 2 }),
  ];

  const all = { format: 'cash', game: 'all', level: 'all', isFree: false } as const;

  it('are narrowed by game, each of which is offered once', () => {
    const mixed = [...rooms, room('niu', { gameId: 'niu-niu' })];
    expect(ids(shownRooms(mixed, { ...all, game: 'niu-niu' }))).toEqual(['niu']);
    expect(ids(gamesOf(mixed))).toEqual(['empty', 'niu']);
  });

  it('are narrowed by stakes and by free seats', () => {
    expect(ids(shownRooms(rooms, { ...all, level: 'high' }))).toEqual(['high']);
    expect(ids(shownRooms(rooms, { ...all, isFree: true }))).toEqual(['empty', 'busy', 'high']);
  });

  it('are for cash, or contests; one’s own seat stands in both', () => {
    const mixed = [
      ...rooms.slice(0, 2),
      room('contest', { contest }),
      room('mine', { contest, isSeated: true }),
    ];
    expect(ids(shownRooms(mixed, all))).toEqual(['mine', 'empty', 'busy']);
    expect(ids(shownRooms(mixed, { ...all, format: 'contest' }))).toEqual(['mine', 'contest']);
  });

  it('have one’s own first, full or not', () => {
    const mine = [...rooms, room('mine', { taken: 6, isSeated: true })];
    expect(ids(shownRooms(mine, { ...all, isFree: true }))[0]).toBe('mine');
    expect(quickRoom(mine)?.roomId).toBe('mine');
  });

  it('seat a player quickly where most wait for one more', () => {
    expect(quickRoom(rooms)?.roomId).toBe('busy');
    expect(quickRoom([room('empty')])?.roomId).toBe('empty');
    expect(quickRoom([room('full', { taken: 6 })])).toBeUndefined();
  });
});
