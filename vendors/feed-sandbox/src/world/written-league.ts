import type { BattleTitle } from '../battles/battle-titles.ts';
import type { FieldSport } from '../field/field-sports.ts';
import type { Title } from '../rounds/titles.ts';
import type { TimedSport } from '../timed/timed-sports.ts';
import { namesOf } from './names.ts';

export type SportCode = 'football' | 'cricket' | 'tennis' | TimedSport | Title | BattleTitle | FieldSport;

/** Where people's names come from. */
export type Tongue = 'south-asia' | 'gulf' | 'latin' | 'north' | 'east';

export const regions = {
  pk: namesOf('Pakistan|پاکستان'),
  in: namesOf('India|بھارت'),
  bd: namesOf('Bangladesh|بنگلہ دیش'),
  ae: namesOf('Emirates|امارات'),
  gb: namesOf('England|انگلینڈ'),
  es: namesOf('Spain|سپین'),
  br: namesOf('Brazil|برازیل'),
  jp: namesOf('Japan|جاپان'),
  mx: namesOf('Mexico|میکسیکو'),
  us: namesOf('United States|امریکہ'),
  au: namesOf('Australia|آسٹریلیا'),
  int: namesOf('International|بین الاقوامی'),
} as const;

/** A league as it is written down. */
export interface WrittenLeague {
  readonly code: string;
  readonly sport: SportCode;
  readonly region: keyof typeof regions;
  readonly name: string;
  readonly tongue: Tongue;
  /** First kick-off, minutes between two, how many a day. */
  readonly day: readonly [first: number, every: number, count: number];
  /** `English|Urdu|short`, and a tongue where it is not the league's. */
  readonly teams: readonly string[];
  readonly isCup?: boolean;
  /** Maps or sets of which the better half decides. */
  readonly bestOf?: number;
  /** What a field competes in, one after the other, and how many take part at least and at most. */
  readonly events?: readonly string[];
  readonly field?: readonly [least: number, most: number];
}
