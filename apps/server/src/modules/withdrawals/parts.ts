import type { PayoutKind, UsdtNetwork } from '@ikka/contract';
import type { Letter } from '@ikka/i18n';
import type { Seen } from '../../platform/case-desk/case-version.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { FileStore } from '../../platform/files.ts';
import type { Logger } from '../../platform/log.ts';
import type { HasColleague } from '../../platform/office-acts.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { AttachedRow, Ledger, Transfer } from '../ledger/index.ts';
import type { Closing } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { PayoutProvider } from './payout-provider.ts';

/** A payout account with its whole number, also one that was taken out of use since. */
export interface PayoutDestination {
  readonly id: string;
  readonly kind: PayoutKind;
  readonly bankCode: string | null;
  readonly bankName: { readonly EN: string; readonly UR: string } | null;
  readonly network: UsdtNetwork | null;
  readonly number: string;
  readonly numberMasked: string;
  readonly holderName: string;
  readonly addedAt: Date;
  readonly usableFrom: Date;
  readonly removedAt: Date | null;
}

/** A bonus that is not met yet: money that goes out before it is forfeits it. */
export interface BonusAtStake {
  readonly id: string;
  /** What the member reads before he decides. */
  readonly details: Readonly<Record<string, string>>;
  /** What is posted with the hold when he agreed to lose it. */
  forfeit(): Promise<{ readonly transfer: Transfer; readonly attach: AttachedRow }>;
}

/** What withdrawals stand on; handed over where the modules meet. */
export interface WithdrawalsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record' | 'lastChange'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly log: Logger;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly ledger: Pick<
    Ledger,
    'memberAccount' | 'houseAccount' | 'post' | 'hold' | 'postHold' | 'voidHold' | 'account'
  >;
  readonly identity: Pick<Identity, 'namesOf'>;
  /** When the member first proved to be one in the browser of this session; null where that is not known. */
  readonly browserSince: (sessionId: string) => Promise<Date | null>;
  /** Null for an account that the member never had. */
  readonly payoutDestination: (memberId: bigint, id: string) => Promise<PayoutDestination | null>;
  /** Whether one of the first payout accounts has the number of one of the others. */
  readonly isSamePayout: (ids: readonly string[], others: readonly string[]) => Promise<boolean>;
  /** The name of a bank by its code. */
  readonly bankName: (code: string) => { readonly EN: string; readonly UR: string };
  /** Deposits paid after an instant, oldest first. */
  readonly paidDeposits: (
    memberId: bigint,
    currency: string,
    after: Date,
  ) => Promise<readonly { readonly amount: bigint; readonly at: Date }[]>;
  /**
   * What the member staked from each of these instants until the next, and from the last until now, less what came back
   * meanwhile; and what of his stakes is not settled yet. Rising; at least one.
   */
  readonly stakedSince: (
    who: { readonly memberId: bigint; readonly currency: string },
    begins: readonly Date[],
  ) => Promise<{ readonly staked: readonly bigint[]; readonly inPlay: bigint }>;
  /** The member's bonus that is still locked at this moment; null where nothing is. */
  readonly bonusAtStake: (who: {
    readonly memberId: bigint;
    readonly currency: string;
  }) => Promise<BonusAtStake | null>;
  /** To be called once its forfeiture was posted. */
  readonly tellBonus: (id: string) => Promise<void>;
  readonly rankOf: (memberId: bigint) => Promise<number>;
  readonly hasColleague: HasColleague;
  /** Since when play is closed to the member, and whether by more than a short break; null while it is open. */
  readonly closingOf: (memberId: bigint) => Promise<Closing | null>;
  /** Writes a letter into the member's list, in the transaction of what it tells of. */
  readonly tell: (tx: Transaction, memberId: bigint, letter: Letter) => Promise<void>;
  /** The ways on which money is paid out; the first that has a kind is taken. */
  readonly providers: readonly PayoutProvider[];
}

/** The operator who acts. */
export interface OperatorActor extends Seen {
  readonly username: string;
  readonly ip: string;
}
