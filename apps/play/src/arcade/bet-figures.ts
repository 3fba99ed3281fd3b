import { payoutAt } from '@ikka/game-kit';
import type { ArcadeGuide, Choice, SeveralStakes } from '@ikka/stage-kit';
import { amountOf, type PlaySnapshot } from '../round/play-state.ts';

/** The most that a round of this choice can multiply its stake by, in ten-thousandths; 0 of a choice that is not finished. */
export function greatestMultiplier(guide: ArcadeGuide, choice: Choice): number {
  return guide.steps?.greatest ?? guide.prizes(choice)[0]?.multiplier ?? 0;
}

/** The most that a stake could come to with this choice, in smallest units: what the house holds against its greatest win. */
export function greatestPayout(guide: ArcadeGuide, choice: Choice): (stake: bigint) => bigint {
  const { stakes } = guide.steps ?? {};
  if (stakes) return (stake) => stakes.greatest(stake, choice);
  const multiplier = greatestMultiplier(guide, choice);
  return (stake) => payoutAt(stake, multiplier);
}

/**
 * What a bet of several stakes comes to together, in smallest units: of the round on the table, with all that its steps added, until
 * its result was shown; then of the next one.
 */
export function stakedInAll(
  {
    phase,
    open,
    lastRound,
    stake,
    currency,
  }: Pick<PlaySnapshot, 'phase' | 'open' | 'lastRound' | 'stake' | 'currency'>,
  stakes: SeveralStakes,
  choice: Choice,
): bigint {
  if (open !== null) return open.stake;
  if (phase === 'showing' && lastRound !== null) return amountOf(lastRound.stake, currency);
  return stakes.place(stake, choice).stake;
}
