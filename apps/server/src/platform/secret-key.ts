import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The master key of the vault: from the environment, or made once and kept in the data folder, readable by its
 * owner alone. Whoever loses it loses every unrevealed seed and every authenticator secret, so it is backed up
 * with the database.
 */
export function masterKey(fromEnvironment: string | undefined, dataDir: string): string {
  if (fromEnvironment !== undefined) return fromEnvironment;
  const folder = join(dataDir, 'secrets');
  const path = join(folder, 'master-key');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    // Exclusive: of two processes that start at once, both end up with the key of the first.
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(path, 'utf8');
  if (key.length < 32) throw new Error(`${path} holds no key; restore it from the backup`);
  return key;
}
