import { type Currency, currencies, parseAmount } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { connect, type Database } from '../../platform/database/index.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import type { SettingKey, Settings } from '../settings/index.ts';
import { createTransfers, type Transfers } from './index.ts';
import type { TransfersParts, TransferWish, Turnover } from './parts.ts';

export interface Instance {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly transfers: Transfers;
}

/** A member of the line as the tests know him. */
interface TestMember {
  readonly memberId: bigint;
  readonly uplineId: bigint | null;
  readonly isAgent: boolean;
}

export interface Bench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly ledger: Ledger;
  readonly instances: readonly [Instance, Instance];
  readonly settings: Map<SettingKey, unknown>;
  readonly excluded: Set<bigint>;
  /** What members still have to stake. */
  readonly missing: Map<bigint, bigint>;
  /** What members let come in, and what of it is taken. */
  readonly depositLimits: Map<bigint, bigint>;
  /** Once, in the moment in which all of the sender was checked and nothing is moved yet. */
  behindChecks: (() => Promise<void>) | null;
  /** Money that comes into a member's cash. */
  bring(memberId: bigint, amount: bigint): Promise<void>;
  newMember(cash: string, under?: bigint | null, isAgent?: boolean): Promise<bigint>;
  suspend(memberId: bigint): Promise<void>;
  up(sender: bigint, amount: string, id?: string): TransferWish;
  down(sender: bigint, receiver: bigint, amount: string, id?: string): TransferWish;
  key(): string;
  cash(memberId: bigint): Promise<bigint>;
  close(): Promise<void>;
}

export const rupees = (text: string): bigint => parseAmount(text, currencies.PKR) ?? 0n;

/** Two instances of the module on one real database with the real ledger; the modules beside them are lists. */
export async function openBench(): Promise<Bench> {
  const test = await openTestDatabase({ modules: ['ledger', 'transfers'] });
  const clock = fakeClock('2027-03-01T06:00:00.000Z');
  const settings = new Map<SettingKey, unknown>([
    ['site.time_zone', 'Asia/Karachi'],
    ['cashier.withdraw_turnover', '1.00'],
    ['transfer.upline_limits', { min: '10.00', max: '1000.00', dayMax: '2000.00', dayCount: 10 }],
    ['transfer.downline_limits', { min: '10.00', max: '5000.00', dayMax: '9000.00', dayCount: 100 }],
  ]);
  const members = new Map<bigint, TestMember>();
  const suspended = new Set<bigint>();
  const excluded = new Set<bigint>();
  const missing = new Map<bigint, bigint>();
  const depositLimits = new Map<bigint, bigint>();
  const taken = new Map<string, bigint>();
  const nameOf = (memberId: bigint) => `member${memberId}`;

  const identity = {
    uplineOf: async (memberId: bigint) => {
      const uplineId = members.get(memberId)?.uplineId ?? null;
      return uplineId === null ? null : { memberId: uplineId, account: nameOf(uplineId) };
    },
    isDownline: async (agentId: bigint, memberId: bigint) => members.get(memberId)?.uplineId === agentId,
    downlineOf: async () => ({ members: [], total: 0 }),
    isAgent: async (memberId: bigint) => members.get(memberId)?.isAgent ?? false,
    member: async (memberId: bigint) => {
      const happen = bench.behindChecks;
      bench.behindChecks = null;
      await happen?.();
      return { state: suspended.has(memberId) ? 'suspended' : 'active', currency: 'PKR' };
    },
    namesOf: async (ids: readonly bigint[]) => new Map(ids.map((id) => [id, nameOf(id)])),
    membersLike: async (search: string) => ({
      ids: [...members.keys()].filter((memberId) => nameOf(memberId).startsWith(search)),
      areAll: true,
    }),
  } as unknown as TransfersParts['identity'];
  const protection = {
    isExcluded: async (memberId: bigint) => excluded.has(memberId),
    countDeposit: async (who: { memberId: bigint }, { id, amount }: { id: string; amount: bigint }) => {
      const left = depositLimits.get(who.memberId);
      if (left === undefined || taken.has(id)) return null;
      if (left < amount) return { code: 'wallet.limit_reached' };
      depositLimits.set(who.memberId, left - amount);
      taken.set(id, amount);
      return null;
    },
    depositEnded: async ({ memberId }: { memberId: bigint }, id: string) => {
      const left = depositLimits.get(memberId);
      if (left !== undefined) depositLimits.set(memberId, left + (taken.get(id) ?? 0n));
      taken.delete(id);
    },
    depositPaid: async (who: { memberId: bigint }, { id, amount }: { id: string; amount: bigint }) => {
      const left = depositLimits.get(who.memberId);
      if (left === undefined || taken.has(id)) return;
      depositLimits.set(who.memberId, left - amount);
      taken.set(id, amount);
    },
  } as unknown as TransfersParts['protection'];
  const turnoverOf = async (memberId: bigint, _currency: Currency): Promise<Turnover> => {
    const left = missing.get(memberId) ?? 0n;
    return { required: left, played: 0n, missing: left };
  };

  const open = async (): Promise<Instance> => {
    const database = connect(test.url, { max: 8 });
    const ledger = await createLedger({ database, clock, log: pino({ level: 'silent' }) });
    const transfers = createTransfers({
      database,
      clock,
      settings: { get: (key: SettingKey) => settings.get(key) } as Pick<Settings, 'get'>,
      facts: { publish: () => undefined },
      ledger,
      identity,
      protection,
      turnoverOf,
    });
    return { database, ledger, transfers };
  };
  const instances = [await open(), await open()] as const;
  const { ledger } = instances[0];
  let lastMember = 100n;
  const key = () => v7({ msecs: clock.now().getTime() });
  const wish = (sender: bigint, amount: string, to: TransferWish['to'], id: string): TransferWish => ({
    id,
    sender: { memberId: sender, currency: 'PKR' },
    ip: '127.0.0.1',
    amount,
    to,
  });

  const bring: Bench['bring'] = async (memberId, amount) => {
    const credit = await ledger.memberAccount(memberId, 'cash', 'PKR');
    const debit = await ledger.houseAccount('equity', 'PKR');
    const id = ledger.newId();
    await ledger.post({ transfers: [{ id, debit, credit, amount, kind: 'adjustment' }] });
  };

  const bench: Bench = {
    behindChecks: null,
    bring,
    test,
    clock,
    ledger,
    instances,
    settings,
    excluded,
    missing,
    depositLimits,
    async newMember(cash, under = null, isAgent = false) {
      lastMember += 1n;
      members.set(lastMember, { memberId: lastMember, uplineId: under, isAgent });
      const amount = rupees(cash);
      if (amount > 0n) await bring(lastMember, amount);
      return lastMember;
    },
    async suspend(memberId) {
      suspended.add(memberId);
      await test.database.transaction((tx) => ledger.suspend(tx, memberId));
    },
    up: (sender, amount, id = key()) => wish(sender, amount, { direction: 'upline' }, id),
    down: (sender, receiver, amount, id = key()) =>
      wish(sender, amount, { direction: 'downline', memberId: receiver }, id),
    key,
    async cash(memberId) {
      const account = await ledger.account(await ledger.memberAccount(memberId, 'cash', 'PKR'));
      return account?.balance ?? 0n;
    },
    async close() {
      for (const one of instances) {
        await one.ledger.close();
        await one.database.close();
      }
      await test.drop();
    },
  };
  return bench;
}
