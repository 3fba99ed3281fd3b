import type { CurrencyCode } from '@ikka/money';
import {
  type FakeClock,
  fakeClock,
  openTestDatabase,
  type SeededRandom,
  seededRandom,
  type TestDatabase,
} from '@ikka/test-kit';
import { v7 as uuidv7 } from 'uuid';
import { createLogger } from '../../platform/log.ts';
import {
  createLedger,
  type HouseAccount,
  type Ledger,
  type StatementEntry,
  type TransferKind,
} from '../ledger/index.ts';
import { createRecords, type Records } from './index.ts';
import type { Holder, RecordsParts } from './parts.ts';

export const games = [
  { gameId: 'one', vendorCode: 'A' },
  { gameId: 'two', vendorCode: 'A' },
  { gameId: 'three', vendorCode: 'B' },
] as const;

/** A member's random life, and what the ledger's own chain says of it, oldest first. */
export interface Life {
  readonly random: SeededRandom;
  readonly holder: Holder;
  readonly chain: readonly StatementEntry[];
}

export interface Bench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly ledger: Ledger;
  readonly bank: HouseAccount;
  readonly parts: RecordsParts;
  readonly records: Records;
  /** The same, reading a long way seven transfers at a time. */
  readonly inPieces: Records;
  /** The game of each round. */
  readonly roundGames: Map<string, (typeof games)[number]>;
  /** The site's time zone. */
  readonly zone: { name: string };
  live(seed: number): Promise<Life>;
  close(): Promise<void>;
}

const inward: TransferKind[] = [
  'cashback_paid',
  'line_transfer',
  'deposit',
  'withdrawal_returned',
  'payout',
  'refund',
  'stake_set_off',
  'bonus_unlocked',
  'adjustment',
  'commission_earned',
];
const outward: TransferKind[] = [
  'withdrawal_held',
  'stake',
  'stake',
  'stake',
  'set_off_settled',
  'fee',
  'adjustment',
];

/** Transfers whose reference is a round. */
export const playKinds: ReadonlySet<TransferKind> = new Set<TransferKind>([
  'stake',
  'payout',
  'refund',
  'stake_set_off',
  'set_off_settled',
]);

/** Records on the real ledger, on a database of their own; the clock begins two days before a year's end. */
export async function openBench(): Promise<Bench> {
  const test = await openTestDatabase({ modules: ['ledger', 'records'] });
  const clock = fakeClock('2027-12-30T12:00:00.000Z');
  const ledger = await createLedger({ database: test.database, clock, log: createLogger('silent') });
  const bank = await ledger.houseAccount('equity', 'PKR');
  const roundGames: Bench['roundGames'] = new Map();
  const zone = { name: 'Asia/Karachi' };
  const parts: RecordsParts = {
    database: test.database,
    clock,
    settings: { get: () => zone.name as never },
    ledger,
    plays: {
      gamesOf: async (ids: readonly string[]) =>
        ids.flatMap((id) => {
          const game = roundGames.get(id);
          return game === undefined ? [] : [{ id, ...game }];
        }),
    },
    currencyCode: (code: string) => code as CurrencyCode,
  };
  const records = createRecords(parts);

  const live = async (seed: number): Promise<Life> => {
    const random = seededRandom(seed);
    const memberId = BigInt(seed);
    const holder = { memberId, currency: 'PKR' };
    const cash = await ledger.memberAccount(memberId, 'cash', 'PKR');
    for (let n = 0; n < 120; n += 1) {
      clock.advance(random.int(4) === 0 ? random.int(9) * 3_600_000 : random.int(200_000));
      const isIn = random.next() < 0.55;
      const kind = random.pick(isIn ? inward : outward);
      const reference = uuidv7({ msecs: clock.now().getTime() });
      if (playKinds.has(kind)) roundGames.set(reference, random.pick(games));
      const amount = BigInt(1 + random.int(50_000));
      await ledger.post({
        transfers: [
          {
            id: ledger.newId(),
            debit: isIn ? bank : cash,
            credit: isIn ? cash : bank,
            amount,
            kind,
            reference,
          },
        ],
      });
      if (random.int(15) === 0) {
        // The announcement of changed limits: a transfer of nothing, which no record shows.
        await ledger.transact((_tx, inside) =>
          inside.changeLimits({ memberId, currency: 'PKR', windows: [], isAnnounced: true }),
        );
      }
      if (random.int(20) === 0) await records.readOn(holder, 5);
    }
    const found = await ledger.statement(cash, { limit: 10_000 });
    const chain = (found?.entries ?? []).filter(({ change }) => change !== 0n).toReversed();
    return { random, holder, chain };
  };

  return {
    test,
    clock,
    ledger,
    bank,
    parts,
    records,
    inPieces: createRecords({ ...parts, stretchMax: 7 }),
    roundGames,
    zone,
    live,
    async close() {
      await ledger.close();
      await test.drop();
    },
  };
}

export const within = (chain: readonly StatementEntry[], from: Date, to: Date) =>
  chain.filter(({ at }) => at >= from && at < to);
export const before = (chain: readonly StatementEntry[], at: Date) =>
  chain.findLast((entry) => entry.at < at)?.balanceAfter ?? 0n;
export const net = (entries: readonly StatementEntry[]) =>
  entries.reduce((sum, { change }) => sum + change, 0n);
