import { z } from 'zod';
import { setting } from './definition.ts';

const money = z.string().regex(/^(0|[1-9]\d{0,11})\.\d{2}$/);
const limits = z.object({
  min: money,
  max: money,
  dayMax: money,
  dayCount: z.number().int().min(0).max(1000),
});

/** What members may send along the agent line; whether they may is a module's switch. */
export const transferSettings = {
  'transfer.upline_limits': setting(
    limits,
    { min: '100.00', max: '100000.00', dayMax: '200000.00', dayCount: 5 },
    'What a member may send to his agent: at once, and in a day of the site’s time zone',
  ),
  'transfer.downline_limits': setting(
    limits,
    { min: '100.00', max: '500000.00', dayMax: '2000000.00', dayCount: 50 },
    'What an agent may send to his members: at once, and in a day of the site’s time zone',
  ),
} as const;
