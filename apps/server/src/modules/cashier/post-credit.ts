import { strict as assert } from 'node:assert';
import type { BonusDenial } from '@ikka/contract';
import { realCurrency } from '@ikka/money';
import { isUniqueViolation } from '../../platform/database/index.ts';
import { derivedId, type PostOutcome, type Transfer } from '../ledger/index.ts';
import { chosenBonus } from './bonuses-of-deposits.ts';
import type { WithholdReason } from './deposit-state.ts';
import type { CashierParts } from './parts.ts';
import type { Deposit } from './store.ts';

/**
 * The ledger has the money: credited, and the bonus with it unless it was denied; or set aside, and why. Or its transfer's id is too old
 * to be posted.
 */
export type Credit =
  | { readonly bonusDenied: BonusDenial | null }
  | { readonly withheld: WithholdReason }
  | 'untimely';

/** Other deposits of the same member may come in between so often. */
const triesMost = 5;

/**
 * Brings the money of a deposit into the ledger, and the bonus that was chosen with it in the same post, once. Whoever
 * repeats it finds what was posted: with the bonus its row is there, and without one the bare transfers are duplicates.
 */
export async function postCredit(parts: CashierParts, deposit: Deposit): Promise<Credit> {
  const withheld = await reasonToWithhold(parts, deposit);
  if (withheld !== null) return setAside(parts, deposit, withheld);
  const transfers = await creditOf(parts, deposit);
  const choice = chosenBonus(deposit);
  for (let tries = 0; tries < triesMost; tries += 1) {
    const bonus =
      choice &&
      (await parts.bonuses.grantFor({
        id: deposit.id,
        memberId: deposit.memberId,
        currency: deposit.currency,
        transferId: transferIdOf(deposit),
        credited: (deposit.received ?? deposit.amount) - (deposit.fee ?? 0n),
        choice,
      }));
    const isGiven = bonus !== null && !('denied' in bonus);
    const outcome = isGiven
      ? await postWithBonus(parts, transfers, bonus)
      : await parts.ledger.post({ transfers });
    if (outcome === 'overtaken') continue;
    if (outcome.status !== 'refused') return { bonusDenied: isGiven || !bonus ? null : bonus.denied };
    if (outcome.reason === 'untimely_id') return 'untimely';
    if (outcome.reason === 'id_reused' && (await isSetAside(parts, deposit))) {
      return { withheld: (await reasonToWithhold(parts, deposit)) ?? 'limit_reached' };
    }
    if (outcome.reason !== 'id_reused' || choice === null) {
      throw new Error(`the ledger refuses to credit deposit ${deposit.id}: ${outcome.reason}`);
    }
    // Somebody has credited it without the bonus, which another one of the member's stood in the way of; or with it.
    const bare = isGiven ? await parts.ledger.post({ transfers }) : null;
    if (bare?.status === 'duplicate') return { bonusDenied: 'active' };
  }
  throw new Error(`deposit ${deposit.id} is overtaken again and again`);
}

async function postWithBonus(
  { ledger }: CashierParts,
  transfers: readonly Transfer[],
  bonus: Required<Parameters<CashierParts['ledger']['post']>[0]>,
): Promise<PostOutcome | 'overtaken'> {
  try {
    return await ledger.post({ transfers: [...transfers, ...bonus.transfers], attach: bonus.attach });
  } catch (error) {
    if (isUniqueViolation(error)) return 'overtaken';
    throw error;
  }
}

/**
 * Why what has come may not be the member's to play with: play is closed to him, or it came after its room in his deposit limits was
 * given back, and they have no room for it any more.
 */
async function reasonToWithhold(parts: CashierParts, deposit: Deposit): Promise<WithholdReason | null> {
  const { id, memberId, currency } = deposit;
  if (await parts.protection.isExcluded(memberId)) return 'member_excluded';
  const amount = deposit.received ?? deposit.amount;
  return (await parts.protection.recountDeposit({ memberId, currency }, { id, amount }))
    ? null
    : 'limit_reached';
}

/** Sets the whole of what came aside, under the id by which it would be credited: one of both happens, whoever is first. */
async function setAside(
  { ledger }: Pick<CashierParts, 'ledger'>,
  deposit: Deposit,
  withheld: WithholdReason,
): Promise<Credit> {
  const id = transferIdOf(deposit);
  const { provider, held } = await heldAccounts({ ledger }, deposit);
  const outcome = await ledger.post({
    transfers: [
      {
        id,
        debit: provider,
        credit: held,
        amount: deposit.received ?? deposit.amount,
        kind: 'deposit_held',
        reference: deposit.id,
        evenSuspended: true,
      },
    ],
  });
  if (outcome.status !== 'refused') return { withheld };
  if (outcome.reason === 'untimely_id') return 'untimely';
  if (outcome.reason === 'id_reused') return { bonusDenied: null };
  throw new Error(`the ledger refuses to set deposit ${deposit.id} aside: ${outcome.reason}`);
}

/** Whether another process has set the money aside under this deposit's id. */
async function isSetAside({ ledger }: Pick<CashierParts, 'ledger'>, deposit: Deposit): Promise<boolean> {
  const [posted] = await ledger.transfers([transferIdOf(deposit)]);
  return posted?.kind === 'deposit_held';
}

/** Where the money of a deposit comes from, and where it lies while it is held. */
export async function heldAccounts(
  { ledger }: Pick<CashierParts, 'ledger'>,
  { memberId, currency: code, provider: name }: Pick<Deposit, 'memberId' | 'currency' | 'provider'>,
) {
  const currency = realCurrency(code);
  const [provider, held] = await Promise.all([
    ledger.houseAccount('provider', currency.code, name),
    ledger.memberAccount(memberId, 'frozen', currency.code, 'deposit'),
  ]);
  return { provider, held };
}

function transferIdOf({ id, state, transferId }: Deposit): string {
  assert(state === 'crediting' && transferId !== null, `deposit ${id} is not being credited`);
  return transferId;
}

/** What came, and the house's fee of it. */
async function creditOf({ ledger }: CashierParts, deposit: Deposit): Promise<Transfer[]> {
  const currency = realCurrency(deposit.currency);
  const id = transferIdOf(deposit);
  const [debit, credit] = await Promise.all([
    ledger.houseAccount('provider', currency.code, deposit.provider),
    ledger.memberAccount(deposit.memberId, 'cash', currency.code),
  ]);
  // The money has left the payer: it belongs to the member even while the account is suspended.
  const part = { reference: deposit.id, evenSuspended: true } as const;
  const amount = deposit.received ?? deposit.amount;
  const transfers: Transfer[] = [{ ...part, id, debit, credit, amount, kind: 'deposit' }];
  if (deposit.fee) {
    transfers.push({
      ...part,
      id: derivedId(id, 'fee'),
      debit: credit,
      credit: await ledger.houseAccount('house', currency.code, 'deposit fees'),
      amount: deposit.fee,
      kind: 'fee',
    });
  }
  return transfers;
}
