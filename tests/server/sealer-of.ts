import { CompactEncrypt, importJWK, type JWK } from 'jose';
import type { Address } from './client-of.ts';

/** Seals a body as a page seals it, with the time and an id of its own inside. */
export type Seal = (body: object) => Promise<string>;

/** Reads the server's key once, for the thousands of bodies that are sealed with it. */
export async function sealerOf(server: Address): Promise<Seal> {
  const answer = await fetch(`${server.url}/.well-known/jwks.json`);
  const [jwk] = ((await answer.json()) as { keys: [JWK] }).keys;
  const key = await importJWK(jwk, 'RSA-OAEP-256');
  return (body) => {
    const stamped = { ...body, iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID() };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: jwk.kid ?? '' })
      .encrypt(key);
  };
}
