import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Pause } from '../../platform/pause.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Audit } from '../audit/index.ts';
import type { PasswordCost } from './secrets.ts';

/** What the operators' logins stand on. */
export interface OperatorParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly audit: Audit;
  /** What hashing a password costs; default: OWASP's. */
  readonly passwordCost?: PasswordCost;
  /** How an attempt at a name that is guessed at from everywhere is held back; default: it waits. */
  readonly pause?: Pause;
}

/** Where a call came from, as far as the login remembers it. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}
