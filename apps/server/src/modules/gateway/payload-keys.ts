import { randomUUID } from 'node:crypto';
import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/index.ts';
import { inTurn } from '../../platform/in-turn.ts';
import type { Signals } from '../../platform/signals.ts';
import type { Vault } from '../../platform/vault.ts';
import { insertPayloadKey, payloadKeysSince } from './store.ts';

const hour = 3_600_000;
/** A key is published for a day, then accepted for an hour more. */
const servesForMs = 24 * hour;
const graceMs = hour;
const algorithm = 'RSA-OAEP-256';

type PrivateKey = Awaited<ReturnType<typeof importJWK>>;
interface LoadedKey {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly privateKey: PrivateKey;
  readonly createdAt: Date;
}

export interface PayloadKeys {
  /** The JWK set for encrypting; the current key comes first. */
  published(): Promise<{ keys: JWK[] }>;
  /** The plaintext, or null when it was made for a key that is not (or no longer) ours, or was altered. */
  decrypt(jwe: string): Promise<string | null>;
  /** Begins a new key when the current one has served its time, or at once. Every process hears of it. */
  rotate(when: 'due' | 'now'): Promise<void>;
}

export async function createPayloadKeys(parts: {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly signals: Signals;
}): Promise<PayloadKeys> {
  const { database, clock, vault, signals } = parts;
  let keys: readonly LoadedKey[] = [];

  const load = inTurn(async () => {
    const known = new Map(keys.map((key) => [key.kid, key]));
    const rows = await payloadKeysSince(database.db, new Date(clock.now().getTime() - servesForMs - graceMs));
    keys = await Promise.all(
      rows.map(async (row) => {
        const already = known.get(row.kid);
        if (already) return already;
        const privateJwk = JSON.parse(vault.open('payload-key', row.kid, row.sealedPrivateJwk)) as JWK;
        const privateKey = await importJWK(privateJwk, algorithm);
        return { kid: row.kid, publicJwk: row.publicJwk as JWK, privateKey, createdAt: row.createdAt };
      }),
    );
  });

  const ageOf = (key: LoadedKey) => clock.now().getTime() - key.createdAt.getTime();

  const rotate = async (when: 'due' | 'now') => {
    await load();
    const current = keys[0];
    if (when === 'due' && current !== undefined && ageOf(current) < servesForMs) return;
    const pair = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
    const kid = randomUUID();
    const publicJwk: JWK = { ...(await exportJWK(pair.publicKey)), kid, use: 'enc', alg: algorithm };
    const sealedPrivateJwk = vault.seal('payload-key', kid, JSON.stringify(await exportJWK(pair.privateKey)));
    await insertPayloadKey(database.db, { kid, publicJwk, sealedPrivateJwk, createdAt: clock.now() });
    await load();
    await signals.publish('payload_keys.changed', { kid });
  };

  signals.on('payload_keys.changed', load);
  signals.onGap(load);
  await rotate('due');

  /** The current key, and the one before it within its hour of grace after the current one began. */
  const accepted = (kid: string): LoadedKey | undefined =>
    keys.find((key, index) => {
      if (key.kid !== kid) return false;
      const next = keys[index - 1];
      return next === undefined || ageOf(next) <= graceMs;
    });

  return {
    rotate,
    async published() {
      return { keys: keys.slice(0, 1).map((key) => key.publicJwk) };
    },
    async decrypt(jwe) {
      try {
        const header = decodeProtectedHeader(jwe);
        const key = typeof header.kid === 'string' ? accepted(header.kid) : undefined;
        if (key === undefined) return null;
        const opened = await compactDecrypt(jwe, key.privateKey, {
          keyManagementAlgorithms: [algorithm],
          contentEncryptionAlgorithms: ['A256GCM'],
        });
        return new TextDecoder().decode(opened.plaintext);
      } catch {
        // Whatever the cause, the sender learns only that it could not be read.
        return null;
      }
    },
  };
}
