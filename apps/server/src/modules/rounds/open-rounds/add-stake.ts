import type { Refusal } from '@ikka/contract';
import { knownCurrency } from '@ikka/money';
import type { Transfer } from '../../ledger/index.ts';
import type { RoundsParts } from '../index.ts';
import { checkGreatestWin, type StakeRefusal, type StakeSource, takeStake } from '../place-bet.ts';
import { addedStakeIdsOf } from '../play.ts';
import type { HeldSeat, Seats } from '../seats.ts';
import { publishEnding, settlingTransfers } from './end-round.ts';
import { holdingTransfers } from './hold-stake.ts';
import { recordOf, type Standing, shownRound } from './standing.ts';
import { attachEnded, attachRaised, type OpenRound, openRoundById, openRoundMovedOn } from './store.ts';
import type { DecidedStep } from './take-step.ts';

/**
 * Takes a step that stakes further: holds the stake and writes the step in one durable batch, which settles and records the round as
 * well where the step ends it. Refused as a bet is (too little money, a limit, an exclusion, a win too great), with nothing
 * written. `moved on` where another process took the round further meanwhile.
 */
export async function addStake(
  parts: RoundsParts,
  seats: Seats,
  seat: HeldSeat,
  step: DecidedStep,
): Promise<Standing | StakeRefusal | Refusal<'round.win_too_great'> | 'moved on'> {
  const { before, after, bet, outcome } = step;
  const currency = knownCurrency(before.currency);
  const tooGreat = checkGreatestWin(parts, before.gameId, bet, currency);
  if (tooGreat !== null) return tooGreat;
  return takeStake<Standing, 'moved on'>(parts, seats, seat, {
    play: step.play,
    stake: after.addedStake - before.addedStake,
    roundId: before.id,
    stakeId: stakeIdOf(after),
    stored: () => movedOn(parts, before),
    async plan(source) {
      const wanted = { round: before, id: stakeIdOf(after), amount: after.addedStake - before.addedStake };
      const held = await holdingTransfers(parts, wanted, source);
      if (step.isOver) return planEnd(parts, step, { held, source });
      return {
        post: { transfers: held, attach: [attachRaised({ ...after, step: before.step })] },
        answer(): Standing {
          seat.cashVersion += 1n;
          parts.facts.publish('BalanceChanged', { memberId: before.memberId });
          return { open: shownRound(after, bet, outcome), settled: null };
        },
      };
    },
    stopped: (sqlState) => (sqlState === openRoundMovedOn ? 'moved on' : null),
  });
}

/** The id of the stake that the last step of a round adds: the same for whoever adds it at this place. */
function stakeIdOf({ id, steps }: OpenRound): string {
  const count = steps.filter(({ stake }) => stake !== undefined).length;
  const stakeId = addedStakeIdsOf(id)[count - 1];
  if (stakeId === undefined) throw new Error(`the steps of round ${id} stake too often`);
  return stakeId;
}

/** Whether the round is no more as it was read: then its step is decided anew. */
async function movedOn(parts: RoundsParts, { id, step }: OpenRound): Promise<'moved on' | null> {
  const now = await openRoundById(parts.database.db, id);
  return now === null || now.endedAt !== null || now.step !== step ? 'moved on' : null;
}

async function planEnd(
  parts: RoundsParts,
  { before, after, bet, outcome }: DecidedStep,
  { held, source }: { readonly held: readonly Transfer[]; readonly source: StakeSource },
) {
  const payout = bet.settle(outcome);
  const endedAt = parts.clock.now();
  const ending = { ...after, step: before.step, payout, outcome, endedAt };
  const settling = await settlingTransfers(parts, { ...before, staked: bet.stake, payout }, source.guard);
  return {
    post: { transfers: [...held, ...settling], attach: [attachEnded(ending)] },
    answer(): Standing {
      source.seat.cashVersion += 1n;
      publishEnding(parts, source.seat, before, ending);
      return {
        open: null,
        settled: recordOf({ ...after, payout, outcome, endedAt }),
      };
    },
  };
}
