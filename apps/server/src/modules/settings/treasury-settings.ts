import { z } from 'zod';
import { setting } from './definition.ts';

const money = z.string().regex(/^(0|[1-9]\d{0,11})\.\d{2}$/);

/** What operators may do to members' money by hand. */
export const treasurySettings = {
  'treasury.four_eyes_from': setting(
    money,
    '5000.00',
    'A credit by hand from here on waits for a second operator; a debit always does',
  ),
} as const;
