import type { Credentials } from '../accounts/credentials-store.ts';

/** The member's verified contact of a channel: where a code proves something. */
export function ownContact(
  { email, isEmailVerified, mobile, isMobileVerified }: Credentials,
  channel: 'sms' | 'email',
): { readonly channel: 'sms' | 'mail'; readonly contact: string } | null {
  if (channel === 'email') {
    return email !== null && isEmailVerified ? { channel: 'mail', contact: email } : null;
  }
  return mobile !== null && isMobileVerified ? { channel: 'sms', contact: mobile } : null;
}
