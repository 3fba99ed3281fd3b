import type { calls } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import type { Cashier } from './index.ts';

export const cashierRoutes = (cashier: Cashier): Handlers<typeof calls.cashier> => ({
  depositSettings: (_input, caller) => cashier.depositSettings(caller.member),
  createDeposit: (input, caller) => cashier.createDeposit(input.body, caller),
  deposits: (input, caller) => cashier.listDeposits(input.query, caller.member),
  deposit: (input, caller) => cashier.readDeposit(input.params.id, caller.member),
  uploadDepositProof: (input, caller) => cashier.keepProof(caller.member.memberId, input.upload),
  sendDepositProofs: (input, caller) => cashier.sendProofs(input.params.id, input.body.proofs, caller),
  cancelDeposit: (input, caller) => cashier.cancelDeposit(input.params.id, caller),
});
