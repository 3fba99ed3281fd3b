import type { BattleTitle } from './battle-facts.ts';
import { battleTitles } from './battle-facts.ts';
import type { FieldSport } from './field-facts.ts';
import { fieldSports } from './field-facts.ts';
import type { RoundTitle } from './rounds-facts.ts';
import { roundTitles } from './rounds-facts.ts';
import type { TimedSport } from './timed-facts.ts';
import { timedSports } from './timed-facts.ts';

const each = <Code extends string, Value>(codes: readonly Code[], make: (code: Code) => Value) =>
  Object.fromEntries(codes.map((code) => [code, make(code)])) as Record<Code, Value>;

/** The same of each sport of a family, by its code. */
export const eachTitle = <Value>(make: (title: RoundTitle) => Value) => each(roundTitles, make);
export const eachBattle = <Value>(make: (title: BattleTitle) => Value) => each(battleTitles, make);
export const eachField = <Value>(make: (sport: FieldSport) => Value) => each(fieldSports, make);
export const eachTimed = <Value>(make: (sport: TimedSport) => Value) => each(timedSports, make);
