import { strict as assert } from 'node:assert';
import { formatMoney, letterOf } from '@ikka/i18n';
import { formatAmount, knownCurrency } from '@ikka/money';
import { byItself } from '../../../platform/by-itself.ts';
import { derivedId } from '../../ledger/index.ts';
import type { VendorsParts } from '../parts.ts';
import { nextState } from './held-state.ts';
import { dueHeldWins, findHeldWin, type HeldWin, lockHeldWin, saveHeldWin } from './held-store.ts';

const takenAtOnce = 100;

/**
 * Does what is due of a held win: writes to its member, and where two operators have decided moves its money. Safe to repeat and to run in
 * several processes at once: the ledger takes each id once, and a letter is written under the row's lock.
 */
export async function attendHeldWin(parts: VendorsParts, id: string): Promise<void> {
  const found = await findHeldWin(parts.database.db, id);
  if (found === null || found.dueAt === null) return;
  if (found.state === 'releasing' || found.state === 'refusing') await moveMoney(parts, found);
  const told = await parts.database.transaction(async (tx) => {
    const row = await lockHeldWin(tx, id);
    if (row === null || row.dueAt === null) return null;
    const moved = nextState(row.state, 'moved');
    // Decided since it was read: its money has not moved yet.
    if (moved !== null && row.state !== found.state) return null;
    const after = { ...row, state: moved ?? row.state, dueAt: null };
    await saveHeldWin(tx, after);
    const currency = knownCurrency(row.currency);
    const amount = formatMoney(formatAmount(row.amount, currency), currency.shownCode);
    const letter = { held: 'winHeld', released: 'winReleased', refused: 'winRefused' } as const;
    assert(after.state === 'held' || after.state === 'released' || after.state === 'refused');
    await parts.tell(tx, row.memberId, letterOf(letter[after.state], { amount, reason: row.reason ?? '—' }));
    return after;
  });
  if (told === null) return;
  const { memberId } = told;
  parts.facts.publish('InboxChanged', { memberIds: [memberId] });
  if (told.state !== 'held') parts.facts.publish('BalanceChanged', { memberId });
}

/** Released money is the member's, with what it puts back of his limits; refused money is the vendor's again. */
async function moveMoney(parts: VendorsParts, { id, memberId, currency, amount, state, ...win }: HeldWin) {
  const { ledger } = parts;
  const code = parts.currencyCode(currency);
  const isReleased = state === 'releasing';
  const [held, cash, vendor] = await Promise.all([
    ledger.memberAccount(memberId, 'frozen', code, 'win'),
    ledger.memberAccount(memberId, 'cash', code),
    ledger.houseAccount('vendor', code, win.vendorCode),
  ]);
  const moving = derivedId(id, 'decided');
  const guard = await parts.protection.guardOf({ memberId, currency });
  const outcome = await ledger.post({
    transfers: [
      {
        id: moving,
        debit: held,
        credit: isReleased ? cash : vendor,
        amount,
        kind: isReleased ? 'win_released' : 'win_refused',
        reference: win.roundId,
        evenSuspended: true,
        evenLate: true,
      },
      ...(isReleased ? await guard.restored(amount, moving) : []),
    ],
  });
  assert(outcome.status !== 'refused', `the ledger refuses to move held win ${id}`);
}

/** Finishes what was cut off, for a job. */
export async function attendHeldWins(parts: VendorsParts): Promise<void> {
  for (const id of await dueHeldWins(parts.database.db, parts.clock.now(), takenAtOnce)) {
    await byItself(
      { log: parts.log, failure: 'a held win could not be looked after; it will be later', of: { id } },
      () => attendHeldWin(parts, id),
    );
  }
}
