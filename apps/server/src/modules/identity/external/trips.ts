import { type ExternalProvider, externalProvider, type Refusal, refuse } from '@ikka/contract';
import { z } from 'zod';
import type { CookieJar, SessionMember } from '../../../platform/calls.ts';
import { beginCeremony, browserOf, claimCeremony, markBrowser } from '../ceremonies/ceremony.ts';
import type { IdentityDeps } from '../deps.ts';
import { newToken } from '../sessions/session-token.ts';
import type { OpenIdClient } from './open-id-client.ts';
import type { TicketState } from './ticket.ts';

/** What a trip is for: to log in, or to link the account of the member who began it. */
export type TripPurpose = 'login' | 'link';

export interface TripParts {
  readonly deps: IdentityDeps;
  readonly openId: OpenIdClient;
}

const tripState = z.object({
  provider: externalProvider,
  purpose: z.enum(['login', 'link']),
  nonce: z.string(),
  verifier: z.string(),
});

const callbackPath = '/wps/session/external/callback';
const returnPath = '/external';

/** Sends a browser to another house. The trip is bound to the browser, and to the member who links. */
export async function beginTrip(
  { deps, openId }: TripParts,
  provider: ExternalProvider,
  cookies: CookieJar,
  member: SessionMember | null,
): Promise<{ url: string } | Refusal<'external.not_offered' | 'external.unreachable'>> {
  if (!openId.isOffered(provider)) return refuse('external.not_offered');
  const state = newToken();
  const trip = await openId.begin(provider, `${deps.publicUrl}${callbackPath}/${provider}`, state);
  if (trip === null) return refuse('external.unreachable');
  await beginCeremony(deps, deps.database.db, {
    kind: 'openid',
    token: state,
    browser: markBrowser(cookies),
    ...(member && { memberId: member.memberId, sessionId: member.sessionId }),
    state: {
      provider,
      purpose: member === null ? 'login' : 'link',
      nonce: trip.nonce,
      verifier: trip.verifier,
    },
  });
  return { url: trip.url };
}

/**
 * The browser is back. Answers where it goes on to: the site's own page, with a ticket in the fragment that tells what
 * came of the trip, and without one when this browser began no such trip.
 */
export async function endTrip(
  { deps, openId }: TripParts,
  provider: string | undefined,
  url: string,
  cookies: CookieJar,
): Promise<string> {
  const home = `${deps.publicUrl}${returnPath}`;
  const cameBackTo = new URL(url, deps.publicUrl);
  const token = cameBackTo.searchParams.get('state');
  const browser = browserOf(cookies);
  if (token === null || browser === null) return home;
  const trip = await claimCeremony(deps, deps.database.db, { kind: 'openid', token, browser }, tripState);
  if (trip?.state.provider !== provider || trip === null) return home;
  const { purpose, nonce, verifier } = trip.state;
  const outcome = await openId.finish(trip.state.provider, cameBackTo, { nonce, verifier, state: token });
  const state: TicketState = { provider: trip.state.provider, purpose, outcome };
  const ticket = await beginCeremony(deps, deps.database.db, {
    kind: 'openid_ticket',
    browser,
    ...(trip.memberId !== null && { memberId: trip.memberId }),
    state,
  });
  return `${home}#ticket=${ticket}&purpose=${purpose}`;
}
