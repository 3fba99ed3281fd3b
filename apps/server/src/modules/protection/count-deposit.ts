import type { Refusal } from '@ikka/contract';
import type { AllowanceKey, Transfer } from '../ledger/index.ts';
import type { ChangeProtection } from './change-protection.ts';
import { allowanceKey, isInForce, type Limit, limitOf } from './limits.ts';
import type { Protected, ProtectionParts } from './parts.ts';
import { excludedBy, refuseLimit } from './play-guard.ts';
import { settleNow } from './settle-now.ts';
import { exclusionsOf, limitsOf } from './store.ts';

export interface CountedDeposit {
  /** UUIDv7: the deposit's own id. */
  readonly id: string;
  readonly amount: bigint;
}

const periods = ['day', 'week', 'month'] as const;

/** Takes a deposit out of the member's deposit limits before it is begun; all of them or none. The same again changes nothing. */
export async function countDeposit(
  parts: ProtectionParts,
  change: ChangeProtection,
  who: Protected,
  { id, amount }: CountedDeposit,
): Promise<null | Refusal<'protection.excluded' | 'wallet.limit_reached'>> {
  const [rows, exclusions] = await Promise.all([
    limitsOf(parts.database.db, who.memberId),
    exclusionsOf(parts.database.db, who.memberId),
  ]);
  const now = parts.clock.now();
  const excluded = excludedBy(exclusions, now);
  if (excluded) return excluded;
  const wanted = periods.map((period) => ({ kind: 'deposit', period }) as const);
  let limits: readonly Limit[] = wanted.map((one) => limitOf(rows, one, now)).filter(isInForce);
  for (let isFresh = false; limits.length > 0; isFresh = true) {
    const transfers = await Promise.all(
      limits.map((one) => parts.ledger.allowanceTaken(allowanceKey(who, one), amount, id, id)),
    );
    const outcome = await parts.ledger.post({ transfers });
    if (outcome.status !== 'refused') return null;
    // Another set of limits counted it under the same id.
    if (outcome.reason === 'id_reused') return null;
    if (outcome.reason !== 'insufficient_funds') {
      throw new Error(`a deposit cannot be counted: ${outcome.reason}`);
    }
    const reached = limits[outcome.at];
    if (reached === undefined) throw new Error('a limit refused that is none');
    if (isFresh) return refuseLimit(who, reached, outcome.debitBalance);
    // Time may have freed something, or another limit may count by now.
    limits = await settleNow(change, parts, who, wanted);
  }
  return null;
}

/** Gives back what a deposit took, once it is known that it will not come. */
export async function returnDeposit(parts: ProtectionParts, who: Protected, id: string): Promise<void> {
  const { ledger } = parts;
  const transfers = await perPeriod(who, async (key) => {
    const amount = await amountOf(parts, await ledger.allowanceTaken(key, 1n, id, id));
    return amount === null ? null : ledger.allowanceRestored(key, amount, id, id);
  });
  if (transfers.length > 0) await ledger.post({ transfers });
}

/**
 * Counts a deposit again whose room was given back, before its late money is credited. False: the limits in force have no room for it,
 * and nothing was counted. One that nobody counted, or whose room was never given back, needs none. The same again changes nothing.
 */
export async function recountDeposit(
  parts: ProtectionParts,
  change: ChangeProtection,
  who: Protected,
  id: string,
): Promise<boolean> {
  const { ledger } = parts;
  const wanted = periods.map((period) => ({ kind: 'deposit', period }) as const);
  const rows = await limitsOf(parts.database.db, who.memberId);
  const limits = wanted.map((one) => limitOf(rows, one, parts.clock.now())).filter(isInForce);
  const transfers: Transfer[] = [];
  for (const limit of limits) {
    const key = allowanceKey(who, limit);
    const restored = await ledger.allowanceRestored(key, 1n, id, id);
    const returned = await amountOf(parts, restored);
    if (returned) transfers.push(await ledger.allowanceTaken(key, returned, restored.id, id));
  }
  if (transfers.length === 0) return true;
  const outcome = await ledger.post({ transfers });
  if (outcome.status !== 'refused') return true;
  if (outcome.reason !== 'insufficient_funds')
    throw new Error(`a deposit cannot be counted again: ${outcome.reason}`);
  // Time may have freed something.
  await settleNow(change, parts, who, wanted);
  const again = await ledger.post({ transfers });
  return again.status !== 'refused';
}

/**
 * Counts what has come of a deposit: also where it was given back before, and where it is more or less than was begun. The
 * money is there already, so it counts whole, whatever a limit has room for. The same again changes nothing.
 */
export async function countPaid(
  parts: ProtectionParts,
  who: Protected,
  { id, amount: came }: CountedDeposit,
): Promise<void> {
  const { ledger } = parts;
  for (const period of periods) {
    const key = allowanceKey(who, { kind: 'deposit', period });
    const taken = await ledger.allowanceTaken(key, 1n, id, id);
    const begun = await amountOf(parts, taken);
    // No limit was in force when it was begun.
    if (begun === null) continue;
    const restored = await ledger.allowanceRestored(key, 1n, id, id);
    const returned = await amountOf(parts, restored);
    const isRecounted =
      (await amountOf(parts, await ledger.allowanceTaken(key, 1n, restored.id, id))) !== null;
    if (returned && !isRecounted) {
      await ledger.post({ transfers: await ledger.allowanceExceeded(key, returned, restored.id, id) });
    }
    if (came > begun) {
      await ledger.post({ transfers: await ledger.allowanceExceeded(key, came - begun, taken.id, id) });
    } else if (came < begun) {
      await ledger.post({ transfers: [await ledger.allowanceRestored(key, begun - came, taken.id, id)] });
    }
  }
}

/** What this transfer has moved; null where it was never posted. */
async function amountOf({ ledger }: ProtectionParts, { id }: Transfer): Promise<bigint | null> {
  const [stored] = await ledger.transfers([id]);
  return stored?.amount ?? null;
}

async function perPeriod(
  who: Protected,
  make: (key: AllowanceKey) => Promise<Transfer | null>,
): Promise<Transfer[]> {
  const made: Transfer[] = [];
  for (const period of periods) {
    const transfer = await make(allowanceKey(who, { kind: 'deposit', period }));
    if (transfer !== null) made.push(transfer);
  }
  return made;
}
