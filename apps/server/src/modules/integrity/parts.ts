import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Sitter } from '../rooms/index.ts';
import type { Settings } from '../settings/index.ts';

/** What integrity stands on; handed over where the modules meet. */
export interface IntegrityParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'get'>;
  readonly audit: Pick<Audit, 'record' | 'lastChange'>;
  readonly identity: Pick<Identity, 'member' | 'namesOf' | 'membersLike' | 'membersOfBrowser'>;
  /** Whether both members had money paid out, or asked for it, to one account. */
  readonly sharePayout: (one: bigint, other: bigint) => Promise<boolean>;
  readonly cardRooms: {
    /** The rooms in which a member has a seat. */
    readonly seatsOf: (
      memberId: bigint,
    ) => Promise<readonly { readonly roomId: string; readonly gameId: string; readonly currency: string }[]>;
    /** Who sits at a place; null for nobody. */
    readonly sitterAt: (place: { readonly roomId: string; readonly seat: number }) => Promise<Sitter | null>;
    /** Whether a hand is in the record under this id. */
    readonly isRound: (id: string) => Promise<boolean>;
  };
  readonly gameNames: (
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { readonly EN: string; readonly UR: string }>>;
}
