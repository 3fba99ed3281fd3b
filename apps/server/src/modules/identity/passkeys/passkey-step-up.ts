import { isRefusal, type PasskeyProof, type Refusal, refuse } from '@ikka/contract';
import type { SessionMember } from '../../../platform/calls.ts';
import { ceremonyLifeMs } from '../ceremonies/ceremony.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { checkPasskey, type PasskeyRefusal } from './check-passkey.ts';
import { beginChallenge } from './passkey-challenges.ts';
import { knownTransports } from './register-passkey.ts';
import { relyingParty } from './relying-party.ts';
import { credentialsOf } from './store.ts';

/** A challenge for one of the member's own keys. */
export async function passkeyStepUpOptions(deps: IdentityDeps, member: SessionMember) {
  const party = relyingParty(deps.publicUrl);
  if (party === null) return refuse('passkey.unavailable');
  const own = await credentialsOf(deps.database.db, member.memberId);
  if (own.length === 0) return refuse('passkey.unknown');
  const challenge = await beginChallenge(deps, 'passkey_step_up', member);
  return {
    challenge: challenge.toString('base64url'),
    rpId: party.id,
    timeout: ceremonyLifeMs,
    userVerification: 'required' as const,
    allowCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports: knownTransports(transports),
    })),
  };
}

/** Whether the member has proven to be one by an own key; another member's key proves nothing here. */
export async function passkeyStepUp(
  deps: IdentityDeps,
  response: PasskeyProof,
  member: SessionMember,
  visitor: Visitor,
): Promise<PasskeyRefusal | null> {
  const passkey = await checkPasskey(deps, 'passkey_step_up', response, member, visitor);
  if (isRefusal(passkey)) return passkey;
  return passkey.memberId === member.memberId ? null : failed;
}

const failed: Refusal<'passkey.failed'> = refuse('passkey.failed');
