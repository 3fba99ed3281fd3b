import type { SecondStepMethod } from '@ikka/contract';
import { type Credentials, findCredentials, guardsOf } from '../accounts/credentials-store.ts';
import { maskedEmail, maskedMobile } from '../contacts/masked-contact.ts';
import type { IdentityDeps } from '../deps.ts';
import { askedNames } from './account-names.ts';

/** By what a member can prove a second time to be one. */
export interface Means {
  readonly methods: readonly SecondStepMethod[];
  readonly credentials: Credentials;
  readonly accountNames: readonly string[];
}

/**
 * What is set up and can be reached at this moment; null for a member that does not exist. While LOGINIPVERF3 is off it is
 * the authenticator alone: whoever set one up wants it to be asked for, whatever the operator does without.
 */
export async function meansOf(deps: IdentityDeps, memberId: bigint): Promise<Means | null> {
  const { db } = deps.database;
  const credentials = await findCredentials(db, memberId);
  if (credentials === null) return null;
  const { authenticators } = await guardsOf(db, memberId);
  const isOn = deps.isModuleOn('LOGINIPVERF3');
  const accountNames = isOn ? askedNames(await deps.payoutNamesOf(memberId)) : [];
  const ways: [SecondStepMethod, boolean][] = [
    ['sms', isOn && credentials.isMobileVerified && deps.channels.isAvailable('sms')],
    ['email', isOn && credentials.isEmailVerified && deps.channels.isAvailable('mail')],
    ['bankAccountName', accountNames.length > 0],
    ['authenticator', authenticators > 0],
  ];
  return { methods: ways.flatMap(([way, isOpen]) => (isOpen ? [way] : [])), credentials, accountNames };
}

/** Where the codes would go, as only their owner recognises it. */
export function masksOf({ methods, credentials: { email, mobile } }: Means) {
  return {
    maskedMobile: methods.includes('sms') && mobile !== null ? maskedMobile(mobile) : null,
    maskedEmail: methods.includes('email') && email !== null ? maskedEmail(email) : null,
  };
}
