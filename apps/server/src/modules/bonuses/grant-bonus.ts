import type { BonusDenial } from '@ikka/contract';
import { derivedId, type Post } from '../ledger/index.ts';
import { attachClaim, type Claim, findClaim } from './claim-store.ts';
import { decideGrant } from './decide-grant.ts';
import type { BonusChoice } from './list-offers.ts';
import { findVersion } from './offer-store.ts';
import type { BonusParts } from './parts.ts';
import { standingOf } from './standing.ts';
import { keptFigures, turnoverFor } from './terms.ts';

const dayMs = 86_400_000;

/** A deposit whose money has come, with the bonus that was chosen when it was begun. */
export interface CreditedDeposit {
  readonly id: string;
  readonly memberId: bigint;
  readonly currency: string;
  /** The transfer that credits it. */
  readonly transferId: string;
  /** Smallest units: what came, less the fee. */
  readonly credited: bigint;
  readonly choice: BonusChoice;
}

/** What is posted together with the deposit's own transfers. */
export type BonusGrant = Required<Post>;

/**
 * What goes with the credit of a deposit, or why nothing does. Decided when the money has come, by what came; what was posted
 * once is answered again whatever has changed since. A post that is refused because another bonus of the member's came first
 * (a unique violation) is to be asked for again.
 */
export async function grantFor(
  parts: BonusParts,
  deposit: CreditedDeposit,
): Promise<BonusGrant | { readonly denied: BonusDenial }> {
  const known = await findClaim(parts.database.db, deposit.id);
  if (known !== null) return grantOf(parts, known);
  const version = await findVersion(parts.database.db, deposit.choice.offerId, deposit.choice.version);
  if (version === null) throw new Error(`deposit ${deposit.id} names a bonus that there is not`);
  const { terms } = version;
  const { day, of } = await standingOf(parts, deposit);
  const decided = decideGrant(terms, deposit.credited, of(version.offerId));
  if ('denied' in decided) return decided;
  const now = parts.clock.now();
  const endsAt = new Date(now.getTime() + terms.days * dayMs);
  return grantOf(parts, {
    id: deposit.id,
    memberId: deposit.memberId,
    offerId: version.offerId,
    version: version.version,
    currency: deposit.currency,
    occasion: terms.occasion,
    day,
    depositTransferId: deposit.transferId,
    credited: deposit.credited,
    amount: decided.amount,
    required: turnoverFor(terms, deposit.credited, decided.amount),
    state: 'active',
    grantedAt: now,
    endsAt,
    endedAt: null,
    markAt: null,
    markPlace: null,
    lines: null,
    dueAt: endsAt,
    newsDue: true,
    terms,
  });
}

async function grantOf(
  { ledger }: BonusParts,
  { terms, ...claim }: Claim & { readonly terms: Parameters<typeof keptFigures>[0] },
): Promise<BonusGrant> {
  const { code } = keptFigures(terms).currency;
  return {
    transfers: [
      {
        id: derivedId(claim.depositTransferId, 'bonus'),
        debit: await ledger.houseAccount('bonuses', code),
        credit: await ledger.memberAccount(claim.memberId, 'locked_bonus', code),
        amount: claim.amount,
        kind: 'bonus_granted',
        reference: claim.id,
        evenSuspended: true,
      },
    ],
    attach: [attachClaim(claim)],
  };
}
