import { fitsPattern } from '../registration/field-patterns.ts';

const mailboxPattern = 3;
/** RFC 5321, sections 4.5.3.1.1 and 4.5.3.1.3: the name, and the whole without its angle brackets. */
const longestName = 64;
const longest = 254;

/** The form of a mailbox that is unique and looked up: without case. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** The mailbox as it is to be kept and written to, or null where the text is none. */
export function emailAddress(typed: string): string | null {
  const email = typed.normalize('NFKC').trim();
  const isShort = email.length <= longest && email.lastIndexOf('@') <= longestName;
  return isShort && fitsPattern(mailboxPattern, '', email) ? email : null;
}
