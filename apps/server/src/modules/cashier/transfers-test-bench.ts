import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallAnswer, calls } from '@ikka/contract';
import { type FakeClock, fakeClock, openTestDatabase, type TestDatabase } from '@ikka/test-kit';
import { pino } from 'pino';
import sharp from 'sharp';
import { v4, v7 } from 'uuid';
import type { CallerOf } from '../../platform/calls.ts';
import { answered } from '../../platform/calls-test-answers.ts';
import { callerOf } from '../../platform/calls-test-caller.ts';
import { connect, type Database } from '../../platform/database/index.ts';
import { createFolderStore } from '../../platform/files.ts';
import { createVault } from '../../platform/vault.ts';
import { type Audit, createAudit } from '../audit/index.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { createProtection, type Protection } from '../protection/index.ts';
import type { SettingKey, Settings } from '../settings/index.ts';
import { oneBonus } from './cashier-test-bonuses.ts';
import { type Cashier, createCashier, createManualProvider } from './index.ts';

export { answered };

type Deposit = CallAnswer<(typeof calls.cashier)['deposit']>;
type OfficeDeposit = CallAnswer<(typeof calls.officeDeposits)['officeDeposit']>;

export const hina = { username: 'hina', ip: '198.51.100.4' };
export const omar = { username: 'omar', ip: '198.51.100.5' };

/** An account of the house with a fee, for transfers of 500.00 to 900000.00. */
export const meezan = {
  code: 'meezan-1',
  isOpen: true,
  bank: 'Meezan Bank',
  holder: 'Ikka Limited',
  number: 'PK36MEZN0000001123456702',
  currency: 'PKR',
  min: '500.00',
  max: '900000.00',
  feePercent: '1.50',
  qrText: '',
  note: { EN: 'Write the reference.', UR: 'حوالہ لکھیں۔' },
};

/** One of several processes that share a database: its own connections, ledger lanes and cashier. */
export interface Instance {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly cashier: Cashier;
  readonly protection: Protection;
  readonly facts: string[];
  /** The letters that members were written: to whom, and what. */
  readonly letters: string[];
  /** While it is away nothing is posted: a decision is made, and its money waits. */
  isLedgerAway: boolean;
}

export interface Bench {
  readonly test: TestDatabase;
  readonly clock: FakeClock;
  readonly instances: readonly [Instance, Instance];
  readonly cashier: Cashier;
  readonly settings: Partial<Record<SettingKey, unknown>>;
  newMember(): bigint;
  caller(memberId: bigint, key?: string): CallerOf<(typeof calls.cashier)['createDeposit']>;
  /** A transfer that must come to be; of 1000.00 unless said otherwise. */
  begin(memberId: bigint, amount?: string): Promise<Deposit>;
  picture(memberId: bigint): Promise<string>;
  /** Begun, and a proof sent. */
  proven(memberId: bigint, amount?: string): Promise<Deposit>;
  /** Proven, and in Hina's hands. */
  taken(memberId: bigint, amount?: string): Promise<Deposit>;
  /** A payment of the statement that no deposit has yet. */
  found(received: string, reason?: string): { received: string; bankReference: string; reason?: string };
  read(memberId: bigint, id: string): Promise<Deposit>;
  forOperator(id: string): Promise<OfficeDeposit>;
  cash(memberId: bigint): Promise<bigint>;
  /** Of the house's accounts: what the provider owes us, and the fees. */
  house(): Promise<{ provider: bigint; fees: bigint }>;
  actsOn(id: string): Promise<string[]>;
  audit: Audit;
  close(): Promise<void>;
}

const defaults: Partial<Record<SettingKey, unknown>> = {
  'cashier.deposit_min': '100.00',
  'cashier.deposit_max': '500000.00',
  'cashier.deposit_suggested': ['500.00', '1000.00'],
  'cashier.deposit_expiry_minutes': 30,
  'cashier.transfer_accounts': [meezan],
  'cashier.transfer_expiry_minutes': 120,
  'cashier.transfer_late_proof_hours': 72,
  'cashier.deposit_four_eyes_from': '200000.00',
  'cashier.deposit_operator_day_from': '1000000.00',
  'upload.image_max_bytes': 5_000_000,
  'cashier.withdraw_turnover': '1.00',
  'member.payout_wait_hours': 24,
};

const vault = createVault('a key for tests alone, thirty-two and more');

/** Two instances of the cashier on one real database, with the house's own accounts as its only provider. */
export async function openBench(): Promise<Bench> {
  const test = await openTestDatabase({ modules: ['audit', 'ledger', 'protection', 'cashier'] });
  const folder = await mkdtemp(join(tmpdir(), 'ikka-transfers-'));
  const clock = fakeClock(new Date());
  const settings: Bench['settings'] = {};
  const get = (key: SettingKey) => settings[key] ?? defaults[key];
  const shared = { clock, settings: { get } as Pick<Settings, 'get'>, folder };
  const [first, second] = await Promise.all([openInstance(test, shared), openInstance(test, shared)]);
  const audit = createAudit({ database: test.database, clock });
  const pixels = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
  let lastMember = 1000n;
  let payments = 0;
  const { cashier } = first;

  const caller: Bench['caller'] = (memberId, key = v7({ msecs: clock.now().getTime() })) =>
    callerOf(memberId, key);
  const begin: Bench['begin'] = async (memberId, amount = '1000.00') =>
    answered(await cashier.createDeposit({ method: 'transfer-meezan-1', amount }, caller(memberId)));
  const files = createFolderStore(folder);
  let drawn: Uint8Array | null = null;
  // A process of its own draws each picture that is kept: after the first, its pixels are sealed for further rows.
  const picture: Bench['picture'] = async (memberId) => {
    const { pool } = test.database;
    if (drawn === null) {
      const { id } = answered(await cashier.keepProof(memberId, pixels));
      const { rows } = await pool.query<{ file: string }>('SELECT file FROM cashier.proof WHERE id = $1', [
        id,
      ]);
      const sealed = await files.read(rows[0]?.file ?? '');
      if (sealed !== null) drawn = vault.openBytes('deposit-proof', id, sealed);
      return id;
    }
    const id = v4();
    const file = await files.put(vault.sealBytes('deposit-proof', id, drawn));
    await pool.query('INSERT INTO cashier.proof (id, member_id, file, uploaded_at) VALUES ($1, $2, $3, $4)', [
      id,
      memberId,
      file,
      clock.now(),
    ]);
    return id;
  };
  const proven: Bench['proven'] = async (memberId, amount) => {
    const { id } = await begin(memberId, amount);
    return answered(await cashier.sendProofs(id, [await picture(memberId)], caller(memberId)));
  };
  const sumOf = async (kind: number, label: string) => {
    const { rows } = await test.database.pool.query<{ sum: string | null }>(
      `SELECT sum(balance)::text AS sum FROM ledger.account JOIN ledger.holder ON account_id = id
        WHERE kind = $1 AND label = $2`,
      [kind, label],
    );
    return BigInt(rows[0]?.sum ?? 0);
  };
  return {
    test,
    clock,
    instances: [first, second],
    cashier,
    settings,
    audit,
    newMember: () => ++lastMember,
    found: (received, reason) => {
      payments += 1;
      return { received, bankReference: `FT-${1000 + payments}`, ...(reason ? { reason } : {}) };
    },
    caller,
    begin,
    picture,
    proven,
    async taken(memberId, amount) {
      const made = await proven(memberId, amount);
      answered(await cashier.transfers.hold(made.id, 'take', hina));
      return made;
    },
    read: async (memberId, id) => answered(await cashier.readDeposit(id, caller(memberId).member)),
    forOperator: async (id) => answered(await cashier.transfers.forOperator(id)),
    async cash(memberId) {
      const accounts = await first.ledger.balances(memberId);
      return accounts.find(({ kind }) => kind === 'cash')?.balance ?? 0n;
    },
    house: async () => ({ provider: await sumOf(22, 'manual'), fees: await sumOf(20, 'deposit fees') }),
    async actsOn(id) {
      const { entries } = await audit.find({ subject: `deposit:${id}` }, { limit: 50, offset: 0 });
      return entries.map(({ action, actor }) => `${action} ${actor}`).reverse();
    },
    async close() {
      const { isBalanced } = await first.ledger.health('recount');
      if (!isBalanced) throw new Error('the books do not balance');
      for (const instance of [first, second]) {
        await instance.ledger.close();
        await instance.database.close();
      }
      await test.drop();
      await rm(folder, { recursive: true });
    },
  };
}

async function openInstance(
  test: TestDatabase,
  { clock, settings, folder }: { clock: FakeClock; settings: Pick<Settings, 'get'>; folder: string },
): Promise<Instance> {
  const log = pino({ level: 'silent' });
  const database = connect(test.url, { max: 8 });
  const ledger = await createLedger({ database, clock, log });
  const audit = createAudit({ database, clock });
  const facts: string[] = [];
  const letters: string[] = [];
  const state = { isLedgerAway: false };
  const told = (name: string, fact: object) =>
    void facts.push('state' in fact ? `${name} ${fact.state}` : name);
  const protection = createProtection({ database, clock, audit, facts: { publish: told }, ledger });
  const cashier = createCashier({
    hasColleague: async () => true,
    database,
    clock,
    settings,
    log,
    audit,
    vault,
    files: createFolderStore(folder),
    identity: { namesOf: async (ids) => new Map(ids.map((id) => [id, `member${id}`])) },
    ledger: {
      ...ledger,
      post: async (post) => {
        if (state.isLedgerAway) throw new Error('the ledger is away');
        return ledger.post(post);
      },
    },
    facts: { publish: told, on: () => undefined },
    providers: [createManualProvider({ settings })],
    bonuses: oneBonus,
    protection,
    tell: async (_tx, memberId, { title, text }) =>
      void letters.push(`${memberId}: ${title.EN} / ${text.EN}`),
    returnUrl: (id) => `https://ikka.example/index?deposit=${id}`,
  });
  return Object.assign(state, { database, ledger, cashier, protection, facts, letters });
}
