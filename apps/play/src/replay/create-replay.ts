import type { RoundReplay } from '@ikka/contract';
import { type Currency, knownCurrency } from '@ikka/money';
import type { OpenStageRound, StageRound } from '@ikka/stage-kit';
import type { StageView } from '../round/play.ts';
import { amountOf } from '../round/play-state.ts';
import type { StageKeeper } from '../stage/use-stage.ts';

/** Where a replay stands: at a step of the round, the last of which is its end. */
export interface ReplaySnapshot {
  readonly currency: Currency;
  readonly server: Pick<RoundReplay, 'currency' | 'currencySymbol'>;
  readonly position: number;
  /** The position of the round's end; 0 for a round of one bet. */
  readonly last: number;
  readonly isRunning: boolean;
}

/** A settled round on the stage of its game. It decides nothing and moves no money. */
export interface Replay extends StageKeeper {
  snapshot(): ReplaySnapshot;
  subscribe(listen: () => void): () => void;
  /** Shows the whole round from its beginning. */
  run(): void;
  /** Shows one position and stays there. */
  go(position: number): void;
  close(): void;
}

const BETWEEN_STEPS_MS = 900;
const SPIN_MS = 600;

/** The stage begins by itself once it is there. `wait` resolves after so many milliseconds. */
export function createReplay(replay: RoundReplay, wait: (ms: number) => Promise<void>): Replay {
  const currency = knownCurrency(replay.currency);
  const steps = (replay.steps ?? []).map(
    ({ bet, shown, stake, cashOut }): OpenStageRound => ({
      choice: bet,
      shown,
      stake: amountOf(stake, currency),
      cashOut: cashOut === null ? null : amountOf(cashOut, currency),
    }),
  );
  const { bet, outcome, stake, payout } = replay.round;
  const round: StageRound = {
    choice: bet ?? null,
    outcome,
    stake: amountOf(stake, currency),
    payout: amountOf(payout, currency),
  };
  const listeners = new Set<() => void>();
  let stage: StageView | null = null;
  /** Counts wishes: what an older one has still to show is not shown. */
  let turn = 0;
  const { currency: code, currencySymbol } = replay;
  let snapshot: ReplaySnapshot = {
    currency,
    server: { currency: code, currencySymbol },
    position: 0,
    last: steps.length,
    isRunning: false,
  };
  const set = (change: Partial<ReplaySnapshot>) => {
    snapshot = { ...snapshot, ...change };
    for (const listen of [...listeners]) listen();
  };

  const show = async (position: number, isMine: () => boolean) => {
    const step = steps[position];
    if (step !== undefined) return stage?.stand?.(step);
    if (steps.length === 0) {
      stage?.spin();
      await wait(SPIN_MS);
    }
    if (isMine()) await stage?.land(round);
  };

  /** Shows positions one after the other, unless another wish comes. */
  const showAll = async (positions: readonly number[]) => {
    turn += 1;
    const mine = turn;
    const isMine = () => mine === turn && stage !== null;
    if (!isMine()) return;
    stage?.rest(null);
    for (const position of positions) {
      set({ position, isRunning: true });
      await show(position, isMine);
      if (!isMine()) return;
      if (position !== positions.at(-1)) await wait(BETWEEN_STEPS_MS);
      if (!isMine()) return;
    }
    set({ isRunning: false });
  };
  const begin = (positions: readonly number[]) => {
    showAll(positions).catch((error: unknown) => {
      // A stage that goes away while it shows does not change what is true.
      console.error(error);
      set({ isRunning: false });
    });
  };
  const all = Array.from({ length: steps.length + 1 }, (_, position) => position);

  return {
    snapshot: () => snapshot,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    setStage(next) {
      stage = next;
      if (next !== null) begin(all);
    },
    run: () => begin(all),
    go(position) {
      if (all.includes(position)) begin([position]);
    },
    report: () => {},
    choose: () => {},
    act: () => {},
    close() {
      turn += 1;
      listeners.clear();
    },
  };
}
