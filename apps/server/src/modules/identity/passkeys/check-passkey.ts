import { type PasskeyProof, type Refusal, refuse } from '@ikka/contract';
import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { type ChallengeOwner, claimChallenge } from './passkey-challenges.ts';
import { relyingParty } from './relying-party.ts';
import { findPasskey, noteUse, type StoredPasskey } from './store.ts';

export type PasskeyRefusal = Refusal<'passkey.unavailable' | 'passkey.expired' | 'passkey.failed'>;

/**
 * Checks the signature of a passkey over a challenge of ours, given at our own origin by a person whom the device has
 * recognised. A counter that fell behind betrays a copied key: it is refused and recorded.
 */
export async function checkPasskey(
  deps: IdentityDeps,
  kind: 'passkey_login' | 'passkey_step_up',
  response: PasskeyProof,
  owner: ChallengeOwner,
  visitor: Visitor,
): Promise<StoredPasskey | PasskeyRefusal> {
  const party = relyingParty(deps.publicUrl);
  if (party === null) return refuse('passkey.unavailable');
  const challenge = await claimChallenge(deps, deps.database.db, kind, response, owner);
  if (challenge === null) return refuse('passkey.expired');
  const passkey = await findPasskey(deps.database.db, response.id);
  if (passkey === null) return refuse('passkey.failed');
  const verified = await verify(response, { challenge, party, passkey });
  if (verified === null) return refuse('passkey.failed');
  const isFirst = await noteUse(deps.database.db, passkey.id, {
    counter: BigInt(verified.newCounter),
    isBackedUp: verified.credentialBackedUp,
    at: deps.clock.now(),
  });
  if (!isFirst) {
    await recordCopy(deps, passkey, visitor);
    return refuse('passkey.failed');
  }
  return passkey;
}

async function verify(
  response: PasskeyProof,
  known: {
    readonly challenge: string;
    readonly party: NonNullable<ReturnType<typeof relyingParty>>;
    readonly passkey: StoredPasskey;
  },
) {
  const { passkey, party } = known;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      // What a browser leaves out is left out here too: JSON knows no other way.
      response: response as AuthenticationResponseJSON,
      expectedChallenge: known.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The counter is judged by us, where a fall is recorded and two uses at once are told apart.
      credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    });
    return verified ? authenticationInfo : null;
  } catch {
    // Whatever a stranger sends that is no such signature.
    return null;
  }
}

function recordCopy(deps: IdentityDeps, passkey: StoredPasskey, visitor: Visitor): Promise<void> {
  return deps.database.transaction((tx) =>
    deps.audit.record(tx, {
      actorKind: 'system',
      actor: 'identity',
      action: 'member.passkey_counter_fell',
      subject: `member:${passkey.memberId}`,
      after: { passkeyId: passkey.id },
      ip: visitor.ip,
    }),
  );
}
