import type { CallAnswer, calls } from '@ikka/contract';
import type { Vault } from '../../../platform/vault.ts';
import { maskedTail } from '../profile/profile-rules.ts';
import { bankName } from './banks.ts';
import type { StoredPayoutAccount } from './store.ts';

export type PayoutRow = CallAnswer<typeof calls.member.addPayoutAccount>;

const purpose = 'member-payout-number';

export const sealNumber = (vault: Vault, id: string, number: string): string =>
  vault.seal(purpose, id, number);

export const openNumber = (
  vault: Vault,
  { id, numberSealed }: Pick<StoredPayoutAccount, 'id' | 'numberSealed'>,
) => vault.open(purpose, id, numberSealed);

/** As the member sees it: of the number its end. */
export function payoutRow(
  vault: Vault,
  stored: Omit<StoredPayoutAccount, 'numberHash' | 'removedAt'>,
): PayoutRow {
  return {
    id: stored.id,
    kind: stored.kind,
    bankCode: stored.bankCode,
    bankName: stored.bankCode === null ? null : bankName(stored.bankCode),
    network: stored.network,
    numberMasked: maskedTail(openNumber(vault, stored)),
    holderName: stored.holderName,
    addedAt: stored.addedAt.toISOString(),
    usableFrom: stored.usableFrom.toISOString(),
  };
}

/** The shown end of a number, without the signs that stand for the rest: for a message. */
export const numberTail = ({ numberMasked }: Pick<PayoutRow, 'numberMasked'>): string =>
  numberMasked.replace(/^\W+/, '');
