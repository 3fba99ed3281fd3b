import { isRefusal } from '@ikka/contract';
import type { RoundsParts } from '../index.ts';
import type { HeldSeat, Seats } from '../seats.ts';
import { endRound } from './end-round.ts';
import { gameOf, pairOf, seedsOf } from './standing.ts';
import { forgetEnded, type OpenRound, openRoundById, overdueRounds, stakedOn } from './store.ts';

/** So many are read at once. */
const pageSize = 200;
/** How long a repeated key finds how its round ended. */
const keptMs = 3 * 24 * 3_600_000;

/**
 * Ends the rounds whose time is over by the rule of their game: settled as they stand, or the stake given back. Safe to run in
 * several processes at once. Answers how many this call ended.
 */
export async function endOverdue(parts: RoundsParts, seats: Seats): Promise<number> {
  let ended = 0;
  const faults: unknown[] = [];
  for await (const round of allOverdue(parts)) {
    try {
      const hasEnded = await seats.hold(round.memberId, (seat) => endLeftBehind(parts, seat, round.id));
      if (!isRefusal(hasEnded) && hasEnded) ended += 1;
    } catch (fault) {
      // Rounds that cannot be ended, however many, must not keep the others open.
      faults.push(fault);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'open rounds could not be ended');
  return ended;
}

/** Every round whose time is over now, page by page. */
async function* allOverdue({ database, clock }: RoundsParts): AsyncGenerator<OpenRound> {
  const now = clock.now();
  let last: OpenRound | undefined;
  do {
    const page = await overdueRounds(database.db, now, { after: last, limit: pageSize });
    yield* page;
    last = page.length < pageSize ? undefined : page.at(-1);
  } while (last !== undefined);
}

async function endLeftBehind(parts: RoundsParts, seat: HeldSeat, id: string): Promise<boolean> {
  // Read again in the seat: its player may have gone on while this waited.
  const round = await openRoundById(parts.database.db, id);
  if (round === null || round.endedAt !== null) return false;
  return endRound(parts, seat, round, await endingOf(parts, seat, round));
}

async function endingOf(parts: RoundsParts, seat: HeldSeat, round: OpenRound) {
  const { id, step, steps, addedStake } = round;
  const stood = gameOf(parts, round).steps.resume(stakedOn(round), round.choice);
  const seeds = seedsOf(await pairOf(seat, round), round);
  const bet = stood.leave(seeds);
  const outcome = bet.draw(seeds);
  const payout = bet.leftBehind() === 'settle' ? bet.settle(outcome) : null;
  return { id, step, choice: bet.choice, steps, addedStake, payout, outcome, endedAt: parts.clock.now() };
}

/** Forgets the steps of rounds that ended some days ago. What was played stays in the record. */
export async function forgetSteps(parts: Pick<RoundsParts, 'database' | 'clock'>): Promise<void> {
  await forgetEnded(parts.database.db, new Date(parts.clock.now().getTime() - keptMs));
}
