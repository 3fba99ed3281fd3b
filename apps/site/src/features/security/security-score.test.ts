import { expect, it } from 'vitest';
import { type Protection, pointsOf, scoreOf, securitySteps } from './security-score.ts';

const everything = () => true;
const namesOf = (has: Protection) => scoreOf(has, everything).missing.map(({ step }) => step);
const bare: Protection = {
  hasPassword: true,
  hasPaymentPassword: false,
  isEmailVerified: false,
  isMobileVerified: false,
  hasAuthenticator: false,
  recoveryCodesLeft: 0,
  passkeys: 0,
};
const whole: Protection = {
  hasPassword: true,
  hasPaymentPassword: true,
  isEmailVerified: true,
  isMobileVerified: true,
  hasAuthenticator: true,
  recoveryCodesLeft: 10,
  passkeys: 2,
};

it('gives a hundred points in all', () => {
  expect(securitySteps.reduce((sum, step) => sum + pointsOf[step], 0)).toBe(100);
});

it.each<[string, Protection, number, string]>([
  ['a password alone', bare, 10, 'weak'],
  ['a passkey alone', { ...bare, hasPassword: false, passkeys: 1 }, 25, 'weak'],
  ['both contacts', { ...bare, isEmailVerified: true, isMobileVerified: true }, 40, 'weak'],
  [
    'contacts and a payment password',
    { ...bare, isEmailVerified: true, isMobileVerified: true, hasPaymentPassword: true },
    55,
    'fair',
  ],
  ['everything but a passkey', { ...whole, passkeys: 0 }, 85, 'strong'],
  ['everything', whole, 100, 'strong'],
])('%s is worth what it protects', (_case, has, points, level) => {
  expect(scoreOf(has, everything)).toMatchObject({ points, level });
});

it('names what is missing, what brings most first', () => {
  expect(namesOf(bare)).toEqual(['authenticator', 'passkeys', 'paymentPassword', 'mobile', 'email']);
  expect(namesOf(whole)).toEqual([]);
});

it('asks for new recovery codes when few are left', () => {
  expect(scoreOf({ ...whole, recoveryCodesLeft: 2 }, everything)).toMatchObject({
    points: 95,
    missing: [{ step: 'recoveryCodes', gain: 5 }],
  });
});

it('rises with every step and never falls', () => {
  const steps: Partial<Protection>[] = [
    { hasPaymentPassword: true },
    { isEmailVerified: true },
    { isMobileVerified: true },
    { hasAuthenticator: true, recoveryCodesLeft: 10 },
    { passkeys: 1 },
  ];
  let has = bare;
  for (const step of steps) {
    const before = scoreOf(has, everything).points;
    has = { ...has, ...step };
    expect(scoreOf(has, everything).points).toBeGreaterThan(before);
  }
});

it('shares the hundred points among what the site offers, and counts what a member has all the same', () => {
  const noPasskeys = (step: string) => step !== 'passkeys';
  expect(scoreOf({ ...whole, passkeys: 0 }, noPasskeys)).toMatchObject({ points: 100, missing: [] });
  expect(scoreOf(whole, noPasskeys).points).toBe(100);
  expect(scoreOf(bare, noPasskeys).missing[0]).toEqual({ step: 'authenticator', gain: 29 });
});
