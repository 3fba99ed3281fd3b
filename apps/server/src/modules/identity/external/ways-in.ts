import type { ExternalProvider } from '@ikka/contract';
import type { Queryable } from '../../../platform/database/index.ts';
import { hasPassword } from '../accounts/store.ts';
import { countPasskeys } from '../passkeys/store.ts';
import { linksOf } from './store.ts';

/** The ways into an account that do not hang on a phone or a mailbox. */
export interface WaysIn {
  readonly hasPassword: boolean;
  readonly passkeys: number;
  readonly providers: readonly ExternalProvider[];
}

/** What of these a member has. The account must be locked by who goes on to take one away. */
export async function waysInOf(db: Queryable, memberId: bigint): Promise<WaysIn> {
  const links = await linksOf(db, memberId);
  return {
    hasPassword: await hasPassword(db, memberId),
    passkeys: await countPasskeys(db, memberId),
    providers: links.map(({ provider }) => provider),
  };
}
