import { isSameJson } from '@ikka/game-kit';
import type { Choice } from './arcade-guide.ts';
import { countUpAt } from './count-up.ts';
import type { GameStage, StageOptions, StageRound } from './game-stage.ts';
import type { PlainShell } from './plain-shell.ts';
import type { Cue } from './sound.ts';
import type { OpenStageRound } from './stepped-guide.ts';
import { type PayoutTier, payoutTier } from './win-tier.ts';

/** How much of the show there is; `calm` is for players who asked for less motion. */
export type Pace = 'full' | 'quick' | 'calm';

/** The picture of an arcade game. It is told what to show and when; it neither waits for a round nor pays one. */
export interface ArcadeScene {
  /** Shows what is chosen for the next round, and whether it can be changed. */
  choose(choice: Choice, isFixed: boolean): void;
  /** The round was sent and nothing is known of it. Answers how this motion ends. */
  begin(isCalm: boolean): () => void;
  /** Brings the picture to what was drawn, and resolves when it is there. */
  travel(round: StageRound, pace: Pace): Promise<void>;
  /** Stands at the end of a round without motion, or at the opening picture for null. */
  rest(round: StageRound | null): void;
  /** An open round stands like this, after one step more or by being found again. Only in a game of several steps. */
  stand?(round: OpenStageRound, pace: Pace): Promise<void>;
  /** Of a round's choice what is chosen before it; the choice itself where there is no more in it. */
  openingOf?(choice: Choice): Choice;
  /** The result is lit, or its light goes out. What the tier changes by style alone needs nothing here. */
  light?(round: StageRound | null): void;
}

/** The sounds of an arcade game: on the way, at the result, and for each size of win. */
export type ArcadeCues = Readonly<Record<'begin' | 'land' | 'small' | 'good' | 'big', Cue>>;

/** While the player hurries, stage time runs so much faster. */
const HURRY = 6;
const resultMs = { none: 220, quiet: 220, small: 520, good: 1100, big: 2400 } as const;
/** What is left of the time of a result in quick play. */
const QUICK_SHARE = 0.4;

/**
 * Makes of a picture the stage of an arcade game: the order of a round, its sounds, and the payout that counts up. On the
 * root it says by `data-open` whether a round waits for the player, by `data-moving`, `data-verdict` (won, returned, lost, none), `data-tier` and `data-calm` what is lit.
 */
export function createArcadeStage(
  shell: PlainShell,
  scene: ArcadeScene,
  cues: ArcadeCues,
  options: StageOptions,
): GameStage {
  const { root, time, sound } = shell;
  const { onShown, onState, reducedMotion } = options;
  let isQuick = false;
  let lastRound: StageRound | null = null;
  let chosen: Choice | null = null;
  let stopMoving = () => {};
  /** Counts what is shown: of an end that something newer has replaced no more is lit or counted up. */
  let turn = 0;

  const setMoving = (isMoving: boolean) => {
    root.dataset.moving = String(isMoving);
  };
  const light = (round: StageRound | null) => {
    const tier: PayoutTier = round ? payoutTier(round.stake, round.payout) : 'none';
    root.dataset.tier = tier;
    root.dataset.verdict = round === null ? 'none' : verdictOf(tier);
    scene.light?.(round);
  };
  // A result that is lit belongs to what was chosen for it.
  const choose = (choice: Choice, isFixed: boolean) => {
    const opening = scene.openingOf?.(choice) ?? choice;
    if (!isSameJson(opening, chosen)) light(null);
    chosen = opening;
    scene.choose(choice, isFixed);
  };
  const setOpen = (isOpen: boolean) => {
    root.dataset.open = String(isOpen);
  };
  const settleAt = (round: StageRound | null) => {
    turn += 1;
    setOpen(false);
    stopMoving();
    stopMoving = () => {};
    setMoving(false);
    scene.rest(round);
    light(null);
  };
  const countUp = async (round: StageRound, ms: number) => {
    const state = { share: 0 };
    const timeline = time.timeline();
    timeline.to(state, {
      share: 1,
      duration: ms / 1000,
      onUpdate: () => onShown(countUpAt(0n, round.payout, state.share * 1.6)),
    });
    await time.finished(timeline);
  };
  const perform = async (round: StageRound, pace: Pace) => {
    turn += 1;
    const own = turn;
    const isReplaced = () => own !== turn || shell.isDestroyed();
    choose(round.choice as Choice, true);
    setOpen(false);
    stopMoving();
    stopMoving = () => {};
    await scene.travel(round, pace);
    if (isReplaced()) return;
    setMoving(false);
    lastRound = round;
    onState('presenting');
    const tier = payoutTier(round.stake, round.payout);
    light(round);
    sound.play(cues.land);
    if (tier !== 'none' && tier !== 'quiet') sound.play(cues[tier]);
    await countUp(round, pace === 'full' ? resultMs[tier] : resultMs[tier] * QUICK_SHARE);
    if (isReplaced()) return;
    onShown(round.payout);
    onState('idle');
  };

  root.dataset.calm = String(reducedMotion);
  settleAt(null);
  options.onProgress(1);
  return {
    spin() {
      turn += 1;
      stopMoving();
      onShown(0n);
      onState('spinning');
      light(null);
      setMoving(true);
      sound.play(cues.begin);
      stopMoving = scene.begin(reducedMotion);
    },
    async land(round) {
      try {
        await perform(round, reducedMotion ? 'calm' : isQuick ? 'quick' : 'full');
      } finally {
        time.setSpeed(1);
      }
    },
    async stand(round) {
      turn += 1;
      stopMoving();
      stopMoving = () => {};
      setMoving(false);
      setOpen(true);
      light(null);
      onShown(0n);
      onState('idle');
      await scene.stand?.(round, reducedMotion ? 'calm' : isQuick ? 'quick' : 'full');
    },
    async cancel() {
      settleAt(lastRound);
      onState('idle');
    },
    rest(round) {
      lastRound = round;
      settleAt(round);
      onShown(round?.payout ?? 0n);
      onState('idle');
    },
    choose,
    hurry: () => time.setSpeed(HURRY),
    setQuick(quick) {
      isQuick = quick;
    },
    setSound: (on) => sound.setOn(on),
    isSoundOn: () => sound.isOn(),
    setInsets: (insets) => shell.setInsets(insets),
    destroy: () => shell.destroy(),
  };
}

function verdictOf(tier: PayoutTier): string {
  if (tier === 'none') return 'lost';
  return tier === 'quiet' ? 'returned' : 'won';
}
