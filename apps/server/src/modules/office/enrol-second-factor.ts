import { type Refusal, refuse } from '@ikka/contract';
import { redeemTicket } from './login-ticket.ts';
import type { OperatorParts } from './parts.ts';
import { newSecondFactor, type SecondFactorSecret, sealSecondFactor } from './second-factor.ts';
import { updateOperator } from './store.ts';

/**
 * A new secret for the operator's authenticator app. It replaces one that was shown before and never confirmed; it
 * counts from its first right code on (`verifySecondFactor`), and is never shown again after that.
 */
export async function enrolSecondFactor(
  parts: OperatorParts,
  input: { readonly ticket: string },
): Promise<
  | SecondFactorSecret
  | Refusal<
      | 'operator.wrong_credentials'
      | 'operator.second_factor_already_set'
      | 'operator.password_change_required'
    >
> {
  const { database, clock, vault } = parts;
  return database.transaction(async (tx) => {
    const redeemed = await redeemTicket(tx, input.ticket, clock.now());
    if (redeemed === null) return refuse('operator.wrong_credentials');
    if (redeemed.step === 'changePassword') return refuse('operator.password_change_required');
    if (redeemed.step === 'secondFactor') return refuse('operator.second_factor_already_set');
    const { operator } = redeemed;
    const made = newSecondFactor(operator.username);
    await updateOperator(tx, operator.id, {
      secondFactorSealed: sealSecondFactor(vault, operator.id, made.secret),
      secondFactorStep: 0n,
    });
    return made;
  });
}
