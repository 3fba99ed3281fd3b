import { openStream } from '@ikka/fair';
import type { InstantBet, InstantGame, JsonValue } from '@ikka/game-kit';
import {
  chanceOf,
  drawJackpot,
  drawShot,
  formerHalls,
  type Hall,
  halls,
  jackpotWon,
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
import { partsOf } from './parts.ts';

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

/** What a record or a verifier shows of a batch. */
export type BatchView = {
  readonly shots: readonly ShotView[];
  /** The room's pot and what of it the batch won, in smallest units; absent where its hall had none. */
  readonly jackpot?: { readonly pot: string; readonly won: string };
};

/** The halls as record, replay and verifier hold them, the versions in force last: a round is a batch of shots. */
export const darya: readonly InstantGame[] = [...formerHalls, ...halls].map(daryaHall);

function daryaHall(hall: Hall): InstantGame {
  const { code, version } = hall;
  return {
    code,
    version,
    rtp: roomReturn,
    coinsPerStake: 1n,
    isPlayedInRoom: true,
    hasParts: true,
    readBet(stake, value) {
      const choice = readChoice(hall, value);
      if (choice === undefined) return { refused: 'choice_malformed' };
      if (stakeOfShots(choice) !== stake) return { refused: 'stake_not_in_step' };
      return acceptedShots(hall, `${code} ${version}`, stake, choice);
    },
  };
}

function acceptedShots(hall: Hall, name: string, stake: bigint, choice: ShotsChoice): InstantBet {
  const { shots, jackpot } = choice;
  const trials = shots.map((shot) => trialOf(hall, shot));
  const read = (value: unknown): ShotsOutcome => {
    const outcome = readOutcome(hall, choice, value);
    if (outcome === undefined) throw new TypeError(`not an outcome of ${name}`);
    return outcome;
  };
  return {
    stake,
    choice,
    // [D9, D21] The first trial has the round's nonce, and each further one the next; each draws its catch, then of the pot.
    draw({ nonce, ...seeds }, watch): JsonValue {
      const drawn = trials.map((trial, index) => {
        const stream = openStream({ ...seeds, nonce: nonce + index }, watch);
        const draw = drawShot(stream, trial);
        const stake = BigInt(shots[index]?.stake ?? 0);
        return { draw, jackpot: jackpot === undefined ? [] : drawJackpot(stream, stake, jackpot) };
      });
      const draws = drawn.map(({ draw }) => draw);
      return jackpot === undefined ? { draws } : { draws, jackpots: drawn.map((one) => one.jackpot) };
    },
    settle(value) {
      const outcome = read(value);
      return multipliersOf(trials, outcome).reduce(
        (sum, multiplier, index) => sum + paid(trials, index, multiplier),
        jackpotWon(choice, outcome),
      );
    },
    prospect: () => prospectOfTrials(trials, jackpot),
    greatest: () => prospectOfTrials(trials, jackpot).greatest,
    parts: (value) => partsOf(choice, trials, read(value)),
    present(value) {
      const outcome = read(value);
      const { draws } = outcome;
      const won = jackpotWon(choice, outcome);
      const views = multipliersOf(trials, outcome).map((multiplier, index): ShotView => {
        const shot = shots[index] as ShotsChoice['shots'][number];
        const { numerator, denominator } = chanceOf(trialOf(hall, shot).kind, trialOf(hall, shot).weapon);
        return {
          ...shot,
          chance: [Number(numerator), Number(denominator)],
          drawn: draws[index]?.[0] ?? 0,
          multiplier,
          payout: String(paid(trials, index, multiplier)),
        };
      });
      return jackpot === undefined
        ? { shots: views }
        : { shots: views, jackpot: { pot: jackpot.pot, won: String(won) } };
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
