import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Seals what must rest unreadable in the database: unrevealed seeds, authenticator secrets, private keys.
 * AES-256-GCM with a key of its own per purpose (HKDF-SHA-256 of the master key), the purpose and the row's
 * identity bound as associated data, so that a sealed value cannot be moved to another row or column.
 */
export interface Vault {
  seal(purpose: string, identity: string, plain: string): string;
  /** Throws when the value was altered, moved or sealed under another key. */
  open(purpose: string, identity: string, sealed: string): string;
  /** As `seal`, for a file. */
  sealBytes(purpose: string, identity: string, plain: Uint8Array): Buffer;
  openBytes(purpose: string, identity: string, sealed: Uint8Array): Buffer;
  /** A keyed hash for what is too short to be hashed alone (codes); useless to who has only the database. */
  digest(purpose: string, identity: string, plain: string): Buffer;
}

const version = 'v1';
/** The first byte of a sealed file; the nonce and the tag follow, then the file. */
const bytesVersion = 1;
const bytesHead = 1 + 12 + 16;

/** `masterKey`: at least 32 bytes of text or base64 from the environment or the data folder. */
export function createVault(masterKey: string): Vault {
  const master = createHash('sha256').update(masterKey).digest();
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string): Buffer => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', master, Buffer.alloc(32), `ikka vault ${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  const boundTo = (purpose: string, identity: string) => Buffer.from(`${version}\0${purpose}\0${identity}`);
  return {
    seal(purpose, identity, plain) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose), iv).setAAD(boundTo(purpose, identity));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [
        version,
        iv.toString('base64url'),
        body.toString('base64url'),
        cipher.getAuthTag().toString('base64url'),
      ].join('.');
    },
    sealBytes(purpose, identity, plain) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', keyOf(`bytes ${purpose}`), iv).setAAD(
        boundTo(purpose, identity),
      );
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.of(bytesVersion), iv, cipher.getAuthTag(), body]);
    },
    openBytes(purpose, identity, sealed) {
      if (sealed[0] !== bytesVersion || sealed.length < bytesHead)
        throw new Error(`vault: a file for ${purpose} is not in a form that this version reads`);
      const decipher = createDecipheriv('aes-256-gcm', keyOf(`bytes ${purpose}`), sealed.subarray(1, 13))
        .setAAD(boundTo(purpose, identity))
        .setAuthTag(sealed.subarray(13, bytesHead));
      return Buffer.concat([decipher.update(sealed.subarray(bytesHead)), decipher.final()]);
    },
    digest: (purpose, identity, plain) =>
      createHmac('sha256', keyOf(`digest ${purpose}`))
        .update(`${identity}\0${plain}`)
        .digest(),
    open(purpose, identity, sealed) {
      const [mark, iv, body, tag, ...rest] = sealed.split('.');
      if (
        mark !== version ||
        iv === undefined ||
        body === undefined ||
        tag === undefined ||
        rest.length > 0
      ) {
        throw new Error(`vault: a value for ${purpose} is not in a form that this version reads`);
      }
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose), Buffer.from(iv, 'base64url'))
        .setAAD(boundTo(purpose, identity))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return decipher.update(Buffer.from(body, 'base64url'), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
