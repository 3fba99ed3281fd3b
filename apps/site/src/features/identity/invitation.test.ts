import { expect, it } from 'vitest';
import { invitationOf } from './invitation.ts';

it.each([
  ['/index', '?aff=LANTERN', { affiliateCode: 'LANTERN', referralCode: '' }],
  ['/register', '?code=LANTERN&ref=B2CD3FGH', { affiliateCode: 'LANTERN', referralCode: 'B2CD3FGH' }],
  ['/register.html', '?aff=FIRST&code=SECOND', { affiliateCode: 'FIRST', referralCode: '' }],
  // Elsewhere `code` means something else.
  ['/index', '?code=LANTERN', { affiliateCode: '', referralCode: '' }],
  ['/register', '?aff=%3Cscript%3E', { affiliateCode: '', referralCode: '' }],
  ['/register', `?ref=${'a'.repeat(33)}`, { affiliateCode: '', referralCode: '' }],
  ['/index', '', { affiliateCode: '', referralCode: '' }],
])('%s%s invites with %j', (path, search, invitation) => {
  expect(invitationOf(path, search)).toEqual(invitation);
});
