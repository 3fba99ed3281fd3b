import { calls, type OwnCrashBet } from '@ikka/contract';
import { CASH_OUT_MAX, payoutOf } from '@ikka/crash/rules';
import type { RoomPlay } from '../room/room-play.ts';
import type { PlayParts } from '../round/play.ts';
import { amountOf } from '../round/play-state.ts';
import type { PlayStore } from '../round/play-store.ts';
import { countRound } from '../round/tally.ts';
import { type CrashRoom, fateOf } from './crash-room.ts';
import type { CrashSnapshot, EndedBet } from './crash-snapshot.ts';

interface EndedBetsParts extends Pick<PlayParts, 'client' | 'tell'>, Pick<RoomPlay, 'send'> {
  readonly store: Pick<PlayStore<CrashSnapshot>, 'snapshot' | 'set'>;
  readonly isClosed: () => boolean;
  readonly onEnded: (bet: EndedBet) => void;
  /** Reads the server's word again. */
  readonly refresh: () => Promise<void>;
}

/** What became of the player's bets, each counted once, whoever told of it. */
export interface EndedBets {
  has(betId: string): boolean;
  /** Ends those of the player's bets that the room shows to be over. */
  noteRoom(room: CrashRoom): void;
  /** Bets that were on when the page last heard and are gone now: the record says what became of them. */
  lookUp(gone: readonly OwnCrashBet[]): Promise<void>;
}

export function createEndedBets(parts: EndedBetsParts): EndedBets {
  const { snapshot, set } = parts.store;
  const amount = (text: string) => amountOf(text, snapshot().currency);
  const ended = new Set<string>();

  const finish = (
    { betId, stake: text }: Pick<OwnCrashBet, 'betId' | 'stake'>,
    end: Pick<EndedBet, 'payout' | 'fate'>,
  ) => {
    if (ended.has(betId)) return;
    ended.add(betId);
    const { won, net, tally } = snapshot();
    const stake = amount(text);
    const { payout, fate } = end;
    const bet: EndedBet = { betId, stake, payout, fate };
    set({
      lastEnded: bet,
      won: fate === 'paid' ? won + payout : won,
      ...(fate === 'returned'
        ? {}
        : { net: net + payout - stake, tally: countRound(tally, { stake, payout }) }),
    });
    parts.tell({ type: 'balance-changed' });
    parts.onEnded(bet);
  };

  return {
    has: (betId) => ended.has(betId),
    noteRoom({ mine, end }) {
      for (const bet of mine) {
        if (bet.cashOut !== null) finish(bet, { fate: 'paid', payout: amount(bet.payout) });
        else if (end !== null) {
          const fate = fateOf(bet, end);
          const stake = amount(bet.stake);
          const paid = fate === 'paid' ? payoutOf(stake, bet.autoCashOut ?? CASH_OUT_MAX) : 0n;
          finish(bet, { fate, payout: fate === 'returned' ? stake : paid });
        }
      }
    },
    async lookUp(gone) {
      // Until it is known what became of them autoplay waits.
      const { answer } = await parts.send(() => parts.client.call(calls.play.playedRounds));
      if (!answer.ok || parts.isClosed()) return;
      for (const bet of gone) {
        const round = answer.value.rounds.find(({ roundId }) => roundId === bet.betId);
        const payout = amount(round?.payout ?? bet.stake);
        const fate = round === undefined ? 'returned' : payout > 0n ? 'paid' : 'lost';
        finish(bet, { fate, payout });
      }
      await parts.refresh();
    },
  };
}
