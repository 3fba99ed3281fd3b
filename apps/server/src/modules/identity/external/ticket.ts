import { type ExternalProvider, externalProvider, type Refusal, refuse } from '@ikka/contract';
import { z } from 'zod';
import type { CookieJar } from '../../../platform/calls.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { browserOf, type CeremonyKey, claimCeremony, seeCeremony } from '../ceremonies/ceremony.ts';
import type { IdentityDeps } from '../deps.ts';

const ticketState = z.object({
  provider: externalProvider,
  purpose: z.enum(['login', 'link']),
  outcome: z.union([
    z.object({ subject: z.string(), label: z.string() }),
    z.object({ failure: z.enum(['cancelled', 'failed', 'unreachable']) }),
  ]),
});
export type TicketState = z.infer<typeof ticketState>;

/** A person whom another house has proven. */
export interface ProvenPerson {
  readonly provider: ExternalProvider;
  readonly subject: string;
  readonly label: string;
  /** The member who began the trip in order to link; null where it was a log-in. */
  readonly linksMember: bigint | null;
}

export type TicketRefusal = Refusal<
  'external.expired' | 'external.cancelled' | 'external.failed' | 'external.unreachable'
>;

const keyOf = (ticket: string, cookies: CookieJar): CeremonyKey | null => {
  const browser = browserOf(cookies);
  return browser === null ? null : { kind: 'openid_ticket', token: ticket, browser };
};

/**
 * Reads a ticket of this browser. A person is only looked at, so that who is not linked yet can register or link with
 * the same ticket; a failed trip is over with this answer.
 */
export async function readExternalTicket(
  deps: IdentityDeps,
  ticket: string,
  cookies: CookieJar,
): Promise<ProvenPerson | TicketRefusal> {
  const key = keyOf(ticket, cookies);
  const seen = key && (await seeCeremony(deps, deps.database.db, key, ticketState));
  if (seen === null || key === null) return refuse('external.expired');
  const { provider, outcome } = seen.state;
  if (!('failure' in outcome)) return { provider, ...outcome, linksMember: seen.memberId };
  await claimCeremony(deps, deps.database.db, key, ticketState);
  return refuse(`external.${outcome.failure}`);
}

/** Uses a ticket up, in the transaction in which it counts; false when it was used or is over. */
export async function spendExternalTicket(
  deps: IdentityDeps,
  tx: Queryable,
  ticket: string,
  cookies: CookieJar,
): Promise<boolean> {
  const key = keyOf(ticket, cookies);
  return key !== null && (await claimCeremony(deps, tx, key, ticketState)) !== null;
}
