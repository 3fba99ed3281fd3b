import { z } from 'zod';
import { setting } from './definition.ts';

/** Words that nobody may write to strangers. */
const words = z
  .array(
    z
      .string()
      .trim()
      .min(2)
      .max(40)
      .regex(/^[^\p{Cc}]*$/u),
  )
  .max(1_000);

/** The live tables and what is said at them. */
export const tableSettings = {
  'tables.further_baccarat': setting(
    z.number().int().min(0).max(54),
    0,
    'Further tables of baccarat beside the named ones, known by their number; they are made at the next start, and closed in the catalogue',
  ),
  'tables.seat_held_seconds': setting(
    z.number().int().min(10).max(180),
    30,
    'Seconds for which a free seat of a card table is held for the first of its waiting list, before the next one is asked',
  ),
  'tables.chat_enabled': setting(
    z.boolean(),
    true,
    'Members at a live table or a card table may write to one another',
  ),
  'tables.chat_words': setting(
    words,
    [
      ...['fuck*', 'shit*', 'bitch*', 'bastard*', 'whore*', 'slut*', 'asshole*', 'cunt*'],
      ...['حرامی*', 'حرامزادہ', 'کتیا', 'رنڈی', 'کمینہ', 'چوتیا', 'مادرچود', 'بہن چود'],
    ],
    'Words of any language that are starred out at tables, whatever their case and however their letters are coded; one that ends with * counts as the beginning of longer ones too',
  ),
  'tables.chat_days': setting(
    z.number().int().min(1).max(3_650),
    90,
    'Days for which what was said at a table is kept; what was reported is kept until it was looked at',
  ),
};
