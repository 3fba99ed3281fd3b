import type { Play } from '../play.ts';
import { anyPlaces, direct, listed } from './direct-plays.ts';
import { groupPlays } from './group-plays.ts';
import { loosePlays } from './loose-plays.ts';
import { bigSmallOfPlaces, bull, dragonTiger, forms, sumHalves } from './result-plays.ts';
import { directSum, groupSum, span, sumTail } from './sum-plays.ts';
import { allFive, fours, threes, twos } from './windows.ts';

const [frontThree, , lastThree] = threes;

/** The plays on five digits. */
export const sscPlays: readonly Play<'ssc'>[] = [
  ...[allFive, ...fours, ...threes, ...twos].flatMap((window) => [direct(window), listed(window)]),
  ...groupPlays,
  ...[...threes, ...twos].flatMap((window) => [directSum(window), span(window)]),
  ...threes.flatMap((window) => [groupSum(window), sumTail(window), forms(window)]),
  ...[1, 2, 3, 4].map(anyPlaces),
  ...loosePlays,
  ...[...twos, frontThree, lastThree].flatMap((window) => (window ? [bigSmallOfPlaces(window)] : [])),
  sumHalves,
  dragonTiger,
  bull,
];
