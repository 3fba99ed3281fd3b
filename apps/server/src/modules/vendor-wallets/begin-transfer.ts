import { isRefusal, type Refusal, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency } from '@ikka/money';
import { isUniqueViolation } from '../../platform/database/index.ts';
import { derivedId, type PostOutcome } from '../ledger/index.ts';
import { accountsOf } from './accounts.ts';
import { compareWallet } from './compare-wallet.ts';
import type { VendorWalletsParts, WalletOwner, WalletVendor } from './parts.ts';
import { sendTransfer } from './send-transfer.ts';
import { attachWalletEvent, openedWallet, type StoredWallet } from './store.ts';
import { findTransfer, openTransferOf, type StoredTransfer } from './transfer-store.ts';
import { takesMoney } from './wallet-vendors.ts';

export interface TransferWish {
  /** The caller's key: it becomes the transfer's id, here and with the vendor. */
  readonly id: string;
  readonly owner: WalletOwner;
  readonly vendor: WalletVendor;
  readonly direction: StoredTransfer['direction'];
  /** Smallest units, above zero; `all`: whatever there is. */
  readonly amount: bigint | 'all';
  readonly cause: StoredTransfer['cause'];
}

export type WalletRefusal = Refusal<
  | 'wallet.insufficient_funds'
  | 'wallet.limit_reached'
  | 'wallet.transfer_pending'
  | 'wallet.vendor_closed'
  | 'wallet.vendor_unreachable'
  | 'protection.excluded'
  | 'protection.time_used_up'
  | 'member.suspended'
  | 'idempotency.mismatch'
  | 'idempotency.key_invalid'
  | 'system.unavailable'
>;

/** How often it is decided anew because the member's cash or limits changed meanwhile. */
const triesMost = 10;
/** After this a transfer that is still being sent was left by a process that died; far above any vendor's patience. */
const abandonedAfterMs = 30_000;

/**
 * Sets money aside, tells the vendor, and answers what is known by then: arrived, returned or in doubt. Into a wallet goes only
 * what limits, exclusions and the vendor's opening allow; out of it may go everything at any time. The same wish again answers
 * the same transfer.
 */
export async function beginTransfer(
  parts: VendorWalletsParts,
  wish: TransferWish,
): Promise<StoredTransfer | WalletRefusal> {
  const { db } = parts.database;
  const known = await findTransfer(db, wish.id);
  if (known !== null) return repeated(known, wish);
  const key = { vendorCode: wish.vendor.code, ...wish.owner };
  const wallet = await openedWallet(db, key, derivedId(wish.id, `wallet ${key.memberId} ${key.vendorCode}`));
  if ((await openTransferOf(db, wallet.id)) !== null) return refuse('wallet.transfer_pending');
  const held =
    wish.direction === 'in' ? await holdIn(parts, wish, wallet) : await holdOut(parts, wish, wallet);
  if (isRefusal(held)) return held;
  return sendTransfer(parts, wish.vendor, held);
}

async function holdIn(
  parts: VendorWalletsParts,
  wish: TransferWish,
  wallet: StoredWallet,
): Promise<StoredTransfer | WalletRefusal> {
  const { ledger, protection } = parts;
  if (!(await takesMoney(parts, wish.vendor.code))) return refuse('wallet.vendor_closed');
  const accounts = await accountsOf(parts, wish.owner, wish.vendor.code);
  for (let tries = 0; tries < triesMost; tries += 1) {
    const cash = await ledger.account(accounts.cash);
    if (cash === undefined) throw new Error(`there is no account ${accounts.cash}`);
    // Read after the version: where the version still holds at the hold, no limit was changed in between.
    const guard = await protection.guardOf(wish.owner);
    const stopped = await guard.mayBegin();
    if (stopped) return stopped;
    const amount = wish.amount === 'all' ? cash.balance : wish.amount;
    if (amount <= 0n) return short(0n, wish);
    const row = rowOf(parts, wish, wallet, amount);
    const outcome = await open(parts, row, {
      from: accounts.cash,
      into: accounts.transit,
      kind: 'wallet_in_held',
      expectVersion: cash.version,
      linked: await guard.taken(amount, row.holdId),
    });
    if (isRefusal(outcome)) return outcome;
    if (outcome.status !== 'refused') return row;
    if (outcome.reason === 'stale') continue;
    if (outcome.reason !== 'insufficient_funds') return ledgerRefusal(outcome, row);
    if (outcome.at === 0) return short(outcome.debitBalance, wish);
    const reached = await guard.limitReached(outcome.at - 1);
    if (reached) return reached;
  }
  return refuse('system.unavailable');
}

/** What was won or lost there is booked before: only so is it known what there is to bring back. */
async function holdOut(
  parts: VendorWalletsParts,
  wish: TransferWish,
  wallet: StoredWallet,
): Promise<StoredTransfer | WalletRefusal> {
  const compared = await compareWallet(parts, wish.vendor, wallet);
  if (compared === 'unknown') return refuse('wallet.vendor_unreachable');
  if (compared === 'busy') return refuse('wallet.transfer_pending');
  const accounts = await accountsOf(parts, wish.owner, wish.vendor.code);
  const there = (await parts.ledger.account(accounts.wallet))?.balance ?? 0n;
  const amount = wish.amount === 'all' ? there : wish.amount;
  if (amount <= 0n) return short(there, wish);
  const row = rowOf(parts, wish, wallet, amount);
  const outcome = await open(parts, row, {
    from: accounts.wallet,
    into: accounts.transit,
    kind: 'wallet_out_held',
    // The house takes back what a suspended member has there too; he himself waits until he may act again.
    evenSuspended: wish.cause === 'recall',
  });
  if (isRefusal(outcome)) return outcome;
  if (outcome.status !== 'refused') return row;
  if (outcome.reason === 'insufficient_funds') return short(outcome.debitBalance, wish);
  return ledgerRefusal(outcome, row);
}

type Hold = Omit<Parameters<VendorWalletsParts['ledger']['hold']>[0], 'id' | 'amount' | 'attach'>;

/** Sets the money aside and writes the transfer, together. */
async function open(
  { ledger, facts }: VendorWalletsParts,
  row: StoredTransfer,
  hold: Hold,
): Promise<PostOutcome | Refusal<'wallet.transfer_pending' | 'idempotency.mismatch'>> {
  try {
    const outcome = await ledger.hold({
      ...hold,
      id: row.holdId,
      amount: row.amount,
      reference: row.id,
      attach: [attachWalletEvent({ walletId: row.walletId, expects: null, opens: row })],
    });
    if (outcome.status === 'posted') facts.publish('BalanceChanged', { memberId: row.memberId });
    return outcome;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // Another transfer of this wallet came first, or somebody else's under the same key; nothing of this one moved.
    return isSameKey(error) ? refuse('idempotency.mismatch') : refuse('wallet.transfer_pending');
  }
}

/** Whether the key itself is taken, rather than the wallet busy. */
function isSameKey(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { constraint?: unknown }).constraint === 'transfer_pkey') return true;
  }
  return false;
}

const rowOf = (
  { clock }: VendorWalletsParts,
  { id, owner, vendor, direction, cause }: TransferWish,
  wallet: StoredWallet,
  amount: bigint,
): StoredTransfer => {
  const begunAt = clock.now();
  return {
    id,
    walletId: wallet.id,
    memberId: owner.memberId,
    vendorCode: vendor.code,
    currency: owner.currency,
    direction,
    amount,
    cause,
    state: 'sending',
    // Bound to the member: nobody occupies the id of another one's money.
    holdId: derivedId(id, `${owner.memberId}/${vendor.code}/hold`),
    reason: null,
    begunAt,
    settledAt: null,
    asks: 0,
    nextAskAt: new Date(begunAt.getTime() + abandonedAfterMs),
  };
};

function short(available: bigint, { owner }: TransferWish): WalletRefusal {
  const currency = knownCurrency(owner.currency);
  return refuse('wallet.insufficient_funds', {
    available: formatAmount(available, currency),
    currency: currency.shownCode,
  });
}

function ledgerRefusal(
  { reason }: Extract<PostOutcome, { status: 'refused' }>,
  { id }: StoredTransfer,
): WalletRefusal {
  switch (reason) {
    case 'suspended':
      return refuse('member.suspended');
    case 'untimely_id':
      return refuse('idempotency.key_invalid');
    case 'id_reused':
      return refuse('idempotency.mismatch');
    default:
      throw new Error(`the ledger refuses the transfer ${id}: ${reason}`);
  }
}

function repeated(
  row: StoredTransfer,
  { owner, vendor, direction, amount }: TransferWish,
): StoredTransfer | WalletRefusal {
  const isSame =
    row.memberId === owner.memberId &&
    row.currency === owner.currency &&
    row.vendorCode === vendor.code &&
    row.direction === direction &&
    (amount === 'all' || row.amount === amount);
  return isSame ? row : refuse('idempotency.mismatch');
}
