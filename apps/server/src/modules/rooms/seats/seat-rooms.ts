import { randomInt } from 'node:crypto';
import { privateRoomsMost } from '@ikka/contract';
import type { RoomState } from '@ikka/game-kit';
import { currencies } from '@ikka/money';
import type { SeatEntry, SeatHead, SeatLevel, SeatOffer, WaitingPlace } from '@ikka/seat-kit';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Logger } from '../../../platform/log.ts';
import type { Rooms } from '../index.ts';
import { readRoom } from '../read-room.ts';
import type { StoredSeatRoom } from '../tables.ts';
import { type Definition, freeIn, isOfKind, kindsOf, type RoomKind } from './room-kinds.ts';
import { createSeatGame, type SeatGame, type SeatGameParts } from './seat-game.ts';
import {
  beginClosing,
  closeEmpty,
  insertPrivateRoom,
  insertSeatRooms,
  type NewSeatRoom,
  openSeatRooms,
  seatRoomByCode,
  seatRoomById,
  seatsOfMember,
  seatsTaken,
  waitingListsOf,
} from './store.ts';

export interface SeatRoomsParts extends SeatGameParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly rooms: Pick<Rooms, 'open' | 'drop' | 'held' | 'send'>;
  readonly offers: readonly (SeatOffer & { readonly vendorCode: string })[];
  /** False in tests that look after rooms themselves. */
  readonly hasTimers?: boolean;
}

/** A room in the lobby. */
export interface OpenSeatRoom {
  readonly game: SeatGame;
  readonly taken: number;
  /** Of its contest; null at a cash table. */
  readonly stage: string | null;
  readonly isOpen: boolean;
  readonly waitingList: readonly WaitingPlace[];
}

/** The card rooms that are open: which there are follows from how many players want to sit. */
export interface SeatRooms {
  /** Looks after them every second from now on, in a process that may keep rooms. */
  begin(): Promise<void>;
  /** Opens what is missing, takes part in what others opened, closes what nobody needs. */
  attend(): Promise<void>;
  /** Rooms in a currency, of one game or of all, in the order of games, levels and numbers. */
  list(currency: string, gameId?: string): Promise<readonly OpenSeatRoom[]>;
  /** Opens a private room (SK16), and takes part in it here; null where the game has no such room, or its member as many as he may. */
  openPrivate(
    wish: PrivateWish,
  ): Promise<{ readonly roomId: string; readonly code: string } | 'none' | 'many'>;
  /** The private room with a code; null where there is none. */
  byCode(code: string): Promise<SeatGame | null>;
  /** Every room that is not closed for good. */
  all(): Promise<readonly SeatGame[]>;
  /** A room that is not closed for good; null where there is none. */
  game(roomId: string): Promise<SeatGame | null>;
  /** The room as it stands, wherever it is kept. */
  look(game: SeatGame): Promise<{ readonly version: number; readonly state: RoomState<SeatHead, SeatEntry> }>;
  /** The rooms in which a member has a seat. */
  seatsOf(memberId: bigint): ReturnType<typeof seatsOfMember>;
  /** Takes a member out of the waiting lists of all rooms but one. */
  leaveWaitingLists(memberId: bigint, but?: string): Promise<void>;
  /** Lets a member who may play no more leave all his seats, each after the hand that is on, and all waiting lists. */
  retire(memberId: bigint): Promise<void>;
  close(): void;
}

export interface PrivateWish {
  readonly memberId: bigint;
  readonly gameId: string;
  readonly currency: string;
  readonly level: SeatLevel;
  /** Which of the game's contests; null: for cash. */
  readonly contest: string | null;
}

const attendEveryMs = 2_000;
/** A further room that nobody sits in is closed after this long, where another one of its level has seats. */
const emptyMs = 600_000;
export function createSeatRooms(parts: SeatRoomsParts): SeatRooms {
  const { database, clock, rooms, offers } = parts;
  const kinds = offers.flatMap(kindsOf);
  const games = new Map<string, SeatGame>();
  /** Rooms that take nobody in any more, and those of which this process takes part. */
  const closing = new Set<string>();
  const kept = new Set<string>();
  /** Since when a room has had nobody in it, as far as this process knows. */
  const emptySince = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;
  /** Whether this process keeps rooms. */
  let isAttending = false;

  const gameOf = ({ id, gameId, definition }: StoredSeatRoom): SeatGame | null => {
    const known = games.get(id);
    if (known !== undefined) return known;
    const offer = offers.find((one) => one.gameId === gameId);
    if (offer === undefined) return null;
    const made = createSeatGame(parts, {
      rules: offer.rules,
      room: definition as Definition,
      vendorCode: offer.vendorCode,
      isOpen: () => !closing.has(id),
    });
    games.set(id, made);
    return made;
  };

  /** What is open by now, as the database has it. */
  const read = async (): Promise<readonly StoredSeatRoom[]> => {
    const stored = await openSeatRooms(database.db);
    closing.clear();
    for (const { id, closingAt } of stored) if (closingAt !== null) closing.add(id);
    return stored;
  };

  const newRoom = (
    { gameId, roomOf }: RoomKind,
    { level, currency, no }: { readonly level: SeatLevel; readonly currency: string; readonly no: number },
  ): NewSeatRoom | null => {
    const definition = roomOf({ level, currency, no });
    if (definition === null) return null;
    return { id: definition.roomId, gameId, currency, level, no, definition, openedAt: clock.now() };
  };

  /** Every level of every game has a room with seats in each money, and no more rooms than players need. Whether it changed any. */
  const balance = async (stored: readonly StoredSeatRoom[]): Promise<boolean> => {
    let isChanged = closing.size > 0;
    const occupied = await seatsTaken(
      database.db,
      stored.map(({ id }) => id),
    );
    const now = clock.now().getTime();
    for (const { id } of stored) {
      if ((occupied.get(id)?.taken ?? 0) > 0) emptySince.delete(id);
      else if (!emptySince.has(id)) emptySince.set(id, now);
    }
    for (const room of stored) {
      if (room.code === null || room.closingAt !== null) continue;
      if (now - (emptySince.get(room.id) ?? now) < emptyMs) continue;
      await beginClosing(database.db, room.id, clock.now());
      isChanged = true;
    }
    const missing: NewSeatRoom[] = [];
    for (const kind of kinds) {
      for (const { code: currency } of Object.values(currencies)) {
        for (const level of kind.levels) {
          const alike = stored.filter(
            (room) =>
              room.code === null &&
              isOfKind(room, kind) &&
              room.currency === currency &&
              room.level === level,
          );
          const taking = alike.filter(({ closingAt }) => closingAt === null);
          const free = taking.map((room) => ({
            room,
            seats: freeIn(room.definition as Definition, occupied.get(room.id)),
          }));
          const allFree = free.reduce((sum, { seats }) => sum + seats, 0);
          if (allFree < kind.freeLeast) {
            const opened = newRoom(kind, { level, currency, no: freeNumber(alike) });
            if (opened !== null) missing.push(opened);
          }
          const last = free.findLast(
            ({ room }) => room.no > 1 && now - (emptySince.get(room.id) ?? now) >= emptyMs,
          );
          if (last === undefined || allFree - last.seats < kind.freeLeast) continue;
          await beginClosing(database.db, last.room.id, clock.now());
          isChanged = true;
        }
      }
    }
    await insertSeatRooms(database.db, missing);
    await closeEmpty(database.db, [...closing], clock.now());
    return isChanged || missing.length > 0;
  };

  const attendOnce = async (): Promise<void> => {
    const known = await read();
    const stored = (await balance(known)) ? await read() : known;
    const open = new Set(stored.map(({ id }) => id));
    const opened = stored.filter(({ id }) => !kept.has(id)).flatMap((room) => gameOf(room) ?? []);
    for (const { roomId } of opened) kept.add(roomId);
    await Promise.all(opened.map(rooms.open));
    for (const id of kept.difference(open)) {
      kept.delete(id);
      games.delete(id);
      await rooms.drop(id);
    }
  };

  /** One after another: who has read the list before a room was opened would drop it as closed. */
  let attending: Promise<void> = Promise.resolve();
  const attend = (): Promise<void> => {
    const next = attending.then(attendOnce);
    attending = next.catch(() => undefined);
    return next;
  };

  const attendAgain = (): void => {
    if (isClosed) return;
    timer = setTimeout(() => {
      attend()
        .catch((error: unknown) => parts.log.warn({ err: error }, 'card rooms could not be looked after'))
        .finally(attendAgain);
    }, attendEveryMs);
  };

  const leaveWaitingLists = async (memberId: bigint, but?: string): Promise<void> => {
    for (const { roomId, currency } of await waitingListsOf(database.db, memberId)) {
      if (roomId === but) continue;
      const command = { type: 'leave_waiting_list', memberId: String(memberId) };
      await rooms.send(roomId, { bettor: { memberId, currency }, command });
    }
  };

  return {
    async begin() {
      isAttending = true;
      await attend();
      if (parts.hasTimers ?? true) attendAgain();
    },
    attend,
    async list(currency, gameId) {
      const stored = (await openSeatRooms(database.db)).filter(
        (room) => room.currency === currency && (gameId === undefined || room.gameId === gameId),
      );
      const occupied = await seatsTaken(
        database.db,
        stored.map(({ id }) => id),
      );
      const place = (room: StoredSeatRoom) => {
        const at = kinds.findIndex((kind) => isOfKind(room, kind));
        return at * 1e6 + (kinds[at]?.levels.indexOf(room.level as SeatLevel) ?? 0) * 1e4 + room.no;
      };
      return stored
        .toSorted((a, b) => place(a) - place(b))
        .flatMap((room): OpenSeatRoom[] => {
          const game = gameOf(room);
          const { taken = 0, stage = null, waitingList = [] } = occupied.get(room.id) ?? {};
          const isOpen = room.closingAt === null && (stage === null || stage === 'registering');
          return game === null ? [] : [{ game, taken, stage, isOpen, waitingList }];
        });
    },
    async openPrivate({ memberId, gameId, currency, level, contest }) {
      const kind = kinds.find((one) => one.gameId === gameId && one.contest === contest);
      const usual = kind?.roomOf({ level, currency, no: 0 }) ?? null;
      if (usual === null) return 'none';
      const code = drawCode();
      const roomId = `${gameId}-${currency.toLowerCase()}-${code.toLowerCase()}`;
      const isOpened = await database.transaction((tx) =>
        insertPrivateRoom(
          tx,
          {
            id: roomId,
            gameId,
            currency,
            level,
            no: 0,
            code,
            definition: { ...usual, roomId, code },
            openedAt: clock.now(),
            openedBy: memberId,
          },
          privateRoomsMost,
        ),
      );
      if (!isOpened) return 'many';
      if (isAttending) await attend();
      return { roomId, code };
    },
    async byCode(code) {
      const stored = await seatRoomByCode(database.db, code);
      return stored === null || stored.closingAt !== null ? null : gameOf(stored);
    },
    all: async () => (await openSeatRooms(database.db)).flatMap((room) => gameOf(room) ?? []),
    async game(roomId) {
      const known = games.get(roomId);
      if (known !== undefined) return known;
      const stored = await seatRoomById(database.db, roomId);
      return stored === null || stored.closedAt !== null ? null : gameOf(stored);
    },
    async look({ roomId, rules, latest }) {
      const known = latest();
      if (known !== null && known.version === rooms.held(roomId)) return known;
      const found = await readRoom(database, roomId);
      if (found === null) return { version: 0, state: { head: rules.first, entries: new Map() } };
      const { version, head, entries } = found.memory;
      return {
        version: Number(version),
        state: { head: head as SeatHead, entries: entries as unknown as ReadonlyMap<string, SeatEntry> },
      };
    },
    leaveWaitingLists,
    seatsOf: (memberId) => seatsOfMember(database.db, memberId),
    async retire(memberId) {
      await leaveWaitingLists(memberId);
      for (const { roomId, currency } of await seatsOfMember(database.db, memberId)) {
        const command = { type: 'retire', memberId: String(memberId) };
        await rooms.send(roomId, { bettor: { memberId, currency }, command });
      }
    },
    close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

const codeSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** Nobody guesses one: there are some 850 thousand million. */
const drawCode = (): string =>
  Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)] ?? '').join('');

/** The least number that no room of a level has. */
function freeNumber(alike: readonly Pick<StoredSeatRoom, 'no'>[]): number {
  const used = new Set(alike.map(({ no }) => no));
  let no = 1;
  while (used.has(no)) no += 1;
  return no;
}
