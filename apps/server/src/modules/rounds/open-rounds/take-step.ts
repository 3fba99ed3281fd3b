import { type Refusal, refuse } from '@ikka/contract';
import { isSameJson, type JsonValue, type OpenBet } from '@ikka/game-kit';
import type { PlaySession } from '../../../platform/calls.ts';
import type { RoundsParts } from '../index.ts';
import type { StakeRefusal } from '../place-bet.ts';
import { openRoundView, playedRoundView } from '../round-view.ts';
import type { HeldSeat, Seats } from '../seats.ts';
import type { TakenStep } from '../tables.ts';
import { addStake } from './add-stake.ts';
import { endRound } from './end-round.ts';
import { gameOf, pairOf, type Standing, seedsOf, shownRound, standingOf } from './standing.ts';
import { type OpenRound, openRoundById, stakedOn, writeStep } from './store.ts';

export interface StepWish {
  readonly play: PlaySession;
  readonly roundId: string;
  /** The player's UUIDv7 for this one step, kept over every repetition. */
  readonly key: string;
  /** How many steps the player had seen when deciding. */
  readonly step: number;
  readonly action: unknown;
}

export type StepRefusal =
  | StakeRefusal
  | Refusal<
      | 'round.unknown'
      | 'round.step_stale'
      | 'round.action_invalid'
      | 'round.win_too_great'
      | 'idempotency.mismatch'
    >;

/** A step that was decided and is not written yet: the round after it, and what it has become. */
export interface DecidedStep {
  readonly play: PlaySession;
  readonly before: OpenRound;
  readonly after: OpenRound;
  readonly bet: OpenBet;
  readonly outcome: JsonValue;
  readonly isOver: boolean;
}

/** How often a step is taken anew because another process moved the round on; each time it is more likely to be stale. */
const attempts = 5;

/**
 * Takes one step of an open round. A repetition of the key answers where the round stands now and does nothing again; a step that
 * was decided upon an older state is refused with the present one. A step that stakes further holds that stake with it, and is
 * refused as a bet is: then the round stands as before.
 */
export async function takeStep(
  parts: RoundsParts,
  seats: Seats,
  wish: StepWish,
): Promise<Standing | StepRefusal> {
  return seats.hold(wish.play.memberId, async (seat) => {
    for (let n = 0; n < attempts; n += 1) {
      const round = await openRoundById(parts.database.db, wish.roundId);
      if (round === null || !isOwn(round, wish.play)) {
        return refuse('round.unknown', { roundId: wish.roundId });
      }
      const answer = await takeStepOf(parts, seats, seat, { wish, round });
      if (answer !== 'again') return answer;
    }
    return refuse('request.too_many', { retryAfterSeconds: 1 });
  });
}

const isOwn = (round: OpenRound, play: PlaySession): boolean =>
  round.memberId === play.memberId && round.gameId === play.gameId && round.currency === play.currency;

async function takeStepOf(
  parts: RoundsParts,
  seats: Seats,
  seat: HeldSeat,
  { wish, round }: { readonly wish: StepWish; readonly round: OpenRound },
): Promise<Standing | StepRefusal | 'again'> {
  const taken = round.steps.find(({ key }) => key === wish.key);
  if (taken !== undefined) {
    return isSameJson(taken.action as JsonValue, wish.action as JsonValue)
      ? standingOf(parts, seat, round)
      : refuse('idempotency.mismatch', { roundId: round.id });
  }
  if (round.endedAt !== null || round.step !== wish.step) {
    return stale(round, await standingOf(parts, seat, round));
  }
  const decided = await decide(parts, seat, { wish, round });
  if ('code' in decided) return decided;
  const { before, after, bet, outcome } = decided;
  if (after.addedStake > before.addedStake) {
    const added = await addStake(parts, seats, seat, decided);
    return added === 'moved on' ? 'again' : added;
  }
  if (!decided.isOver) {
    const isWritten = await writeStep(parts.database.db, before, after);
    return isWritten ? { open: shownRound(after, bet, outcome), settled: null } : 'again';
  }
  const endedAt = parts.clock.now();
  const ending = { ...after, step: before.step, payout: bet.settle(outcome), outcome, endedAt };
  const hasEnded = await endRound(parts, seat, before, ending);
  return hasEnded ? standingOf(parts, seat, { ...after, endedAt }) : 'again';
}

/** What the rules make of the action. Nothing is written, and nobody sees the outcome of a step that is not. */
async function decide(
  parts: RoundsParts,
  seat: HeldSeat,
  { wish, round }: { readonly wish: StepWish; readonly round: OpenRound },
): Promise<DecidedStep | Refusal<'round.action_invalid'>> {
  const staked = stakedOn(round);
  const seeds = seedsOf(await pairOf(seat, round), round);
  const next = gameOf(parts, round).steps.resume(staked, round.choice).act(wish.action, seeds);
  if ('refused' in next) return refuse('round.action_invalid', { reason: next.refused });
  const { bet } = next;
  const outcome = bet.draw(seeds);
  const further = bet.stake - staked;
  const taken: TakenStep = { key: wish.key, action: wish.action };
  const steps = [...round.steps, further > 0n ? { ...taken, stake: String(further) } : taken];
  const addedStake = round.addedStake + further;
  const after = { ...round, choice: bet.choice, steps, step: steps.length, addedStake };
  const isOver = next.ends || bet.isOver(outcome);
  return { play: wish.play, before: round, after, bet, outcome, isOver };
}

function stale(round: OpenRound, { open, settled }: Standing): StepRefusal {
  return refuse('round.step_stale', {
    roundId: round.id,
    open: open === null ? null : openRoundView(open),
    round: settled === null ? null : playedRoundView(settled),
  });
}
