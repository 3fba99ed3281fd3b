import { generateSecret, generateURI, verify } from 'otplib';
import type { Vault } from '../../../platform/vault.ts';

const periodSeconds = 30;
const vaultPurpose = 'identity.authenticator';

export interface NewAuthenticator {
  /** Base32, as an app takes it by hand. */
  readonly secret: string;
  /** `otpauth://totp/…`, as the QR code carries it. */
  readonly uri: string;
}

export function newAuthenticator(accountName: string): NewAuthenticator {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: 'Ikka', label: accountName, secret }) };
}

export function sealSecret(vault: Vault, memberId: bigint, secret: string): string {
  return vault.seal(vaultPurpose, String(memberId), secret);
}

export function openSecret(vault: Vault, memberId: bigint, sealed: string): string {
  return vault.open(vaultPurpose, String(memberId), sealed);
}

/** The time step of a right code, or null: the present one and one on either side count (RFC 6238, section 5.2). */
export async function stepOf(secret: string, code: string, now: Date): Promise<bigint | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1_000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: periodSeconds });
  return result.valid && 'timeStep' in result ? BigInt(result.timeStep) : null;
}
