import { countUpAt, type PlainShell, payoutTier, type StageOptions, type StageRound } from '@ikka/stage-kit';
import { presentRound, ROLL_COUNT, readChoice, readOutcome } from '../rules/index.ts';
import { cues } from './cues.ts';
import type { Scene } from './scene.ts';

/** How much of the show there is; `calm` is for players who asked for less motion. */
export type Pace = 'full' | 'quick' | 'calm';

const travelMs = { full: 720, quick: 260, calm: 0 } as const;
const resultMs = { none: 220, quiet: 220, small: 520, good: 1100, big: 2400 } as const;
/** How far the figure runs in a millisecond while nothing is known yet, in hundredths: no pattern for the eye. */
const RUN_PER_MS = 7.37;

export interface Director {
  begin(): void;
  perform(round: StageRound, pace: Pace): Promise<void>;
  retreat(): void;
  rest(round: StageRound | null): void;
}

/** Performs a round. It is the only place that gives orders to the scene while one runs. */
export function createDirector(shell: PlainShell, scene: Scene, options: StageOptions): Director {
  const { time, sound } = shell;
  const { onShown, onState, reducedMotion } = options;
  /** Where the die lies, in hundredths; null before the first round. */
  let resting: number | null = null;
  let stopRunning = () => {};

  const lie = (roll: number | null) => {
    resting = roll;
    scene.showRoll(roll);
    scene.setVerdict(null);
  };

  return {
    begin() {
      stopRunning();
      onShown(0n);
      onState('spinning');
      scene.setVerdict(null);
      scene.setRolling(true);
      sound.play(cues.roll);
      if (reducedMotion) return;
      let figure = resting ?? 0;
      stopRunning = time.everyFrame((ms) => {
        figure = (figure + ms * RUN_PER_MS) % ROLL_COUNT;
        scene.showFigure(figure);
      });
    },
    async perform(round, pace) {
      const choice = readChoice(round.choice);
      const outcome = readOutcome(round.outcome);
      if (!choice || !outcome) throw new Error('the outcome of this round is not one of this game');
      const { roll, hasWon, multiplier } = presentRound(choice, outcome);
      scene.choose(choice, true);
      const from = resting ?? ROLL_COUNT / 2;
      stopRunning();
      const ms = travelMs[pace];
      if (ms > 0) {
        const state = { at: from };
        const timeline = time.timeline();
        timeline.to(state, {
          at: roll,
          duration: ms / 1000,
          ease: 'power3.out',
          onUpdate: () => scene.showRoll(state.at),
        });
        await time.finished(timeline);
      }
      if (shell.isDestroyed()) return;
      scene.setRolling(false);
      resting = roll;
      scene.showRoll(roll);
      onState('presenting');
      sound.play(cues.land);
      const tier = payoutTier(round.stake, round.payout);
      scene.setVerdict({ hasWon, tier, multiplier });
      if (tier !== 'none' && tier !== 'quiet') sound.play(cues[tier]);
      const length = pace === 'full' ? resultMs[tier] : resultMs[tier] * 0.4;
      const state = { share: 0 };
      const timeline = time.timeline();
      timeline.to(state, {
        share: 1,
        duration: length / 1000,
        onUpdate: () => onShown(countUpAt(0n, round.payout, state.share * 1.6)),
      });
      await time.finished(timeline);
      if (shell.isDestroyed()) return;
      onShown(round.payout);
      onState('idle');
    },
    retreat() {
      stopRunning();
      scene.setRolling(false);
      lie(resting);
      onState('idle');
    },
    rest(round) {
      stopRunning();
      scene.setRolling(false);
      lie(readOutcome(round?.outcome)?.roll ?? null);
      onShown(round?.payout ?? 0n);
      onState('idle');
    },
  };
}
