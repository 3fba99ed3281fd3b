/** Why a proof is asked for; each has its sentence in the dialog. */
export type StepUpReason =
  | 'contact'
  | 'paymentPassword'
  | 'password'
  | 'authenticator'
  | 'passkeys'
  | 'linked'
  | 'payouts'
  | 'withdraw'
  | 'devices'
  | 'other';

const subjects: readonly (readonly [RegExp, StepUpReason])[] = [
  [/\/contact(\/|$)/, 'contact'],
  [/\/payment-password(\/|$)/, 'paymentPassword'],
  [/\/member\/password(\/|$)/, 'password'],
  [/\/authenticator(\/|$)/, 'authenticator'],
  [/passkey/i, 'passkeys'],
  [/external|openid|oidc|google|facebook|linked|firebase/i, 'linked'],
  [/\/payout-accounts(\/|$)/, 'payouts'],
  [/\/transaction\/withdraw(\/|$)/, 'withdraw'],
  [/\/wps\/transfer(\/|$)/, 'withdraw'],
  [/\/(devices|sessions)(\/|$)/, 'devices'],
];

/** What a guarded call is about, by its path. A call that nobody has named here still says that it is guarded. */
export function stepUpReasonOf(path: string): StepUpReason {
  return subjects.find(([pattern]) => pattern.test(path))?.[1] ?? 'other';
}
