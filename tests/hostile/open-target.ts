import { calls } from '@ikka/contract';
import type { TestServer } from '@ikka/test-kit';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { clientOf, must, openPlay } from '../server/client-of.ts';
import { logInOperator } from '../server/log-in-operator.ts';
import type { Target } from './throwing.ts';

/** The settings under which a server is thrown at: as much as can be is switched on. */
export const openHouse = {
  'identity.slider_captcha': false,
  'play.minimum_spin_ms': 0,
  'modules.switched_off': [],
} as const;

/** A member, his play session and an operator of a server, whose tokens are carried along. */
export async function openTarget(server: TestServer): Promise<Target> {
  const password = 'a-long-sentence-7';
  const registered = clientOf(server, null).call(calls.identity.register, {
    body: {
      username: 'hostilemember',
      password,
      confirmPassword: password,
      agreeTerms: true,
      ageConfirmed: true,
    },
  });
  const session = (await must(registered)).token;
  const { keys } = (await (await fetch(`${server.url}/.well-known/jwks.json`)).json()) as { keys: [JWK] };
  const key = await importJWK(keys[0], 'RSA-OAEP-256');
  const header = { alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: keys[0].kid ?? '' };
  return {
    url: server.url,
    tokens: {
      session,
      play: await openPlay(server, session),
      operator: await logInOperator(server),
    },
    seal(payload) {
      const whole = { ...(payload as object), iat: Math.floor(Date.now() / 1_000), jti: crypto.randomUUID() };
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(whole)))
        .setProtectedHeader(header)
        .encrypt(key);
    },
  };
}
