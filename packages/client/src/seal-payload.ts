import { CompactEncrypt, importJWK, type JWK } from 'jose';

export interface PayloadSealer {
  seal(payload: unknown): Promise<string>;
  /** The next payload asks for the site's current key again. */
  forgetKey(): void;
}

/**
 * Encrypts payloads to the site's current public key as compact JWE (RSA-OAEP-256, A256GCM), with the
 * time and a random id inside, so that the server can refuse what is old or was seen before.
 */
export function createPayloadSealer(keySetUrl: string): PayloadSealer {
  let current: Promise<{ key: Awaited<ReturnType<typeof importJWK>>; kid: string }> | null = null;

  const fetchKey = async () => {
    const response = await fetch(keySetUrl, { cache: 'no-store' });
    const { keys } = (await response.json()) as { keys: JWK[] };
    const jwk = keys.find((candidate) => candidate.use === 'enc');
    if (jwk?.kid === undefined) throw new Error('the site publishes no key for encrypted calls');
    return { key: await importJWK(jwk, 'RSA-OAEP-256'), kid: jwk.kid };
  };

  return {
    async seal(payload) {
      current ??= fetchKey();
      const { key, kid } = await current.catch((error: unknown) => {
        current = null;
        throw error;
      });
      const body = { ...(payload as object), iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID() };
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
        .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
        .encrypt(key);
    },
    forgetKey: () => {
      current = null;
    },
  };
}
