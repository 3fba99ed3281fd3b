import { openStream } from '@ikka/fair';
import type { InstantBet, InstantGame, JsonValue } from '@ikka/game-kit';
import {
  chanceOf,
  drawShot,
  type Hall,
  halls,
  multiplierOf,
  payoutOf,
  prospectOfTrials,
  readChoice,
  readOutcome,
  roomReturn,
  type ShotsChoice,
  type ShotsOutcome,
  stakeOfShots,
  trialOf,
} from '../rules/index.ts';

/** What a record or a verifier shows of one trial: its chance, what was drawn below the chance's denominator, and what it paid. */
export type ShotView = {
  readonly fish: string;
  readonly weapon: string;
  readonly stake: string;
  readonly chance: readonly [of: number, below: number];
  readonly drawn: number;
  readonly multiplier: number;
  /** In smallest units. */
  readonly payout: string;
};

/** The halls as record, replay and verifier hold them: a round is a batch of shots. */
export const darya: readonly InstantGame[] = halls.map(daryaHall);

function daryaHall(hall: Hall): InstantGame {
  const { code } = hall;
  const version = '1.0.0';
  return {
    code,
    version,
    rtp: roomReturn,
    coinsPerStake: 1n,
    isPlayedInRoom: true,
    readBet(stake, value) {
      const choice = readChoice(hall, value);
      if (choice === undefined) return { refused: 'choice_malformed' };
      if (stakeOfShots(choice) !== stake) return { refused: 'stake_not_in_step' };
      return acceptedShots(hall, `${code} ${version}`, stake, choice);
    },
  };
}

function acceptedShots(hall: Hall, name: string, stake: bigint, choice: ShotsChoice): InstantBet {
  const trials = choice.shots.map((shot) => trialOf(hall, shot));
  const multipliers = (value: unknown): readonly number[] => {
    const outcome = readOutcome(hall, choice, value);
    if (outcome === undefined) throw new TypeError(`not an outcome of ${name}`);
    return multipliersOf(trials, outcome);
  };
  return {
    stake,
    choice,
    // [D9] The first trial has the round's nonce, and each further one the next.
    draw: ({ nonce, ...seeds }, watch): JsonValue => ({
      draws: trials.map((trial, index) =>
        drawShot(openStream({ ...seeds, nonce: nonce + index }, watch), trial),
      ),
    }),
    settle: (outcome) =>
      multipliers(outcome).reduce((sum, multiplier, index) => sum + paid(trials, index, multiplier), 0n),
    prospect: () => prospectOfTrials(trials),
    greatest: () => prospectOfTrials(trials).greatest,
    present(outcome) {
      const { draws } = outcome as ShotsOutcome;
      const shots = multipliers(outcome).map((multiplier, index): ShotView => {
        const shot = choice.shots[index] as ShotsChoice['shots'][number];
        const { numerator, denominator } = chanceOf(trialOf(hall, shot).kind, trialOf(hall, shot).weapon);
        return {
          ...shot,
          chance: [Number(numerator), Number(denominator)],
          drawn: draws[index]?.[0] ?? 0,
          multiplier,
          payout: String(paid(trials, index, multiplier)),
        };
      });
      return { shots };
    },
  };
}

type Trials = readonly ReturnType<typeof trialOf>[];

const multipliersOf = (trials: Trials, { draws }: ShotsOutcome): readonly number[] =>
  trials.map((trial, index) => multiplierOf(trial, draws[index] ?? []) ?? 0);

function paid(trials: Trials, index: number, multiplier: number): bigint {
  const trial = trials[index];
  return trial === undefined ? 0n : payoutOf(trial, multiplier);
}
