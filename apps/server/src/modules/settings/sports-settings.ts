import { z } from 'zod';
import { setting } from './definition.ts';

/** What one trader may do to a match alone. */
export const sportsSettings = {
  'sports.void_four_eyes_from': setting(
    z.string().regex(/^(0|[1-9]\d{0,11})\.\d{2}$/),
    '100000.00',
    'Where as much stands on a market or a match, or was settled on it, its stakes are given back by the word of two',
  ),
  'sports.move_four_eyes_from': setting(
    z.number().int().min(1).max(51),
    15,
    'A trader who moves the chance of an outcome by as many percent needs a second one (51: never)',
  ),
} as const;
