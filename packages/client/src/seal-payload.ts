import type { importJWK, JWK } from 'jose';

export interface PayloadSealer {
  (payload: unknown): Promise<string>;
  /** The next payload asks for the site's current key again. */
  forgetKey(): void;
  /** Fetches the cipher before it is needed: a browser that once failed to fetch it does not try again. */
  prepare(): void;
}

/**
 * Encrypts payloads to the site's current public key as compact JWE (RSA-OAEP-256, A256GCM), with the
 * time and a random id inside, so that the server can refuse what is old or was seen before. The cipher is fetched when
 * it is prepared or the first payload is sealed: most visits seal none.
 */
export function createPayloadSealer(keySetUrl: string): PayloadSealer {
  let current: Promise<{ key: Awaited<ReturnType<typeof importJWK>>; kid: string }> | null = null;

  const fetchKey = async () => {
    const { importJWK } = await import('jose');
    const response = await fetch(keySetUrl, { cache: 'no-store' });
    const { keys } = (await response.json()) as { keys: JWK[] };
    const jwk = keys.find((candidate) => candidate.use === 'enc');
    if (jwk?.kid === undefined) throw new Error('the site publishes no key for encrypted calls');
    return { key: await importJWK(jwk, 'RSA-OAEP-256'), kid: jwk.kid };
  };

  const seal = async (payload: unknown): Promise<string> => {
    current ??= fetchKey();
    const { key, kid } = await current.catch((error: unknown) => {
      current = null;
      throw error;
    });
    const { CompactEncrypt } = await import('jose');
    const body = { ...(payload as object), iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID() };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid })
      .encrypt(key);
  };
  return Object.assign(seal, {
    forgetKey: () => {
      current = null;
    },
    prepare: () => {
      import('jose').catch(() => undefined);
    },
  });
}
