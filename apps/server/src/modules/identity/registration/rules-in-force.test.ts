import { describe, expect, it } from 'vitest';
import type { RegisterField, RegisterFieldName } from '../../settings/index.ts';
import { formFields } from './check-fields.ts';
import { type FormSwitches, profileFields, rulesInForce } from './rules-in-force.ts';

const off: RegisterField = {
  enabled: false,
  required: false,
  acceptedPattern: '',
  patternId: 9,
  minLength: 1,
  maxLength: 9,
};
const on = { ...off, enabled: true };
const names = [...formFields, 'captcha'] as const;
type Stored = Record<RegisterFieldName, RegisterField>;
const stored = (changes: Partial<Stored> = {}): Stored => ({
  ...(Object.fromEntries(names.map((name) => [name, off])) as Stored),
  ...changes,
});
const plain: FormSwitches = {
  hasAffiliates: true,
  isInvitationOnly: false,
  hasReferrals: false,
  verifiesMobile: false,
};
const shown = (rules: ReturnType<typeof rulesInForce>) =>
  formFields.flatMap((name) =>
    rules[name].enabled ? [rules[name].required ? `${name}*` : (name as string)] : [],
  );

describe('the rules in force', () => {
  it.each([
    ['username', {}, {}, ['username*', 'password*']],
    ['mobile', {}, {}, ['username', 'password*', 'mobileNum*']],
    ['mobile', {}, { verifiesMobile: true }, ['username', 'mobileNum*']],
    ['mobile', { password: on }, { verifiesMobile: true }, ['username', 'password', 'mobileNum*']],
    ['username', { paymentPassword: on }, {}, ['username*', 'password*', 'paymentPassword*']],
    ['username', { mobileNum: on }, {}, ['username*', 'password*', 'mobileNum']],
    ['username', { affiliateCode: on }, {}, ['username*', 'password*', 'affiliateCode']],
    ['username', { affiliateCode: on }, { hasAffiliates: false }, ['username*', 'password*']],
    ['username', {}, { hasReferrals: true }, ['username*', 'password*', 'referralCode']],
    ['username', {}, { isInvitationOnly: true }, ['username*', 'password*', 'referralCode', 'affiliateCode']],
    [
      'username',
      {},
      { isInvitationOnly: true, hasAffiliates: false },
      ['username*', 'password*', 'referralCode*'],
    ],
  ] as const)('[I81] %s with %j and %j show %j', (form, fields, site, expected) => {
    expect(shown(rulesInForce(stored(fields), form, { ...plain, ...site }))).toEqual(expected);
  });

  it('[I81] ask for each field of the profile that is on', () => {
    const all = stored(Object.fromEntries(profileFields.map((name) => [name, on])));
    expect(shown(rulesInForce(all, 'username', plain))).toEqual(expect.arrayContaining([...profileFields]));
  });
});
