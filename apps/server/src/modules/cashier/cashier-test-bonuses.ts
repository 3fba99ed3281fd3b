import { refuse } from '@ikka/contract';
import type { DepositBonuses } from './bonuses-of-deposits.ts';

/** A house that offers no bonuses. */
export const noBonuses: DepositBonuses = {
  refuseChoice: async () => refuse('bonus.not_offered'),
  grantFor: async () => ({ denied: 'active' }),
  chosen: async () => new Map(),
};
