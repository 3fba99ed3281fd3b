import { z } from 'zod';
import { instant, localText } from './wire.ts';

export const fixtureId = z
  .string()
  .regex(/^[a-z0-9-]{3,40}$/)
  .meta({ example: 'sandbox-81' });
export const marketKey = z
  .string()
  .regex(/^[a-z0-9_]{1,24}(@[a-z0-9.]{1,12})?(\/-?\d{1,3}(\.(25|5|75))?)?$/)
  .meta({ description: 'type, scope and line', example: 'ou@home/1.5' });
export const outcomeKey = z
  .string()
  .max(40)
  .regex(/^[a-zA-Z0-9_./+-]+$/);
export const odds = z
  .string()
  .regex(/^\d{1,4}\.\d{2}$/)
  .meta({ description: 'decimal odds, what a unit returns', example: '1.95' });

/** A provider counts as it likes, beyond 32 bits too. */
export const count = z.number().int().nonnegative();

export const sportNames = [
  'football',
  'cricket',
  'tennis',
  'hockey',
  'kabaddi',
  'basketball',
  'racing',
  'golf',
  'cs2',
  'valorant',
  'dota2',
  'lol',
] as const;
export const sport = z.enum(sportNames);
export type SportName = z.infer<typeof sport>;

const competitor = z.object({ code: z.string(), name: localText, short: z.string() });

/** In which bets may be placed, or why not now. */
export const marketState = z.enum(['open', 'suspended', 'closed']);

const outcome = z.object({
  key: outcomeKey,
  odds: odds.nullable().meta({ description: 'null where it takes no bets' }),
});
export const market = z.object({
  key: marketKey,
  version: count.meta({ description: 'rises with every change' }),
  state: marketState,
  outcomes: z.array(outcome),
});
export type SportsMarket = z.infer<typeof market>;

/** The whole state of a match, as the rules of its sport have it: its score, its clock, its overs. */
const facts = z.record(z.string(), z.unknown());

export const stage = z.enum([
  'scheduled',
  'live',
  'break',
  'ended',
  'official',
  'postponed',
  'abandoned',
  'cancelled',
]);

export const fixture = z.object({
  id: fixtureId,
  sport,
  region: z.object({ code: z.string(), name: localText }),
  league: z.object({ code: z.string(), name: localText }),
  home: competitor.nullable().meta({ description: 'null, as away is, where a whole field competes' }),
  away: competitor.nullable(),
  event: localText.nullable().meta({ description: 'what a field competes in; null for two sides' }),
  startsAt: instant,
  stage,
  danger: z.string().nullable().meta({ description: 'why it takes no bets for the moment' }),
  stateVersion: count,
  facts,
});
export type SportsFixture = z.infer<typeof fixture>;
