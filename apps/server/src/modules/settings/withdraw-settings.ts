import { z } from 'zod';
import { setting } from './definition.ts';

const count = (least: number, most: number) => z.number().int().min(least).max(most);
const money = z.string().regex(/^(0|[1-9]\d{0,11})\.\d{2}$/);

/** What members may withdraw, what it takes, and by when each stage is over. */
export const withdrawSettings = {
  'cashier.withdraw_min': setting(money, '500.00', 'Smallest withdrawal'),
  'cashier.withdraw_max': setting(money, '500000.00', 'Largest withdrawal'),
  'cashier.withdraw_day_limits': setting(
    z
      .array(z.object({ fromLevel: count(0, 100), amountMax: money, countMax: count(1, 100) }))
      .min(1)
      .max(20),
    [
      { fromLevel: 0, amountMax: '500000.00', countMax: 3 },
      { fromLevel: 3, amountMax: '1000000.00', countMax: 5 },
      { fromLevel: 6, amountMax: '5000000.00', countMax: 10 },
    ],
    'What a member may withdraw in a day of the site’s time zone, by the VIP level that was reached',
  ),
  'cashier.withdraw_turnover': setting(
    z.string().regex(/^(0|[1-9]\d{0,2})(\.\d{1,2})?$/),
    '1.00',
    'How often a deposit has to be staked before money leaves; 0 asks for nothing',
  ),
  'cashier.withdraw_large_from': setting(money, '100000.00', 'A withdrawal from here on is marked as large'),
  'cashier.withdraw_four_eyes_from': setting(
    money,
    '200000.00',
    'A withdrawal from here on is approved by two operators',
  ),
  'cashier.withdraw_operator_day_from': setting(
    money,
    '1000000.00',
    'Withdrawals that one operator approved alone and that make as much in 24 hours: from then on each of his needs a second operator',
  ),
  'cashier.withdraw_new_days': setting(
    count(0, 365),
    7,
    'A browser or a payout account counts as new for so long in the risks of a withdrawal',
  ),
  'cashier.withdraw_review_minutes': setting(
    count(5, 10_080),
    120,
    'A withdrawal that is judged by nobody for so long is escalated; the member reads the time',
  ),
  'cashier.withdraw_payment_minutes': setting(
    count(5, 10_080),
    240,
    'An approved withdrawal that is not paid for so long is escalated; the member reads the time',
  ),
  'cashier.withdraw_dispute_minutes': setting(
    count(5, 43_200),
    2_880,
    'A dispute that is not resolved for so long is escalated; the member reads the time',
  ),
  'cashier.auto_receipt_minutes': setting(
    count(10, 20_160),
    1440,
    'A paid withdrawal that nobody confirms counts as received after so long',
  ),
} as const;
