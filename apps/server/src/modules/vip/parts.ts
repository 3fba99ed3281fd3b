import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Audit } from '../audit/index.ts';
import type { Plays } from '../plays/index.ts';
import type { Settings } from '../settings/index.ts';

export interface VipParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly plays: Pick<Plays, 'totals'>;
}

/** The operator who acts. */
export interface Author {
  readonly username: string;
  readonly ip: string;
}
