import type { PhoneValue } from '../../parts/phone/phone-value.ts';
import type { NewContact } from './use-security.ts';

/** What was typed as a contact that the server can judge; null while there is nothing to judge. */
export function typedContact(kind: 'email' | 'mobile', email: string, phone: PhoneValue): NewContact | null {
  if (kind === 'email') return email.trim() === '' ? null : { kind, email: email.trim() };
  const { mobileNum, countryDialingCode } = phone;
  if (mobileNum.trim() === '' || countryDialingCode === '') return null;
  return { kind, mobileNum: mobileNum.trim(), countryDialingCode };
}

/** Which field of the form a refusal is about; null where it is about none. */
export function refusedContactField(code: string): 'contact' | 'code' | null {
  if (code.startsWith('contact.')) return 'contact';
  return code === 'code.wrong' || code === 'code.expired' ? 'code' : null;
}
