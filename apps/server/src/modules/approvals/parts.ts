import type { GuardedAct, Permission, Refusal } from '@ikka/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable, Transaction } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { OperatorActor } from '../../platform/office-acts.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Audit } from '../audit/index.ts';
import type { Settings } from '../settings/index.ts';

/** An act as it would be done now: what it is done to, and what it changes. */
export interface ActView {
  /** As the audit log names it. */
  readonly subject: string;
  /** JSON-serialisable, free of secrets. */
  readonly before: unknown;
  readonly after: unknown;
  /** It gives nothing away that it could be misused for: one operator does it alone, at once. */
  readonly isHarmless: boolean;
  /** It takes something away: approved, it is done without a waiting time. */
  readonly isUrgent: boolean;
}

/** Who an act is done by: as the audit chain names him. */
export type Doer = { readonly actorKind: 'operator'; readonly actor: string; readonly ip: string | null };

export interface Done {
  /** A one-time password, in clear, this once. */
  readonly secret?: string;
  /** To be called after the commit. */
  readonly committed?: () => Promise<void>;
}

/** An act that needs a second operator. Both functions run in the transaction that they are given and open no other. */
export interface ActRule {
  /** What whoever proposes, approves or stops it has to be allowed. */
  readonly permission: Permission;
  /** What it would do now, or why it cannot be done. */
  look(tx: Transaction, payload: unknown, by: Doer): Promise<ActView | Refusal>;
  /** Does it, with its own entry in the audit chain; a refusal has written nothing. */
  carryOut(tx: Transaction, payload: unknown, by: Doer): Promise<Done | Refusal>;
}

export interface ApprovalsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly vault: Vault;
  readonly acts: Readonly<Record<GuardedAct, ActRule>>;
  /** Who in service may do what a permission allows, by name. */
  readonly holdersOf: (db: Queryable, permission: Permission) => Promise<readonly string[]>;
}

export const doerOf = ({
  username,
  ip,
}: {
  readonly username: string;
  readonly ip: string | null;
}): Doer => ({
  actorKind: 'operator',
  actor: username,
  ip,
});

export type { OperatorActor };
