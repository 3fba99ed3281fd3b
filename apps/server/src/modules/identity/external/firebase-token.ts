import { type Refusal, refuse, sentText } from '@ikka/contract';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Transaction } from '../../../platform/database/index.ts';
import { ceremonyIdOf } from '../ceremonies/ceremony.ts';
import { insertRowOnce } from '../ceremonies/store.ts';
import type { IdentityDeps } from '../deps.ts';

type FirebaseDeps = Pick<IdentityDeps, 'settings' | 'clock' | 'vault' | 'log'>;

/** A phone that Firebase has proven. */
export interface FirebaseProof {
  /** The number in E.164, as it says. */
  readonly phone: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** A phone that was proven longer ago than this proves nothing about who holds it now. */
const proofAgeMs = 10 * 60_000;
const skewMs = 60_000;
const timeoutMs = 5_000;
/** Between two looks for a key that is not known yet: strangers can make such names up. */
const cooldownMs = 1_000;
const keysLifeMs = 10 * 60_000;

const claims = z.object({
  sub: sentText.min(1).max(128),
  auth_time: z.number().int(),
  phone_number: z.string().regex(/^\+[1-9]\d{5,14}$/),
  firebase: z.object({ sign_in_provider: z.literal('phone') }),
});

/**
 * Judges tokens of Firebase's phone log-in: signed by the issuer's keys, for our project, of a phone, and of just now.
 * A token counts once: `spend` it in the transaction in which it does.
 */
export function createFirebaseTokens(deps: FirebaseDeps) {
  const { settings, clock } = deps;
  let keys: { readonly address: string; readonly get: ReturnType<typeof createRemoteJWKSet> } | null = null;
  const keysAt = (address: string) => {
    if (keys?.address !== address) {
      const options = { timeoutDuration: timeoutMs, cooldownDuration: cooldownMs, cacheMaxAge: keysLifeMs };
      keys = { address, get: createRemoteJWKSet(new URL(address), options) };
    }
    return keys.get;
  };

  return {
    isOffered: (): boolean => settings.get('identity.firebase_project') !== '',

    async verify(
      token: string,
    ): Promise<
      FirebaseProof | Refusal<'firebase.not_offered' | 'firebase.token_invalid' | 'firebase.unknown_error'>
    > {
      const project = settings.get('identity.firebase_project');
      if (project === '') return refuse('firebase.not_offered');
      const issuer = `${settings.get('identity.firebase_issuer').replace(/\/$/, '')}/${project}`;
      const now = clock.now();
      let payload: JWTPayload;
      try {
        const verified = await jwtVerify(token, keysAt(settings.get('identity.firebase_jwks')), {
          issuer,
          audience: project,
          algorithms: ['RS256'],
          currentDate: now,
          requiredClaims: ['exp', 'iat'],
        });
        payload = verified.payload;
      } catch (error) {
        if (isOfToken(error)) return refuse('firebase.token_invalid');
        deps.log.warn({ err: error }, 'the keys of Firebase cannot be read');
        return refuse('firebase.unknown_error');
      }
      const read = claims.safeParse(payload);
      if (!read.success) return refuse('firebase.token_invalid');
      const ageMs = now.getTime() - read.data.auth_time * 1_000;
      const isEarly = (payload.iat ?? 0) * 1_000 > now.getTime() + skewMs;
      if (ageMs > proofAgeMs || ageMs < -skewMs || isEarly) return refuse('firebase.token_invalid');
      return { phone: read.data.phone_number, token, expiresAt: new Date((payload.exp ?? 0) * 1_000) };
    },

    /** False when the token was used before. */
    async spend(tx: Transaction, { token, expiresAt }: FirebaseProof): Promise<boolean> {
      const id = ceremonyIdOf(`firebase\0${token}`);
      return insertRowOnce(tx, {
        id,
        kind: 'firebase_token',
        memberId: null,
        sessionId: null,
        browserHash: null,
        sealedState: deps.vault.seal('identity.ceremony', id, '{}'),
        createdAt: clock.now(),
        expiresAt,
      });
    },
  };
}

export type FirebaseTokens = ReturnType<typeof createFirebaseTokens>;

/** The token is at fault, and not the way to the keys. */
const isOfToken = (error: unknown): boolean =>
  error instanceof errors.JWTClaimValidationFailed ||
  error instanceof errors.JWTExpired ||
  error instanceof errors.JWTInvalid ||
  error instanceof errors.JWSInvalid ||
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JOSENotSupported ||
  error instanceof errors.JWKSNoMatchingKey;
