import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Luck, noLuck, sumOfLuck } from '@ikka/game-kit';
import type { PlayedRounds, RoundUnderWay } from '../rounds/index.ts';
import { atLeast, dueOf, millionths, paidByRules, summed } from './count-luck.ts';
import type { ReturnsParts } from './parts.ts';
import type { Sums, UnderWay, Which } from './store.ts';

type Parts = Pick<ReturnsParts, 'games' | 'luck'>;

/** A round costs up to a third of a millisecond: after so many others get their turn. */
const countedAtOnce = 20;

/** Adds up settled rounds of several steps. What is due of one is what its rules pay, less the luck of all its draws. */
export async function countStepped(parts: Parts, rounds: readonly PlayedRounds[]): Promise<(Which & Sums)[]> {
  const counted: (Which & Sums)[] = [];
  for (const [index, round] of rounds.entries()) {
    if (index % countedAtOnce === 0) await nextTurn();
    counted.push(countRounds(parts, round));
  }
  return summed(counted);
}

function countRounds({ games, luck }: Parts, round: PlayedRounds): Which & Sums {
  const { gameId, version, currency, stake, choice, outcome } = round;
  const paid = paidByRules(games, round);
  const own = luck.stepped(gameId, version)?.luckOf({ stake, choice, outcome, isOver: true });
  const times = BigInt(round.rounds);
  return {
    gameId,
    version,
    currency,
    rounds: times,
    stake: stake * times,
    payout: round.payout,
    due: own === undefined || paid === null ? null : dueOf(paid * times, repeated(own, round.rounds)),
  };
}

const repeated = (luck: Luck, times: number): Luck => sumOfLuck(new Array<Luck>(times).fill(luck));

/** Adds up the luck of rounds that are in no total yet: of open ones as far as they went. */
export async function countUnderWay(
  { luck }: Pick<Parts, 'luck'>,
  rounds: readonly RoundUnderWay[],
): Promise<(Which & UnderWay)[]> {
  const sums = new Map<string, Which & { readonly luck: Luck }>();
  for (const [index, round] of rounds.entries()) {
    if (index % countedAtOnce === 0) await nextTurn();
    const { gameId, version, currency } = round;
    const key = `${gameId} ${version} ${currency}`;
    const own = luck.stepped(gameId, version)?.luckOf(round) ?? noLuck;
    sums.set(key, { gameId, version, currency, luck: sumOfLuck([sums.get(key)?.luck ?? noLuck, own]) });
  }
  return [...sums.values()].map(({ luck: { gain, variance, rise, fall }, ...which }) => ({
    ...which,
    millionths: millionths(gain),
    variance: atLeast(variance),
    greatest: atLeast(rise),
    greatestDue: atLeast(fall),
  }));
}
