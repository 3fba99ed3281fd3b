import type { CookieJar } from '../../../platform/calls.ts';
import type { IntegrityParts } from '../parts.ts';
import { noteSharedBrowser } from './pair-store.ts';

/** [IG5] Notes with whom a member who sits down shares his browser. */
export async function noteBrowser(
  { database, clock, identity }: Pick<IntegrityParts, 'database' | 'clock' | 'identity'>,
  memberId: bigint,
  cookies: Pick<CookieJar, 'read'>,
): Promise<void> {
  const others = (await identity.membersOfBrowser(cookies)).filter((other) => other !== memberId);
  for (const other of others) {
    const pair = memberId < other ? { low: memberId, high: other } : { low: other, high: memberId };
    await noteSharedBrowser(database.db, pair, clock.now());
  }
}
