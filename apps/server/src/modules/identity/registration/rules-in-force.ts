import type { RegisterField, RegisterFieldName } from '../../settings/index.ts';
import type { FieldRules, FormField } from './check-fields.ts';

/** The fields that only a member's profile keeps. */
export const profileFields = [
  'birthday',
  'idNumber',
  'whatsapp',
  'telegram',
  'zalo',
  'line',
  'facebook',
  'wechat',
  'qqNum',
] as const satisfies readonly FormField[];
export type ProfileField = (typeof profileFields)[number];

/** The ways to an account: by name, by number, and as a person whom another house has proven. */
export type RegisterForm = 'username' | 'mobile' | 'external';

/** What the rest of the site says about the forms. */
export interface FormSwitches {
  /** Affiliates are part of the site (AFFMAN3). */
  readonly hasAffiliates: boolean;
  /** Nobody registers without the code of an affiliate or of a friend. */
  readonly isInvitationOnly: boolean;
  /** Members invite friends. */
  readonly hasReferrals: boolean;
  /** A code by SMS proves the number. */
  readonly verifiesMobile: boolean;
}

type StoredRules = { readonly [Name in RegisterFieldName]: RegisterField };

/** There is no account without these, whatever the settings say. */
const needed = (rule: RegisterField): RegisterField => ({ ...rule, enabled: true, required: true });

/**
 * The rules of one form's fields: the operator's, where nothing stronger speaks.
 * - By username, name and password are always asked for. By mobile, the number is; a name is a choice, and a password
 *   may only be left out where a code proves the number, for otherwise nothing would lead back into the account.
 * - Whom another house has proven needs a name and no password: that house leads back into the account.
 * - A payment password that is asked for is required.
 * - Invitations are asked for while their part of the site is on, and whenever nobody comes in without one; where
 *   there is but one kind of them, that one is required.
 */
export function rulesInForce(stored: StoredRules, form: RegisterForm, site: FormSwitches): FieldRules {
  const { hasAffiliates, isInvitationOnly, hasReferrals } = site;
  const { affiliateCode, referralCode, paymentPassword } = stored;
  const byForm: Pick<FieldRules, 'username' | 'password' | 'mobileNum'> = {
    username: {
      username: needed(stored.username),
      password: needed(stored.password),
      mobileNum: stored.mobileNum,
    },
    mobile: {
      username: { ...stored.username, enabled: true, required: false },
      password: site.verifiesMobile ? stored.password : needed(stored.password),
      mobileNum: needed(stored.mobileNum),
    },
    external: {
      username: needed(stored.username),
      password: { ...stored.password, enabled: false },
      mobileNum: stored.mobileNum,
    },
  }[form];
  return {
    ...stored,
    ...byForm,
    paymentPassword: { ...paymentPassword, required: paymentPassword.enabled },
    affiliateCode: {
      ...affiliateCode,
      enabled: hasAffiliates && (affiliateCode.enabled || isInvitationOnly),
    },
    referralCode: {
      ...referralCode,
      enabled: referralCode.enabled || hasReferrals || isInvitationOnly,
      required: referralCode.required || (isInvitationOnly && !hasAffiliates),
    },
  };
}
