import type { Facts } from '../platform/facts.ts';
import type { Modules } from './modules.ts';

interface Parts {
  readonly identity: Pick<Modules['identity'], 'member'>;
  readonly ledger: Pick<Modules['ledger'], 'newId'>;
  readonly protection: Pick<Modules['protection'], 'isExcluded'>;
  readonly vendorWallets: Pick<Modules['vendorWallets'], 'bringBack'>;
}

/**
 * What lies with vendors of a member to whom play is closed from now on comes back to where he can withdraw it. A vendor that does
 * not answer keeps what it has until he, or an operator, asks for it again.
 */
export function bringExcludedBack({ identity, ledger, protection, vendorWallets }: Parts) {
  return async ({ memberId }: Facts['ProtectionChanged']): Promise<void> => {
    if (!(await protection.isExcluded(memberId))) return;
    const member = await identity.member(memberId);
    if (member === null || member.isTrial) return;
    await vendorWallets.bringBack({ id: ledger.newId(), owner: { memberId, currency: member.currency } });
  };
}
