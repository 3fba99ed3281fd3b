import type { calls } from '@ikka/contract';
import { type DaryaRoom, daryaRooms, roomReturn, seatCount } from '@ikka/darya/rules';
import { returnText } from '@ikka/game-kit';
import { formatAmount, knownCurrency } from '@ikka/money';
import type { Handlers } from '../../../platform/calls.ts';
import type { Database } from '../../../platform/database/index.ts';
import { pageOf, rowsOf } from '../../../platform/list-pages.ts';
import type { Identity } from '../../identity/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import { findSittings, type Sitting } from './sittings/store.ts';
import { seatsTaken } from './store.ts';
import { treasureOf } from './treasure.ts';

type Names = ReadonlyMap<string, { readonly EN: string; readonly UR: string }>;

export interface HallOfficeParts {
  readonly database: Database;
  readonly pots: Ledger['pots'];
  readonly members: Pick<Identity, 'membersLike' | 'namesOf'>;
  readonly namesOf: (gameIds: readonly string[]) => Promise<Names>;
}

const hallCodes = [...new Set(daryaRooms.map(({ hall }) => hall.code))];

/** What operators see of the fish halls. */
export function hallOfficeRoutes({
  database,
  pots,
  members,
  namesOf,
}: HallOfficeParts): Handlers<typeof calls.officeHalls> {
  return {
    async officeHallRooms() {
      const ids = daryaRooms.map(({ id }) => id);
      const [taken, held, names] = await Promise.all([
        seatsTaken(database.db, ids),
        pots(),
        namesOf(hallCodes),
      ]);
      const balances = new Map(held.map(({ label, currency, balance }) => [`${label} ${currency}`, balance]));
      const currencies = [...new Set(held.map(({ currency }) => currency))].toSorted();
      /** What the pots of these rooms hold together, of each currency in which they hold something. */
      const potsOf = (roomIds: readonly string[]) =>
        currencies.flatMap((code) => {
          const sumOf = (labels: readonly string[]) =>
            labels.reduce((sum, label) => sum + (balances.get(`${label} ${code}`) ?? 0n), 0n);
          const [jackpot, treasure] = [sumOf(roomIds), sumOf(roomIds.map(treasureOf))];
          if (jackpot === 0n && treasure === 0n) return [];
          const currency = knownCurrency(code);
          const shown = (amount: bigint) => formatAmount(amount, currency);
          const { shownCode, isTrial } = currency;
          return [{ currency: shownCode, isTrial, jackpot: shown(jackpot), treasure: shown(treasure) }];
        });
      const rooms = daryaRooms.map((room) => ({
        roomId: room.id,
        ...roomName(room, names),
        seats: seatCount,
        rtp: returnText(roomReturn),
        taken: taken.get(room.id) ?? 0,
        pots: potsOf([room.id]),
      }));
      return {
        rooms: rooms.filter((room) => room.taken > 0 || room.pots.length > 0),
        open: rooms.length,
        totals: { taken: rooms.reduce((sum, room) => sum + room.taken, 0), pots: potsOf(ids) },
      };
    },
    async officeSittings({ query }) {
      const { account, signal, roomId } = query;
      const alike = account === undefined ? undefined : await members.membersLike(account);
      const wish = { signal, roomId, memberIds: alike?.ids, ...rowsOf(query) };
      const [found, names] = await Promise.all([findSittings(database.db, wish), namesOf(hallCodes)]);
      const accounts = await members.namesOf(found.list.map(({ memberId }) => memberId));
      const list = found.list.map((row) => {
        const room = daryaRooms.find(({ id }) => id === row.roomId);
        const named = room === undefined ? null : roomName(room, names);
        return sittingView(row, accounts.get(row.memberId) ?? '', named);
      });
      return { ...pageOf(query, list, found.total), areAllAlike: alike?.areAll ?? true };
    },
  };
}

function roomName({ hall, range, no }: DaryaRoom, names: Names) {
  const { EN, UR } = names.get(hall.code) ?? { EN: hall.code, UR: hall.code };
  return { name: { EN, UR }, range, no };
}

function sittingView(
  { memberId, beganAt, seenAt, signals, ...row }: Sitting,
  account: string,
  room: ReturnType<typeof roomName> | null,
) {
  const { id, roomId, currency, shots, trials, lowRisk, meanMs, deviationMs, quick } = row;
  return {
    id,
    roomId,
    room,
    memberId: String(memberId),
    account,
    currency,
    beganAt: beganAt.toISOString(),
    seenAt: seenAt.toISOString(),
    shots,
    trials,
    lowRisk,
    meanMs,
    deviationMs,
    quick,
    signals: [...signals],
  };
}
