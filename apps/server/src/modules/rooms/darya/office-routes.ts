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
        namesOf([...new Set(daryaRooms.map(({ hall }) => hall.code))]),
      ]);
      const balances = new Map(held.map(({ label, currency, balance }) => [`${label} ${currency}`, balance]));
      const currencies = [...new Set(held.map(({ currency }) => currency))].toSorted();
      const rooms = daryaRooms.map((room) => ({
        ...roomView(room, names),
        taken: taken.get(room.id) ?? 0,
        pots: currencies.flatMap((code) => {
          const jackpot = balances.get(`${room.id} ${code}`) ?? 0n;
          const treasure = balances.get(`${treasureOf(room.id)} ${code}`) ?? 0n;
          if (jackpot === 0n && treasure === 0n) return [];
          const shown = (amount: bigint) => formatAmount(amount, knownCurrency(code));
          return [{ currency: code, jackpot: shown(jackpot), treasure: shown(treasure) }];
        }),
      }));
      return {
        rooms: rooms.filter((room) => room.taken > 0 || room.pots.length > 0),
        open: rooms.length,
      };
    },
    async officeSittings({ query }) {
      const { account, signal } = query;
      const alike = account === undefined ? undefined : await members.membersLike(account);
      const found = await findSittings(database.db, { signal, memberIds: alike?.ids, ...rowsOf(query) });
      const accounts = await members.namesOf(found.list.map(({ memberId }) => memberId));
      const list = found.list.map((row) => sittingView(row, accounts.get(row.memberId) ?? ''));
      return { ...pageOf(query, list, found.total), areAllAlike: alike?.areAll ?? true };
    },
  };
}

function roomView({ id, hall, range, no }: DaryaRoom, names: Names) {
  const { EN, UR } = names.get(hall.code) ?? { EN: hall.code, UR: hall.code };
  return { roomId: id, name: { EN, UR }, range, no, seats: seatCount, rtp: returnText(roomReturn) };
}

function sittingView({ memberId, beganAt, seenAt, signals, ...row }: Sitting, account: string) {
  const { id, roomId, currency, shots, trials, lowRisk, meanMs, deviationMs, quick } = row;
  return {
    id,
    roomId,
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
