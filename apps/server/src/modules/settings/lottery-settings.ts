import { z } from 'zod';
import { setting } from './definition.ts';
import { bound, distinct, realCurrency } from './setting-shapes.ts';

const lottery = z.string().regex(/^[A-Z0-9_]{2,24}$/);
const everyLottery = z.string().regex(/^(\*|[A-Z0-9_]{2,24})$/);
const play = z.string().regex(/^[A-Z0-9._]{1,40}$/);
/** What lotteries sell, at which odds, and how much may be won by it. */
export const lotterySettings = {
  'lottery.liability': setting(
    z
      .array(
        z.object({
          game: everyLottery,
          currency: realCurrency,
          numberMax: bound,
          memberMax: bound,
        }),
      )
      .max(500)
      .refine(distinct('game', 'currency'), 'a lottery stands twice in one currency'),
    [
      { game: '*', currency: 'PKR', numberMax: '50000000.00', memberMax: '25000000.00' },
      { game: '*', currency: 'USD', numberMax: '500000.00', memberMax: '250000.00' },
    ],
    'What may be won on one draw by one number, all players together, and by one member (* is every lottery)',
  ),
  'lottery.opened_plays': setting(
    z
      .array(z.object({ game: lottery, play }))
      .max(1_000)
      .refine(distinct('game', 'play'), 'a play stands twice'),
    [],
    'Plays that return less than 75 % and are sold all the same',
  ),
  'lottery.closed_plays': setting(
    z
      .array(z.object({ game: lottery, play }))
      .max(1_000)
      .refine(distinct('game', 'play'), 'a play stands twice'),
    [],
    'Plays that are not sold',
  ),
  'lottery.odds': setting(
    z
      .array(
        z.object({
          game: lottery,
          play,
          tier: z.string().min(1).max(40),
          odds: z.string().regex(/^\d{1,9}(\.\d{1,4})?$/),
        }),
      )
      .max(2_000)
      .refine(distinct('game', 'play', 'tier'), 'a prize stands twice'),
    [],
    'Odds other than the customary ones, in lotteries with fixed odds; a play never returns more than is staked',
  ),
  'lottery.prize_groups': setting(
    z
      .array(z.object({ game: lottery, most: z.number().int().min(1_700).max(1_960) }))
      .max(200)
      .refine(distinct('game'), 'a lottery stands twice'),
    [],
    'The greatest prize group of a lottery, where it is not that of its family',
  ),
};
