/** What the server says of an account's protection, as far as the score reads it. */
export interface Protection {
  hasPassword: boolean;
  hasPaymentPassword: boolean;
  isEmailVerified: boolean;
  isMobileVerified: boolean;
  hasAuthenticator: boolean;
  recoveryCodesLeft: number;
  passkeys: number;
}

export const securitySteps = [
  'signIn',
  'authenticator',
  'passkeys',
  'paymentPassword',
  'mobile',
  'email',
  'recoveryCodes',
] as const;
export type SecurityStep = (typeof securitySteps)[number];

/**
 * How many of a hundred points each step brings. A second factor weighs most, for it stops who has the password; a passkey
 * cannot be given away to a false page; the contacts are the way back in; recovery codes, that the way in is not lost.
 */
export const pointsOf: Readonly<Record<SecurityStep, number>> = {
  signIn: 10,
  authenticator: 25,
  passkeys: 15,
  paymentPassword: 15,
  mobile: 15,
  email: 15,
  recoveryCodes: 5,
};

/** With fewer codes left, losing the phone soon means losing the account. */
const enoughCodes = 3;

function isDone(step: SecurityStep, has: Protection): boolean {
  switch (step) {
    case 'signIn':
      return has.hasPassword || has.passkeys > 0;
    case 'authenticator':
      return has.hasAuthenticator;
    case 'passkeys':
      return has.passkeys > 0;
    case 'paymentPassword':
      return has.hasPaymentPassword;
    case 'mobile':
      return has.isMobileVerified;
    case 'email':
      return has.isEmailVerified;
    case 'recoveryCodes':
      return has.hasAuthenticator && has.recoveryCodesLeft >= enoughCodes;
  }
}

export interface SecurityScore {
  /** Of a hundred. */
  points: number;
  level: 'weak' | 'fair' | 'strong';
  /** What is not done yet, what brings most first. Recovery codes come with an authenticator, and are no step before it. */
  missing: { step: SecurityStep; gain: number }[];
}

/**
 * The score of an account out of what this site offers: a step that nobody can take here (`isOffered`) is left out, and the
 * others share the hundred points as they weigh.
 */
export function scoreOf(has: Protection, isOffered: (step: SecurityStep) => boolean): SecurityScore {
  const steps = securitySteps.filter((step) => isDone(step, has) || isOffered(step));
  const sum = (counted: readonly SecurityStep[]) =>
    counted.reduce((total, step) => total + pointsOf[step], 0);
  const whole = sum(steps);
  const scaled = (weight: number) => Math.round((weight * 100) / whole);
  const points = scaled(sum(steps.filter((step) => isDone(step, has))));
  const missing = steps
    .filter((step) => !isDone(step, has) && (step !== 'recoveryCodes' || has.hasAuthenticator))
    .toSorted((a, b) => pointsOf[b] - pointsOf[a])
    .map((step) => ({ step, gain: scaled(pointsOf[step]) }));
  return { points, level: points < 50 ? 'weak' : points < 80 ? 'fair' : 'strong', missing };
}
