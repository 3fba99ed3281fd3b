import { type Refusal, refuse } from '@ikka/contract';
import { isSameJson, type JsonValue } from '@ikka/game-kit';
import type { PlaySession } from '../../../platform/calls.ts';
import type { RoundsParts } from '../index.ts';
import { openRoundView, playedRoundView } from '../round-view.ts';
import type { HeldSeat, Seats } from '../seats.ts';
import { endRound } from './end-round.ts';
import { gameOf, pairOf, type Standing, seedsOf, shownRound, standingOf } from './standing.ts';
import { type OpenRound, openRoundById, writeStep } from './store.ts';

export interface StepWish {
  readonly play: PlaySession;
  readonly roundId: string;
  /** The player's UUIDv7 for this one step, kept over every repetition. */
  readonly key: string;
  /** How many steps the player had seen when deciding. */
  readonly step: number;
  readonly action: unknown;
}

export type StepRefusal = Refusal<
  'round.unknown' | 'round.step_stale' | 'round.action_invalid' | 'idempotency.mismatch' | 'request.too_many'
>;

/** How often a step is taken anew because another process moved the round on; each time it is more likely to be stale. */
const attempts = 5;

/**
 * Takes one step of an open round. A repetition of the key answers where the round stands now and does nothing again; a step that
 * was decided upon an older state is refused with the present one.
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
      const answer = await decide(parts, seat, wish, round);
      if (answer !== 'again') return answer;
    }
    return refuse('request.too_many', { retryAfterSeconds: 1 });
  });
}

const isOwn = (round: OpenRound, play: PlaySession): boolean =>
  round.memberId === play.memberId && round.gameId === play.gameId && round.currency === play.currency;

async function decide(
  parts: RoundsParts,
  seat: HeldSeat,
  wish: StepWish,
  round: OpenRound,
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
  const before = gameOf(parts, round).steps.resume(round.stake, round.choice);
  const seeds = seedsOf(await pairOf(seat, round), round);
  const next = before.act(wish.action, seeds);
  if ('refused' in next) return refuse('round.action_invalid', { reason: next.refused });
  const { bet } = next;
  const outcome = bet.draw(seeds);
  const steps = [...round.steps, { key: wish.key, action: wish.action }];
  const after = { ...round, choice: bet.choice, steps, step: steps.length };
  if (!next.ends && !bet.isOver(outcome)) {
    const isWritten = await writeStep(parts.database.db, round, after);
    return isWritten ? { open: shownRound(after, bet, outcome), settled: null } : 'again';
  }
  const endedAt = parts.clock.now();
  const payout = bet.settle(outcome);
  const hasEnded = await endRound(parts, seat, round, {
    id: round.id,
    step: round.step,
    choice: bet.choice,
    steps,
    payout,
    outcome,
    endedAt,
  });
  return hasEnded ? standingOf(parts, seat, { ...after, endedAt }) : 'again';
}

function stale(round: OpenRound, { open, settled }: Standing): StepRefusal {
  return refuse('round.step_stale', {
    roundId: round.id,
    open: open === null ? null : openRoundView(open),
    round: settled === null ? null : playedRoundView(settled),
  });
}
