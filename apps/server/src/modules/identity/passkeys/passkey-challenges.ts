import type { PasskeyProof, PasskeyRegistration } from '@ikka/contract';
import { z } from 'zod';
import type { Queryable } from '../../../platform/database/index.ts';
import { beginCeremony, claimCeremony } from '../ceremonies/ceremony.ts';
import type { IdentityDeps } from '../deps.ts';
import { isTokenShaped, newToken } from '../sessions/session-token.ts';
import type { CeremonyKind } from '../tables.ts';

/** For whom a challenge is: for a browser that logs in, or for a session. */
export type ChallengeOwner =
  | { readonly browser: string }
  | { readonly memberId: bigint; readonly sessionId: string };

type PasskeyCeremony = Extract<CeremonyKind, `passkey_${string}`>;

const challengeState = z.object({ origin: z.string() });

/** A new challenge: 256 random bits, and the token of its ceremony at once. */
export async function beginChallenge(
  deps: IdentityDeps,
  kind: PasskeyCeremony,
  owner: ChallengeOwner,
): Promise<Buffer> {
  const challenge = newToken();
  await beginCeremony(deps, deps.database.db, {
    kind,
    token: challenge,
    browser: null,
    ...owner,
    state: { origin: new URL(deps.publicUrl).origin },
  });
  return Buffer.from(challenge, 'base64url');
}

/**
 * Takes back the challenge that a key has signed, which it quotes in its own words; null when this owner was given no
 * such challenge, or it is over or was answered before.
 */
export async function claimChallenge(
  deps: IdentityDeps,
  db: Queryable,
  kind: PasskeyCeremony,
  response: PasskeyProof | PasskeyRegistration,
  owner: ChallengeOwner,
): Promise<string | null> {
  const challenge = quotedChallenge(response.response.clientDataJSON);
  if (challenge === null) return null;
  const key = 'browser' in owner ? { browser: owner.browser } : { browser: null, sessionId: owner.sessionId };
  const claimed = await claimCeremony(deps, db, { kind, token: challenge, ...key }, challengeState);
  return claimed === null ? null : challenge;
}

const clientData = z.object({ challenge: z.string() });

function quotedChallenge(clientDataJson: string): string | null {
  try {
    const { challenge } = clientData.parse(
      JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8')),
    );
    return isTokenShaped(challenge) ? challenge : null;
  } catch {
    return null;
  }
}
