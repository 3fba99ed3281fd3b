import { z } from 'zod';
import { setting } from './definition.ts';

const count = (least: number, most: number) => z.number().int().min(least).max(most);

/** Fair play in card rooms. */
export const integritySettings = {
  'integrity.window_days': setting(
    count(1, 365),
    30,
    'Days of play together by which two members of card rooms are judged',
  ),
  'integrity.case_hands_min': setting(
    count(10, 100_000),
    100,
    'Hands that two members must have played together before they can become a case',
  ),
  'integrity.case_points': setting(
    count(1, 180),
    60,
    'Points from which two members become a case: won beyond chance counts up to 60, a shared payout account 40, softer play against each other up to 30, a shared browser 25, a shared network 15, pots given up unseen 10',
  ),
  'integrity.abandoned_hands': setting(
    count(1, 100),
    3,
    'Hands left to the clock, within the time below, for which a member may take no seat in card rooms for a while',
  ),
  'integrity.abandoned_minutes': setting(
    count(1, 10_080),
    60,
    'Minutes within which hands that were left to the clock are counted together',
  ),
  'integrity.ban_minutes': setting(
    z.array(count(1, 525_600)).max(10),
    [10, 60, 1_440],
    'Minutes for which a member takes no seat: the first time, the second time within seven days, and so on; nothing bans nobody',
  ),
};
