import type { ArcadeGuide } from '@ikka/stage-kit';
import type { PendingRound } from '../session/tab-memory.ts';
import { amountOf, currencyOfState, openRoundOf, type PlaySnapshot, type ServerState } from './play-state.ts';
import { nearestStake } from './stake-steps.ts';
import { emptyTally } from './tally.ts';

/** How one chooses in a game, or null in a game without a choice. */
export type Choosing =
  | (Pick<ArcadeGuide, 'first' | 'readChoice' | 'isFinished' | 'steps'> &
      Partial<Pick<ArcadeGuide, 'fields'>>)
  | null;

/** What the tab remembers of a round that it sends. */
export const pendingOf = (
  key: string,
  { server, lastRound }: Pick<PlaySnapshot, 'server' | 'lastRound'>,
): PendingRound => ({ gameId: server.game.gameId, key, seenRoundId: lastRound?.roundId ?? null });

/** Whether the last round of the server is one that this tab sent and did not show to its end. */
function isMissed(state: ServerState, pending: PendingRound | null): boolean {
  if (pending === null || pending.gameId !== state.game.gameId || state.lastRound === null) return false;
  return state.lastRound.roundId !== pending.seenRoundId;
}

/** What the page shows when it opens. A missed round is still to be shown, so its payout is not in the balance yet. */
export function firstSnapshot(
  state: ServerState,
  pending: PendingRound | null,
  choosing: Choosing,
): PlaySnapshot {
  const currency = currencyOfState(state);
  const amount = (text: string) => amountOf(text, currency);
  const stakes = state.stakes.map(amount);
  const open = choosing?.steps && state.openRound ? openRoundOf(state.openRound, currency) : null;
  const missed = !open && isMissed(state, pending) ? state.lastRound : null;
  const before = open ? { stake: state.openRound?.stake, bet: open.choice } : state.lastRound;
  const balance = amount(state.balance);
  const stakeBefore =
    choosing?.steps?.stakes?.stakeOf(before?.bet) ?? amount(before?.stake ?? state.defaultStake);
  return {
    phase: open ? 'open' : missed ? 'showing' : 'idle',
    currency,
    balance: missed ? balance - amount(missed.payout) : balance,
    won: 0n,
    stake: nearestStake(state, stakes, stakeBefore),
    stakes,
    choice: choosing && (choosing.readChoice(before?.bet) ?? choosing.first),
    drafts: {},
    open,
    prepared: null,
    recent: [],
    tally: emptyTally,
    net: amount(state.netPosition),
    autoplay: null,
    autoplayIsEnding: false,
    autoplayEnd: null,
    notice: null,
    closing: null,
    lastRound: state.lastRound,
    isCatchingUp: missed !== null,
    stageState: 'idle',
    freeSpin: null,
    isQuick: false,
    hasStage: false,
    server: state,
  };
}
