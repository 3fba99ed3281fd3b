import { createHash } from 'node:crypto';
import { stringify } from 'uuid';
import type { z } from 'zod';
import type { CookieJar } from '../../../platform/calls.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import type { IdentityDeps } from '../deps.ts';
import { hashOfToken, isTokenShaped, newToken } from '../sessions/session-token.ts';
import type { CeremonyKind } from '../tables.ts';
import { type CeremonyRow, claimRow, findRow, insertRow } from './store.ts';

type CeremonyDeps = Pick<IdentityDeps, 'clock' | 'vault'>;

/** How long a way around may take, also one with a registration at its end. */
export const ceremonyLifeMs = 10 * 60_000;

const sealPurpose = 'identity.ceremony';

/**
 * A ceremony is found by the token that was handed out, and is kept under a hash of it: who reads the database can
 * finish none.
 */
export function ceremonyIdOf(token: string): string {
  const bytes = createHash('sha256').update(`ceremony\0${token}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return stringify(bytes);
}

/** The mark of this browser, given to it where it has none: what it began, it alone can end. */
export function markBrowser(cookies: CookieJar): string {
  const mark = browserOf(cookies) ?? newToken();
  cookies.write('trip', mark, ceremonyLifeMs / 1_000);
  return mark;
}

/** The mark that this browser brought, or null. */
export function browserOf(cookies: CookieJar): string | null {
  const mark = cookies.read('trip');
  return mark !== null && isTokenShaped(mark) ? mark : null;
}

export interface CeremonyStart {
  readonly kind: CeremonyKind;
  readonly token?: string;
  /** The browser's mark; null for a ceremony that belongs to a session. */
  readonly browser: string | null;
  readonly memberId?: bigint;
  readonly sessionId?: string;
  /** What has to be known at the end; it rests sealed. */
  readonly state: unknown;
}

/** Begins a ceremony and answers its token. */
export async function beginCeremony(
  deps: CeremonyDeps,
  db: Queryable,
  start: CeremonyStart,
): Promise<string> {
  const token = start.token ?? newToken();
  const id = ceremonyIdOf(token);
  const createdAt = deps.clock.now();
  await insertRow(db, {
    id,
    kind: start.kind,
    memberId: start.memberId ?? null,
    sessionId: start.sessionId ?? null,
    browserHash: start.browser === null ? null : hashOfToken(start.browser),
    sealedState: deps.vault.seal(sealPurpose, id, JSON.stringify(start.state)),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + ceremonyLifeMs),
  });
  return token;
}

/** Whose ceremony is asked for. */
export interface CeremonyKey {
  readonly kind: CeremonyKind;
  readonly token: string;
  readonly browser: string | null;
  readonly sessionId?: string;
}

export interface Ceremony<State> {
  readonly state: State;
  readonly memberId: bigint | null;
}

/** Ends a ceremony: of any number that try at once, one gets it. Null when it is unknown, over, used, or another browser's. */
export async function claimCeremony<State>(
  deps: CeremonyDeps,
  db: Queryable,
  key: CeremonyKey,
  schema: z.ZodType<State>,
): Promise<Ceremony<State> | null> {
  const row = await claimRow(db, rowKeyOf(key), deps.clock.now());
  return row && opened(deps, row, schema);
}

/** Looks at a ceremony and leaves it as it is. */
export async function seeCeremony<State>(
  deps: CeremonyDeps,
  db: Queryable,
  key: CeremonyKey,
  schema: z.ZodType<State>,
): Promise<Ceremony<State> | null> {
  const row = await findRow(db, rowKeyOf(key), deps.clock.now());
  return row && opened(deps, row, schema);
}

const rowKeyOf = ({ kind, token, browser, sessionId }: CeremonyKey) => ({
  id: ceremonyIdOf(token),
  kind,
  browserHash: browser === null ? null : hashOfToken(browser),
  sessionId: sessionId ?? null,
});

function opened<State>(deps: CeremonyDeps, row: CeremonyRow, schema: z.ZodType<State>): Ceremony<State> {
  const plain: unknown = JSON.parse(deps.vault.open(sealPurpose, row.id, row.sealedState));
  return { state: schema.parse(plain), memberId: row.memberId };
}
