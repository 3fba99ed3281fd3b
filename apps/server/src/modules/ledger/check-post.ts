import assert from 'node:assert/strict';
import { isLedgerId } from './ledger-id.ts';
import type { AccountRef, Post } from './transfer.ts';

/** Far above any real sum, and far enough below int8 that no balance can overflow by a few transfers. */
const AMOUNT_MAX = 10n ** 17n;
const TRANSFERS_MAX = 64;

/** A malformed post is a bug of the caller, never a refusal: it stops here, before anything else is in the same batch. */
export function assertPost({ transfers }: Post): void {
  assert(
    transfers.length > 0 && transfers.length <= TRANSFERS_MAX,
    `a post of ${transfers.length} transfers`,
  );
  const ids = new Set<string>();
  for (const { id, amount, debit, credit, reference } of transfers) {
    assert(isLedgerId(id), `not a lower-case UUIDv7: ${id}`);
    assert(!ids.has(id), `an id twice in one post: ${id}`);
    ids.add(id);
    assert(amount > 0n && amount <= AMOUNT_MAX, `an amount out of range: ${amount}`);
    assert(bookOf(debit) !== bookOf(credit), `a transfer from an account to itself: ${id}`);
    assert(reference === undefined || /^[0-9a-f-]{36}$/.test(reference), `not a reference: ${reference}`);
  }
}

function bookOf(ref: AccountRef): bigint {
  return typeof ref === 'bigint' ? ref : ref.book;
}
