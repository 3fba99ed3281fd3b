import type { WeaponId } from '@ikka/darya/rules';

/** [D22] What an operator looks at again: how a program or a launderer fires, and a player seldom. */
export const fireSignals = ['too_quick', 'too_even', 'no_pause', 'low_risk', 'fixed_aim'] as const;
export type FireSignal = (typeof fireSignals)[number];

/** What the fire of a sitting looks like. Times in milliseconds. */
export interface FirePattern {
  readonly shots: number;
  readonly trials: number;
  /** Of trials at the fish that pay least. */
  readonly lowRisk: number;
  /** Between two shots of the weapon fired most, where no pause lies between them; those of two weapons say nothing together. */
  readonly intervals: number;
  readonly meanMs: number;
  readonly deviationMs: number;
  /** How many of them are shorter than those of the house's own page can be. */
  readonly quick: number;
  /** How many shots one after another had the same angle at most, without a target. */
  readonly sameAngle: number;
  /** From the first shot to the last. */
  readonly lastsMs: number;
}

/** What a page waits between two shots, as it counts them; automatic fire adds no more than two frames of a slow screen. */
const pageMs: Readonly<Record<WeaponId, number>> = { cannon: 165, harpoon: 240, torpedo: 900 };
const pageToleranceMs = 10;
const frameMs = 35;
/** A longer interval is a pause. */
const pauseMs = 2_000;

/** Thresholds of the signals. */
export const signalLimits = {
  quickLeast: 20,
  quickPart: 0.05,
  evenIntervals: 300,
  evenMs: 3,
  noPauseMs: 4 * 3_600_000,
  lowRiskTrials: 500,
  lowRiskPart: 0.9,
  sameAngle: 1_000,
} as const;

/** Notes shot by shot what a sitting's fire looks like. */
export interface FireWatch {
  shot(shot: { weapon: WeaponId; angle: number; target: number | null; firedAt: number }): void;
  /** A bullet met a fish of this mean multiplier. */
  trial(meanMultiplier: number): void;
  readonly pattern: FirePattern;
}

/** Fish that pay so much at most carry little risk: turnover is made with them, not luck. */
const lowRiskMost = 3;

/** Welford's way: mean and squared deviation without keeping the intervals. */
interface Cadence {
  intervals: number;
  mean: number;
  squares: number;
  quick: number;
}

const noCadence: Readonly<Cadence> = { intervals: 0, mean: 0, squares: 0, quick: 0 };

export function watchFire(): FireWatch {
  let [shots, trials, lowRisk, sameAngle, running] = [0, 0, 0, 0, 0];
  const cadences = new Map<WeaponId, Cadence>();
  let first: number | null = null;
  let last: { readonly weapon: WeaponId; readonly angle: number | null; readonly at: number } | null = null;
  return {
    shot({ weapon, angle, target, firedAt }) {
      shots += 1;
      first ??= firedAt;
      const free = target === null ? angle : null;
      running = free !== null && free === last?.angle ? running + 1 : 1;
      sameAngle = Math.max(sameAngle, free === null ? 0 : running);
      const interval = last?.weapon === weapon ? firedAt - last.at : pauseMs;
      if (interval < pauseMs) {
        const cadence = cadences.get(weapon) ?? { ...noCadence };
        cadences.set(weapon, cadence);
        cadence.intervals += 1;
        const before = interval - cadence.mean;
        cadence.mean += before / cadence.intervals;
        cadence.squares += before * (interval - cadence.mean);
        if (interval < pageMs[weapon] - pageToleranceMs) cadence.quick += 1;
      }
      last = { weapon, angle: free, at: firedAt };
    },
    trial(meanMultiplier) {
      trials += 1;
      if (meanMultiplier <= lowRiskMost) lowRisk += 1;
    },
    get pattern() {
      const { intervals, mean, squares, quick } = [...cadences.values()].reduce(
        (most, one) => (one.intervals > most.intervals ? one : most),
        noCadence,
      );
      return {
        shots,
        trials,
        lowRisk,
        intervals,
        meanMs: mean,
        deviationMs: intervals < 2 ? 0 : Math.sqrt(squares / (intervals - 1)),
        quick,
        sameAngle,
        lastsMs: first === null || last === null ? 0 : last.at - first,
      };
    },
  };
}

/** [D22] The signals of a sitting. Each is a reason to look, none a proof: what follows from it is for people. */
export function signalsOf(pattern: FirePattern): readonly FireSignal[] {
  const { intervals, quick, meanMs, deviationMs, trials, lowRisk } = pattern;
  const of = signalLimits;
  // Automatic fire of the page is as even as a screen's frames, and it is allowed.
  const isPage = Object.values(pageMs).some((ms) => meanMs >= ms - pageToleranceMs && meanMs <= ms + frameMs);
  const found: Readonly<Record<FireSignal, boolean>> = {
    too_quick: quick >= of.quickLeast && quick >= intervals * of.quickPart,
    too_even: intervals >= of.evenIntervals && deviationMs < of.evenMs && !isPage,
    no_pause: pattern.lastsMs >= of.noPauseMs,
    low_risk: trials >= of.lowRiskTrials && lowRisk >= trials * of.lowRiskPart,
    fixed_aim: pattern.sameAngle >= of.sameAngle,
  };
  return fireSignals.filter((signal) => found[signal]);
}
