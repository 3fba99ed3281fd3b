import { z } from 'zod';
import { setting } from './definition.ts';
import { realCurrency } from './setting-shapes.ts';

const money = z.string().regex(/^(0|[1-9]\d{0,11})\.\d{2}$/);

/** What operators may do to members' money by hand, and what they are told of. */
export const treasurySettings = {
  'treasury.four_eyes_from': setting(
    money,
    '5000.00',
    'A credit by hand from here on waits for a second operator, and so do small ones that make as much for a member in 24 hours; a debit always does',
  ),
  'treasury.operator_day_from': setting(
    money,
    '50000.00',
    'Credits by hand of one operator that make as much in 24 hours, to whomever, wait for a second operator from then on',
  ),
  'vendors.win_held_from': setting(
    money,
    '1000000.00',
    'A round of an outside vendor that pays as much or more: what it pays is held until two operators have looked at it',
  ),
  'vendors.day_loss_max': setting(
    money,
    '5000000.00',
    'Once the house has lost as much to an outside vendor in 24 hours, its games take no bets, and what they still pay is held',
  ),
  'alarms.provider_float_min': setting(
    z
      .array(
        z.object({
          provider: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
          currency: realCurrency,
          min: money,
        }),
      )
      .max(50),
    [],
    'An alarm where a payment provider holds less of a currency than this for us',
  ),
  'alarms.wait_minutes': setting(
    z.number().int().min(10).max(10_080),
    240,
    'An alarm where a bank transfer or an adjustment waits longer than this for an operator',
  ),
  'alarms.wallet_transfer_minutes': setting(
    z.number().int().min(1).max(1_440),
    10,
    'An alarm where a transfer to or from a vendor’s wallet is in doubt longer than this',
  ),
} as const;
