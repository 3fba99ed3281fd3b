import type { shelfCategories } from '@ikka/contract';
import { z } from 'zod';
import { setting } from './definition.ts';

/** Percent of a stake, with two digits. */
const percent = z.string().regex(/^\d\.\d{2}$/);
const percents = z.object({
  LIVE: percent,
  SPORTS: percent,
  RNG: percent,
  FISH: percent,
  PVP: percent,
  ESPORTS: percent,
  ELOTT: percent,
  LOTT: percent,
} satisfies Record<(typeof shelfCategories)[number], z.ZodType>);

const termsOfCashback = z.object({
  levels: z
    .array(z.object({ fromLevel: z.number().int().min(0).max(100), percents }))
    .min(1)
    .max(20)
    .refine(
      (levels) =>
        levels.every(({ fromLevel }, index) =>
          index === 0 ? fromLevel === 0 : fromLevel > (levels[index - 1]?.fromLevel ?? 0),
        ),
      'the first begins with level 0, each further one with a higher level',
    ),
  excludedGames: z.array(z.string().min(1).max(64)).max(500),
});

/** What comes back of stakes, and on what terms. Bets keep the terms that were in force when they were placed. */
export const cashbackSettings = {
  'cashback.terms': setting(
    termsOfCashback,
    {
      levels: [
        { fromLevel: 0, percents: even('0.10', '0.20') },
        { fromLevel: 2, percents: even('0.15', '0.30') },
        { fromLevel: 4, percents: even('0.20', '0.40') },
        { fromLevel: 6, percents: even('0.30', '0.60') },
      ],
      excludedGames: [],
    },
    'Percent of each stake that comes back as cashback, by the VIP level and the game’s category when the bet was placed; games that bring none',
  ),
  'cashback.claim_min': setting(
    z.string().regex(/^(0|[1-9]\d{0,11})\.\d{2}$/),
    '1.00',
    'Smallest cashback that can be claimed; less of it waits',
  ),
  'cashback.claim_days': setting(
    z.number().int().min(1).max(366),
    30,
    'A bet can be claimed for so many days; what is older has lapsed',
  ),
} as const;

/** The same for games of skill and live tables, and for all others. */
function even(least: string, usual: string): z.infer<typeof percents> {
  return {
    LIVE: least,
    SPORTS: usual,
    RNG: usual,
    FISH: usual,
    PVP: least,
    ESPORTS: usual,
    ELOTT: least,
    LOTT: least,
  };
}
