import type { Refusal } from '@ikka/contract';
import type { PlaySession } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { FactBus } from '../../platform/facts.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { CardTable } from './ports.ts';

export interface TableChatParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly facts: Pick<FactBus, 'publish'>;
  readonly identity: Pick<Identity, 'member' | 'namesOf'>;
  readonly protection: Pick<Protection, 'mayPlay'>;
  readonly cardTablesOf: (memberId: bigint | null) => Promise<readonly string[]>;
  /** The live tables of the house, in the lobby's order. */
  readonly tableIds: readonly string[];
  /** A name as strangers may read it. */
  readonly maskName: (name: string) => string;
}

/** Who reads and writes: a page that has a table open. */
export interface Sitter extends Pick<PlaySession, 'memberId' | 'currency' | 'isTrial'> {
  /** A live table, which is a game of its own, or the room of a card game. */
  readonly tableId: string;
  /** Of a card table. */
  readonly cards?: CardTable;
}

/** Why a member may neither bet nor write. */
export type Barred = Refusal<'protection.excluded' | 'protection.time_used_up' | 'member.suspended'>;
