import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Settings } from '../settings/index.ts';

/** What reports stand on; handed over where the modules meet. */
export interface ReportsParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly ledger: Pick<Ledger, 'prepareFlows' | 'flows' | 'heaps' | 'beganAt' | 'exportJournal'>;
}
