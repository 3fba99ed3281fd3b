import { port } from '../../platform/module/port.ts';
import type { DepositBonuses } from './bonuses-of-deposits.ts';

/** What is asked of whoever gives bonuses. */
export const depositBonusPorts = {
  refuseChoice: port<DepositBonuses['refuseChoice']>('cashier.refuse_bonus'),
  grantFor: port<DepositBonuses['grantFor']>('cashier.grant_bonus'),
  chosen: port<DepositBonuses['chosen']>('cashier.chosen_bonus'),
};
