import { z } from 'zod';
import { setting } from './definition.ts';

/** How what one operator proposes and another approves takes effect. */
export const approvalSettings = {
  'approvals.delay_hours': setting(
    z.number().int().min(0).max(168),
    24,
    'What was approved about operators, money settings and vendors’ keys takes effect after so long; until then anybody who may do it stops it',
  ),
  'approvals.expiry_hours': setting(
    z.number().int().min(1).max(720),
    72,
    'A proposal that nobody decided for so long is over',
  ),
} as const;
