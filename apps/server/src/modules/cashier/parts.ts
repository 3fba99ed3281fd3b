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
import type { Ledger } from '../ledger/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { DepositBonuses } from './bonuses-of-deposits.ts';
import type { PaymentMethod, PaymentProvider } from './payment-provider.ts';

/** What the cashier stands on; handed over where the modules meet. */
export interface CashierParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ledger: Pick<Ledger, 'newId' | 'memberAccount' | 'houseAccount' | 'post' | 'transfers'>;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record' | 'lastChange'>;
  readonly facts: FactBus;
  readonly log: Logger;
  readonly vault: Vault;
  readonly files: FileStore;
  readonly identity: Pick<Identity, 'namesOf'>;
  readonly hasColleague: HasColleague;
  /** The providers that are configured; none of them: no method is offered. */
  readonly providers: readonly PaymentProvider[];
  /** What a deposit counts against the member's limits, and whether play is closed to him. */
  readonly protection: Pick<Protection, 'countDeposit' | 'recountDeposit' | 'depositPaid' | 'isExcluded'>;
  readonly bonuses: DepositBonuses;
  /** Writes a letter into the member's list, in the transaction of what it tells of. */
  readonly tell: (tx: Transaction, memberId: bigint, letter: Letter) => Promise<void>;
  /** The page to which the payer's browser comes back. */
  returnUrl(depositId: string): string;
}

/** The operator who acts. */
export interface OperatorActor extends Seen {
  readonly username: string;
  readonly ip: string;
}

/** The method of that code with the provider that has it. */
export function findMethod(
  providers: readonly PaymentProvider[],
  code: string,
): { method: PaymentMethod; provider: PaymentProvider } | null {
  for (const provider of providers) {
    const method = provider.methods.find((known) => known.code === code);
    if (method) return { method, provider };
  }
  return null;
}
