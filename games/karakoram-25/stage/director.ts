import { countUpAt, type Shell, type StageOptions, type StageRound } from '@ikka/stage-kit';
import { type LineWin, payoutOf, presentRound, readOutcome, type Stops } from '../rules/index.ts';
import { cues } from './cues.ts';
import { planPresentation, type Step, tierOf } from './presentation-plan.ts';
import type { Scene } from './scene.ts';
import { type Pace, planStops } from './spin-plan.ts';

type StepOf<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;
type Performer = { readonly [Kind in Step['kind']]: (step: StepOf<Kind>, stake: bigint) => Promise<void> };

/** Performs what the plans say. It is the only place that gives orders to the scene. */
export interface Director {
  begin(): void;
  perform(round: StageRound, pace: Pace): Promise<void>;
  retreat(): Promise<void>;
  rest(round: StageRound | null): void;
}

/** A window with every high symbol, the summit and a lamp, and no win: the picture before the first spin. */
const openingStops: Stops = [3, 27, 3, 19, 13];

export function createDirector(shell: Shell, scene: Scene, options: StageOptions): Director {
  const { time, sound } = shell;
  const { reels, lines, plaque, banner, coins, backdrop } = scene;
  const { money, text, onShown, onState } = options;
  let resting: Stops = openingStops;
  let pace: Pace = 'full';
  let spinNumber = 0;
  let isNight = false;

  const quiet = () => {
    lines.clear();
    plaque.hide();
    coins.clear();
    reels.spotlight(null);
  };
  const burst = (count: number) => {
    const { x, y } = scene.middle();
    coins.burst(x, y, pace === 'full' ? count : count / 2);
  };
  const lineWords = (win: LineWin) => text('stage.line', { line: win.line });

  /** After everything was shown, the winning lines go on in turn until the next spin. */
  const repeatLines = async (
    wins: readonly LineWin[],
    isQuiet: boolean,
    amountOf: (win: LineWin) => bigint,
  ) => {
    const mine = spinNumber;
    for (let i = 0; mine === spinNumber && wins.length > 0; i++) {
      const win = wins[i % wins.length] as LineWin;
      reels.spotlight(win.cells);
      plaque.show(lineWords(win), money(amountOf(win)));
      if (!isQuiet) reels.swell(win.cells);
      if (i === 0 || wins.length > 1) await lines.draw(win.line, 260);
      const alive = await time.wait(1250).then(() => mine === spinNumber);
      if (!alive || shell.isDestroyed()) return;
    }
  };

  const performer: Performer = {
    async reels({ spin, isSent }) {
      quiet();
      onState(spin.isFree ? 'free-spins' : 'spinning');
      if (!isSent && pace !== 'calm') {
        reels.turn();
        sound.play(cues.spin);
        await time.wait(pace === 'full' ? 380 : 160);
      }
      let endHum = () => {};
      let lamps = 0;
      if (pace === 'calm') await reels.fadeTo(spin.stops);
      else {
        await reels.land(planStops(spin, pace), {
          onStop(stop) {
            sound.play(cues.stop, 1 + stop.reel * 0.04);
            scene.nudge(pace === 'full' ? 2.5 : 1);
            if (stop.scatters === 0) return;
            lamps += stop.scatters;
            sound.play(cues.lamp, 1 + lamps * 0.12);
            reels.swell(spin.scatters.filter(({ reel }) => reel === stop.reel));
          },
          onAnticipation(reel) {
            endHum();
            endHum = reel === null ? () => {} : sound.play(cues.anticipation);
          },
        });
      }
      resting = spin.stops;
      if (!spin.isFree) onState('presenting');
    },
    async scatters({ cells, coins: won, ms }, stake) {
      reels.spotlight(cells);
      reels.swell(cells);
      sound.play(cues.lamp, 1.3);
      plaque.show(text('stage.lamps', { count: cells.length }), money(payoutOf(won, stake)));
      await time.wait(ms);
    },
    async line({ win, coins: won, ms, isQuiet }, stake) {
      reels.spotlight(win.cells);
      if (!isQuiet) reels.swell(win.cells);
      plaque.show(lineWords(win), money(payoutOf(won, stake)));
      if (!isQuiet) sound.play(cues.line, 1 + win.count * 0.06);
      await lines.draw(win.line, ms * 0.7);
      await time.wait(ms * 0.3);
    },
    async count({ fromCoins, toCoins, tier, ms }, stake) {
      if (tier !== 'quiet') sound.play(cues[tier]);
      if (tier === 'good') burst(14);
      await countUp(payoutOf(fromCoins, stake), payoutOf(toCoins, stake), ms, onShown);
      onShown(payoutOf(toCoins, stake));
    },
    async celebrate({ tier, coins: won, toCoins, ms }, stake) {
      const amount = payoutOf(won, stake);
      const before = payoutOf(toCoins - won, stake);
      const figure = money(amount);
      const note = text('stage.multiple', { times: Math.floor(won / 25) });
      sound.play(cues[tier]);
      banner.show({ title: text(`stage.${tier}`), figure: money(0n), note }, { isNight, hasRays: true });
      burst(tier === 'great' ? 60 : 34);
      await countUp(0n, amount, ms * 0.6, (shown) => {
        banner.setFigure(money(shown));
        onShown(before + shown);
      });
      banner.setFigure(figure);
      onShown(before + amount);
      plaque.hide();
      burst(tier === 'great' ? 50 : 20);
      await time.wait(ms * 0.4);
      await banner.hide();
    },
    async 'free-begin'({ spins, ms }) {
      await enterNight();
      await announce(text('stage.freeSpins'), String(spins), text('stage.doubled'), ms);
    },
    async 'free-spin'({ number, of }) {
      quiet();
      options.onFreeSpin({ number, of });
    },
    async 'free-more'({ spins, ms }) {
      await announce(text('stage.moreFreeSpins'), `+${spins}`, text('stage.doubled'), ms * 0.7);
    },
    async 'free-end'({ coins: won, ms }, stake) {
      quiet();
      const tier = tierOf(won);
      const hasWon = tier !== 'none' && tier !== 'quiet';
      if (hasWon) {
        sound.play(cues[tier]);
        burst(tier === 'small' ? 12 : 40);
      }
      const words = { title: text('stage.freeSpinsEnd'), figure: money(payoutOf(won, stake)), note: '' };
      banner.show(words, { isNight: true, hasRays: hasWon });
      await time.wait(ms);
      await banner.hide();
      options.onFreeSpin(null);
      isNight = false;
      backdrop.setNight(false, 900);
    },
  };

  const countUp = async (from: bigint, to: bigint, ms: number, show: (amount: bigint) => void) => {
    const state = { share: 0 };
    const timeline = time.timeline();
    timeline.to(state, {
      share: 1,
      duration: ms / 1000,
      ease: 'power1.out',
      onUpdate: () => show(countUpAt(from, to, state.share)),
    });
    await time.finished(timeline);
  };
  const enterNight = async () => {
    isNight = true;
    onState('free-spins');
    sound.play(cues.night);
    backdrop.setNight(true, 1400);
    await time.wait(pace === 'full' ? 500 : 200);
  };
  const announce = async (title: string, figure: string, note: string, ms: number) => {
    plaque.hide();
    banner.show({ title, figure, note }, { isNight: true, hasRays: true });
    await time.wait(ms);
    await banner.hide();
  };

  return {
    begin() {
      spinNumber++;
      quiet();
      onShown(0n);
      onState('spinning');
      sound.play(cues.spin);
      reels.turn();
    },
    async perform(round, nextPace) {
      pace = nextPace;
      const outcome = readOutcome(round.outcome);
      if (!outcome) throw new Error('the outcome of this round is not one of this game');
      const view = presentRound(outcome);
      for (const step of planPresentation(view, pace)) {
        if (shell.isDestroyed()) return;
        const act = performer[step.kind] as (step: Step, stake: bigint) => Promise<void>;
        await act(step, round.stake);
      }
      if (shell.isDestroyed()) return;
      onShown(round.payout);
      onState('idle');
      const last = view.spins.length === 1 ? view.spins[0] : undefined;
      if (last && last.lineWins.length > 0) {
        void repeatLines(last.lineWins, tierOf(last.wonCoins) === 'quiet', (win) =>
          payoutOf(win.coins, round.stake),
        );
      }
    },
    async retreat() {
      await reels.fadeTo(resting);
      onState('idle');
    },
    rest(round) {
      spinNumber++;
      quiet();
      const outcome = round ? readOutcome(round.outcome) : undefined;
      resting = outcome ? (outcome.freeSpins.at(-1) ?? outcome.stops) : openingStops;
      reels.rest(resting);
      onShown(round?.payout ?? 0n);
      onState('idle');
    },
  };
}
