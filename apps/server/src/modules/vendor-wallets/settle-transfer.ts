import { formatAmount, knownCurrency } from '@ikka/money';
import type { HoldOutcome } from '../ledger/index.ts';
import { isMovedOn } from '../vendors/index.ts';
import { accountsOf } from './accounts.ts';
import type { VendorWalletsParts, WalletVendor } from './parts.ts';
import { attachWalletEvent } from './store.ts';
import { stepOf, type TransferEvent } from './transfer-state.ts';
import { findTransfer, putInDoubt, type StoredTransfer } from './transfer-store.ts';
import { askVendor } from './vendor-line.ts';

/** The first question comes soon, the later ones no further apart than this. */
const askAfterMs = 5_000;
const askAtMostEveryMs = 60_000;

/** Asks the vendor what became of a transfer, and ends it where that is known. One that never came is buried by the question. */
export async function askStatus(
  parts: VendorWalletsParts,
  vendor: WalletVendor,
  row: StoredTransfer,
): Promise<StoredTransfer> {
  const said = await askVendor(parts, vendor, 'transferStatus', { transferId: row.id });
  if (said.kind !== 'done' || said.value.transferId !== row.id) return noteEvent(parts, row, 'silent');
  const { state, amount } = said.value;
  if (state === 'absent') return noteEvent(parts, row, 'absent', 'wallet.transfer_absent');
  if (amount === formatAmount(row.amount, knownCurrency(row.currency))) return noteEvent(parts, row, 'found');
  parts.log.error({ vendor: vendor.code, transfer: row.id, amount }, 'a vendor carried out another amount');
  return noteEvent(parts, row, 'silent');
}

/** Does what follows from an event, and answers the transfer as it stands then. Of many at once one ends it. */
export async function noteEvent(
  parts: VendorWalletsParts,
  { id }: Pick<StoredTransfer, 'id'>,
  event: TransferEvent,
  reason: string | null = null,
): Promise<StoredTransfer> {
  const row = await known(parts, id);
  switch (stepOf(row.state, event)) {
    case 'arrive':
      await end(parts, row, 'done', null);
      break;
    case 'return':
      await end(parts, row, 'returned', reason);
      break;
    case 'doubt':
      await doubt(parts, row);
      break;
    case 'contradict':
      parts.log.error(
        { vendor: row.vendorCode, transfer: id, state: row.state, event },
        'a vendor takes back what it said of a transfer',
      );
      break;
    case 'stay':
      break;
  }
  return known(parts, id);
}

async function known({ database }: VendorWalletsParts, id: string): Promise<StoredTransfer> {
  const row = await findTransfer(database.db, id);
  if (row === null) throw new Error(`the transfer ${id} vanished`);
  return row;
}

async function doubt({ database, clock, facts }: VendorWalletsParts, row: StoredTransfer): Promise<void> {
  const waitMs = Math.min(askAfterMs * 2 ** Math.min(row.asks, 10), askAtMostEveryMs);
  const isOpen = await putInDoubt(database.db, row.id, {
    asks: row.asks + 1,
    nextAskAt: new Date(clock.now().getTime() + waitMs),
  });
  if (isOpen && row.state === 'sending') facts.publish('BalanceChanged', { memberId: row.memberId });
}

/** Moves the money on, or back, and writes the end of the transfer with it. */
async function end(
  parts: VendorWalletsParts,
  row: StoredTransfer,
  state: 'done' | 'returned',
  reason: string | null,
): Promise<void> {
  const { ledger, facts, clock } = parts;
  const accounts = await accountsOf(parts, row, row.vendorCode);
  const isIn = row.direction === 'in';
  const guard = await parts.protection.guardOf(row);
  const settles = { id: row.id, state, reason, at: clock.now() };
  const write = (sums: { came?: bigint; went?: bigint }) => [
    attachWalletEvent({ walletId: row.walletId, expects: null, settles, ...sums }),
  ];
  const holdId = row.holdId;
  const finish = async (): Promise<HoldOutcome> => {
    if (state === 'returned') {
      return ledger.voidHold({
        holdId,
        kind: isIn ? 'wallet_in_returned' : 'wallet_out_returned',
        // What it had taken of the member's limits is free again.
        linked: isIn ? await guard.returned(row.amount, { by: row.id, stake: holdId }) : [],
        attach: write({}),
      });
    }
    return ledger.postHold({
      holdId,
      to: isIn ? accounts.wallet : accounts.cash,
      kind: isIn ? 'wallet_in_done' : 'wallet_out_done',
      // To a limit on losses, what comes back from a vendor is what a round pays.
      linked: isIn ? [] : await guard.restored(row.amount, row.id),
      attach: write(isIn ? { came: row.amount } : { went: row.amount }),
    });
  };
  try {
    const outcome = await finish();
    if (outcome.status === 'posted') facts.publish('BalanceChanged', { memberId: row.memberId });
    const isOver =
      outcome.status !== 'refused' || outcome.reason === 'hold_ended' || outcome.reason === 'id_reused';
    if (!isOver) throw new Error(`the ledger does not end the transfer ${row.id}: ${outcome.reason}`);
  } catch (error) {
    // Somebody else has ended it meanwhile.
    if (!isMovedOn(error)) throw error;
  }
}
