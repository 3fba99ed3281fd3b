import type { CallValue, calls, OpenRoundView, PlayedRound } from '@ikka/contract';
import { type Currency, knownCurrency, parseAmount } from '@ikka/money';
import type { Choice, OpenStageRound, StageState } from '@ikka/stage-kit';
import type { Autoplay, AutoplayEnd } from './autoplay.ts';
import type { Drafts } from './number-fields.ts';
import type { Tally } from './tally.ts';

/** The server's word on the game as it stands. */
export type ServerState = CallValue<typeof calls.play.playState>;

/** The server's word after a round took the nonce before this one. */
export const withNonce = (server: ServerState, nonce: number): ServerState => ({
  ...server,
  fairness: server.fairness && { ...server.fairness, nonce },
});

/**
 * What the page is about. `open`: a round of several steps waits for the player; `sending` and `reconnecting`: a round or a step of it is on its way and its fate unknown; `showing`: it is
 * settled and being shown; `replaying`: an old round is shown again; `ended`: the play session is over.
 */
export type Phase = 'idle' | 'open' | 'sending' | 'reconnecting' | 'showing' | 'replaying' | 'ended';

/** Something that the player must be told: a code of the contract and the server's sentence, where it gave one. */
export interface Notice {
  readonly code: string;
  readonly message: string;
}

/** An open round as the page holds it. */
export interface OpenRound extends OpenStageRound {
  readonly roundId: string;
  readonly step: number;
  readonly nonce: number;
  readonly deadlineAt: string;
}

export function openRoundOf(view: OpenRoundView, currency: Currency): OpenRound {
  const { roundId, bet, shown, step, nonce, deadlineAt } = view;
  return {
    roundId,
    choice: bet,
    shown,
    step,
    nonce,
    deadlineAt,
    stake: amountOf(view.stake, currency),
    cashOut: view.cashOut === null ? null : amountOf(view.cashOut, currency),
  };
}

/** Everything that the HUD shows. Amounts are smallest units. */
export interface PlaySnapshot {
  readonly phase: Phase;
  readonly currency: Currency;
  readonly balance: bigint;
  readonly won: bigint;
  /** What the next round stakes; outside of `stakes` after they have changed, and then nothing is begun. */
  readonly stake: bigint;
  readonly stakes: readonly bigint[];
  /** What is chosen for the next round; null in a game without a choice. */
  readonly choice: Choice | null;
  /** What stands typed in the fields of stake and choice, as long as it is not written in full. */
  readonly drafts: Drafts;
  /** The round of several steps that is not over. */
  readonly open: OpenRound | null;
  /** The action that the picture has ready for the main button; null for none. */
  readonly prepared: unknown;
  /** The rounds that were played and shown in this visit, the newest first. */
  readonly recent: readonly PlayedRound[];
  readonly tally: Tally;
  /** Payouts less stakes since the play session began. */
  readonly net: bigint;
  readonly autoplay: Autoplay | null;
  readonly autoplayIsEnding: boolean;
  readonly autoplayEnd: AutoplayEnd | null;
  readonly notice: Notice | null;
  /**
   * Why nothing more may be begun here, a code of the contract, while what was begun before is still on: its player ends it, then the
   * play session is over. Null while play is open.
   */
  readonly closing: string | null;
  readonly lastRound: PlayedRound | null;
  /** The round on the stage was settled while the player was away. */
  readonly isCatchingUp: boolean;
  readonly stageState: StageState;
  readonly freeSpin: { readonly number: number; readonly of: number } | null;
  readonly isQuick: boolean;
  readonly hasStage: boolean;
  readonly server: ServerState;
}

/** Reads an amount that the contract has already checked. */
export function amountOf(text: string, currency: Currency): bigint {
  const sign = text.startsWith('-') ? -1n : 1n;
  const amount = parseAmount(text.replace(/^-/, ''), currency);
  if (amount === null) throw new Error(`not an amount of ${currency.code}: ${text}`);
  return sign * amount;
}

export function currencyOfState(state: ServerState): Currency {
  const currency = knownCurrency(state.currency);
  return currency;
}
