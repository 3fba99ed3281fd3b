import { type CallAnswer, type calls, type Refusal, refuse } from '@ikka/contract';
import { accountNameKey } from '../accounts/account-name.ts';
import { openAccount } from '../accounts/open-account.ts';
import { isNameTaken } from '../accounts/store.ts';
import type { SliderTicket } from '../captcha/slider-captcha.ts';
import type { Visitor } from '../deps.ts';
import type { LoginParts } from '../login/login.ts';
import { isWeakPassword } from '../passwords/weak-passwords.ts';
import { openSession } from '../sessions/open-session.ts';
import { checkFields, type FieldValues } from './check-fields.ts';

export interface RegisterInput extends FieldValues {
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly countryDialingCode?: string | undefined;
  readonly agreeTerms: boolean;
  readonly ageConfirmed: boolean;
  readonly sliderCaptcha?: SliderTicket | undefined;
  readonly login: boolean;
  readonly registerUrl?: string | undefined;
  readonly domain?: string | undefined;
}

type RegisterAnswer = CallAnswer<typeof calls.identity.register>;
type RegisterRefusal = Refusal<
  (typeof calls.identity.register.refusals)[number] | 'member.suspended' | 'system.unavailable'
>;

/**
 * Opens a real account. Checked in this order: fields, passwords, terms, age, the slider, the name. Of two that
 * register one name at once, exactly one gets it. With `login` false the account is opened and the token is empty.
 */
export async function register(
  parts: LoginParts,
  input: RegisterInput,
  visitor: Visitor,
): Promise<RegisterAnswer | RegisterRefusal> {
  const { deps } = parts;
  const { problems, accepted } = checkFields(deps.settings.get('identity.register_fields'), input);
  if (problems.length > 0) return refuse('register.field_invalid', { fields: problems });
  if (input.password !== input.confirmPassword) return refuse('register.passwords_differ');
  const weakIn = { accountName: input.username, siteList: deps.settings.get('identity.weak_passwords') };
  if (isWeakPassword(input.password, weakIn)) return refuse('password.weak');
  if (!input.agreeTerms) return refuse('register.terms_required');
  const legalAge = deps.settings.get('site.legal_age');
  if (!input.ageConfirmed) return refuse('register.underage', { legalAge });
  const ticketRefused = await parts.spendTicket(input.sliderCaptcha);
  if (ticketRefused) return ticketRefused;

  const nameKey = accountNameKey(input.username);
  if (await isNameTaken(deps.database.db, nameKey)) return refuse('register.username_taken');
  const passwordHash = await parts.hasher.hash(input.password);
  if (passwordHash === null) return refuse('system.unavailable', { retryAfterSeconds: 2 });
  const now = deps.clock.now();
  const account = await openAccount(deps, visitor, {
    name: input.username,
    nameKey,
    nickname: input.username,
    passwordHash,
    agentValue: 0,
    isTrial: false,
    currency: deps.settings.get('site.currency'),
    payeeName: accepted.payeeName ?? null,
    email: accepted.email ?? null,
    mobileNum: accepted.mobileNum ?? null,
    countryDialingCode: accepted.mobileNum === undefined ? null : (input.countryDialingCode ?? null),
    registeredAt: now,
    registeredIp: visitor.ip,
    registeredFrom: input.domain ?? input.registerUrl ?? null,
    termsAgreedAt: now,
    ageConfirmed: legalAge,
  });
  if (account === null) return refuse('register.username_taken');
  if (!input.login) return { token: '', firstTimeLogin: true, passwordExpired: false };
  const opened = await openSession(deps, parts.news, account.id, visitor);
  if (opened === null) return refuse('member.suspended');
  return { token: opened.token, firstTimeLogin: true, passwordExpired: false };
}
