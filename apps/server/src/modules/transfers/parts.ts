import type { Refusal } from '@ikka/contract';
import type { Currency } from '@ikka/money';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Identity } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';

/** Smallest units: what has to be staked before money leaves, what of it was, and what is missing. */
export interface Turnover {
  readonly required: bigint;
  readonly played: bigint;
  readonly missing: bigint;
}

/** What transfers stand on; handed over where the modules meet. */
export interface TransfersParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly ledger: Pick<Ledger, 'memberAccount' | 'account' | 'post' | 'newId'>;
  readonly identity: Pick<
    Identity,
    'uplineOf' | 'isDownline' | 'downlineOf' | 'isAgent' | 'member' | 'namesOf' | 'membersLike'
  >;
  readonly protection: Pick<Protection, 'isExcluded' | 'countDeposit' | 'depositEnded' | 'depositPaid'>;
  /** What has to be staked before the member may withdraw. */
  readonly turnoverOf: (memberId: bigint, currency: Currency) => Promise<Turnover>;
}

/** Who sends, how much, and which way; the receiver is named only where there are several. */
export interface TransferWish {
  /** The caller's key. */
  readonly id: string;
  readonly sender: { readonly memberId: bigint; readonly currency: string };
  readonly ip: string;
  /** As the wire has it. */
  readonly amount: string;
  readonly to:
    | { readonly direction: 'upline' }
    | { readonly direction: 'downline'; readonly memberId: bigint };
}

export type TransferRefusal = Refusal<
  | 'transfer.no_upline'
  | 'transfer.not_agent'
  | 'transfer.not_downline'
  | 'transfer.receiver_unavailable'
  | 'transfer.day_limit'
  | 'cashier.amount_out_of_range'
  | 'withdrawal.turnover_missing'
  | 'wallet.insufficient_funds'
  | 'protection.excluded'
  | 'request.malformed'
  | 'request.too_many'
  | 'member.suspended'
  | 'idempotency.mismatch'
  | 'idempotency.key_invalid'
>;
