import { z } from 'zod';
import { setting } from './definition.ts';
import { realCurrency } from './setting-shapes.ts';

/** An amount, or nothing where there is no bound. */
const bound = z.string().regex(/^((0|[1-9]\d{0,11})\.\d{2})?$/);

/** What may be staked and won. */
export const playSettings = {
  'play.limits': setting(
    z
      .array(
        z.object({
          game: z
            .string()
            .regex(/^(\*|[A-Za-z0-9_-]{1,60})$/)
            .meta({ description: '* for every game' }),
          currency: realCurrency,
          stakeMin: bound,
          stakeMax: bound,
          winMax: bound,
        }),
      )
      .max(500)
      .refine(
        (rows) => new Set(rows.map(({ game, currency }) => `${game} ${currency}`)).size === rows.length,
        'a game stands twice in one currency',
      ),
    [
      { game: '*', currency: 'PKR', stakeMin: '', stakeMax: '', winMax: '25000000.00' },
      { game: '*', currency: 'USD', stakeMin: '', stakeMax: '', winMax: '250000.00' },
    ],
    'Least and greatest stake and greatest win of a game (* is every game); no bet is taken that could win more, and no win is cut',
  ),
};
