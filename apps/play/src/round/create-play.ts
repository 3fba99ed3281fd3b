import type { CallResult } from '@ikka/client';
import { type CallValue, calls, type PlayedRound } from '@ikka/contract';
import { formatAmount } from '@ikka/money';
import type { Choice, NextAction, StageRound } from '@ikka/stage-kit';
import { type Choosing, firstSnapshot, pendingOf } from './first-snapshot.ts';
import { withoutDrafts } from './number-fields.ts';
import { closesPlay, ending, lastShownMs, type Play, type PlayParts, type StageView } from './play.ts';
import { createPlayAutoplay } from './play-autoplay.ts';
import { createPlayNumbers } from './play-numbers.ts';
import {
  amountOf,
  currencyOfState,
  type OpenRound,
  openRoundOf,
  type ServerState,
  withNonce,
} from './play-state.ts';
import { createPlaySteps, type PlacedBet } from './play-steps.ts';
import { createPlayStore } from './play-store.ts';
import { sendRound } from './send-round.ts';
import { isOffered } from './stake-steps.ts';
import { countRound, emptyTally } from './tally.ts';

const RECENT_MOST = 24;

export function createPlay(parts: PlayParts, first: ServerState, choosing: Choosing = null): Play {
  const currency = currencyOfState(first);
  const amount = (text: string) => amountOf(text, currency);
  const stageRound = (round: PlayedRound): StageRound => ({
    choice: round.bet ?? null,
    outcome: round.outcome,
    stake: amount(round.stake),
    payout: amount(round.payout),
  });
  const stakesOf = (state: ServerState) => state.stakes.map(amount);

  /** The balance of the server's last answer. */
  let committed = amount(first.balance);
  let lastSentAt = Number.NEGATIVE_INFINITY;
  let stage: StageView | null = null;
  let isClosed = false;
  /** Counts what changes the balance, so that an older word of the server is not believed over a newer one. */
  let turn = 0;
  const store = createPlayStore(parts, first, firstSnapshot(first, parts.memory.pending(), choosing));
  const { snapshot, set } = store;
  const isOfThisGame = parts.memory.pending()?.gameId === first.game.gameId;
  if (isOfThisGame && !snapshot().isCatchingUp) parts.memory.setPending(null);

  const failed = (answer: Extract<CallResult<unknown>, { ok: false }>, phase: 'idle' | 'open' = 'idle') => {
    const { code, message } = answer;
    // An open round can be ended whatever stands in the way of another stake.
    const staysOpen = phase === 'open' && closesPlay(code);
    if (staysOpen) beginClosing(code);
    const isOver = ending.has(code) && !staysOpen;
    set({ phase: isOver ? 'ended' : phase, balance: committed, notice: { code, message } });
    if (isOver) parts.tell({ type: 'session-ended', code });
    else if (phase === 'idle') close();
  };

  /** Nothing more is begun; what is on is played and shown to its end. */
  const beginClosing = (closing: string) => {
    set({ closing });
    autoplaying.stop('refused');
  };
  const close = () => {
    const { phase, closing } = snapshot();
    if (closing === null || phase === 'ended' || isClosed) return;
    set({ phase: 'ended', notice: { code: closing, message: '' } });
    parts.tell({ type: 'session-ended', code: closing });
  };

  /** Shows a settled round to its end. A stage that fails or goes away does not change what is true. */
  const show = async (round: PlayedRound) => {
    try {
      await stage?.land(stageRound(round));
    } catch (error) {
      console.error(error);
    }
  };

  const settle = (value: Pick<CallValue<typeof calls.play.playRound>, 'round' | 'balance'>) => {
    const payout = amount(value.round.payout);
    committed = amount(value.balance);
    turn++;
    const { server } = snapshot();
    set({
      phase: 'showing',
      balance: committed - payout,
      lastRound: value.round,
      server: withNonce(server, value.round.nonce + 1),
    });
  };

  const shown = (round: PlayedRound, countsNow: boolean) => {
    parts.memory.setPending(null);
    const stake = amount(round.stake);
    const payout = amount(round.payout);
    const gain = countsNow ? payout - stake : 0n;
    const { phase, closing, net, recent, tally } = snapshot();
    const isLast = closing !== null;
    set({
      phase: phase === 'ended' ? 'ended' : isLast ? 'showing' : 'idle',
      balance: committed,
      won: payout,
      net: net + gain,
      recent: [round, ...recent].slice(0, RECENT_MOST),
      ...(countsNow ? { tally: countRound(tally, { stake, payout }) } : {}),
      isCatchingUp: false,
      freeSpin: null,
    });
    parts.tell({ type: 'balance-changed' });
    if (isLast) void parts.wait(lastShownMs).then(close);
  };

  /** One round from its key to its end; null when it was not played. */
  const playOnce = async (nextAction: NextAction | null = null): Promise<PlayedRound | null> => {
    const { phase, stake, choice } = snapshot();
    if (phase !== 'idle' || !stage || isClosed || numbers.problems().length > 0) return null;
    if (choice && choosing?.isFinished?.(choice) === false) {
      set({ notice: { code: 'round.bet_invalid', message: '' } });
      return null;
    }
    set({ phase: 'sending', notice: null, autoplayEnd: null });
    const needed = place(stake, choice).stake;
    if (needed > committed) {
      // Perhaps money came in meanwhile: ask once before saying no.
      await refresh();
      // The session is over, or a round was begun elsewhere: the page stands there now.
      if (snapshot().phase !== 'sending') return null;
      if (needed > committed) {
        set({ phase: 'idle', notice: { code: 'wallet.insufficient_funds', message: '' } });
        return null;
      }
    }
    if (steps) return steps.play(nextAction);
    turn++;
    const key = parts.newKey();
    parts.memory.setPending(pendingOf(key, snapshot()));
    set({ balance: committed - stake, won: 0n });
    stage.spin();
    await pace();
    const answer = await sendRound(
      {
        client: parts.client,
        wait: parts.wait,
        isClosed: () => isClosed,
        onReconnecting: (lost) => {
          if (snapshot().phase !== 'ended') set({ phase: lost ? 'reconnecting' : 'sending' });
        },
      },
      { key, stake: formatAmount(stake, currency), ...(choice ? { bet: choice } : {}) },
    );
    if (isClosed) return null;
    if (!answer.ok) {
      // After a lost session the fate may still be unknown: the next session looks.
      if (!ending.has(answer.code)) {
        parts.memory.setPending(null);
        await stage?.cancel();
      }
      failed(answer);
      if (answer.code === 'round.stake_invalid') await refresh();
      return null;
    }
    await settleAndShow(answer.value);
    return isClosed ? null : answer.value.round;
  };

  const settleAndShow = async (value: Pick<CallValue<typeof calls.play.playRound>, 'round' | 'balance'>) => {
    settle(value);
    await show(value.round);
    if (!isClosed) shown(value.round, true);
  };

  /** The house's pace: no round sooner than so long after the one before. */
  const pace = async () => {
    const early = lastSentAt + snapshot().server.minimumSpinMs - parts.now();
    if (early > 0) await parts.wait(early);
    lastSentAt = parts.now();
  };

  const refresh = async () => {
    const asked = turn;
    const answer = await parts.client.call(calls.play.playState);
    if (turn !== asked || isClosed) return;
    if (!answer.ok) {
      if (ending.has(answer.code)) failed(answer);
      return;
    }
    const state = answer.value;
    const stakes = stakesOf(state);
    committed = amount(state.balance);
    const { phase, open: shown } = snapshot();
    const isResting = phase === 'idle' || phase === 'sending' || phase === 'open';
    const open = steps && state.openRound ? openRoundOf(state.openRound, currency) : null;
    const isSame = open?.roundId === shown?.roundId && open?.step === shown?.step;
    if (isResting && !isSame) goOnWith(state, open);
    set({
      server: state,
      stakes,
      ...(isResting ? { balance: committed, net: amount(state.netPosition) } : {}),
    });
  };

  /** The round went on, began or ended elsewhere: the page stands where it stands now. */
  const goOnWith = (state: ServerState, open: OpenRound | null) => {
    parts.memory.setPending(null);
    set({
      phase: open ? 'open' : 'idle',
      open,
      lastRound: state.lastRound,
      choice: (open && choosing?.readChoice(open.choice)) ?? snapshot().choice,
    });
    if (open) void steps?.stand();
    else {
      stage?.rest(state.lastRound && stageRound(state.lastRound));
      close();
    }
  };

  const beat = async () => {
    const answer = await parts.client.call(calls.play.playTime);
    if (isClosed || snapshot().phase === 'ended') return;
    if (answer.ok) {
      const { realityCheckMinutes } = answer.value;
      set({ server: { ...snapshot().server, realityCheckMinutes } });
      return;
    }
    if (!ending.has(answer.code)) return;
    if (snapshot().phase === 'idle') failed(answer);
    // A round that is on its way or open is played and shown to its end.
    else if (closesPlay(answer.code)) beginClosing(answer.code);
  };

  const catchUp = async (round: PlayedRound) => {
    const mine = stage;
    stage?.spin();
    await parts.wait(600);
    await show(round);
    // A stage that was built anew meanwhile shows it itself.
    if (!isClosed && stage === mine) shown(round, false);
  };

  const place = (stake: bigint, choice: Choice | null): PlacedBet =>
    (choice && choosing?.steps?.stakes?.place(stake, choice)) ?? { stake, bet: choice };

  const isFixed = () => snapshot().phase !== 'idle' || snapshot().autoplay !== null;
  const numbers = createPlayNumbers({ snapshot, set, isFixed, choosing, place });

  const steps = choosing?.steps
    ? createPlaySteps({
        ...parts,
        place,
        isClosed: () => isClosed,
        snapshot,
        set,
        stage: () => stage,
        commit(balance) {
          committed = balance;
          turn++;
        },
        settle: settleAndShow,
        refused: failed,
        refresh,
        pace,
      })
    : null;

  const autoplaying = createPlayAutoplay({ snapshot, set, wait: parts.wait, playOnce });

  return {
    snapshot,
    subscribe: store.subscribe,
    report: set,
    setStage(next) {
      stage = next;
      set({ hasStage: next !== null });
      if (!next) return;
      const { isQuick, isCatchingUp, lastRound, phase, open } = snapshot();
      next.setQuick(isQuick);
      if (isCatchingUp && lastRound && phase === 'showing') {
        void catchUp(lastRound);
        return;
      }
      if (open) {
        void steps?.stand();
        return;
      }
      next.rest(lastRound && stageRound(lastRound));
      set({ won: 0n });
    },
    numbers,
    setStake(stake) {
      const { server, stakes, drafts } = snapshot();
      if (isFixed() || !isOffered(server, stakes, stake)) return;
      set({ stake, drafts: withoutDrafts(drafts, ['stake']) });
    },
    choose(wished) {
      const { choice: before, drafts } = snapshot();
      const choice = choosing?.readChoice(wished);
      if (!choice || isFixed()) return;
      const changed = Object.keys(choice).filter((name) => choice[name] !== before?.[name]);
      set({ choice, won: 0n, drafts: withoutDrafts(drafts, changed) });
    },
    clearTally: () => set({ tally: emptyTally }),
    setFairness: (seeds) => set({ server: { ...snapshot().server, ...seeds } }),
    spin() {
      const { phase, autoplay } = snapshot();
      if (phase === 'showing' || phase === 'replaying') stage?.hurry();
      else if (phase === 'open') void steps?.goOn();
      else if (!autoplay) void playOnce();
    },
    act(action) {
      if (!snapshot().autoplay) void steps?.act(action);
    },
    startAutoplay(plan) {
      if (numbers.problems().length === 0) autoplaying.start(plan);
    },
    stopAutoplay: autoplaying.stop,
    replay(round) {
      const { phase, autoplay, lastRound: before } = snapshot();
      if (phase !== 'idle' || autoplay || !stage) return;
      set({ phase: 'replaying', notice: null, won: 0n });
      stage.spin();
      const run = async () => {
        await parts.wait(600);
        await show(round);
        await parts.wait(1200);
        if (snapshot().phase !== 'replaying') return;
        stage?.rest(before && stageRound(before));
        set({ phase: 'idle', won: 0n, freeSpin: null });
        close();
      };
      void run();
    },
    refresh,
    beat,
    close() {
      isClosed = true;
      store.close();
    },
  };
}
