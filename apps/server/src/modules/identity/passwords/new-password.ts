import { isWeakPassword, type Refusal, refuse } from '@ikka/contract';
import type { IdentityDeps } from '../deps.ts';
import { problemOf } from '../registration/check-fields.ts';

type Rules = Pick<IdentityDeps, 'settings'>;

const missed = (
  { settings }: Rules,
  field: 'password' | 'paymentPassword',
  typed: string,
): { readonly [detail: string]: unknown } | null => {
  const rule = settings.get('identity.register_fields')[field];
  const reason = problemOf(rule, typed);
  return reason === null
    ? null
    : { reason, patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
};

/** What a new password misses of the rule that registration has for it; null when it fits. */
export function checkPasswordRule(deps: Rules, typed: string): Refusal<'password.invalid'> | null {
  const problem = missed(deps, 'password', typed);
  return problem && refuse('password.invalid', problem);
}

/** The same for a payment password. */
export function checkPaymentRule(deps: Rules, typed: string): Refusal<'payment_password.invalid'> | null {
  const problem = missed(deps, 'paymentPassword', typed);
  return problem && refuse('payment_password.invalid', problem);
}

/** Whether a password is too easy to guess for this account, by the bundled list and the site's own. */
export function isTooWeak({ settings }: Rules, typed: string, accountName: string): boolean {
  return isWeakPassword(typed, { accountName, siteList: settings.get('identity.weak_passwords') });
}
