import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Audit } from '../audit/index.ts';

/** What an operator's acts on the catalogue need. */
export interface DeskParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly facts: Pick<FactBus, 'publish'>;
}

/** The operator who acts. */
export interface Author {
  readonly username: string;
  readonly ip: string;
}
