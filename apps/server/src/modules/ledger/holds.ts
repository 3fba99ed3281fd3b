import assert from 'node:assert/strict';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import { expiredHolds, holdById, holdEnded, holdOpened } from './hold-store.ts';
import type { TransferKind } from './kinds.ts';
import { derivedId } from './ledger-id.ts';
import { type TransferRow, transfersById } from './store.ts';
import type { AccountRef, AttachedRow, Post, PostOutcome, Transfer } from './transfer.ts';

/** Money set aside: taken from `from` and kept on `into` (the member's own in-play or pending account) until it is ended. */
export interface HoldRequest {
  readonly id: string;
  readonly from: bigint;
  readonly into: bigint;
  readonly amount: bigint;
  readonly kind?: TransferKind;
  readonly reference?: string;
  /** After this instant it can no longer be posted, and the sweep gives it back. */
  readonly expiresAt?: Date;
  /** For what an operator sets aside: a suspended member's money can be held too. */
  readonly evenSuspended?: boolean;
  /** Refused as `stale` unless `from` is at this version. */
  readonly expectVersion?: bigint;
  /** Transfers that stand or fall with the hold, such as the allowance's. */
  readonly linked?: readonly Transfer[];
  readonly attach?: readonly AttachedRow[];
}

export interface HoldEnding {
  readonly holdId: string;
  /** Where the money goes, and how much of it (default: all); what remains goes back. */
  readonly to: AccountRef;
  readonly amount?: bigint;
  readonly kind?: TransferKind;
  readonly returnKind?: TransferKind;
  readonly linked?: readonly Transfer[];
  readonly attach?: readonly AttachedRow[];
}

export interface HoldReturn {
  readonly holdId: string;
  readonly kind?: TransferKind;
  readonly linked?: readonly Transfer[];
  readonly attach?: readonly AttachedRow[];
}

/**
 * As a post's; further `no_hold` (there is none of this id), `hold_ended` (it was posted or returned otherwise before),
 * `hold_expired`, and `above_hold` (more than was set aside).
 */
export type HoldOutcome = PostOutcome | { readonly status: 'refused'; readonly reason: HoldRefusal };
export type HoldRefusal = 'no_hold' | 'hold_ended' | 'hold_expired' | 'above_hold';

export interface Holds {
  hold(request: HoldRequest): Promise<PostOutcome>;
  /** Moves held money on, whole or in part; the rest returns. A hold ends at most once; the same again is a duplicate. */
  postHold(ending: HoldEnding): Promise<HoldOutcome>;
  /** Gives all of it back. */
  voidHold(ending: HoldReturn): Promise<HoldOutcome>;
  /** Gives back what has expired, at most `limit` holds; answers how many were returned by this call. */
  sweepExpiredHolds(limit?: number): Promise<number>;
}

export function createHolds(parts: {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly post: (post: Post) => Promise<PostOutcome>;
}): Holds {
  const { db, clock, post } = parts;

  /** The hold's own transfer never changes, so it may be read outside of any transaction. */
  const heldOf = async (holdId: string): Promise<TransferRow | undefined> => {
    const [[transfer], hold] = await Promise.all([transfersById(db, [holdId]), holdById(db, holdId)]);
    return hold && transfer;
  };

  /** Both endings of a hold begin with a transfer of one id, so that only one of them can ever be posted. */
  const end = async (
    held: TransferRow,
    first: Pick<Transfer, 'credit' | 'amount' | 'kind'>,
    returned: TransferKind,
    more: Pick<HoldReturn, 'linked' | 'attach'>,
    isTooLate: boolean,
  ): Promise<HoldOutcome> => {
    const id = derivedId(held.id, 'ending');
    if (isTooLate && (await transfersById(db, [id])).length === 0) {
      return { status: 'refused', reason: 'hold_expired' };
    }
    const reference = held.reference ? { reference: held.reference } : {};
    const shared = { debit: held.credit, evenSuspended: true, evenLate: true, ...reference };
    const rest = held.amount - first.amount;
    const outcome = await post({
      transfers: [
        { ...shared, ...first, id },
        ...(rest > 0n
          ? [{ ...shared, id: derivedId(held.id, 'rest'), credit: held.debit, amount: rest, kind: returned }]
          : []),
        ...(more.linked ?? []),
      ],
      attach: [holdEnded({ id: held.id, at: clock.now() }), ...(more.attach ?? [])],
    });
    const isOther = outcome.status === 'refused' && outcome.reason === 'id_reused' && outcome.at <= 1;
    return isOther ? { status: 'refused', reason: 'hold_ended' } : outcome;
  };

  const holds: Holds = {
    hold: ({
      id,
      from,
      into,
      amount,
      kind = 'hold',
      reference,
      expiresAt,
      evenSuspended,
      expectVersion,
      linked,
      attach,
    }) => {
      assert(
        expiresAt === undefined || !Number.isNaN(expiresAt.getTime()),
        'a hold must expire at an instant',
      );
      const transfer = {
        id,
        debit: from,
        credit: into,
        amount,
        kind,
        evenSuspended: evenSuspended ?? false,
        ...(reference ? { reference } : {}),
        ...(expectVersion === undefined ? {} : { expectVersion }),
      };
      return post({
        transfers: [transfer, ...(linked ?? [])],
        attach: [holdOpened({ id, expiresAt }), ...(attach ?? [])],
      });
    },

    postHold: async ({ holdId, to, amount, kind = 'hold_posted', returnKind = 'hold_returned', ...more }) => {
      const held = await heldOf(holdId);
      if (!held) return { status: 'refused', reason: 'no_hold' };
      if (amount !== undefined && amount > held.amount) return { status: 'refused', reason: 'above_hold' };
      const expiresAt = (await holdById(db, holdId))?.expiresAt;
      const isTooLate = expiresAt != null && expiresAt <= clock.now();
      return end(held, { credit: to, amount: amount ?? held.amount, kind }, returnKind, more, isTooLate);
    },

    voidHold: async ({ holdId, kind = 'hold_returned', ...more }) => {
      const held = await heldOf(holdId);
      if (!held) return { status: 'refused', reason: 'no_hold' };
      return end(held, { credit: held.debit, amount: held.amount, kind }, kind, more, false);
    },

    sweepExpiredHolds: async (limit = 500) => {
      const ids = await expiredHolds(db, clock.now(), limit);
      const outcomes = await Promise.all(ids.map((holdId) => holds.voidHold({ holdId })));
      return outcomes.filter(({ status }) => status === 'posted').length;
    },
  };
  return holds;
}
