import type { AlarmKind } from '@ikka/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Logger } from '../../platform/log.ts';
import type { Audit } from '../audit/index.ts';

/** One thing that is wrong: `subject` tells several of a kind apart, `details` are figures to be shown. */
export interface Finding {
  readonly subject: string;
  readonly details: Readonly<Record<string, string>>;
}

/** Looks whether something is wrong; handed over where the modules meet. */
export interface AlarmCheck {
  readonly kind: Exclude<AlarmKind, 'check_failed'>;
  /** How often it is done at most, whichever process does it. */
  readonly everySeconds: number;
  /** All that is wrong now; what was found before and is not among it is over. */
  readonly look: () => Promise<readonly Finding[]>;
}

export interface AlarmsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly audit: Pick<Audit, 'record'>;
  readonly checks: readonly AlarmCheck[];
}
