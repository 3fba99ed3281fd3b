import { generateKeyPairSync, sign } from 'node:crypto';
import { refuse, type VendorCallName, vendorHeaders } from '@ikka/contract';
import type { CurrencyCode } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase } from '@ikka/test-kit';
import { v4 as uuidv4 } from 'uuid';
import type { PlaySession } from '../../platform/calls.ts';
import { createLogger } from '../../platform/log.ts';
import { createVault } from '../../platform/vault.ts';
import { createAudit } from '../audit/index.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { createProtection, type Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import {
  createVendors,
  type OutsideVendor,
  type VendorAnswer,
  type Vendors,
  type VendorsParts,
} from './index.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const silent = createLogger('silent');

/** One process's worth: its own ledger lanes and memory, on the shared database. */
export interface Process {
  readonly ledger: Ledger;
  readonly protection: Protection;
  readonly vendors: Vendors;
}

export type Sent = Readonly<Record<string, unknown>>;

/** Two processes of the house on one database, and a vendor with its key. */
export async function openVendorsBench({ gameId = 'coin' } = {}) {
  const test = await openTestDatabase({ modules: ['audit', 'ledger', 'protection', 'vendors'], max: 30 });
  const { database } = test;
  const clock: FakeClock = fakeClock(new Date());

  const sessions = new Map<string, PlaySession>();
  const offer = { stakeMin: 100n, stakeMax: 1_000_000n, isOpen: true };
  const facts: { name: string; fact: unknown }[] = [];
  const letters: string[] = [];
  const bounds = { 'vendors.win_held_from': '1000000.00', 'vendors.day_loss_max': '5000000.00' };
  const vendor: OutsideVendor = {
    code: 'TEST_VENDOR',
    category: 'RNG',
    name: { EN: 'Test', UR: 'آزمائش' },
    sort: 1,
    gameUrl: 'https://games.example/play',
    gameUrl2: null,
    catalogueUrl: null,
    transferWallet: null,
    keys: [{ id: 'k1', publicKey: pair.publicKey, validFrom: null, validUntil: null }],
  };
  const transferWallet = {
    url: 'https://games.example/wallet',
    keyId: 'h1',
    privateKey: pair.privateKey,
    accountTypeId: 2,
    isAutomatic: false,
  };
  const publish: VendorsParts['facts']['publish'] = (name, fact) => void facts.push({ name, fact });

  const startProcess = async (): Promise<Process> => {
    const ledger = await createLedger({ database, clock, log: silent });
    const audit = createAudit({ database, clock });
    const protection = createProtection({ database, clock, audit, facts: { publish }, ledger });
    const vendors = createVendors({
      database,
      clock,
      log: silent,
      audit,
      vault: createVault('k'.repeat(32)),
      facts: { publish },
      ledger,
      protection,
      settings: { get: ((name: keyof typeof bounds) => bounds[name]) as Settings['get'] },
      tell: async (_tx, memberId, { title }) => void letters.push(`${memberId}: ${title.EN}`),
      list: [
        vendor,
        { ...vendor, code: 'OTHER_VENDOR' },
        { ...vendor, code: 'PURSE_VENDOR', transferWallet },
      ],
      currencyCode: (code) => code as CurrencyCode,
      // A launch token is the session's here.
      openPlay: async (token) => {
        const play = sessions.get(token);
        return play === undefined ? refuse('launch.token_invalid') : { token, play };
      },
      playSession: async (token) => sessions.get(token) ?? null,
      importGames: async () => false,
      offerOf: async (_vendor, id) => (id === gameId ? offer : null),
    });
    return { ledger, protection, vendors };
  };
  const processes = [await startProcess(), await startProcess()] as const;
  let lastMember = 0n;

  const cash = async (memberId: bigint, currency: CurrencyCode = 'PKR'): Promise<bigint> => {
    const { ledger } = processes[0];
    const account = await ledger.memberAccount(memberId, 'cash', currency);
    return (await ledger.account(account))?.balance ?? 0n;
  };

  /** A request as it leaves the vendor; `change` spoils what a test wants spoilt. */
  const send = (
    call: VendorCallName,
    sent: Sent,
    { to = processes[0], code = vendor.code, headers = {}, body }: SendOptions = {},
  ): Promise<VendorAnswer> => {
    const text =
      body ?? JSON.stringify({ call, requestId: uuidv4(), sentAt: clock.now().toISOString(), ...sent });
    const signature = sign('RSA-SHA256', Buffer.from(text), pair.privateKey).toString('base64');
    return to.vendors.receive({
      vendor: code,
      call,
      rawBody: Buffer.from(text),
      ip: '203.0.113.9',
      headers: { [vendorHeaders.key]: 'k1', [vendorHeaders.signature]: signature, ...headers },
    });
  };

  const idsOf = async (condition: string): Promise<string[]> => {
    const { rows } = await database.pool.query(`SELECT id FROM vendors.round WHERE ${condition} ORDER BY id`);
    return rows.map(({ id }) => id);
  };

  return {
    database,
    clock,
    vendor,
    offer,
    facts,
    letters,
    bounds,
    sessions,
    processes,
    cash,
    send,
    privateKey: pair.privateKey,
    openRounds: () => idsOf('ended_at IS NULL'),
    /** Rounds of which every stake was given back. */
    roundsGivenBack: () => idsOf('stake = refunded'),
    /** A member with money and a session of the vendor's game; answers the session's token. */
    async openMember(currency: CurrencyCode = 'PKR', amount = 100_000n) {
      lastMember += 1n;
      const memberId = lastMember;
      const { ledger } = processes[0];
      const account = await ledger.memberAccount(memberId, 'cash', currency);
      const bank = await ledger.houseAccount('provider', currency, 'test');
      await ledger.post({
        transfers: [{ id: ledger.newId(), debit: bank, credit: account, amount, kind: 'deposit' }],
      });
      const token = `session-of-member-${memberId}`;
      sessions.set(token, {
        playSessionId: '0198d2a0-0000-7000-8000-000000000001',
        memberId,
        account: `member${memberId}`,
        isTrial: currency === 'PKT',
        currency,
        gameId,
        vassalage: vendor.code,
        language: 'UR',
      });
      return { memberId, token };
    },
    async close() {
      await Promise.all(processes.map(({ ledger }) => ledger.close()));
      await test.drop();
    },
  };
}

interface SendOptions {
  readonly to?: Process;
  readonly code?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export type VendorsBench = Awaited<ReturnType<typeof openVendorsBench>>;

/** The answer's value, or its code. */
export function told({ body }: VendorAnswer): Record<string, unknown> | string {
  const envelope = body as { success: boolean; value: Record<string, unknown>; code?: string };
  return envelope.success ? envelope.value : (envelope.code ?? '');
}
