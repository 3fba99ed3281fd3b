import type { Facts } from '../../platform/facts.ts';
import type { Identity } from '../identity/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Cashier } from './index.ts';

interface Parts {
  readonly identity: Pick<Identity, 'member'>;
  readonly protection: Pick<Protection, 'depositEnded' | 'depositPaid'>;
  readonly cashier: Pick<Cashier, 'arrivedAmount'>;
}

/** Of a deposit that ended without money, what it had taken of the member's deposit limit is given back. */
export async function giveBackAllowance(
  { memberId, depositId: id, state }: Facts['DepositSettled'],
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
