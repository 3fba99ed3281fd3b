import type { LoginMethod, StrangeBy } from '../tables.ts';

/**
 * Proofs that were no more than something known or kept: a password, another house's word, a remembered browser. The
 * others are a second step themselves (a code on the member's own phone, a passkey), or the very first one.
 */
const isWeak: Readonly<Record<LoginMethod, boolean>> = {
  username: true,
  google: true,
  facebook: true,
  remembered: true,
  sms: false,
  firebase: false,
  passkey: false,
  registration: false,
  recovery: false,
  trial: false,
};

/** What is known of where a log-in comes from. */
export interface Whereabouts {
  readonly isKnownDevice: boolean;
  readonly isKnownAddress: boolean;
}

/** Why a log-in needs a second step; null when it needs none. A device nobody knows says more than an address. */
export function strangeBy(
  method: LoginMethod,
  { isKnownDevice, isKnownAddress }: Whereabouts,
  asks: { readonly forAddress: boolean },
): StrangeBy | null {
  if (!isWeak[method]) return null;
  if (!isKnownDevice) return 'device';
  return asks.forAddress && !isKnownAddress ? 'address' : null;
}
