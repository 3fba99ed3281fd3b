import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Vault } from '../../../platform/vault.ts';
import { replaceRecoveryCodes } from './store.ts';

const codesOfMember = 10;
/** Without what is read for one another: 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B. */
const letters = 'ACDEFGHJKMNPQRTUVWXY34679';
const half = 5;

const newRecoveryCode = (): string => {
  const text = Array.from({ length: 2 * half }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, half)}-${text.slice(half)}`;
};

/** The code as it counts, however it was typed; null for what cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  return code.length === 2 * half && [...code].every((letter) => letters.includes(letter)) ? code : null;
}

/** Keyed and bound to the member: 46 bits alone could be found from a plain hash. */
export function recoveryCodeHash(vault: Vault, memberId: bigint, code: string): Buffer {
  return vault.digest('identity.recovery_code', String(memberId), code);
}

/** Ten new codes in the place of the member's old ones. They are shown once: only their hashes are kept. */
export async function writeRecoveryCodes(vault: Vault, tx: Transaction, memberId: bigint): Promise<string[]> {
  const codes = Array.from({ length: codesOfMember }, newRecoveryCode);
  await replaceRecoveryCodes(
    tx,
    memberId,
    codes.map((code) => ({
      id: uuidv7(),
      codeHash: recoveryCodeHash(vault, memberId, readRecoveryCode(code) ?? ''),
    })),
  );
  return codes;
}
