import { z } from 'zod';
import { inLanguages, instant, sentText } from './wire.ts';

/** What an operator may write of a maintenance; the office's form counts along. */
export const maintenanceLimits = { textMax: 200 } as const;

/** A vendor or a game that rests: what members are told, and when it is over by itself. */
const told = sentText.max(maintenanceLimits.textMax);
export const maintenanceNote = z.object({
  text: inLanguages(told),
  until: instant.nullable().meta({ description: 'null where nobody has said' }),
});
export type MaintenanceNote = z.infer<typeof maintenanceNote>;

const words = z
  .string()
  .trim()
  .min(1)
  .max(maintenanceLimits.textMax)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** The same as an operator writes it. */
export const maintenanceChoice = z.object({
  text: inLanguages(words),
  until: instant.nullable(),
});
