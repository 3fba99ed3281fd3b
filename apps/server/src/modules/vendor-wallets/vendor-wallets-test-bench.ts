import { generateKeyPairSync } from 'node:crypto';
import type { CurrencyCode } from '@ikka/money';
import { type FakeClock, fakeClock, openTestDatabase } from '@ikka/test-kit';
import { purseChaosSchema, startSandbox } from '@ikka/vendor-sandbox/testing';
import { createLogger } from '../../platform/log.ts';
import { createVault } from '../../platform/vault.ts';
import { createAudit } from '../audit/index.ts';
import { createLedger, type Ledger } from '../ledger/index.ts';
import { createProtection } from '../protection/index.ts';
import { playerIdOf } from '../vendors/index.ts';
import { createVendorWallets, type VendorWallets, type VendorWalletsParts } from './index.ts';

const vendorKeys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const houseKeys = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const silent = createLogger('silent');
export const game = 'sandbox-purse-cups';

type Ours = VendorWalletsParts['ledger'];

/** The house on a database, and the sandbox vendor that keeps purses, on a line that may be bad. */
export async function openWalletsBench({
  chaos,
}: {
  chaos?: Parameters<typeof purseChaosSchema.parse>[0];
} = {}) {
  const test = await openTestDatabase({
    modules: ['audit', 'ledger', 'protection', 'vendors', 'vendor-wallets'],
    max: 30,
  });
  const { database } = test;
  const clock: FakeClock = fakeClock(new Date());
  const vault = createVault('k'.repeat(32));
  const facts: { name: string; fact: unknown }[] = [];
  const publish: VendorWalletsParts['facts']['publish'] = (name, fact) => void facts.push({ name, fact });
  const ledger: Ledger = await createLedger({ database, clock, log: silent });
  const audit = createAudit({ database, clock });
  const protection = createProtection({ database, clock, audit, facts: { publish }, ledger });
  const sandbox = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    dataDir: ':memory:',
    walletUrl: 'http://127.0.0.1:1/SANDBOX',
    keyId: 'k1',
    privateKey: vendorKeys.privateKey,
    siteUrls: ['http://127.0.0.1:1'],
    chaos: null,
    purse: {
      walletUrl: 'http://127.0.0.1:1/PURSE',
      house: { keyId: 'h1', publicKey: houseKeys.publicKey },
      chaos: chaos === undefined ? null : purseChaosSchema.parse(chaos),
      now: () => clock.now(),
    },
  });
  if (sandbox.purse === null) throw new Error('the sandbox keeps no purses');
  const { purse } = sandbox;
  const state = { isOpen: true, url: `${sandbox.address}/purse` };
  const vendor = {
    code: 'PURSE',
    category: 'RNG' as const,
    name: { EN: 'Bazaar', UR: 'بازار' },
    sort: 1,
    gameUrl: 'https://games.example/play',
    gameUrl2: null,
    catalogueUrl: null,
    keys: [{ id: 'k1', publicKey: vendorKeys.publicKey, validFrom: null, validUntil: null }],
    transferWallet: {
      get url() {
        return state.url;
      },
      keyId: 'h1',
      privateKey: houseKeys.privateKey,
      accountTypeId: 2,
      isAutomatic: false,
    },
  };
  /** A process of the house; `changed` lets it die where a test wants it to. */
  const startProcess = (
    changed: Partial<Ours> = {},
    other: Pick<VendorWalletsParts, 'wait'> = {},
  ): VendorWallets =>
    createVendorWallets({
      database,
      clock,
      log: silent,
      vault,
      facts: { publish },
      audit,
      ledger: { ...ledger, ...changed },
      protection,
      vendors: [vendor],
      currencyCode: (code) => code as CurrencyCode,
      isOpen: async () => state.isOpen,
      namesOf: async (ids) => new Map(ids.map((id) => [id, `member${id}`])),
      patienceMs: 2_000,
      ...other,
    });
  let lastMember = 0n;
  const balanceOf = async (memberId: bigint, kind: 'cash' | 'vendor_wallet' | 'vendor_transit') => {
    const label = kind === 'cash' ? '' : vendor.code;
    const account = await ledger.memberAccount(memberId, kind, 'PKR', label);
    return (await ledger.account(account))?.balance ?? 0n;
  };
  const purseKey = (memberId: bigint) => ({
    player: playerIdOf({ vault }, vendor.code, { memberId }),
    currency: 'PKR',
    isTrial: 0,
  });
  return {
    database,
    clock,
    facts,
    ledger,
    protection,
    audit,
    purse,
    vendor,
    state,
    startProcess,
    balanceOf,
    /** All of a member's money by account. */
    async moneyOf(memberId: bigint) {
      return {
        cash: await balanceOf(memberId, 'cash'),
        transit: await balanceOf(memberId, 'vendor_transit'),
        wallet: await balanceOf(memberId, 'vendor_wallet'),
      };
    },
    purseKey,
    /** A round in the member's purse, with the outcome that a test wants. */
    play: (memberId: bigint, staked: bigint, paid: bigint) =>
      purse.store.play(purseKey(memberId), game, staked, paid),
    wish: (memberId: bigint, direction: 'in' | 'out', amount: bigint | 'all', id = ledger.newId()) => ({
      id,
      owner: { memberId, currency: 'PKR' },
      vendor,
      direction,
      amount,
      cause: 'member' as const,
    }),
    async openMember(amount = 100_000n): Promise<bigint> {
      lastMember += 1n;
      const bank = await ledger.houseAccount('provider', 'PKR', 'test');
      const credit = await ledger.memberAccount(lastMember, 'cash', 'PKR');
      await ledger.post({
        transfers: [{ id: ledger.newId(), debit: bank, credit, amount, kind: 'deposit' }],
      });
      return lastMember;
    },
    async close() {
      await sandbox.stop();
      await ledger.close();
      await test.drop();
    },
  };
}

export type WalletsBench = Awaited<ReturnType<typeof openWalletsBench>>;
