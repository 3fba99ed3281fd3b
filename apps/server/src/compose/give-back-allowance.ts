import type { createCashier } from '../modules/cashier/index.ts';
import type { createIdentity } from '../modules/identity/index.ts';
import type { createProtection } from '../modules/protection/index.ts';

interface Parts {
  readonly identity: Pick<ReturnType<typeof createIdentity>, 'member'>;
  readonly protection: Pick<ReturnType<typeof createProtection>, 'depositEnded' | 'depositPaid'>;
  readonly cashier: Pick<ReturnType<typeof createCashier>, 'arrivedAmount'>;
}

/** Of a deposit that ended without money, what it had taken of the member's deposit limit is given back. */
export async function giveBackAllowance(
  { memberId, depositId: id, state }: { memberId: bigint; depositId: string; state: string },
  { identity, protection, cashier }: Parts,
): Promise<void> {
  if (state === 'paid') return;
  const found = await identity.member(memberId);
  if (!found) return;
  const who = { memberId, currency: found.currency };
  await protection.depositEnded(who, id);
  // Its money may have come at this very moment, counted before this was given back.
  const amount = await cashier.arrivedAmount(id);
  if (amount !== null) await protection.depositPaid(who, { id, amount });
}
