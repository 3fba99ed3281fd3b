import type { MemberParts } from '../parts.ts';
import { openNumber, payoutRow } from './payout-view.ts';
import { findPayoutAccount } from './store.ts';

/** A payout account with its whole number, for whoever pays; also one that was taken out of use since. Null for another's. */
export async function payoutDestination(
  { database, vault }: Pick<MemberParts, 'database' | 'vault'>,
  memberId: bigint,
  id: string,
) {
  const found = await findPayoutAccount(database.db, memberId, id);
  if (found === null) return null;
  const { kind, bankCode, network, holderName, addedAt, usableFrom, removedAt } = found;
  const { bankName, numberMasked } = payoutRow(vault, found);
  const number = openNumber(vault, found);
  return {
    id,
    kind,
    bankCode,
    bankName,
    network,
    number,
    numberMasked,
    holderName,
    addedAt,
    usableFrom,
    removedAt,
  };
}
