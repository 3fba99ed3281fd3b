import assert from 'node:assert';
import { type PasskeyRegistration, type Refusal, refuse } from '@ikka/contract';
import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { v7 as uuidv7 } from 'uuid';
import type { SessionMember } from '../../../platform/calls.ts';
import { lockCredentials } from '../accounts/credentials-store.ts';
import { ceremonyLifeMs } from '../ceremonies/ceremony.ts';
import type { IdentityDeps, Visitor } from '../deps.ts';
import { tellMember } from '../passwords/tell-member.ts';
import { beginChallenge, claimChallenge } from './passkey-challenges.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';
import { countPasskeys, credentialsOf, insertPasskey } from './store.ts';

/** One of each device and a few spare ones. */
const passkeysMax = 20;
/** EdDSA, ES256, RS256: what every maker of keys offers one of. */
const algorithms = [-8, -7, -257];

type Transport = 'ble' | 'cable' | 'hybrid' | 'internal' | 'nfc' | 'smart-card' | 'usb';
const transports: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Those that browsers know; what a key says beside them helps nobody. */
export const knownTransports = (said: readonly string[]): Transport[] =>
  said.filter((transport): transport is Transport => transports.includes(transport));

/** A challenge for a new key of the member. Keys that are registered already are left out by the browser. */
export async function passkeyRegisterOptions(deps: IdentityDeps, member: SessionMember) {
  const party = relyingParty(deps.publicUrl);
  if (party === null) return refuse('passkey.unavailable');
  const present = await credentialsOf(deps.database.db, member.memberId);
  if (present.length >= passkeysMax) return refuse('passkey.too_many');
  const challenge = await beginChallenge(deps, 'passkey_register', member);
  // The same for all keys of a member, and nothing that tells who it is: a device keeps one key for each.
  const userId = deps.vault.digest('identity.passkey_user', '', member.memberId.toString());
  return {
    challenge: challenge.toString('base64url'),
    rp: { name: party.name, id: party.id },
    user: { id: userId.toString('base64url'), name: member.account, displayName: member.account },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: ceremonyLifeMs,
    excludeCredentials: present.map(({ credentialId, transports: ways }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports: knownTransports(ways),
    })),
    // A log-in without a name needs a key that the device finds by itself and opens for its owner alone.
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/** Keeps a key that has answered a challenge of this very session. The member is told: it is a way in. */
export async function registerPasskey(
  deps: IdentityDeps,
  input: { readonly name: string; readonly response: PasskeyRegistration },
  member: SessionMember,
  visitor: Visitor,
): Promise<Refusal<
  | 'passkey.unavailable'
  | 'passkey.expired'
  | 'passkey.failed'
  | 'passkey.too_many'
  | 'passkey.already_registered'
> | null> {
  const { memberId } = member;
  const party = relyingParty(deps.publicUrl);
  if (party === null) return refuse('passkey.unavailable');
  const { response, name } = input;
  const challenge = await claimChallenge(deps, deps.database.db, 'passkey_register', response, member);
  if (challenge === null) return refuse('passkey.expired');
  const verified = await verify(response, challenge, party);
  if (verified === null) return refuse('passkey.failed');
  const { credential, credentialBackedUp } = verified;
  return deps.database.transaction(async (tx) => {
    const owner = await lockCredentials(tx, memberId);
    assert(owner, 'a session belongs to an account');
    if ((await countPasskeys(tx, memberId)) >= passkeysMax) return refuse('passkey.too_many');
    const now = deps.clock.now();
    const id = uuidv7({ msecs: now.getTime() });
    const isNew = await insertPasskey(tx, {
      id,
      memberId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: BigInt(credential.counter),
      transports: knownTransports(response.response.transports ?? []),
      isBackedUp: credentialBackedUp,
      name,
      createdAt: now,
    });
    if (!isNew) return refuse('passkey.already_registered');
    await deps.audit.record(tx, {
      actorKind: 'member',
      actor: memberId.toString(),
      action: 'member.passkey_added',
      subject: `member:${memberId}`,
      after: { passkeyId: id, name },
      ip: visitor.ip,
    });
    await tellMember(deps, tx, owner, 'protection_changed', deps.settings.get('site.default_language'));
    return null;
  });
}

async function verify(response: PasskeyRegistration, challenge: string, party: RelyingParty) {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // What a browser leaves out is left out here too: JSON knows no other way.
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return verified ? registrationInfo : null;
  } catch {
    // Whatever a browser sends that is no such key.
    return null;
  }
}
