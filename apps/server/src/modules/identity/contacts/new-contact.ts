import type { CallInput, calls } from '@ikka/contract';
import { latinDigits } from '@ikka/i18n';
import type { Credentials, VerifiedContact } from '../accounts/credentials-store.ts';
import { emailAddress, emailKey } from './email-address.ts';
import { maskedEmail, maskedMobile } from './masked-contact.ts';
import { homeDialingCode, phoneNumber } from './phone-number.ts';

export type TypedContact = CallInput<typeof calls.identity.contactCode>['body'];

/** A contact as it is kept, written to and shown. */
export interface NewContact {
  readonly kept: VerifiedContact;
  readonly channel: 'sms' | 'mail';
  readonly to: string;
  readonly masked: string;
}

/** Reads what was typed; null where it is no contact. */
export function readContact(typed: TypedContact, countries: readonly string[]): NewContact | null {
  if (typed.kind === 'email') {
    const email = emailAddress(typed.email);
    if (email === null) return null;
    const kept = { kind: 'email', email, key: emailKey(email) } as const;
    return { kept, channel: 'mail', to: email, masked: maskedEmail(email) };
  }
  const key = phoneNumber(typed, countries);
  if (key === null) return null;
  const code = latinDigits(typed.countryDialingCode ?? homeDialingCode)
    .replace(/\D/g, '')
    .replace(/^00/, '');
  const mobileNum = key.slice(1 + code.length);
  const kept = { kind: 'mobile', key, mobileNum, countryDialingCode: code } as const;
  return { kept, channel: 'sms', to: key, masked: maskedMobile(key) };
}

/** Whether the member has verified this very contact already. */
export function isOwn(contact: NewContact, credentials: Credentials): boolean {
  if (contact.kept.kind === 'mobile') {
    return credentials.isMobileVerified && credentials.mobile === contact.kept.key;
  }
  const { email, isEmailVerified } = credentials;
  return isEmailVerified && email !== null && emailKey(email) === contact.kept.key;
}
