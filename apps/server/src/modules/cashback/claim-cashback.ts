import { type Refusal, refuse } from '@ikka/contract';
import { formatAmount, knownCurrency, parseAmount, realCurrency } from '@ikka/money';
import { isUniqueViolation } from '../../platform/database/index.ts';
import { derivedId } from '../ledger/index.ts';
import { storedLine } from './cashback-lines.ts';
import { type Counted, countCashback, markOf } from './count-cashback.ts';
import type { CashbackParts, Holder } from './parts.ts';
import { attachClaim, type Claim, findClaim } from './store.ts';

export type ClaimRefusal = Refusal<
  'cashback.too_little' | 'member.suspended' | 'idempotency.mismatch' | 'idempotency.key_invalid'
>;

const triesMost = 5;

/**
 * Pays what is due into the member's cash and writes the claim, in one transaction of the ledger. `id` is the caller's key: the
 * same key answers the same claim. Of claims at once, in whatever processes, one is written and the others count again behind
 * it.
 */
export async function claimCashback(
  parts: CashbackParts,
  holder: Holder,
  id: string,
): Promise<Claim | ClaimRefusal> {
  for (let tries = 0; tries < triesMost; tries += 1) {
    const known = await findClaim(parts.database.db, id);
    if (known !== null) return known.memberId === holder.memberId ? known : refuse('idempotency.mismatch');
    const counted = await countCashback(parts, holder);
    const tooLittle = await refuseTooLittle(parts, holder, counted);
    if (tooLittle) return tooLittle;
    const claim = claimOf(parts, holder, id, counted);
    const refused = await pay(parts, holder, claim);
    if (refused !== null && refused !== 'overtaken') return refused;
    if (refused === null) parts.facts.publish('BalanceChanged', { memberId: holder.memberId });
  }
  throw new Error(`cashback ${id} is overtaken again and again`);
}

/** What can be claimed at least, in smallest units: who is excluded can stake no more, and claims his rest, however little it is. */
export async function leastFor(
  { settings, protection }: Pick<CashbackParts, 'settings' | 'protection'>,
  { memberId, currency: code }: Holder,
): Promise<bigint> {
  const least = parseAmount(settings.get('cashback.claim_min'), knownCurrency(code));
  if (least === null) throw new Error(`no cashback in ${code}`);
  return (await protection.isExcluded(memberId)) ? 1n : least;
}

async function refuseTooLittle(
  parts: CashbackParts,
  holder: Holder,
  { amount }: Counted,
): Promise<Refusal<'cashback.too_little'> | null> {
  const least = await leastFor(parts, holder);
  if (amount > 0n && amount >= least) return null;
  const currency = knownCurrency(holder.currency);
  return refuse('cashback.too_little', {
    least: formatAmount(least, currency),
    claimable: formatAmount(amount, currency),
    currency: currency.shownCode,
  });
}

function claimOf({ clock }: CashbackParts, holder: Holder, id: string, counted: Counted): Claim {
  const { last, lines, spans, upTo, amount } = counted;
  const after = last === null ? null : markOf(last);
  return {
    id,
    memberId: holder.memberId,
    number: (last?.number ?? 0) + 1,
    currency: holder.currency,
    amount,
    bets: lines.reduce((sum, line) => sum + line.bets, 0),
    turnover: lines.reduce((sum, line) => sum + line.turnover, 0n),
    carriedIn: counted.carriedIn,
    carriedOn: counted.carriedOn,
    countedFrom: counted.countedFrom,
    afterAt: after?.at ?? null,
    afterPlace: after?.place ?? null,
    upToAt: upTo.at,
    upToPlace: upTo.place,
    lines: lines.map(storedLine),
    spans: spans.map(({ from, level, version }) => ({ from: from?.toISOString() ?? null, level, version })),
    claimedAt: clock.now(),
  };
}

/** Null: it is paid, now or by the same key before. */
async function pay(
  { ledger }: CashbackParts,
  { memberId }: Holder,
  claim: Claim,
): Promise<'overtaken' | ClaimRefusal | null> {
  const currency = realCurrency(claim.currency);
  const debit = await ledger.houseAccount('cashback', currency.code);
  const credit = await ledger.memberAccount(memberId, 'cash', currency.code);
  // Bound to the member: nobody occupies the id of another one's payment.
  const transfer = { id: derivedId(claim.id, `${memberId}/cashback`), debit, credit, amount: claim.amount };
  try {
    const outcome = await ledger.post({
      transfers: [{ ...transfer, kind: 'cashback_paid', reference: claim.id }],
      attach: [attachClaim(claim)],
    });
    if (outcome.status !== 'refused') return null;
    switch (outcome.reason) {
      case 'suspended':
        return refuse('member.suspended');
      case 'untimely_id':
        return refuse('idempotency.key_invalid');
      case 'id_reused':
        return 'overtaken';
      default:
        throw new Error(`the ledger refuses to pay cashback ${claim.id}: ${outcome.reason}`);
    }
  } catch (error) {
    // Another claim of the member, or another member's under this key, was written first.
    if (isUniqueViolation(error)) return 'overtaken';
    throw error;
  }
}
