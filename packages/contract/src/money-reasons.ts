import { z } from 'zod';

/** Why an operator credits or debits a member. The member reads its name in his account record. */
export const adjustmentReasons = [
  'goodwill',
  'compensation',
  'promotion',
  'correction',
  'duplicate',
  'chargeback',
  'abuse',
] as const;
/** Why an operator freezes a member's money; the member reads its name too. */
export const freezeReasons = ['verification', 'payment', 'investigation', 'authority'] as const;
export const moneyReason = z.enum([...adjustmentReasons, ...freezeReasons]);
export type MoneyReason = z.infer<typeof moneyReason>;
