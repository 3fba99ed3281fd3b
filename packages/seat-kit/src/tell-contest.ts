import { type RoundTelling, type TellRound, teller } from '@ikka/game-kit';
import {
  type ContestChoice,
  type ContestOutcome,
  readContestChoice,
  readContestOutcome,
} from './contest-record.ts';

/** A seat's part in a contest, in words of the game's bundle: `record.<kind>` and `record.place`. */
const tellContest = teller(
  readContestChoice,
  readContestOutcome,
  ({ contest, players }: ContestChoice, { place }: ContestOutcome): RoundTelling => ({
    chosen: { key: `record.${contest.kind}`, values: { count: players.length } },
    result: { key: 'record.place', values: { place } },
    figure: `${place}/${players.length}`,
  }),
);

/** Tells the rounds of a game that has contests: its hands as the game tells them, and contests by their places. */
export const withContests =
  (tellHand: TellRound): TellRound =>
  (choice, outcome) =>
    tellContest(choice, outcome) ?? tellHand(choice, outcome);
