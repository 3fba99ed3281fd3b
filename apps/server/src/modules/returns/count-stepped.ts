import { type Luck, noLuck, sumOfLuck } from '@ikka/game-kit';
import type { PlayedRounds, RoundUnderWay } from '../rounds/index.ts';
import { atLeast, dueOf, millionths, paidByRules, summed } from './count-luck.ts';
import type { ReturnsParts } from './parts.ts';
import type { Sums, UnderWay, Which } from './store.ts';

type Parts = Pick<ReturnsParts, 'games' | 'luck'>;

/** Adds up settled rounds of several steps. What is due of one is what its rules pay, less the luck of all its draws. */
export function countStepped({ games, luck }: Parts, rounds: readonly PlayedRounds[]): (Which & Sums)[] {
  return summed(
    rounds.map((round) => {
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
    }),
  );
}

const repeated = (luck: Luck, times: number): Luck => sumOfLuck(new Array<Luck>(times).fill(luck));

/** Adds up the luck of rounds that are in no total yet: of open ones as far as they went. */
export function countUnderWay(
  { luck }: Pick<Parts, 'luck'>,
  rounds: readonly RoundUnderWay[],
): (Which & UnderWay)[] {
  const groups = Map.groupBy(rounds, ({ gameId, version, currency }) => `${gameId} ${version} ${currency}`);
  return [...groups.values()].map((group) => {
    const [{ gameId, version, currency }] = group as [RoundUnderWay, ...RoundUnderWay[]];
    const rules = luck.stepped(gameId, version);
    const { gain, variance, rise, fall } = sumOfLuck(group.map((round) => rules?.luckOf(round) ?? noLuck));
    return {
      gameId,
      version,
      currency,
      millionths: millionths(gain),
      variance: atLeast(variance),
      greatest: atLeast(rise),
      greatestDue: atLeast(fall),
    };
  });
}
