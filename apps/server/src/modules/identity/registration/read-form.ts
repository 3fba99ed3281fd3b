import { type Refusal, refuse } from '@ikka/contract';
import { phoneNumber } from '../contacts/phone-number.ts';
import type { IdentityDeps } from '../deps.ts';
import { isTooWeak } from '../passwords/new-password.ts';
import { birthdayOf, type Day, dayIn, yearsBetween } from './birthday.ts';
import { checkFields, type FieldValues, problemWith } from './check-fields.ts';
import { formSwitches } from './form-switches.ts';
import { type RegisterForm, rulesInForce } from './rules-in-force.ts';

export interface FormInput extends FieldValues {
  readonly confirmPassword?: string | undefined;
  readonly countryDialingCode?: string | undefined;
  readonly agreeTerms: boolean;
  readonly ageConfirmed: boolean;
}

/** A form whose every value may be kept. */
export interface ReadForm {
  readonly values: FieldValues;
  /** The number in E.164; null where none was given. */
  readonly mobileKey: string | null;
  readonly birthday: Day | null;
  readonly legalAge: number;
}

type Deps = Pick<IdentityDeps, 'settings' | 'isModuleOn' | 'clock'>;

/**
 * Reads a form without touching anything: the fields, all at once; then the repeated password, weak ones, the terms
 * and the age, by declaration and by birthday.
 */
export function readForm(
  deps: Deps,
  form: RegisterForm,
  input: FormInput,
):
  | ReadForm
  | Refusal<
      | 'register.field_invalid'
      | 'register.passwords_differ'
      | 'password.weak'
      | 'payment_password.weak'
      | 'register.terms_required'
      | 'register.underage'
    > {
  const { settings } = deps;
  const rules = rulesInForce(settings.get('identity.register_fields'), form, formSwitches(deps));
  const { problems: ruleProblems, accepted } = checkFields(rules, input);
  const problems = [...ruleProblems];
  const mobileKey = mobileKeyOf(deps, accepted.mobileNum, input.countryDialingCode);
  if (accepted.mobileNum !== undefined && mobileKey === null) {
    problems.push(problemWith('mobileNum', rules.mobileNum, 'pattern'));
  }
  const today = dayIn(settings.get('site.time_zone'), deps.clock.now());
  const birthday = accepted.birthday === undefined ? null : birthdayOf(accepted.birthday, today);
  if (accepted.birthday !== undefined && birthday === null) {
    problems.push(problemWith('birthday', rules.birthday, 'pattern'));
  }
  if (problems.length > 0) return refuse('register.field_invalid', { fields: problems });

  if (accepted.password !== undefined && accepted.password !== input.confirmPassword) {
    return refuse('register.passwords_differ');
  }
  const weak = weakSecret(deps, accepted);
  if (weak) return weak;
  if (!input.agreeTerms) return refuse('register.terms_required');
  const legalAge = settings.get('site.legal_age');
  const isTooYoung = birthday !== null && yearsBetween(birthday, today) < legalAge;
  if (!input.ageConfirmed || isTooYoung) {
    return refuse('register.underage', { legalAge, ...(isTooYoung ? { field: 'birthday' } : {}) });
  }
  return { values: accepted, mobileKey, birthday, legalAge };
}

function mobileKeyOf(
  deps: Pick<IdentityDeps, 'settings'>,
  mobileNum: string | undefined,
  countryDialingCode: string | undefined,
): string | null {
  if (mobileNum === undefined) return null;
  return phoneNumber({ mobileNum, countryDialingCode }, deps.settings.get('identity.countries'));
}

/** Both secrets are held to what they are held to when they are changed later. */
function weakSecret(
  deps: Pick<IdentityDeps, 'settings'>,
  { username, mobileNum, password, paymentPassword }: FieldValues,
): Refusal<'password.weak' | 'payment_password.weak'> | null {
  const accountName = username ?? mobileNum ?? '';
  if (password !== undefined && isTooWeak(deps, password, accountName)) {
    return refuse('password.weak', { field: 'password' });
  }
  if (paymentPassword !== undefined && isTooWeak(deps, paymentPassword, accountName)) {
    return refuse('payment_password.weak', { field: 'paymentPassword' });
  }
  return null;
}
