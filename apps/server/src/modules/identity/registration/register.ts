import { type CallAnswer, type calls, isRefusal, type Refusal, refuse } from '@ikka/contract';
import type { Caller } from '../../../platform/calls.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Account } from '../accounts/account.ts';
import { accountNameKey } from '../accounts/account-name.ts';
import { tellRegistered, writeAccount } from '../accounts/open-account.ts';
import { isNameTaken, type NewAccount } from '../accounts/store.ts';
import type { ReadCode } from '../captcha/image-captcha.ts';
import type { SliderTicket } from '../captcha/slider-captcha.ts';
import { emailKey } from '../contacts/email-address.ts';
import { homeDialingCode } from '../contacts/phone-number.ts';
import { completeLogin } from '../login/complete-login.ts';
import type { LoginParts } from '../login/login.ts';
import type { LoginMethod } from '../tables.ts';
import { type RightCode, tryCode } from '../verification/check-code.ts';
import { takesMobileForm, verifiesMobile } from './form-switches.ts';
import { newInvitationCode } from './invitation-codes.ts';
import { type Inviters, invitedBy } from './invited-by.ts';
import { mobileAccountName, mobileNickname } from './mobile-account-name.ts';
import { profileOf } from './profile-of.ts';
import { type FormInput, type ReadForm, readForm } from './read-form.ts';
import type { RegisterForm } from './rules-in-force.ts';
import { isMobileTaken } from './store.ts';

export interface RegisterInput extends FormInput {
  readonly captcha?: ReadCode | undefined;
  readonly verificationCode?: string | undefined;
  /** Firebase sends the code, and its token proves the number. */
  readonly firebaseChannel?: boolean | undefined;
  readonly firebaseIdToken?: string | undefined;
  readonly sliderCaptcha?: SliderTicket | undefined;
  readonly login: boolean;
  readonly registerUrl?: string | undefined;
  /** The host at which the form stands: what an affiliate's code may be bound to. */
  readonly domain?: string | undefined;
}

/** Who registers, and the language that the page spoke. */
export type Newcomer = Pick<Caller, 'ip' | 'userAgent' | 'cookies'> & Partial<Pick<Caller, 'language'>>;

/** A person whom another house has proven: no machine, so that no captcha is asked for. */
export interface Admission {
  readonly method: LoginMethod;
  /** In the account's own transaction, once it is written; what it throws undoes the account. */
  admit(tx: Transaction, memberId: bigint): Promise<void>;
}

type RegisterAnswer = CallAnswer<typeof calls.identity.register>;
type RegisterRefusal = Refusal<
  | (typeof calls.identity.registerMobile.refusals)[number]
  | 'module.disabled'
  | 'member.suspended'
  | 'system.unavailable'
>;

const busy = refuse('system.unavailable', { retryAfterSeconds: 2 });
const attemptsMax = 5;

/**
 * Opens a real account by either form and logs in to it; with `login` false the account is opened and the token is
 * empty. Checked in this order: the form itself, slider and picture, invitations, a name that is taken, the code by
 * SMS. That a number is taken hears only who has proven it to be his own. Of two that register one name, one number
 * or with one code at once, exactly one gets an account.
 */
export async function register(
  parts: LoginParts,
  form: RegisterForm,
  input: RegisterInput,
  visitor: Newcomer,
  admission?: Admission,
): Promise<RegisterAnswer | RegisterRefusal> {
  const { deps, hasher } = parts;
  if (form === 'mobile' && !takesMobileForm(deps)) return refuse('module.disabled');
  const read = readForm(deps, form, input);
  if (isRefusal(read)) return read;
  const captchaRefused = admission ? null : await spendCaptchas(parts, input);
  if (captchaRefused) return captchaRefused;
  const inviters = await invitedBy(deps, read.values, input.domain ?? '');
  if (isRefusal(inviters)) return inviters;
  const { username, password, paymentPassword } = read.values;
  if (username !== undefined && (await isNameTaken(deps.database.db, accountNameKey(username)))) {
    return refuse('register.username_taken');
  }
  const passwordHash = password === undefined ? undefined : await hasher.hash(password);
  const paymentPasswordHash = paymentPassword === undefined ? undefined : await hasher.hash(paymentPassword);
  if (passwordHash === null || paymentPasswordHash === null) return busy;
  const code = await codeOf(parts, read, input);
  if (isRefusal(code)) return code;

  const opened = await open(
    parts,
    { form, read, inviters, code, input, passwordHash, paymentPasswordHash, admission },
    visitor,
  );
  if (isRefusal(opened)) return opened;
  tellRegistered(deps, opened);
  if (!input.login) return { token: '', firstTimeLogin: true, passwordExpired: false };
  const { ip, userAgent, cookies } = visitor;
  return completeLogin(parts, {
    account: opened,
    visitor: { ip, userAgent },
    cookies,
    method: admission?.method ?? 'registration',
    passwordExpired: false,
  });
}

/** The slider, and the code in a picture where the operator asks for one. */
async function spendCaptchas(parts: LoginParts, input: RegisterInput) {
  const sliderRefused = await parts.spendTicket(input.sliderCaptcha);
  if (sliderRefused) return sliderRefused;
  const asksImage = parts.deps.settings.get('identity.register_fields').captcha.enabled;
  const imageRefused = asksImage ? await parts.imageCaptcha.spendImage(input.captcha) : null;
  return imageRefused ? refuse(imageRefused.code, { captcha: true }) : null;
}

/** What proves the number, and what it is called when somebody else has used it first. */
interface NumberProof extends RightCode {
  readonly usedUp: 'code.expired' | 'firebase.token_used';
}

/** What proves the number; null where no proof is asked for or no number was given. */
async function codeOf(
  { deps, firebase }: LoginParts,
  { mobileKey }: ReadForm,
  { verificationCode, firebaseChannel, firebaseIdToken }: RegisterInput,
) {
  if (mobileKey === null || !verifiesMobile(deps)) return null;
  if (firebaseChannel) {
    const proof = await firebase.verify(firebaseIdToken ?? '');
    if (isRefusal(proof)) return proof;
    if (proof.phone !== mobileKey) return refuse('firebase.token_invalid');
    return proofOf((tx) => firebase.spend(tx, proof), 'firebase.token_used');
  }
  if (verificationCode === undefined || verificationCode === '') return refuse('code.wrong');
  const tried = await tryCode(deps, {
    purpose: 'register',
    contact: mobileKey,
    memberId: null,
    code: verificationCode,
  });
  return isRefusal(tried) ? tried : proofOf(tried.spend, 'code.expired');
}

const proofOf = (spend: RightCode['spend'], usedUp: NumberProof['usedUp']): NumberProof => ({
  spend,
  usedUp,
});

interface Proven {
  readonly form: RegisterForm;
  readonly read: ReadForm;
  readonly inviters: Inviters;
  readonly code: NumberProof | null;
  readonly input: RegisterInput;
  readonly passwordHash: string | undefined;
  readonly paymentPasswordHash: string | undefined;
  readonly admission: Admission | undefined;
}

/**
 * Writes the account with all that belongs to it, in one transaction with the code that allows it. Names and codes that
 * the house makes up are made anew where they are taken.
 */
function open({ deps }: LoginParts, proven: Proven, visitor: Newcomer) {
  const { form, read, inviters, code, admission } = proven;
  const { username } = read.values;
  return deps.database.transaction(
    async (
      tx: Transaction,
    ): Promise<
      Account | Refusal<NumberProof['usedUp'] | 'register.username_taken' | 'register.mobile_taken'>
    > => {
      if (code !== null && !(await code.spend(tx))) return refuse(code.usedUp);
      for (let attempt = 0; attempt < attemptsMax; attempt++) {
        const details = { form, referredBy: inviters.referredBy, uplineId: inviters.uplineId };
        const account = await writeAccount(
          deps,
          tx,
          visitor,
          newAccountOf(deps, proven, visitor, attempt),
          details,
        );
        if (account !== null) {
          const profile = profileOf(read);
          if (profile !== null) await deps.openProfile(tx, account.id, profile);
          await admission?.admit(tx, account.id);
          return account;
        }
        if (username !== undefined && (await isNameTaken(tx, accountNameKey(username)))) {
          return refuse('register.username_taken');
        }
        if (code !== null && read.mobileKey !== null && (await isMobileTaken(tx, read.mobileKey))) {
          return refuse('register.mobile_taken');
        }
      }
      throw new Error('no free name or referral code was found for a new account');
    },
  );
}

function newAccountOf(
  deps: LoginParts['deps'],
  { read, inviters, code, input, passwordHash, paymentPasswordHash }: Proven,
  visitor: Newcomer,
  attempt: number,
): NewAccount {
  const { values, mobileKey } = read;
  const now = deps.clock.now();
  const name = values.username ?? mobileAccountName(mobileKey ?? '', attempt);
  return {
    name,
    nameKey: accountNameKey(name),
    nickname: values.username ?? mobileNickname(mobileKey ?? ''),
    passwordHash: passwordHash ?? null,
    passwordChangedAt: passwordHash === undefined ? null : now,
    paymentPasswordHash: paymentPasswordHash ?? null,
    agentValue: 0,
    isTrial: false,
    currency: deps.settings.get('site.currency'),
    payeeName: values.payeeName ?? null,
    email: values.email ?? null,
    emailKey: values.email === undefined ? null : emailKey(values.email),
    mobileNum: values.mobileNum ?? null,
    countryDialingCode: mobileKey === null ? null : (input.countryDialingCode ?? homeDialingCode),
    mobileKey,
    mobileVerifiedAt: code === null ? null : now,
    referralCode: newInvitationCode(),
    ...inviters,
    language: visitor.language ?? null,
    registeredAt: now,
    registeredIp: visitor.ip,
    registeredFrom: input.domain ?? input.registerUrl ?? null,
    termsAgreedAt: now,
    ageConfirmed: read.legalAge,
  };
}
