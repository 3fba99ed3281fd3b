import type { CallResult } from '@ikka/client';
import { type CallValue, calls, type PlayedRound } from '@ikka/contract';
import { cashOutAction } from '@ikka/game-kit';
import { formatAmount } from '@ikka/money';
import type { Choice, GameStage, NextAction } from '@ikka/stage-kit';
import { pendingOf } from './first-snapshot.ts';
import type { PlayParts } from './play.ts';
import { amountOf, openRoundOf, type PlaySnapshot, withNonce } from './play-state.ts';
import { sendOnce } from './send-round.ts';

type Standing = CallValue<typeof calls.play.takeStep>;
type Failed = Extract<CallResult<unknown>, { ok: false }>;

/** A bet as it is sent: all that it stakes, in smallest units, and what the round is opened with. */
export interface PlacedBet {
  readonly stake: bigint;
  readonly bet: unknown;
}

/** What the steps of a round need of the play that they belong to. */
export interface StepsParts extends Pick<PlayParts, 'client' | 'memory' | 'newKey' | 'wait'> {
  readonly isClosed: () => boolean;
  /** The bet as it is sent, for what is staked and chosen in the bet box. */
  readonly place: (stake: bigint, choice: Choice | null) => PlacedBet;
  readonly snapshot: () => PlaySnapshot;
  readonly set: (change: Partial<PlaySnapshot>) => void;
  readonly stage: () => Pick<GameStage, 'stand' | 'spin' | 'cancel'> | null;
  /** The balance of the server's answer, newer than any before. */
  readonly commit: (balance: bigint) => void;
  readonly settle: (value: { readonly round: PlayedRound; readonly balance: string }) => Promise<void>;
  /** Says what was refused; the play goes on as `phase` says. */
  readonly refused: (answer: Failed, phase: 'idle' | 'open') => void;
  /** Reads the server's word again, with the round that is open. */
  readonly refresh: () => Promise<void>;
  /** The house's pace. */
  readonly pace: () => Promise<void>;
}

/** The rounds of a game in several steps, as one tab plays them. */
export interface PlaySteps {
  /**
   * Opens a round with what is chosen and takes its steps by `nextAction`; without one it stays open. Answers the round where it is
   * over. What is refused stops it there: the round stays open for its player.
   */
  play(nextAction: NextAction | null): Promise<PlayedRound | null>;
  /** Takes one step of the open round. Nothing while another is on its way. */
  act(action: unknown): Promise<void>;
  /** Shows the open round. A stage that fails or goes away does not change what is true. */
  stand(): Promise<void>;
  /** What the main button does: the step that the picture has ready, or cashing out where that may be. */
  goOn(): Promise<void>;
}

const BETWEEN_STEPS_MS = 250;
const BETWEEN_QUICK_STEPS_MS = 60;

/** Refusals after which the page may be behind the server: its word is read again. */
const behind = new Set(['round.open', 'round.step_stale', 'round.unknown', 'round.stake_invalid']);

export function createPlaySteps(parts: StepsParts): PlaySteps {
  const { client, set, snapshot } = parts;
  /** Over a reload: what was sent, and the last round that had been seen by then. */
  const remember = (key: string) => parts.memory.setPending(pendingOf(key, snapshot()));
  const send = (ask: () => Promise<CallResult<Standing>>) =>
    sendOnce(
      {
        wait: parts.wait,
        isClosed: parts.isClosed,
        onReconnecting: (isLost) => {
          if (snapshot().phase !== 'ended') set({ phase: isLost ? 'reconnecting' : 'sending' });
        },
      },
      ask,
    );

  const arrive = async ({ open, round, balance }: Standing): Promise<void> => {
    const { currency, server } = snapshot();
    if (open !== null) {
      const standing = openRoundOf(open, currency);
      parts.commit(amountOf(balance, currency));
      set({
        phase: 'open',
        open: standing,
        prepared: null,
        balance: amountOf(balance, currency),
        server: withNonce(server, standing.nonce + 1),
      });
      await stand();
    } else if (round !== null) {
      set({ open: null });
      await parts.settle({ round, balance });
    } else await parts.refresh();
  };

  const stand = async () => {
    const { open } = snapshot();
    if (open === null) return;
    try {
      await parts.stage()?.stand?.(open);
    } catch (error) {
      console.error(error);
    }
  };

  const refused = async (answer: Failed, phase: 'idle' | 'open') => {
    parts.refused(answer, phase);
    if (phase === 'idle') await parts.stage()?.cancel();
    else await stand();
    if (behind.has(answer.code)) await parts.refresh();
  };

  const act = async (action: unknown) => {
    const { phase, open } = snapshot();
    if (phase !== 'open' || open === null || parts.isClosed()) return;
    const key = parts.newKey();
    remember(key);
    set({ phase: 'sending', notice: null });
    const answer = await send(() =>
      client.call(
        calls.play.takeStep,
        { params: { roundId: open.roundId }, body: { step: open.step, action } },
        { idempotencyKey: key },
      ),
    );
    if (parts.isClosed()) return;
    if (answer.ok) await arrive(answer.value);
    else await refused(answer, 'open');
  };

  const open = async () => {
    const { currency, balance, ...chosen } = snapshot();
    const { stake, bet } = parts.place(chosen.stake, chosen.choice);
    const key = parts.newKey();
    remember(key);
    set({ balance: balance - stake, won: 0n });
    parts.stage()?.spin();
    await parts.pace();
    const answer = await send(() =>
      client.call(
        calls.play.openRound,
        { body: { stake: formatAmount(stake, currency), bet } },
        { idempotencyKey: key },
      ),
    );
    if (parts.isClosed()) return;
    if (answer.ok) await arrive(answer.value);
    else await refused(answer, 'idle');
  };

  const play = async (nextAction: NextAction | null): Promise<PlayedRound | null> => {
    const before = snapshot().lastRound?.roundId;
    await open();
    const goesOn = () => !parts.isClosed() && snapshot().phase === 'open' && snapshot().notice === null;
    while (nextAction !== null && goesOn()) {
      await parts.wait(snapshot().isQuick ? BETWEEN_QUICK_STEPS_MS : BETWEEN_STEPS_MS);
      const { open: standing } = snapshot();
      if (!goesOn() || standing === null) break;
      await act(nextAction(standing) ?? cashOutAction);
    }
    const { lastRound, open: left } = snapshot();
    return left === null && lastRound !== null && lastRound.roundId !== before ? lastRound : null;
  };

  return {
    play,
    act,
    stand,
    async goOn() {
      const { prepared, open } = snapshot();
      if (prepared !== null) await act(prepared);
      else if (open?.cashOut != null) await act(cashOutAction);
    },
  };
}
