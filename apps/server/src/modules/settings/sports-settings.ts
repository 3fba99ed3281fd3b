import { sportNames } from '@ikka/contract';
import { z } from 'zod';
import { setting } from './definition.ts';
import { bound, distinct, realCurrency } from './setting-shapes.ts';

/** What the house may lose on a match, and what one trader may do to it alone. */
export const sportsSettings = {
  'sports.liability': setting(
    z
      .array(
        z.object({
          sport: z.enum(['*', ...sportNames]),
          currency: realCurrency,
          outcomeMax: bound,
        }),
      )
      .max(40)
      .refine(distinct('sport', 'currency'), 'a sport stands twice in one currency'),
    [
      { sport: '*', currency: 'PKR', outcomeMax: '25000000.00' },
      { sport: '*', currency: 'USD', outcomeMax: '250000.00' },
    ],
    'The most that the house may lose on one outcome, over all single bets on it (* is every sport)',
  ),
  'sports.void_four_eyes_from': setting(
    z.string().regex(/^(0|[1-9]\d{0,11})\.\d{2}$/),
    '100000.00',
    'Stakes on a market or a match that add up to this much are given back only by two traders',
  ),
  'sports.move_four_eyes_from': setting(
    z.number().int().min(1).max(51),
    15,
    'A trader who moves the chance of an outcome by as many percent needs a second one (51: never)',
  ),
} as const;
