import type { BattleFacts } from './battle-facts.ts';
import type { CricketFacts } from './cricket-facts.ts';
import type { FieldFacts } from './field-facts.ts';
import type { FootballFacts } from './football-facts.ts';
import type { RoundsFacts } from './rounds-facts.ts';
import type { TennisFacts } from './tennis-facts.ts';
import type { TimedFacts } from './timed-facts.ts';

/**
 * Where a match stands. `ended`: over, but no official result yet. `official`: its facts settle bets, and official facts that differ
 * later are a correction.
 */
export const stages = [
  'scheduled',
  'live',
  'break',
  'ended',
  'official',
  'postponed',
  'abandoned',
  'cancelled',
] as const;
export type Stage = (typeof stages)[number];

/** Why a match takes no bets for the moment. */
export const dangers = [
  'goal',
  'penalty',
  'red_card',
  'var',
  'attack',
  'wicket',
  'review',
  'rain',
  'feed',
  'other',
] as const;
export type Danger = (typeof dangers)[number];

export type Facts =
  | FootballFacts
  | CricketFacts
  | TennisFacts
  | TimedFacts
  | RoundsFacts
  | BattleFacts
  | FieldFacts;

/** All that is known of a match: never what changed alone. */
export interface MatchState {
  readonly stage: Stage;
  readonly danger: Danger | null;
  readonly facts: Facts;
}
