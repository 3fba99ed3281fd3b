import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { v7 } from 'uuid';
import { type Audit, createAudit } from '../audit/index.ts';
import type { HandReport, Sitter } from '../rooms/index.ts';
import type { SettingKey } from '../settings/index.ts';
import { createIntegrity, type Integrity } from './index.ts';
import type { IntegrityParts } from './parts.ts';

export const hina = { username: 'hina', ip: '198.51.100.4' };
export const omar = { username: 'omar', ip: '198.51.100.5' };

/** A stake of the room in smallest units. */
export const boot = 1_000;

const usual: Partial<Record<SettingKey, unknown>> = {
  'integrity.window_days': 30,
  'integrity.case_hands_min': 100,
  'integrity.case_points': 60,
  'integrity.abandoned_hands': 3,
  'integrity.abandoned_minutes': 60,
  'integrity.ban_minutes': [10, 60, 1_440],
};

export interface IntegrityTestBench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly audit: Audit;
  readonly parts: IntegrityParts;
  readonly integrity: Integrity;
  readonly settings: Partial<Record<SettingKey, unknown>>;
  /** Pairs who had money paid out to one account, as `1 2`. */
  readonly sharedPayouts: Set<string>;
  /** Who sits at the table `room`, by seat. */
  readonly sitters: Sitter[];
  /** Hands that are in the record. */
  readonly rounds: Set<string>;
  /** Notes a hand as the rooms do. */
  note(hand: HandReport): Promise<void>;
  /** The same of many at once, and counts and judges what came of them. */
  play(hands: readonly HandReport[]): Promise<void>;
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** A hand of these results, in boots: what each member put in and took out. */
export function handOf(
  results: readonly (readonly [memberId: number, stake: number, payout: number])[],
  more: Partial<HandReport> & { readonly abandonedBy?: readonly number[] } = {},
): HandReport {
  const { abandonedBy = [], ...changed } = more;
  return {
    id: v7(),
    roomId: 'teen-patti-pkr-small-1',
    no: 1,
    gameId: 'teen-patti',
    currency: 'PKR',
    stake: String(boot),
    isShown: true,
    seats: results.map(([memberId, stake, payout]) => ({
      memberId: String(memberId),
      roundId: v7(),
      stake: String(Math.round(stake * boot)),
      payout: String(Math.round(payout * boot)),
      address: null,
      hasAbandoned: abandonedBy.includes(memberId),
    })),
    duels: [],
    conceded: null,
    ...changed,
  };
}

export async function openIntegrityTestBench(): Promise<IntegrityTestBench> {
  const test = await openTestDatabase({ modules: ['audit', 'integrity'], max: 12 });
  const clock = fakeClock(new Date('2026-11-20T08:00:00.000Z'));
  const { database } = test;
  const audit = createAudit({ database, clock });
  const settings = { ...usual };
  const sharedPayouts = new Set<string>();
  const sitters: Sitter[] = [];
  const rounds = new Set<string>();
  const parts: IntegrityParts = {
    database,
    clock,
    audit,
    settings: { get: (key: SettingKey) => settings[key] } as never,
    identity: {
      member: async (memberId: bigint) => (memberId < 1_000n ? { memberId } : null),
      namesOf: async (ids: readonly bigint[]) => new Map(ids.map((id) => [id, `member${id}`])),
      membersLike: async (search: string) => ({
        ids: [BigInt(search.replace('member', ''))],
        areAll: true,
      }),
      // The browser of 7 knows 8 and 9, too.
      membersOfBrowser: async ({ read }: { read(name: string): string | null }) =>
        read('device') === 'shared' ? [7n, 8n, 9n] : [],
    } as never,
    cardRooms: {
      seatsOf: async (memberId) =>
        sitters.some((sitter) => sitter.memberId === memberId)
          ? [{ roomId: 'room', gameId: 'teen-patti', currency: 'PKR' }]
          : [],
      sitterAt: async ({ roomId, seat }) => (roomId === 'room' ? (sitters[seat] ?? null) : null),
      isRound: async (id) => rounds.has(id),
    },
    // As the true one does, on another connection than a transaction's.
    sharePayout: async (one, other) => {
      await database.pool.query('SELECT 1');
      return sharedPayouts.has(`${one} ${other}`);
    },
    gameNames: async (ids) => new Map(ids.map((id) => [id, { EN: id, UR: id }])),
  };
  const integrity = createIntegrity(parts);
  return {
    test,
    clock,
    audit,
    parts,
    integrity,
    settings,
    sharedPayouts,
    sitters,
    rounds,
    note: (hand) => database.transaction((tx) => integrity.noteHand(tx, hand, clock.now())),
    async play(hands) {
      await database.pool.query(
        `INSERT INTO integrity.hand_due (id, report, at)
         SELECT (hand ->> 'id')::uuid, hand, $2 FROM jsonb_array_elements($1::jsonb) hand`,
        [JSON.stringify(hands), clock.now()],
      );
      await integrity.count();
      await integrity.judge();
    },
    rows: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await database.pool.query(sql, [...values])).rows as Row[],
    close: () => test.drop(),
  };
}
