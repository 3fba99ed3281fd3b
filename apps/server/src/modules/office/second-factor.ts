import { generateSecret, generateURI, verify } from 'otplib';
import type { Vault } from '../../platform/vault.ts';

const periodSeconds = 30;
const vaultPurpose = 'office.second_factor';

export interface SecondFactorSecret {
  /** Base32, as an authenticator app takes it by hand. */
  readonly secret: string;
  /** `otpauth://totp/…`, as the QR code carries it. */
  readonly uri: string;
}

export function newSecondFactor(username: string): SecondFactorSecret {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: 'Ikka', label: username, secret }) };
}

export function sealSecondFactor(vault: Vault, operatorId: bigint, secret: string): string {
  return vault.seal(vaultPurpose, String(operatorId), secret);
}

export function openSecondFactor(vault: Vault, operatorId: bigint, sealed: string): string {
  return vault.open(vaultPurpose, String(operatorId), sealed);
}

/**
 * The time step of a right code, or null. Accepts the current step and one on either side (RFC 6238, section 5.2);
 * a step that was used before, or an older one, is a replay and counts as wrong.
 */
export async function usableStep(
  secret: string,
  code: string,
  lastUsedStep: bigint,
  now: Date,
): Promise<bigint | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: periodSeconds });
  if (!result.valid || !('timeStep' in result)) return null;
  const step = BigInt(result.timeStep);
  return step > lastUsedStep ? step : null;
}
