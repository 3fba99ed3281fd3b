import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Audit } from '../audit/index.ts';
import type { Ledger } from '../ledger/index.ts';

export interface ProtectionParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly ledger: Pick<
    Ledger,
    | 'allowance'
    | 'allowanceExceeded'
    | 'allowanceRestored'
    | 'allowanceTaken'
    | 'post'
    | 'transact'
    | 'transfers'
    | 'usedOfAllowance'
  >;
}

/** Whose limits they are, and in what money; never a trial account. */
export interface Protected {
  readonly memberId: bigint;
  /** Ledger currency code. */
  readonly currency: string;
}

/** Who changes something. */
export type Author =
  | { readonly by: 'member'; readonly account: string; readonly ip: string }
  | { readonly by: 'operator'; readonly username: string; readonly ip: string; readonly reason: string };
