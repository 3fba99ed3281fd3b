import { calls } from '@ikka/contract';

const { officeBonuses, officeBonus, officeBonusClaims } = calls.officeBonuses;

/** What every act on an offer changes. */
export const bonusTouched = [officeBonuses, officeBonus, officeBonusClaims] as const;
