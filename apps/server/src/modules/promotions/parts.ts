import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { FileStore } from '../../platform/files.ts';
import type { Audit } from '../audit/index.ts';

export interface PromotionParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly files: Pick<FileStore, 'put' | 'read' | 'remove'>;
}

/** The operator who acts. */
export interface Author {
  readonly username: string;
  readonly ip: string;
}
