import type { CallResult } from '@ikka/client';
import { calls } from '@ikka/contract';
import { closesPlay, ending, lastShownMs, type PlayParts } from '../round/play.ts';
import { amountOf, type PlaySnapshot } from '../round/play-state.ts';
import type { PlayStore } from '../round/play-store.ts';
import { insist, type Sent } from './insist.ts';
import type { RoomClock } from './room-clock.ts';

/** What a play at a shared room is given. */
export interface RoomPlayParts extends Omit<PlayParts, 'memory'> {
  readonly clock: RoomClock;
}

/** What every page of a shared room shows. */
export interface RoomSnapshot extends PlaySnapshot {
  readonly isLineOpen: boolean;
}

/** What the games differ in. */
interface RoomPlayGame {
  readonly store: Pick<PlayStore<RoomSnapshot>, 'snapshot' | 'set' | 'close'>;
  /** The player has bets on or on their way, whose end he is to see even after his session. */
  readonly hasBets: () => boolean;
  /** What his bets come to is on the stage now. */
  readonly isShowing: () => boolean;
  /** Nothing more may be begun: what still waited is given up. */
  readonly onOver: () => void;
  /** Whether what the page counts of ended bets is in the books too by now. */
  readonly areBetsInBooks: () => boolean;
}

/** A member's play at a shared room, as far as it is the same whatever is played there. */
export interface RoomPlay {
  isClosed(): boolean;
  /** Shows whether bets wait, are decided, or the line is down. */
  showPhase(): void;
  noteLine(isOpen: boolean): void;
  /** The play session is over. */
  over(code: string): void;
  /**
   * Ends the play where the refusal says that the session is over; answers whether it says so. Where play is closed to the player, his
   * bets are played to their end first.
   */
  isOver(refusal: { readonly code: string }): boolean;
  /** Takes a balance over from a word of this version; answers false where a newer word is known. */
  noteBalance(version: number, balance: string | null): boolean;
  /** Sends a wish until it is answered. */
  send<Answer extends CallResult<unknown>>(ask: () => Promise<Answer>): Promise<Sent<Answer>>;
  /** Reads the server's word again. */
  refresh(): Promise<void>;
  /** A sign of life; answers whether the play goes on. */
  beat(): Promise<boolean>;
  close(): void;
}

export function createRoomPlay(parts: RoomPlayParts, game: RoomPlayGame): RoomPlay {
  const { snapshot, set } = game.store;
  const amount = (text: string) => amountOf(text, snapshot().currency);
  let isClosed = false;
  /** Of the word on the balance that counts; a word of an earlier version is not believed. */
  let balanceVersion = 0;
  let isLeaving = false;

  const phaseNow = (): PlaySnapshot['phase'] => {
    const { phase, isLineOpen } = snapshot();
    if (phase === 'ended') return 'ended';
    if (!isLineOpen) return 'reconnecting';
    return game.isShowing() ? 'showing' : 'idle';
  };
  const showPhase = () => {
    set({ phase: phaseNow() });
    leaveWhenOver();
  };

  const over = (code: string) => {
    if (snapshot().phase === 'ended') return;
    set({ phase: 'ended', notice: { code, message: '' } });
    game.onOver();
    parts.tell({ type: 'session-ended', code });
  };
  const isOver = ({ code }: { readonly code: string }): boolean => {
    if (!ending.has(code)) return false;
    if (!closesPlay(code) || !game.hasBets()) over(code);
    else if (snapshot().closing === null) {
      set({ closing: code });
      game.onOver();
    }
    return true;
  };
  /** What came of the last bet is seen for a moment; one that was on its way may have come to stand meanwhile. */
  const leaveWhenOver = () => {
    const { closing } = snapshot();
    if (closing === null || isLeaving || game.hasBets()) return;
    isLeaving = true;
    void parts.wait(lastShownMs).then(() => {
      isLeaving = false;
      if (isClosed) return;
      if (!game.hasBets()) over(closing);
    });
  };

  return {
    isClosed: () => isClosed,
    showPhase,
    noteLine(isLineOpen) {
      set({ isLineOpen });
      showPhase();
    },
    over,
    isOver,
    noteBalance(version, balance) {
      if (balance === null || version < balanceVersion) return false;
      balanceVersion = version;
      set({ balance: amount(balance) });
      return true;
    },
    send: (ask) => insist({ wait: parts.wait, isClosed: () => isClosed }, ask),
    async refresh() {
      const asked = { version: balanceVersion, net: snapshot().net, areBetsInBooks: game.areBetsInBooks() };
      const answer = await parts.client.call(calls.play.playState);
      if (isClosed) return;
      if (!answer.ok) {
        isOver(answer);
        return;
      }
      const server = answer.value;
      const stakes = server.stakes.map(amount);
      set({ server, stakes });
      // What was heard meanwhile is newer.
      if (balanceVersion === asked.version) set({ balance: amount(server.balance) });
      const isNetOfBooks = asked.areBetsInBooks && game.areBetsInBooks() && snapshot().net === asked.net;
      if (isNetOfBooks) set({ net: amount(server.netPosition) });
    },
    async beat() {
      const answer = await parts.client.call(calls.play.playTime);
      if (isClosed || snapshot().phase === 'ended') return false;
      if (answer.ok) {
        const { realityCheckMinutes } = answer.value;
        set({ server: { ...snapshot().server, realityCheckMinutes } });
      } else if (closesPlay(answer.code) || !game.hasBets()) isOver(answer);
      return answer.ok;
    },
    close() {
      isClosed = true;
      game.store.close();
    },
  };
}
